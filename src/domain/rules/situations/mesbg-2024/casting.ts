import type { CastRules } from '../../magic/may-cast';
import { sources2024 } from '../../rulesets/mesbg-2024/sources';
import { situationSources as sources } from './sources';

const { casting } = sources;

/** Demands on a caster of the 2024 edition. */
export const castRules2024: CastRules = {
  NOT_THE_MOVE_PHASE: ['a power is cast in its caster’s activation', casting],
  ALREADY_CAST: ['it has tried a power this activation already', casting],
  NO_WILL: ['it has no Will to expend', casting],
  LAST_WILL: ['Will of Evil: its last Will point is not to be spent', sources.willOfEvil],
  ENGAGED: ['it is Engaged: it does not activate', sources.activation],
  PRONE: ['it is Prone', casting],
  IMMOBILISED: ['it is Transfixed: it does not activate', sources2024.immobilised],
  OUT_OF_RANGE: ['the target is out of the range that the profile gives the power', sources.powerRange],
  RISKS_A_FRIEND: ['a Good model may not cast what could wound a friend', casting],
  HAS_NOT_LANDED: ['a flyer must land first', casting],
};
