import type { AnnouncedTiebreaker } from '../../../domain/tournaments/event/facts';
import { explainPack } from '../../../domain/tournaments/pack/explain-pack';
import { type PackVersions, currentPack } from '../../../domain/tournaments/pack/pack-versions';
import type { TeamRules } from '../../../domain/tournaments/teams/team-rules';
import type * as answers from '../../kernel/generated/answers';

/** The rules of an event as every interface shows them. They are shown of a pack to start from too, so nothing here reads a store. */

/** The pack in force, in words; version 0 where none was announced. */
export const packView = (packs: PackVersions): answers.AnnouncedPack => ({
  version: packs.length,
  reason: packs.at(-1)?.reason ?? null,
  ...explainPack(currentPack(packs)),
});

/** The rules of a team event; of Game Points either those by result or the bands. */
export const teamRulesView = ({ gamePoints, armies, forfeit, ...rules }: TeamRules): answers.TeamRules => ({
  ...rules,
  forfeit: forfeit ?? null,
  armies: armies ?? null,
  gamePoints:
    gamePoints.by === 'RESULT' ? { win: gamePoints.win, draw: gamePoints.draw, loss: gamePoints.loss } : null,
  bands: gamePoints.by === 'BANDS' ? gamePoints.bands : null,
});

export const tiebreakerView = (tiebreaker: AnnouncedTiebreaker): answers.AnnouncedTiebreaker => ({
  counts: 'SCORES',
  most: null,
  ...tiebreaker,
});
