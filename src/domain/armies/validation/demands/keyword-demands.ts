import type { AssembledUnit } from '../assemble-army';
import { finding } from '../finding';
import { type DemandCheck, anyOf, breachOf } from './demand-scope';

/** Warriors of a keyword under Heroes of it, or under Heroes whom the list names. */
export const followsKeyword: DemandCheck<'FOLLOWS_KEYWORD'> = (
  { keyword, leadersKeyword, profiles, alsoLedBy },
  scope,
) => {
  const isMeant = ({ profile }: AssembledUnit): boolean =>
    profile.kind === 'WARRIOR' && (profiles?.includes(profile.id) ?? profile.keywords.includes(keyword));
  const mayLead = ({ profile }: AssembledUnit): boolean =>
    profile.keywords.includes(leadersKeyword) || alsoLedBy.includes(profile.id);
  const others = alsoLedBy.length > 0 ? ` or ${anyOf(alsoLedBy, scope)}` : '';
  return scope.warbands
    .filter(({ leader, leaderIsUnknown }) => !leaderIsUnknown && (leader === null || !mayLead(leader)))
    .flatMap(({ followers }) =>
      followers.filter(isMeant).map(({ profile, where }) =>
        finding({
          code: 'WRONG_LEADER_FOR',
          where,
          message: `${profile.name} may only be led by a Hero of ${leadersKeyword}${others}`,
          fix: `Move it to a warband of a Hero of ${leadersKeyword}${others}.`,
          source: scope.source,
        }),
      ),
    );
};

/** A model on a mount is Cavalry, whatever it is on foot. */
const hasKeyword = ({ profile, options }: AssembledUnit, keyword: string): boolean =>
  profile.keywords.includes(keyword) ||
  (keyword === 'Cavalry' && options.some(({ option, count }) => option.kind === 'MOUNT' && count > 0));

/** Models of a keyword that never stand with certain others. */
export const excludesKeyword: DemandCheck<'EXCLUDES_KEYWORD'> = ({ keyword, with: others }, scope) => {
  const stands = scope.units.some(({ profile }) => others.includes(profile.id));
  const unit = scope.units.find((one) => !others.includes(one.profile.id) && hasKeyword(one, keyword));
  return (
    stands &&
    unit !== undefined &&
    breachOf(scope, {
      code: 'EXCLUDED_TOGETHER',
      message: `${scope.name}: ${unit.profile.name} is ${keyword} and does not stand together with ${anyOf(others, scope)}`,
      fix: 'Leave out one or the other.',
    })
  );
};
