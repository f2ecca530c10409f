import { type ChangeLog, factsAt } from '../../../../shared/change-log';
import { sealOf } from '../../../../shared/sealing';
import { type Answer, invalidField, ok } from '../../../kernel/use-case';
import { SEALING_METHOD, nonceFault } from '../../../rules/sealed-choices/sealed-choices';
import { readRecord } from '../../../kernel/store/items';
import type { Target } from '../../../kernel/store/mutation';
import type { Store } from '../../../kernel/store/store';
import { type SealedChoiceFacts, sealedChoiceKind } from '../item-kinds';
import { createdAtMs, keptUntilMs } from '../roll-facts';
import { isoTime, isoTimeOrNull } from '../../../kernel/iso-time';

const addressOf = (sealedChoice: string) => ({ item: 'SEALED_CHOICE', sealedChoice }) as const;

export const sealedChoiceTarget = (
  id: string,
  log: ChangeLog<SealedChoiceFacts>,
): Target<SealedChoiceFacts> => ({ kind: sealedChoiceKind, address: addressOf(id), log });

export const view = (id: string, log: ChangeLog<SealedChoiceFacts>) => {
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
    sealedAt: isoTime(createdAtMs(log)),
    shownAt: isoTimeOrNull(choice === null ? null : (log.at(-1)?.at ?? null)),
    keptUntil: isoTime(keptUntilMs(log)),
    method: SEALING_METHOD,
  };
};

export const readSealedChoice = (store: Store, id: string) =>
  readRecord(sealedChoiceKind, { name: 'secret choice', id, address: addressOf(id) }, store);

/** Whether choice and nonce open a seal; refused if they do not fit it, or the nonce is short enough to be found by trying. */
export const opensSeal = (
  { subject, commitment }: Pick<SealedChoiceFacts, 'subject' | 'commitment'>,
  { choice, nonce }: { readonly choice: string; readonly nonce: string },
): Answer<true> => {
  const short = nonceFault(nonce);
  if (short) return short;
  return sealOf({ subject, choice, nonce }) === commitment
    ? ok(true)
    : invalidField('choice', 'INCONSISTENT', 'does not fit the seal with this nonce');
};
