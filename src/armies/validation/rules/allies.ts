import type { Tier } from '../../catalogue/model';
import { alliedPairs, allianceLevel } from '../alliance';
import type { ArmyRule } from '../army-rule';
import type { Finding } from '../finding';
import { finding, inForce, ruling } from '../finding';
import type { Muster } from '../muster';

const source = ruling(22);

/** A Legion has no allies at all, which is a finding of its own; levels are asked of army lists only. */
const listPairs = (muster: Muster) =>
  alliedPairs(muster).filter(({ forces }) => forces.every(({ isLegion }) => !isLegion));

const pairFinding = ({
  forces: [a, b],
  level,
}: ReturnType<typeof alliedPairs>[number]): readonly Finding[] => {
  const names = `${a.roll.name} and ${b.roll.name}`;
  const usual = { where: inForce(b.index), source };
  if (a.roll.alignment !== b.roll.alignment)
    return [
      finding({
        ...usual,
        code: 'GOOD_WITH_EVIL',
        message: `${names}: Good never allies with Evil`,
        mend: 'Leave out one of them.',
      }),
    ];
  if (level === 'HISTORICAL') return [];
  const impossible = level === 'IMPOSSIBLE';
  return [
    finding({
      ...usual,
      code: impossible ? 'ALLIES_IMPOSSIBLE' : 'ALLIES_CONVENIENT',
      severity: 'WARNING',
      message: impossible
        ? `${names} are Impossible Allies: no army bonuses; banners, Stand Fast and heroic actions reach only one’s own list; each list breaks for itself`
        : `${names} are Convenient Allies: no army bonuses`,
      mend: 'Play it at that cost, or take Historical Allies.',
    }),
  ];
};

const heroes: Readonly<Record<'HISTORICAL' | 'OTHER', readonly (Tier | null)[]>> = {
  HISTORICAL: ['LEGEND', 'VALOUR', 'FORTITUDE'],
  OTHER: ['LEGEND', 'VALOUR'],
};

/** A contingent needs a Hero of Fortitude or better among Historical Allies, of Valour or better otherwise. */
const contingents = (muster: Muster): readonly Finding[] => {
  const level = allianceLevel(muster);
  if (level === null) return [];
  const tiers = heroes[level === 'HISTORICAL' ? 'HISTORICAL' : 'OTHER'];
  return muster.forces
    .filter(
      ({ isLegion, units }) =>
        !isLegion && !units.some(({ tier, profile }) => profile.kind === 'HERO' && tiers.includes(tier)),
    )
    .map(({ index, roll }) =>
      finding({
        code: 'CONTINGENT_WITHOUT_HERO',
        where: inForce(index),
        message: `${roll.name} needs a Hero of ${level === 'HISTORICAL' ? 'Fortitude' : 'Valour'} or better in this alliance`,
        mend: 'Add such a Hero.',
        source,
      }),
    );
};

/** Who stands with whom, and at what cost (ruling 22; in doubles between the two forces, 000 THE ARMY). */
export const allies: ArmyRule = (muster) => [
  ...listPairs(muster).flatMap(pairFinding),
  ...(muster.forces.length > 1 ? contingents(muster) : []),
];
