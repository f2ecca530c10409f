import { anonymousCreation, operation } from '../../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../../shared/result';
import { chartFaults, chartById, factFields, situationFields } from '../../../rules/charts/chart-input';
import { playedFightFaults } from '../../../fights/questions/edition-faults';
import { fightFields } from '../../../fights/questions/fields';
import { prepareProfiles } from '../../../fights/profiles/profiles';
import { volleyFaults, volleyFields } from '../../../fights/questions/volley-fields';
import {
  type CrossFault,
  crossCheck,
  crossFault,
  listField,
  named,
  optional,
  wholeNumber,
  inputObject,
} from '../../../kernel/input';

import type { Keyring, StoredContext } from '../../../kernel/store/context';
import { createRecord } from '../../../kernel/owned/creation';
import { nameText, reasonText } from '../../../kernel/text-fields';
import { duplicatePlayers } from '../fields';
import type { RollTerms } from '../roll-facts';
import { rollTarget } from './roll-items';
import { playable } from './roll-play';
import { rollView } from './roll-view';
import type { CreatedRoll } from '../../../kernel/generated/answers';
import { joinTokenOf, joinedCreation } from '../../join-tokens';

const MOST_PLAYERS = 8;
const MOST_DICE = 100;
const MOST_SIDES = 1000;
const SECRET_BYTES = 32;

/** Kinds of rolls other than plain dice, and the dice that they take. */
const purposes = [
  ['chart', 'one D6'],
  ['fight', 'as many D6 as it needs'],
  ['volley', 'as many D6 as it needs'],
] as const;

/** A roll is of one thing, which says itself what dice it takes. */
const besidePurpose = (given: Partial<Record<string, unknown>>): readonly CrossFault[] => {
  const [first, ...others] = purposes.filter(([name]) => (given[name] ?? null) !== null);
  if (!first) return [];
  const [purpose, dice] = first;
  const notAllowed = (name: string, message: string) => crossFault([name], 'NOT_ALLOWED', message);
  return [
    ...others.map(([name]) => notAllowed(name, `the roll is of a ${purpose} already: leave one of them out`)),
    ...['count', 'sides']
      .filter((name) => typeof given[name] === 'number')
      .map((name) => notAllowed(name, `the ${purpose} takes ${dice}: leave this out`)),
  ];
};

const faultsBetween = (value: unknown): readonly CrossFault[] => {
  const given = (value ?? {}) as Partial<Record<string, unknown>>;
  return [...duplicatePlayers(given['players']), ...besidePurpose(given)];
};

const chart = inputObject('RollOnChartInput', 'A chart, and the situation in which its die is rolled.', {
  ...situationFields,
  ...factFields,
}).check(
  crossCheck(chartFaults),
  z.describe('The chart that the die is for, and the situation; leave out for plain dice.'),
);

const fight = named('RollFightInput', z.strictObject(fightFields), 'A whole fight to roll.').check(
  crossCheck(playedFightFaults),
  z.describe('The fight that the dice are for, as `rollFight` takes it.'),
);

const volley = named(
  'RollVolleyInput',
  z.strictObject(volleyFields),
  'A volley to work out or to roll.',
).check(crossCheck(volleyFaults), z.describe('The volley that the dice are for, as `rollVolley` takes it.'));

const joined = { name: 'roll', prefix: 'muster_roll_' };

/** The token with which a player, by the place in the list, locks a word. */
export const joinToken = (keyring: Keyring, id: string, place: number): string =>
  joinTokenOf(joined, keyring, { id, place });

/**
 * Opens a roll that nobody can steer: the commitment to our secret is published before any player's word. The key
 * must have at least 16 characters.
 */
export const createRoll = operation({
  name: 'createRoll',
  route: 'POST /v1/rolls',
  function: 'tournaments',
  answers: 'CreatedRoll',
  graphql: { input: 'CreateRollInput', inputDescription: 'The roll and its players.' },
  ...anonymousCreation,
  location: '/v1/rolls/{roll.id}',
  reads: ['ROLL'],
  writes: ['ROLL'],
  covers: ['A26', 'C6'],

  input: z
    .strictObject({
      players: listField(
        nameText('Name of a player.'),
        [1, MOST_PLAYERS],
        `The players, in the order in which their words count; 1 to ${MOST_PLAYERS}, each named once.`,
      ),
      reason: optional(reasonText('Purpose of the roll, such as "Priority, turn 3".')),
      count: optional(wholeNumber(1, MOST_DICE, 'How many dice; 1 if omitted.')),
      sides: optional(wholeNumber(2, MOST_SIDES, 'How many sides each die has; 6 if omitted.')),
      chart: optional(chart),
      fight: optional(fight),
      volley: optional(volley),
    })
    .check(crossCheck(faultsBetween)),
  prepare: prepareProfiles,
  run: async (input, context: StoredContext) => {
    const found = input.chart ? chartById(input.chart.id, input.chart.edition) : ok(null);
    if (!found.ok) return found;
    const played = await playable(input);
    if (!played.ok) return played;
    const { players } = input;
    const why = "who repeats it gets the players' tokens again";
    const creation = joinedCreation(joined, { players, why }, context);
    if (!creation.ok) return creation;
    const { id, hashes, tokensIn } = creation.value;
    const terms: RollTerms = {
      reason: input.reason ?? null,
      players,
      ...(!input.fight && !input.volley && { count: input.count ?? 1 }),
      sides: input.sides ?? 6,
      chart: input.chart ?? null,
      ...(input.fight && { fight: input.fight }),
      ...(input.volley && { volley: input.volley }),
    };

    return createRecord(
      {
        operation: 'createRoll',
        input,
        ...rollTarget(id, []),
        facts: () =>
          ok({
            terms: JSON.stringify(terms).normalize('NFC'),
            secret: context.random.token(SECRET_BYTES),
            tokens: hashes.map((hash, player) => ({ player, hash })),
            words: players.map(() => null),
            dice: null,
            resolution: null,
            fightPlay: null,
            volleyPlay: null,
            abandonedBy: null,
          }),
        answer: (log): CreatedRoll => ({ roll: rollView(id, log), joinTokens: tokensIn(log) }),
      },
      context,
    );
  },
});
