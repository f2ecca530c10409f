import { logged } from '../../../shared/change-log';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { Entrant, Tournament } from '../../../domain/tournaments/event/tournament';
import type { MemberNumber } from '../../../domain/tournaments/entrant';
import { memberNumbersOf } from '../../../domain/tournaments/changes/team-members';
import { type TeamArmy, type TeamFinding, teamFindings } from '../../../domain/tournaments/teams/team-armies';
import type { ArmyCheck } from '../../armies/check-army';
import type { StoredContext } from '../../kernel/store/context';
import type { Store } from '../../kernel/store/store';
import { type MemberArmy, readTeam } from './army-access';
import { type Answer, mapAnswer, ok } from '../../kernel/use-case';
import { type Judge, type ToJudge, armyRulesOf, loadCheck, loadJudge } from './judge-army';

/** Holds the army lists of a team against the event's rules for teams. */
export type TeamJudge = (
  entrant: Pick<Entrant, 'facts'>,
  armies: readonly MemberArmy[],
  head: TournamentFacts,
) => readonly TeamFinding[];

const nothingFound: TeamJudge = () => [];

/** Loads what judges teams; where the event asks nothing of a team, that is nothing. */
export const loadTeamJudge = async (
  { teams }: Pick<TournamentFacts, 'teams'>,
  toJudge: ToJudge,
  store: Store,
): Promise<Answer<TeamJudge>> => {
  if (teams?.armies === undefined) return ok(nothingFound);
  const [check, { assembleArmy }] = await Promise.all([
    loadCheck(toJudge, store),
    import('../../../domain/armies/validation/assemble-army'),
  ]);
  if (!check.ok) return check;
  const partOf = ({ draft, report: _, ...given }: ArmyCheck): Pick<TeamArmy, 'heroes' | 'lists'> => {
    const { forces, units, nameOf } = assembleArmy(draft, given).army;
    const listed = [...new Set(draft.forces.map(({ list }) => list))];
    return {
      heroes: units.flatMap(({ profile: { unique, character, name } }) =>
        unique ? [{ character, name }] : [],
      ),
      lists: listed.map((id) => {
        const alignment = forces.find(({ list }) => list.id === id)?.list.alignment ?? null;
        return { id, name: nameOf(id), alignment };
      }),
    };
  };
  return ok(({ facts }, armies, head) => {
    const numbers = memberNumbersOf(facts);
    const handedIn = armies.flatMap(({ member, log }): readonly TeamArmy[] => {
      const text = log.length > 0 ? logged(log).facts.army : null;
      const checked = text === null ? null : check.value(text, armyRulesOf(head));
      if (!checked?.ok) return [];
      const place = numbers.indexOf(member);
      const player = facts.members[place] ?? '';
      return [{ member, player, isSubstitute: place >= teams.size, ...partOf(checked.value) }];
    });
    return teams.armies ? teamFindings(teams.armies, handedIn, teams.size) : [];
  });
};

/** The findings about this player's army. */
export const foundFor = (
  findings: readonly TeamFinding[],
  member: MemberNumber | null,
): readonly TeamFinding[] => findings.filter(({ members }) => member !== null && members.includes(member));

/** The judges of an army and of its team. */
export interface Judges {
  readonly army: Judge;
  readonly team: TeamJudge;
}

/** Reads the lists of a team where the event asks something of teams, and loads what judges these armies with them. */
export const readJudges = async (
  { id, head: { facts } }: Pick<Tournament, 'id' | 'head'>,
  { entrant, texts, heads }: ToJudge & { readonly entrant: Entrant | undefined },
  context: StoredContext,
): Promise<Answer<{ readonly team: readonly MemberArmy[]; readonly judges: Judges }>> => {
  const isAsked = entrant !== undefined && facts.teams?.armies !== undefined;
  const team = isAsked ? await readTeam(id, entrant, context) : ok([]);
  if (!team.ok) return team;
  const ofTeam = team.value.flatMap(({ log }) => log.flatMap(({ set }) => set.army ?? []));
  const [army, judge] = await Promise.all([
    loadJudge({ texts, heads }, context.store),
    loadTeamJudge(facts, { texts: [...texts, ...ofTeam], heads }, context.store),
  ]);
  if (!army.ok) return army;
  return mapAnswer(judge, (found) => ({ team: team.value, judges: { army: army.value, team: found } }));
};
