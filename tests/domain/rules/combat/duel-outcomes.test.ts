import fc from 'fast-check';
import { duelOutcomes } from '../../../../src/domain/rules/combat/duel-outcomes';
import { duelOdds } from '../../../../src/domain/rules/combat/duel-odds';
import { playDuel } from '../../../../src/domain/rules/combat/play-duel';
import { byBestPlay } from '../../../../src/domain/rules/combat/table';
import { everyEnd } from '../../../../src/domain/rules/rolls/dice-game';
import { fraction, sum, toText } from '../../../../src/shared/fraction';
import { defaultSwitches, fightSide, ruleset } from './fight-samples';

const model = fc.record({
  attacks: fc.integer({ min: 1, max: 3 }),
  fight: fc.integer({ min: 4, max: 5 }),
  might: fc.integer({ min: 0, max: 3 }),
  twoHanded: fc.boolean(),
});
const models = fc.array(model, { minLength: 1, maxLength: 3 });
const rerolls = fc.integer({ min: 0, max: 3 });

type Models = readonly {
  readonly attacks: number;
  readonly fight: number;
  readonly might: number;
  readonly twoHanded: boolean;
}[];

const duelOf = (models: readonly [Models, Models], k: readonly [number, number], priority: 0 | 1) => ({
  ruleset,
  sides: [
    { ...fightSide('GOOD', models[0]), rerolls: k[0] },
    { ...fightSide('EVIL', models[1]), rerolls: k[1] },
  ] as const,
  priority,
});

test('the outcomes with their Might add up to the odds, re-rolls or not', () => {
  fc.assert(
    fc.property(
      fc.tuple(models, models),
      fc.tuple(rerolls, rerolls),
      fc.constantFrom(0 as const, 1 as const),
      (...given) => {
        const duel = duelOf(...given);
        const { outcomes, total } = duelOutcomes(duel, defaultSwitches);
        const won = (side: 0 | 1) =>
          toText(
            sum(outcomes.filter(({ winner }) => winner === side).map(({ ways }) => fraction(ways, total))),
          );
        expect([won(0), won(1)]).toEqual(duelOdds(duel, defaultSwitches).win.map(toText));
      },
    ),
    { numRuns: 40 },
  );
});

/** Of the second side where both sides re-roll: six times as many throws to play with two dice, which verify takes. */
const dice = process.env['MUSTER_SEED'] === undefined ? 1 : 2;

test.each([
  { k: [1, 0], priority: 0, attacks: 2 },
  { k: [0, 1], priority: 0, attacks: 2 },
  { k: [1, 1], priority: 1, attacks: dice },
] as const)('who spends how much is what every throw, played, comes to: %j', ({ k, priority, attacks }) => {
  const first = [
    { attacks: 1, fight: 4, might: 2, twoHanded: false },
    { attacks: 1, fight: 4, might: 0, twoHanded: false },
  ];
  const duel = duelOf([first, [{ attacks, fight: 4, might: 1, twoHanded: false }]], k, priority);
  const { outcomes, total } = duelOutcomes(duel, defaultSwitches);
  const key = (winner: number, spent: { side: number; model: number; points: number } | null): string =>
    JSON.stringify([winner, spent && [spent.side, spent.model, spent.points]]);
  const played = everyEnd(
    () => byBestPlay(playDuel(duel, defaultSwitches, { log: () => undefined, playersChoose: false })),
    ({ winner, spent }) => key(winner, spent[0] ?? null),
  );
  const counted = outcomes.map(({ winner, spent, ways }) => [
    key(winner, spent),
    toText(fraction(ways, total)),
  ]);
  expect(Object.fromEntries(counted)).toEqual(
    Object.fromEntries(
      played.map(({ outcome, probability }) => [
        key(outcome.winner, outcome.spent[0] ?? null),
        toText(probability),
      ]),
    ),
  );
});
