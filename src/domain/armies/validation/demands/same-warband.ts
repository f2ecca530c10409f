import { finding } from '../finding';
import type { DemandCheck } from './demand-scope';

/** Friends who go nowhere apart: one leads the others, or all of them follow the same Hero. */
export const sameWarband: DemandCheck<'SAME_WARBAND'> = ({ profiles }, scope) => {
  const used = scope.warbands.filter(({ leader, followers }) =>
    [...(leader ? [leader] : []), ...followers].some(({ profile }) => profiles.includes(profile.id)),
  ).length;
  if (used <= 1) return [];
  const names = profiles
    .map(scope.profileName)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
  return [
    finding({
      code: 'NOT_ONE_WARBAND',
      where: scope.where,
      message: `${scope.name}: ${names} stand in one warband`,
      used,
      allowed: 1,
      fix: 'Put them into the same warband.',
      source: scope.source,
    }),
  ];
};
