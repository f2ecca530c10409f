import type {
  CastingOdds,
  ChartResolution,
  CourageOdds,
  DuelOdds,
  FallingDamage,
  FateOdds,
  FightOdds,
  GameState,
  InTheWayOdds,
  Source,
  StrikeOdds,
  ToWound,
  VolleyOdds,
} from '../../kernel/generated/answers';
import { invariant } from '../../../shared/invariant';
import type { RulesContext } from '../../kernel/ports';
import type { AnyUseCase } from '../../kernel/use-case';
import { askByHouseRulings, houseText } from '../../rules/asking/by-house-rulings';
import type { AskedQuestion } from './line-question';

/** An answer in a line: its number first. */
export interface LineAnswer {
  readonly operation: string;
  readonly headline: string;
  readonly summary: string;
  readonly path: string;
  readonly source: Source;
}

type Chance = CourageOdds['passed'];

const percent = ({ decimal }: Chance): string => `${(100 * decimal).toFixed(1)} %`;
const exact = ({ fraction }: Chance): string => fraction;

interface Put {
  readonly headline: string;
  readonly summary: string;
}

interface Answered {
  readonly path: string;
  readonly load: () => Promise<AnyUseCase<RulesContext>>;
  readonly put: (answer: never) => Put;
}

const answered = <Answer>(
  path: string,
  load: () => Promise<AnyUseCase<RulesContext>>,
  put: (answer: Answer) => Put,
): Answered => ({ path, load, put });

const chance = (value: Chance, what: string, more = ''): Put => ({
  headline: `${percent(value)}: ${what}`,
  summary: `Exactly ${exact(value)}.${more}`,
});

const wonBy = ({ win: [first, second] }: Pick<DuelOdds, 'win'>): string =>
  first && second ? ` The first side wins the Duel ${percent(first)}, the second ${percent(second)}.` : '';

/** How often a model of each side dies: of several alike, the first. */
const slainIn = ([first, second]: FightOdds['sides']): string => {
  const [own, enemy] = [first?.models[0], second?.models[0]];
  return own && enemy ? ` It slays ${percent(enemy.slain)}, and is slain ${percent(own.slain)}.` : '';
};

/** Each operation that a line may ask, and how its answer is put. */
export const lineOperations: Readonly<Record<string, Answered>> = {
  toWound: answered<ToWound>(
    '/v1/rules/to-wound/{strength}/{defence}',
    async () => (await import('../../rules/combat/to-wound')).toWound,
    ({ needed, probability }) =>
      needed === null
        ? { headline: 'Cannot wound', summary: 'This Strength cannot wound this Defence.' }
        : chance(probability, `wounds on ${needed}`),
  ),
  strikeOdds: answered<StrikeOdds>(
    '/v1/fights/strike-odds',
    async () => (await import('../../fights/odds/strike-odds')).strikeOdds,
    ({ slain }) => chance(slain, 'the target is slain'),
  ),
  volleyOdds: answered<VolleyOdds>(
    '/v1/fights/volley-odds',
    async () => (await import('../../fights/odds/volley-odds')).volleyOdds,
    ({ slain }) => chance(slain, 'the target is slain'),
  ),
  duelOdds: answered<DuelOdds>(
    '/v1/fights/duel-odds',
    async () => (await import('../../fights/odds/duel-odds')).duelOdds,
    ({ win }) => chance(win[0] as Chance, 'the first side wins the Duel', wonBy({ win })),
  ),
  fightOdds: answered<FightOdds>(
    '/v1/fights/fight-odds',
    async () => (await import('../../fights/odds/fight-odds')).fightOdds,
    ({ win, sides }) =>
      chance(win[0] as Chance, 'the first side wins the Duel', wonBy({ win }) + slainIn(sides)),
  ),
  courageOdds: answered<CourageOdds>(
    '/v1/rules/courage/odds',
    async () => (await import('../../rules/game/courage')).courageOdds,
    ({ passed, unaided }) =>
      chance(passed, 'the Courage test is passed', ` Without Will and Might ${percent(unaided)}.`),
  ),
  fateOdds: answered<FateOdds>(
    '/v1/rules/fate/odds',
    async () => (await import('../../rules/game/fate')).fateOdds,
    ({ saved }) => chance(saved, 'Fate saves the Wound'),
  ),
  castingOdds: answered<CastingOdds>(
    '/v1/rules/casting/odds',
    async () => (await import('../../rules/magic/casting')).castingOdds,
    ({ takesEffect, cast }) =>
      chance(takesEffect, 'the power is cast and not resisted', ` It is cast ${percent(cast)}.`),
  ),
  inTheWayOdds: answered<InTheWayOdds>(
    '/v1/rules/in-the-way/odds',
    async () => (await import('../../rules/shooting/in-the-way')).inTheWayOdds,
    ({ passed }) => chance(passed, 'the shot passes everything in its way'),
  ),
  gameState: answered<GameState>(
    '/v1/rules/game-state',
    async () => (await import('../../rules/game/game-state')).gameState,
    ({ sides: [side] }) => ({
      headline: side?.broken
        ? `Broken: ${side.casualties} of ${side.startingModels} models lost, Broken at ${side.breakPoint}`
        : `Not Broken: ${side?.casualtiesToBreak} more until Broken at ${side?.breakPoint} lost`,
      summary: `A quarter is ${side?.quarterModels} models.`,
    }),
  ),
  fallingDamage: answered<FallingDamage>(
    '/v1/rules/falling-damage',
    async () => (await import('../../rules/movement/falling-damage')).fallingDamage,
    ({ count, strength, text }) => ({
      headline: count === 0 ? 'No hit' : `${count} Strength ${strength} ${count === 1 ? 'hit' : 'hits'}`,
      summary: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    }),
  ),
  resolveChart: answered<ChartResolution>(
    '/v1/rules/charts/{id}/resolve',
    async () => (await import('../../rules/charts/chart-resolution')).resolveChart,
    ({ name, row, total }) => ({ headline: `${row.name}: ${total} on the ${name}`, summary: row.effect }),
  ),
};

/** An address with the values of the question in it. */
const addressOf = (path: string, input: AskedQuestion['input']): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(input[name]));

/** The first source that an answer names. */
const sourceOf = (answer: Readonly<Record<string, unknown>>): Source | undefined => {
  const { sources, source, steps } = answer as {
    readonly sources?: readonly Source[];
    readonly source?: Source;
    readonly steps?: readonly { readonly source: Source }[];
  };
  return source ?? sources?.[0] ?? steps?.[0]?.source;
};

/** The answer to a question of a line; null if no such question can be asked, or in this edition. */
export const answerLine = async (
  { operation, input }: AskedQuestion,
  edition: '2018' | '2024',
  context: RulesContext,
): Promise<LineAnswer | null> => {
  const row = lineOperations[operation];
  if (!row) return null;
  const { load, put, path } = row;
  const answer = await askByHouseRulings<Readonly<Record<string, unknown>>>(await load(), {
    given: { ...input, ...(edition === '2024' && { edition }) },
    rules: context.event?.edition === edition ? context.event : { edition, houseRulings: [] },
    context,
  });
  if (!answer.ok) return null;
  const { value, followed } = answer.value;
  const source = sourceOf(value);
  invariant(source, `${operation} names its source`);
  const { headline, summary } = put(value as never);
  const house = followed.map((ruling) => ` By a house ruling: ${houseText(ruling)}`).join('');
  return { operation, path: addressOf(path, input), headline, summary: summary + house, source };
};
