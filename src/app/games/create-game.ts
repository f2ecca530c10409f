import * as z from 'zod/mini';
import { emptyState } from '../../domain/games/changes';
import type { CreatedGame } from '../kernel/generated/answers';
import { crossCheck, idText, listField, optional } from '../kernel/input';
import { type StoredContext, anonymousCreation, operation } from '../kernel/operation';
import { createRecord } from '../kernel/owned/creation';
import { type Answer, invalidInput, ok } from '../kernel/use-case';
import { EDITION_NAME, isEdition } from '../rules/edition-names';
import { editionField } from '../rules/edition-field';
import type { GameFacts } from '../tournaments/store/game-item';
import { gameTarget } from './change-a-game';
import { gameView } from './game-view';
import { joinedCreation } from './join-tokens';
import { scenarioAsked } from './scenario-of-game';
import { gameSide, oneArmyFaults, readSide, sidePrice } from './side-input';

const input = z
  .strictObject({
    edition: editionField,
    scenario: optional(
      idText(
        'The scenario: an id of `scenarios` in the 2018 edition, of `scoringSheets` in the 2024 edition; none if omitted.',
      ),
    ),
    sides: listField(gameSide, [2, 2], 'The two sides; Team A first where the scenario has a Team A.'),
  })
  .check(
    crossCheck((value) => {
      const { sides } = (value ?? {}) as { readonly sides?: unknown };
      return Array.isArray(sides)
        ? sides.flatMap((side: unknown, index) => oneArmyFaults(side, ['sides', index]))
        : [];
    }),
  );

/** The game as it begins: both armies read, or every fault of both. */
const begun = async (
  { edition: named, scenario, sides }: z.output<typeof input>,
  context: StoredContext,
): Promise<Answer<Pick<GameFacts, 'setup' | 'scenarioName'>>> => {
  const edition = isEdition(named) ? named : EDITION_NAME;
  const asked = scenarioAsked(edition, scenario);
  const read = [];
  for (const [index, { name, ...army }] of sides.entries())
    read.push(await readSide(name, army, { edition, path: `sides[${index}]`, context }));
  const refusals = [asked, ...read].flatMap((one) => (one.ok ? [] : [one.error]));
  const [other] = refusals.filter(({ code }) => code !== 'INVALID_INPUT');
  if (other) return { ok: false, error: other };
  const [first, second] = read;
  if (!asked.ok || !first?.ok || !second?.ok)
    return invalidInput(refusals.flatMap((one) => (one.code === 'INVALID_INPUT' ? one.faults : [])));
  const { scenario: id, scenarioName } = asked.value;
  return ok({ setup: { edition, scenario: id, sides: [first.value, second.value] }, scenarioName });
};

/**
 * Begins a game outside any event: an edition, a scenario and two armies, each out of a text, a share link, a list or in numbers, or
 * named later by its side (`setGameArmy`). Answers the sheet and a token for each side. The key must have at least 16 characters.
 */
export const createGame = operation({
  name: 'createGame',
  route: 'POST /v1/games',
  function: 'tournaments',
  answers: 'CreatedGame',
  graphql: { input: 'CreateGameInput', inputDescription: 'The game.' },
  ...anonymousCreation,
  location: '/v1/games/{game.id}',
  reads: ['GAME'],
  writes: ['GAME'],
  covers: ['F5'],

  input,
  price: ({ sides }) => 2 + sides.reduce((sum, { name: _, ...army }) => sum + sidePrice(army), 0),
  run: async (given, context: StoredContext, { name }) => {
    const players = given.sides.map((side) => side.name);
    const why = "who repeats it gets the sides' tokens again";
    const creation = joinedCreation({ name: 'game', prefix: 'muster_game_' }, { players, why }, context);
    if (!creation.ok) return creation;
    const game = await begun(given, context);
    if (!game.ok) return game;
    const { id, hashes, tokensIn } = creation.value;
    return createRecord<GameFacts, CreatedGame>(
      {
        operation: name,
        input: given,
        ...gameTarget(id, []),
        facts: () =>
          ok({
            ...game.value,
            state: emptyState,
            tokens: hashes.map((hash, side) => ({ side: side as 0 | 1, hash })),
            table: null,
            secrets: [],
            finished: false,
            kept: false,
          }),
        answer: (log): CreatedGame => ({
          game: gameView(id, log, { user: { side: null } }),
          joinTokens: tokensIn(log),
        }),
      },
      context,
    );
  },
});
