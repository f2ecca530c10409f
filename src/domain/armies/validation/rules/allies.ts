import { ruling } from '../../../../shared/source';
import type { Tier } from '../../catalogue/vocabulary';
import { type AlliedPair, alliedPairs, allianceLevel } from '../alliance';
import { type Finding, finding, inForce } from '../finding';
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
      ({ isLegion, units }) =>
        !isLegion && !units.some(({ tier, profile }) => profile.kind === 'HERO' && enough.includes(tier)),
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
    .filter(({ list }) => army.catalogue.withoutAlliances.includes(list.id))
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

/** The alliances of the army and their costs (ruling 22; in doubles between the two forces, 000 THE ARMY). */
export const allies: ArmyRule = (army) => [
  ...unknownAlliances(army),
  ...alliedPairs(army).map((pair) => pairFinding(pair, army)),
  ...contingents(army),
];
