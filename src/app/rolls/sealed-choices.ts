import * as z from 'zod/mini';
import type { ChangeLog } from '../../tournaments/event/change-log';
import { factsAt } from '../../tournaments/event/change-log';
import { sealOf } from '../../shared/sealing';
import { ok, refused } from '../../shared/result';
import { optional } from '../input';
import type { Answer } from '../use-case';
import { invalidInput, useCase } from '../use-case';
import { choiceLine, commitmentText, nonceLine, SEALING_METHOD, subjectLine } from '../rules/sealed-choices';
import type { StoredContext } from '../tournaments/context';
import { creationKey } from '../tournaments/creation-key';
import { nameText } from '../tournaments/fields';
import { mutate } from '../tournaments/mutation';
import type { SealedChoiceAddress } from '../tournaments/store';
import { sealedChoiceId } from './fields';
import { createdAtMs, keptUntilMs } from './roll-facts';
import { readLog } from './roll-items';
import { moment, momentOrNull } from './roll-view';

/** What is known of a stored secret choice: its seal, and once it was shown, the choice. */
interface SealedChoiceFacts {
  readonly subject: string;
  readonly player: string | null;
  /** 64 hexadecimal digits, lower case. */
  readonly commitment: string;
  readonly choice: string | null;
  readonly nonce: string | null;
}

const addressOf = (sealedChoice: string): SealedChoiceAddress => ({ item: 'SEALED_CHOICE', sealedChoice });

const view = (id: string, log: ChangeLog<SealedChoiceFacts>) => {
  const facts = factsAt(log);
  const { subject, player, commitment, choice, nonce } = facts;
  return {
    id,
    state: choice === null ? ('SEALED' as const) : ('SHOWN' as const),
    subject,
    player,
    commitment,
    choice,
    nonce,
    sealedAt: moment(createdAtMs(log)),
    shownAt: momentOrNull(choice === null ? null : (log.at(-1)?.at ?? null)),
    keptUntil: moment(keptUntilMs(log)),
    method: SEALING_METHOD,
  };
};

const readSealedChoice = async (
  { store }: StoredContext,
  id: string,
): Promise<Answer<ChangeLog<SealedChoiceFacts>>> => {
  const log = await readLog<SealedChoiceFacts>(store, addressOf(id));
  return log.ok && log.value.length === 0 ? refused({ code: 'NOT_FOUND', kind: 'secret choice', id }) : log;
};

/** Stores the seal of a secret choice with its time, so that nobody can doubt it later. The choice itself is not sent. */
export const keepSealedChoice = useCase({
  input: z.strictObject({
    subject: subjectLine,
    player: optional(nameText('Whose choice it is.')),
    commitment: commitmentText,
  }),
  run: async (input, context: StoredContext) => {
    const request = creationKey(context, 'a shorter one may be taken by somebody else');
    if (!request.ok) return request;
    const id = context.keyring.derive('sealed choice', request.value).replaceAll(/[-_]/g, '').slice(0, 20);
    const address = addressOf(id);
    return mutate(
      {
        operation: 'keepSealedChoice',
        target: '',
        input,
        read: () => readLog<SealedChoiceFacts>(context.store, address),
        head: null,
        places: (log) => [{ address, log }],
        decide: () =>
          ok({
            address,
            log: [],
            set: {
              subject: input.subject,
              player: input.player ?? null,
              commitment: input.commitment.toLowerCase(),
              choice: null,
              nonce: null,
            } satisfies SealedChoiceFacts,
          }),
        answer: ({ log }) => view(id, log),
      },
      context,
    );
  },
});

/** A stored secret choice: its seal, and the choice once it was shown. */
export const sealedChoice = useCase({
  input: z.strictObject({ id: sealedChoiceId }),
  run: async ({ id }, context: StoredContext) => {
    const log = await readSealedChoice(context, id);
    return log.ok ? ok(view(id, log.value)) : log;
  },
});

/**
 * Shows a stored secret choice to everybody. Only who knows choice and nonce can, so no token is needed. INVALID_INPUT: they
 * do not fit the seal. WRONG_STATE: it was shown already.
 */
export const showSealedChoice = useCase({
  input: z.strictObject({ id: sealedChoiceId, choice: choiceLine, nonce: nonceLine }),
  run: async ({ id, choice, nonce }, context: StoredContext) => {
    const address = addressOf(id);
    return mutate(
      {
        operation: 'showSealedChoice',
        target: id,
        input: { choice, nonce },
        read: () => readSealedChoice(context, id),
        head: null,
        places: (log) => [{ address, log }],
        decide: (log) => {
          const { subject, commitment, choice: shown } = factsAt(log);
          if (shown !== null)
            return refused({
              code: 'WRONG_STATE',
              state: 'SHOWN',
              operation: 'showSealedChoice',
              allowed: [],
            });
          return sealOf({ subject, choice, nonce }) === commitment
            ? ok({ address, log, set: { choice, nonce } })
            : invalidInput([
                { path: 'choice', code: 'INCONSISTENT', message: 'does not fit the seal with this nonce' },
              ]);
        },
        answer: ({ log }) => view(id, log),
      },
      context,
    );
  },
});
