import * as z from 'zod/mini';
import { type AppError, errorText } from '../../kernel/errors';
import type { ClubSignUp, SignedUp } from '../../kernel/generated/answers';
import { arrayOf, optional } from '../../kernel/input';
import { SIGN_UPS_PER_ADDRESS } from '../../kernel/limits';
import { type StoredContext, countedTournamentChange, operation } from '../../kernel/operation';
import { creationKey } from '../../kernel/owned/creation';
import { type Answer, asReplay, isReplay, ok } from '../../kernel/use-case';
import { club, entrantName } from '../entrants/entrants';
import { commonFields, emailText, enterPlayer, signUp } from '../entrants/sign-up';
import { bulkStore } from './bulk-store';
import { LINE_UNITS, keysOf } from './run-lines';

const isDouble = (error: AppError): boolean =>
  error.code === 'CONFLICT' && error.reason === 'ALREADY_SIGNED_UP';

const outcomeOf = (name: string, answer: Answer<SignedUp>): ClubSignUp => {
  if (answer.ok) {
    const { status } = answer.value.entrant;
    const outcome = status === 'WAITING' || status === 'AWAITING_APPROVAL' ? status : 'SIGNED_UP';
    return { name, outcome, signedUp: answer.value, code: null, detail: null };
  }
  const { error } = answer;
  return {
    name,
    outcome: isDouble(error) ? 'DOUBLE' : 'REFUSED',
    signedUp: null,
    code: error.code,
    detail: errorText(error).detail,
  };
};

/** Refusals that are the same for every name and say nothing about one. */
const commonRefusal = (answers: readonly Answer<object>[]): Answer<never> | undefined => {
  const [first] = answers;
  if (first === undefined || first.ok || isDouble(first.error)) return undefined;
  const same = JSON.stringify(first);
  return answers.every((answer) => JSON.stringify(answer) === same) ? first : undefined;
};

/**
 * Signs the players of a club up in one request, each as `signUp` does: with a token, a page and a code of its own. No token is
 * needed. The answer says of every name whether it is signed up, waits, or is there already: twice in the list, or in the event under
 * this name with this club or address. A name that is refused stops none of the others, and each counts for its network address as
 * one sign-up does. Send the request again with the same key of at least 16 characters: nobody is signed up twice, and everybody
 * gets the token again.
 */
export const signUpClub = operation({
  ...countedTournamentChange,
  name: 'signUpClub',
  route: 'POST /v1/tournaments/{tournament}/sign-ups/club',
  answers: 'ClubSignUps',
  graphql: { input: 'SignUpClubInput', inputDescription: 'The players of the club.' },
  covers: ['F13'],

  input: z.strictObject({
    ...commonFields,
    names: arrayOf(
      entrantName,
      [1, SIGN_UPS_PER_ADDRESS],
      `The names of the players, 1 to ${SIGN_UPS_PER_ADDRESS}. Each has consented.`,
    ),
    club,
    email: optional(emailText),
  }),
  price: ({ names }) => names.length * LINE_UNITS,
  run: async ({ names, ...asked }, context: StoredContext) => {
    const key = creationKey(context, "who repeats it gets the players' tokens again");
    if (!key.ok) return key;
    const { tournament } = asked;
    // The names are paid by their number, not by the size of the event, which is read once.
    const { changeQueue: _, work: __, ...alone } = context;
    const here = { ...alone, store: bulkStore(context.store, false) };
    const keys = keysOf(
      key.value,
      names.map((name) => ({ content: name })),
    );
    const answers = [];
    for (const [index, name] of names.entries()) {
      const caller = { ...context.caller, idempotencyKey: keys[index] ?? null };
      answers.push(
        await enterPlayer(
          { ...asked, name, members: [], wantsMessages: undefined },
          { self: signUp, isOfClub: true },
          { ...here, caller },
        ),
      );
    }
    const refusal = commonRefusal(answers);
    if (refusal) return refusal;
    const players = answers.map((answer, index) => outcomeOf(names[index] ?? '', answer));
    const done = ok({ tournament, players });
    const isRepeated = answers.some(isReplay) && answers.every((one) => !one.ok || isReplay(one));
    return isRepeated ? asReplay(done) : done;
  },
});
