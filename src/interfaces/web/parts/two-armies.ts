import { sharedArmy } from '../../../app/armies/rosters/shared-army';
import { matchup } from '../../../app/fights/matchups/matchup';
import type { Matchup, MatchupFight } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type Answer, call, invalidInput, ok } from '../../../app/kernel/use-case';
import { matchupTexts as texts } from '../matchup-texts';

/** Two armies of share links, fighter against fighter. */

/** The two texts of share links, the reader's own army first. */
export type TwoTexts = readonly [own: string, enemy: string];

export interface Advice {
  readonly act: string;
  readonly reason: string;
}

export interface TwoArmies {
  readonly title: string;
  readonly matchup: Matchup;
  /** Up to three pieces of advice for the first: what to do, and why. */
  readonly advice: readonly Advice[];
}

/** The address of a match-up. */
export const twoArmiesPath = ([own, enemy]: TwoTexts): string =>
  `/armies/${encodeURIComponent(own)}/against/${encodeURIComponent(enemy)}`;

/** Between the two texts in the name of their card; no share link has one. */
const BETWEEN = '.';

export const cardId = (both: TwoTexts): string => both.join(BETWEEN);

export const textsOfCard = (id: string): TwoTexts => {
  const [own = '', enemy = ''] = id.split(BETWEEN);
  return [own, enemy];
};

const percent = ({ decimal }: { readonly decimal: number }): string => `${Math.round(decimal * 100)} %`;

const oddsOf = ({ slays, isSlain }: MatchupFight): string => texts.odds(percent(slays), percent(isSlain));

/** The fight as the other side sees it. */
const turned = (fight: MatchupFight): MatchupFight => ({
  ...fight,
  first: fight.second,
  second: fight.first,
  slays: fight.isSlain,
  isSlain: fight.slays,
});

/** How many enemies a fighter of a side has the better of: it slays them more surely than it is slain. */
export const betterOf = ({ fights }: Pick<Matchup, 'fights'>, side: 0 | 1, fighter: number): number =>
  fights
    .map((fight) => (side === 0 ? fight : turned(fight)))
    .filter(({ first, slays, isSlain }) => first === fighter && slays.decimal > isSlain.decimal).length;

/** The best fight, the worst, and the fighter that has the better of most. */
const adviceOf = (answer: Matchup): readonly Advice[] => {
  const { sides, fights } = answer;
  const [own, enemy] = sides.map(({ fighters }) => fighters.map(({ name }) => name));
  const named = ({ first, second }: MatchupFight) => [own?.[first] ?? '', enemy?.[second] ?? ''] as const;
  const best = fights[0];
  const worst = fights.length > 1 ? fights.at(-1) : undefined;
  const counts = (own ?? []).map((name, fighter) => ({ name, better: betterOf(answer, 0, fighter) }));
  const [surest] = counts.toSorted((a, b) => b.better - a.better);
  return [
    ...(best ? [{ act: texts.send(...named(best)), reason: oddsOf(best) }] : []),
    ...(worst ? [{ act: texts.keep(...named(worst)), reason: oddsOf(worst) }] : []),
    ...(surest && surest.better > 0
      ? [{ act: texts.trust(surest.name), reason: texts.hasBetter(surest.better, enemy?.length ?? 0) }]
      : []),
  ];
};

const readBoth = async ([own, enemy]: TwoTexts, context: StoredContext) => {
  const first = await call(sharedArmy, { text: own }, context);
  if (!first.ok) return first;
  const second = await call(sharedArmy, { text: enemy }, context);
  return second.ok ? ok([first.value, second.value] as const) : second;
};

/** The names of two armies by their lists; an army of the same lists is told apart. */
const namesOf = (lists: readonly (readonly { readonly name: string }[])[]): readonly [string, string] => {
  const [first = '', second = ''] = lists.map((of) => of.map(({ name }) => name).join(' & '));
  return first === second ? [first, `${second} (2)`] : [first, second];
};

export const setAgainst = async (both: TwoTexts, context: StoredContext): Promise<Answer<TwoArmies>> => {
  const read = await readBoth(both, context);
  if (!read.ok) return read;
  const [first, second] = read.value;
  if (first.edition !== second.edition)
    return invalidInput([
      { path: 'sides', code: 'INCONSISTENT', message: texts.editions(first.edition, second.edition) },
    ]);
  const names = namesOf([first.lists, second.lists]);
  const answer = await call(
    matchup,
    {
      sides: [
        { name: names[0], forces: first.army.forces },
        { name: names[1], forces: second.army.forces },
      ],
      edition: first.edition,
      title: texts.versus(...names),
    },
    context,
  );
  return answer.ok
    ? ok({ title: texts.versus(...names), matchup: answer.value, advice: adviceOf(answer.value) })
    : answer;
};
