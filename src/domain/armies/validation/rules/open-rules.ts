import type { ArmyRule, AssembledForce } from '../assemble-army';
import { unitsOf } from '../../catalogue/army';
import type { NotCovered } from '../../catalogue/model';
import { profileName } from '../../catalogue/names';
import { holds } from '../conditions';
import { finding, inForce, listed } from '../finding';

/** Whether one of the models that a gap is about stands in the force, under one of its leaders where it names these. */
const concerns = ({ warbands }: AssembledForce, { profiles, ledBy }: NotCovered): boolean =>
  profiles === null ||
  warbands
    .filter(({ leader }) => ledBy === null || (leader !== null && ledBy.includes(leader.profile.id)))
    .some(({ followers }) => followers.some(({ profile }) => profiles.includes(profile.id)));

/** Rules that a list leaves open, where the army depends on them: neither legal nor illegal. */
export const openRules: ArmyRule = (army) =>
  army.forces.flatMap((force) =>
    force.list.notCovered
      .filter(({ unlisted }) => unlisted === null)
      .filter((gap) => holds(gap.when, { army, force }) && concerns(force, gap))
      .map(({ subject }) =>
        finding({
          code: 'RULE_NOT_COVERED',
          where: inForce(force.index),
          message: `${force.list.name}: not known is ${subject}`,
          fix: 'Check it with the book, or leave it out.',
          source: listed(force.list),
        }),
      ),
  );

/** Heroes whom a list makes follow another stand in his warband and lead nobody. */
export const mustFollow: ArmyRule = ({ forces }) =>
  forces.flatMap(({ list, warbands }) =>
    list.mayFollow
      .filter(({ compulsory }) => compulsory)
      .flatMap(({ heroes, leaders }) =>
        warbands
          .filter(({ leader }) => leader === null || !leaders.includes(leader.profile.id))
          .flatMap(unitsOf)
          .filter(({ profile }) => heroes.includes(profile.id))
          .map(({ profile, where }) =>
            finding({
              code: 'WRONG_LEADER_FOR',
              where,
              message: `${profile.name} follows ${leaders.map((id) => profileName(id, list)).join(' or ')}`,
              fix: 'Move it to his warband.',
              source: listed(list),
            }),
          ),
      ),
  );

/** Warbands without a leader that come only once every Hero of the list is there: which Heroes are available is not known. */
export const afterAllHeroes: ArmyRule = ({ forces }) =>
  forces.flatMap(({ index, list, warbands, units }) => {
    const unled = warbands.some(({ leader, leaderIsUnknown }) => leader === null && !leaderIsUnknown);
    const missing = list.profiles.filter(
      ({ kind, id }) => kind === 'HERO' && !units.some(({ profile }) => profile.id === id),
    );
    return (
      unled &&
      list.captainless.some(({ after }) => after === 'ALL_HEROES') &&
      missing.length > 0 &&
      finding({
        code: 'RULE_NOT_COVERED',
        where: inForce(index),
        message: `${list.name}: warbands without a leader come after every Hero who is available; not there: ${missing.map(({ name }) => name).join(', ')}`,
        fix: 'Bring them first.',
        source: listed(list),
      })
    );
  });
