import { ruling } from '../../../shared/source';
import type { Tier } from '../../catalogue/model';
import type { AlliedPair } from '../alliance';
import { alliedPairs, allianceLevel } from '../alliance';
import type { ArmyRule } from '../army-rule';
import type { Finding } from '../finding';
import { finding, inForce } from '../finding';
import type { Muster } from '../muster';

const pairFinding = ({ forces: [a, b], level }: AlliedPair, muster: Muster): readonly Finding[] => {
  const names = `${a.roll.name} and ${b.roll.name}`;
  const usual = { where: inForce(b.index), source: ruling('22') };
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
  const breaks = muster.draft.format === 'SINGLES' ? '; each list breaks for itself' : '';
  return [
    finding({
      ...usual,
      code: level === 'IMPOSSIBLE' ? 'ALLIES_IMPOSSIBLE' : 'ALLIES_CONVENIENT',
      severity: 'WARNING',
      message:
        level === 'IMPOSSIBLE'
          ? `${names} are Impossible Allies: no army bonuses; banners, Stand Fast and heroic actions reach only one’s own list${breaks}`
          : `${names} are Convenient Allies: no army bonuses`,
      mend: 'Play it at that cost, or take Historical Allies.',
    }),
  ];
};

const enough: Readonly<Record<'HISTORICAL' | 'OTHER', readonly (Tier | null)[]>> = {
  HISTORICAL: ['LEGEND', 'VALOUR', 'FORTITUDE'],
  OTHER: ['LEGEND', 'VALOUR'],
};

/** A contingent needs a Hero of Fortitude or better among Historical Allies, of Valour or better otherwise. */
const contingents = (muster: Muster): readonly Finding[] => {
  const level = allianceLevel(muster);
  if (level === null) return [];
  const historical = level === 'HISTORICAL';
  const tiers = enough[historical ? 'HISTORICAL' : 'OTHER'];
  return muster.forces
    .filter(
      ({ isLegion, units }) =>
        !isLegion && !units.some(({ tier, profile }) => profile.kind === 'HERO' && tiers.includes(tier)),
    )
    .map(({ index, roll }) =>
      finding({
        code: 'CONTINGENT_WITHOUT_HERO',
        where: inForce(index),
        message: `${roll.name} needs a Hero of ${historical ? 'Fortitude' : 'Valour'} or better in this alliance`,
        used: 0,
        allowed: 1,
        mend: 'Add such a Hero.',
        source: ruling('22'),
      }),
    );
};

/** Who stands with whom, and at what cost (ruling 22; in doubles between the two forces, 000 THE ARMY). */
export const allies: ArmyRule = (muster) => [
  ...alliedPairs(muster).flatMap((pair) => pairFinding(pair, muster)),
  ...contingents(muster),
];
