import { ruling } from '../../../../shared/source';
import type { Tier } from '../../catalogue/vocabulary';
import { type AlliedPair, alliedPairs, allianceLevel, knownLevel } from '../alliance';
import { type Finding, WHOLE_ARMY, finding, inForce } from '../finding';
import type { ArmyRule, AssembledArmy } from '../assemble-army';

const pairFinding = ({ forces: [a, b], level }: AlliedPair, army: AssembledArmy) => {
  const names = `${a.list.name} and ${b.list.name}`;
  const usual = { where: inForce(b.index), source: ruling('22') };
  if (a.list.alignment !== b.list.alignment)
    return finding({
      ...usual,
      code: 'GOOD_WITH_EVIL',
      message: `${names}: Good never allies with Evil`,
      fix: 'Leave out one of them.',
    });
  const breaks = army.draft.format === 'SINGLES' ? '; each list breaks for itself' : '';
  return (
    level !== 'HISTORICAL' &&
    finding({
      ...usual,
      code: level === 'IMPOSSIBLE' ? 'ALLIES_IMPOSSIBLE' : 'ALLIES_CONVENIENT',
      severity: 'WARNING',
      message:
        level === 'IMPOSSIBLE'
          ? `${names} are Impossible Allies: no army bonuses; banners, Stand Fast and heroic actions reach only one’s own list${breaks}`
          : `${names} are Convenient Allies: no army bonuses`,
      fix: 'Play it at that cost, or take Historical Allies.',
    })
  );
};

/** A contingent needs a Hero of Fortitude or better among Historical Allies, of Valour or better otherwise. */
const contingents = (army: AssembledArmy): readonly Finding[] => {
  const level = allianceLevel(army);
  if (level === null) return [];
  const historical = level === 'HISTORICAL';
  const enough: readonly (Tier | null)[] = [
    'LEGEND',
    'VALOUR',
    ...(historical ? ['FORTITUDE' as const] : []),
  ];
  return army.forces
    .filter(
      ({ isLegion, list, units }) =>
        !isLegion &&
        // Heroes who have allies of their own come alone: most of them could never be of Valour.
        !army.catalogue.withoutAlliances.includes(list.id) &&
        !units.some(({ tier, profile }) => profile.kind === 'HERO' && enough.includes(tier)),
    )
    .map(({ index, list }) =>
      finding({
        code: 'CONTINGENT_WITHOUT_HERO',
        where: inForce(index),
        message: `${list.name} needs a Hero of ${historical ? 'Fortitude' : 'Valour'} or better in this alliance`,
        used: 0,
        allowed: 1,
        fix: 'Add such a Hero.',
        source: ruling('22'),
      }),
    );
};

/** Lists whose alliances the catalogue does not know: the army's level stays open (ruling 39). */
const unknownAlliances = (army: AssembledArmy): readonly Finding[] => {
  const lists = army.forces.filter(({ isLegion }) => !isLegion);
  if (new Set(lists.map(({ list }) => list.id)).size < 2) return [];
  return lists
    .filter(
      (force) =>
        army.catalogue.withoutAlliances.includes(force.list.id) &&
        lists.some((other) => other.list.id !== force.list.id && knownLevel(force, other, army) === null),
    )
    .map(({ index, list }) =>
      finding({
        code: 'ALLIANCE_UNKNOWN',
        where: inForce(index),
        message: `The catalogue does not say who allies with ${list.name}`,
        fix: 'See the book, or take the list alone.',
        source: ruling('39'),
      }),
    );
};

/** Questions about this army that sources answer differently (rulings 22 and 23): it is judged, and told of them. */
const disputes = (army: AssembledArmy): readonly Finding[] => {
  const hasAny = (ids: readonly string[]) => army.units.some(({ profile }) => ids.includes(profile.id));
  const allies = alliedPairs(army).flatMap(({ forces }) => forces.map(({ list }) => list.id));
  return army.catalogue.disputed
    .filter(
      ({ profiles, with: others, without, list, ally }) =>
        (profiles === null || hasAny(profiles)) &&
        (others === null || hasAny(others)) &&
        !hasAny(without) &&
        (list === null || army.forces.some((force) => force.list.id === list)) &&
        (ally === null || (ally === 'ANY' ? allies.length > 0 : allies.includes(ally))),
    )
    .map(({ subject, list }) =>
      finding({
        code: 'SOURCES_DIFFER',
        severity: 'WARNING',
        where: WHOLE_ARMY,
        message: `Sources differ: ${subject}`,
        fix: 'Ask the organiser before the event.',
        source: ruling(list === null ? '22' : '23'),
      }),
    );
};

/** The alliances of the army and their costs (ruling 22; in doubles between the two forces, 000 THE ARMY). */
export const allies: ArmyRule = (army) => [
  ...unknownAlliances(army),
  ...alliedPairs(army).map((pair) => pairFinding(pair, army)),
  ...contingents(army),
  ...disputes(army),
];
