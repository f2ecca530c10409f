import { type Of, choice, flag, list, nullable, object, text, whole } from '../../../shared/shape';
import type { Alignment, MemberNumber } from '../entrant';
import { LARGEST_TEAM, MOST_TEAM_LISTS } from '../limits';

/** Rules for the armies of a team together. Each of them is also judged alone. */

const teamAlignments = ['ANY', 'SAME'] as const;
/** SAME: all armies of a team are Good, or all are Evil. */
export type TeamAlignment = (typeof teamAlignments)[number];

/** The rules that an organiser announces for the armies of a team. */
export const teamArmyRules = object({
  /** Whether a unique Hero may be in one army of the team only. */
  uniqueHeroesOnce: flag(),
  /** In how many armies of the team the same army list or Legion may be; null for any number. */
  mostOfList: nullable(whole(1, LARGEST_TEAM)),
  /** The only army lists and Legions that may be played; null for all. */
  lists: nullable(list(text({ shortest: 1, longest: 100 }), [1, MOST_TEAM_LISTS])),
  alignment: choice(teamAlignments),
  /** How many armies of the team must be Good, and how many Evil; 0 for no demand. */
  leastOfEach: whole(0, LARGEST_TEAM / 2),
});
export type TeamArmyRules = Of<typeof teamArmyRules>;

/** The facts about one player's army that the rules of a team need. */
export interface TeamArmy {
  readonly member: MemberNumber;
  readonly player: string;
  /** Whether the player stands behind those who play, in the team's list. */
  readonly isSubstitute: boolean;
  /** Its unique Heroes: the same character may stand in several profiles. */
  readonly heroes: readonly { readonly character: string; readonly name: string }[];
  /** Its army lists and Legions; no alignment where the catalogue does not know the list. */
  readonly lists: readonly {
    readonly id: string;
    readonly name: string;
    readonly alignment: Alignment | null;
  }[];
}

export const teamFindingCodes = {
  TEAM_HERO_TWICE: 'A unique Hero is in more than one army.',
  TEAM_LIST_TOO_OFTEN: 'More armies than allowed play the same army list or Legion.',
  TEAM_LIST_NOT_ALLOWED: 'The event does not allow the army list or Legion.',
  TEAM_ALIGNMENTS_MIXED: 'Some armies are Good and some are Evil.',
  TEAM_ALIGNMENT_MISSING: 'Too few armies can be Good, or too few Evil.',
} as const;

/** A rule of the team that its armies break together. */
export interface TeamFinding {
  readonly code: keyof typeof teamFindingCodes;
  /** The players whose armies break it, by number. */
  readonly members: readonly MemberNumber[];
  readonly message: string;
  readonly used: number | null;
  readonly allowed: number | null;
  readonly fix: string;
}

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const players = (armies: readonly TeamArmy[]): string => inWords(armies.map(({ player }) => player));
const numbers = (armies: readonly TeamArmy[]): readonly MemberNumber[] => armies.map(({ member }) => member);

/** Groups the armies by a property that they share; each army stands once in a group. */
const sharing = <Shared>(
  armies: readonly TeamArmy[],
  sharedBy: (army: TeamArmy) => readonly Shared[],
  keyOf: (shared: Shared) => string,
): readonly { readonly shared: Shared; readonly armies: readonly TeamArmy[] }[] => {
  const groups = new Map<string, { readonly shared: Shared; readonly armies: TeamArmy[] }>();
  for (const army of armies)
    for (const shared of sharedBy(army)) {
      const group = groups.get(keyOf(shared)) ?? { shared, armies: [] };
      groups.set(keyOf(shared), group);
      if (!group.armies.includes(army)) group.armies.push(army);
    }
  return [...groups.values()];
};

type Rule = (rules: TeamArmyRules, armies: readonly TeamArmy[], size: number) => readonly TeamFinding[];

const heroTwice: Rule = ({ uniqueHeroesOnce }, armies) =>
  sharing(
    uniqueHeroesOnce ? armies : [],
    ({ heroes }) => heroes,
    ({ character }) => character,
  )
    .filter((group) => group.armies.length > 1)
    .map(({ shared, armies: having }) => ({
      code: 'TEAM_HERO_TWICE',
      members: numbers(having),
      message: `${players(having)} field the same unique Hero: ${shared.name}`,
      used: having.length,
      allowed: 1,
      fix: 'Keep the Hero in one army of the team.',
    }));

const listTooOften: Rule = ({ mostOfList }, armies) =>
  sharing(
    mostOfList === null ? [] : armies,
    ({ lists }) => lists,
    ({ id }) => id,
  )
    .filter((group) => group.armies.length > (mostOfList ?? 0))
    .map(({ shared, armies: having }) => ({
      code: 'TEAM_LIST_TOO_OFTEN',
      members: numbers(having),
      message: `${players(having)} play the same army list: ${shared.name}`,
      used: having.length,
      allowed: mostOfList,
      fix: 'Choose other army lists for some of them.',
    }));

const listNotAllowed: Rule = ({ lists: allowed }, armies) =>
  allowed === null
    ? []
    : armies.flatMap((army) =>
        army.lists
          .filter(({ id }) => !allowed.includes(id))
          .map(({ name }) => ({
            code: 'TEAM_LIST_NOT_ALLOWED' as const,
            members: [army.member],
            message: `${army.player} plays an army list that this event does not allow: ${name}`,
            used: null,
            allowed: null,
            fix: `Choose one of: ${allowed.join(', ')}.`,
          })),
      );

const are = (alignment: Alignment, armies: readonly TeamArmy[]): readonly TeamArmy[] =>
  armies.filter(({ lists }) => lists.some((list) => list.alignment === alignment));

const mixedAlignments: Rule = ({ alignment }, armies) => {
  const [good, evil] = [are('GOOD', armies), are('EVIL', armies)];
  if (alignment !== 'SAME' || good.length === 0 || evil.length === 0) return [];
  return [
    {
      code: 'TEAM_ALIGNMENTS_MIXED',
      members: numbers(armies.filter((army) => good.includes(army) || evil.includes(army))),
      message: `${players(good)} ${good.length > 1 ? 'play' : 'plays'} Good, ${players(evil)} Evil`,
      used: null,
      allowed: null,
      fix: 'All armies of the team must be Good, or all Evil.',
    },
  ];
};

/**
 * Broken only once too many armies are of the other side, as armies that are missing or unknown may still be of either. A
 * substitute without an army brings none.
 */
const alignmentMissing: Rule = ({ leastOfEach }, armies, size) =>
  (['GOOD', 'EVIL'] as const).flatMap((wanted) => {
    const others = are(wanted === 'GOOD' ? 'EVIL' : 'GOOD', armies);
    const substitutes = armies.filter(({ isSubstitute }) => isSubstitute);
    const possible = size + substitutes.length - others.length;
    return possible >= leastOfEach
      ? []
      : [
          {
            code: 'TEAM_ALIGNMENT_MISSING' as const,
            members: numbers(others),
            message: `With the armies of ${players(others)}, too few of the team can be ${wanted === 'GOOD' ? 'Good' : 'Evil'}`,
            used: possible,
            allowed: leastOfEach,
            fix: `The team needs at least ${leastOfEach} Good and ${leastOfEach} Evil armies.`,
          },
        ];
  });

const everyRule: readonly Rule[] = [
  heroTwice,
  listTooOften,
  listNotAllowed,
  mixedAlignments,
  alignmentMissing,
];

/**
 * The rules that the armies of a team break together.
 * @param armies those handed in, in the order of the players.
 * @param size players of the team in a match.
 */
export const teamFindings = (
  rules: TeamArmyRules,
  armies: readonly TeamArmy[],
  size: number,
): readonly TeamFinding[] => everyRule.flatMap((rule) => rule(rules, armies, size));
