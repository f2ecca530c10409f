import * as z from 'zod/mini';
import { playedFightFaults } from '../../../fights/questions/edition-faults';
import { type FightInput, fightFields } from '../../../fights/questions/fields';
import { checkedFight } from '../../../fights/play/fight-play';
import { prepareProfiles } from '../../../fights/profiles/profiles';
import type { CreatedRefereedFight } from '../../../kernel/generated/answers';
import { crossCheck, idText, listField, named, optional } from '../../../kernel/input';
import { anonymousCreation, operation } from '../../../kernel/operation';
import { createRecord } from '../../../kernel/owned/creation';
import type { StoredContext } from '../../../kernel/store/context';
import { nameText, reasonText } from '../../../kernel/text-fields';
import { type Answer, invalidInput, ok } from '../../../kernel/use-case';
import { joinedCreation } from '../../join-tokens';
import { duplicatePlayers } from '../fields';
import type { FightTerms } from './fight-facts';
import { fightTarget } from './fight-items';
import { decidedInEvent } from './fight-event';
import { fightView } from './fight-view';

const SECRET_BYTES = 32;

const fight = named('RefereedFightSidesInput', z.strictObject(fightFields), 'A whole fight to play.').check(
  crossCheck((value) => playedFightFaults({ ...(value as object), choices: [] })),
  z.describe('The fight, as `resolveFight` takes it: its first side is the first player’s.'),
);

/** A side without any name has its player's, so that the steps say whom they concern. */
const withNames = (question: FightInput, players: readonly string[]): FightInput => ({
  ...question,
  sides: question.sides.map((side, place) => ({ ...side, name: side.name ?? players[place] })),
});

/** Refuses a fight that takes more work than one answer may. */
const playable = (question: FightInput): Answer<unknown> => {
  const checked = checkedFight(question);
  return checked.ok || checked.error.code !== 'INVALID_INPUT'
    ? checked
    : invalidInput(checked.error.faults.map((fault) => ({ ...fault, path: `fight.${fault.path}` })));
};

/**
 * Opens a fight that two players play move by move with dice that nobody can steer: the commitment to our secret is published
 * before either player's word. The key must have at least 16 characters.
 */
export const createRefereedFight = operation({
  name: 'createRefereedFight',
  route: 'POST /v1/rolls/fights',
  function: 'tournaments',
  answers: 'CreatedRefereedFight',
  graphql: { input: 'CreateRefereedFightInput', inputDescription: 'The fight and its two players.' },
  ...anonymousCreation,
  location: '/v1/rolls/fights/{fight.id}',
  reads: ['REFEREED_FIGHT', 'TOURNAMENT'],
  writes: ['REFEREED_FIGHT'],
  covers: ['A26', 'C6'],

  input: z
    .strictObject({
      players: listField(
        nameText('Name of a player.'),
        [2, 2],
        'The two players: the first leads the first side, the second the second.',
      ),
      reason: optional(reasonText('Purpose of the fight, such as "Turn 3, the bridge".')),
      tournament: optional(
        idText(
          'An event in whose edition it is played; its house rulings decide the switches that the fight leaves as they are.',
        ),
      ),
      fight,
    })
    .check(crossCheck((value) => duplicatePlayers((value as { players?: unknown } | null)?.players))),
  prepare: prepareProfiles,
  run: async (input, context: StoredContext) => {
    const decided = await decidedInEvent(input, context);
    if (!decided.ok) return decided;
    const { question, event } = decided.value;
    const checked = playable(question);
    if (!checked.ok) return checked;
    const { players } = input;
    const why = "who repeats it gets the players' tokens again";
    const creation = joinedCreation(
      { name: 'refereed fight', prefix: 'muster_fight_' },
      { players, why },
      context,
    );
    if (!creation.ok) return creation;
    const { id, hashes, tokensIn } = creation.value;
    const [first = '', second = ''] = players;
    const terms: FightTerms = {
      reason: input.reason ?? null,
      players: [first, second],
      sides: 6,
      fight: withNames(question, players),
      choices: 'PLAYERS',
      ...(event && { event }),
    };
    return createRecord(
      {
        operation: 'createRefereedFight',
        input,
        ...fightTarget(id, []),
        facts: () =>
          ok({
            terms: JSON.stringify(terms).normalize('NFC'),
            secret: context.random.token(SECRET_BYTES),
            tokens: hashes.map((hash, player) => ({ player, hash })),
            words: [null, null],
            move: null,
            isOver: false,
            abandonedBy: null,
          }),
        answer: (log): CreatedRefereedFight => ({ fight: fightView(id, log), joinTokens: tokensIn(log) }),
      },
      context,
    );
  },
});
