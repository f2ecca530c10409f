import type { ArmyRule } from '../army-rule';
import { finding, ruling } from '../finding';

/** There is one of each named Hero: once in an army, in doubles once over both forces (000, LEGENDARY LEGIONS; ruling 25). */
export const uniqueHeroes: ArmyRule = ({ units, draft }) => {
  const seen = new Map<string, string>();
  return units
    .filter(({ profile }) => profile.unique)
    .flatMap(({ profile, count, where }) => {
      const before = seen.get(profile.character);
      seen.set(profile.character, profile.name);
      if (before === undefined && count === 1) return [];
      return [
        finding({
          code: 'UNIQUE_TWICE',
          where,
          message:
            before !== undefined && before !== profile.name
              ? `${profile.name} and ${before} are the same Hero`
              : `There is only one ${profile.name}`,
          used: before === undefined ? count : count + 1,
          allowed: 1,
          mend: `Keep one${draft.format === 'DOUBLES' ? ' over both forces' : ''}.`,
          source: draft.format === 'DOUBLES' ? { document: '000', heading: 'LEGENDARY LEGIONS' } : ruling(25),
        }),
      ];
    });
};
