import { type Entries, type ReferenceEntry, type ReferenceKind, namesIn } from './entry';
import { advancedRules } from './advanced-rules';
import { characteristics } from './characteristics';
import { doublesRules } from './doubles-rules';
import { eventRunning } from './event-running';
import { fightingProcedures } from './fighting-procedures';
import { heroicActions } from './heroic-actions';
import { magicalPowers } from './magical-powers';
import { missileWeapons } from './missile-weapons';
import { movementProcedures } from './movement-procedures';
import { rulings } from './rulings';
import { shootingAndHeroProcedures } from './shooting-and-hero-procedures';
import { specialRules } from './special-rules';
import { specialStrikes } from './special-strikes';
import { turnProcedure, turnSequence } from './turn-sequence';
import { wargear } from './wargear';

const of = <K extends ReferenceKind>(kind: K, entries: Entries<K>): readonly ReferenceEntry[] =>
  Object.entries(entries).map(([id, { aliases, sources, ...entry }]) => {
    const [source, ...furtherSources] = sources;
    const added = { id, kind, aliases: namesIn(aliases), ruleset: 'MESBG_2018', source, furtherSources };
    return { ...entry, ...added } as Extract<ReferenceEntry, { readonly kind: K }>;
  });

/** Everything the documents state that is not a chart or a scenario, in reading order. */
export const referenceEntries: readonly ReferenceEntry[] = [
  ...of('TURN_PHASE', turnSequence),
  ...of('CHARACTERISTIC', characteristics),
  ...of('WARGEAR', wargear),
  ...of('MISSILE_WEAPON', missileWeapons),
  ...of('SPECIAL_STRIKE', specialStrikes),
  ...of('HEROIC_ACTION', heroicActions),
  ...of('MAGICAL_POWER', magicalPowers),
  ...of('SPECIAL_RULE', specialRules),
  ...of('PROCEDURE', {
    ...turnProcedure,
    ...movementProcedures,
    ...shootingAndHeroProcedures,
    ...fightingProcedures,
  }),
  ...of('ADVANCED_RULE', advancedRules),
  ...of('DOUBLES_RULE', doublesRules),
  ...of('EVENT_RULE', eventRunning),
  ...of('RULING', rulings),
];

/** The entry with this id, if there is one. */
export const findReferenceEntry = (id: string): ReferenceEntry | undefined =>
  referenceEntries.find((entry) => entry.id === id);

export type { ReferenceEntry, ReferenceKind } from './entry';
export { referenceKinds } from './entry';
