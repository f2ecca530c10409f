import { type ChangeLog, factsAt } from '../../../../shared/change-log';
import { type Answer, ok, refused } from '../../../kernel/use-case';
import { SEALING_METHOD } from '../../../rules/sealed-choices/sealed-choices';
import type { StoredContext } from '../../../kernel/store/context';
import { loggedOf } from '../../../kernel/store/items';
import type { SealedChoiceAddress } from '../../../kernel/store/store';
import { type SealedChoiceFacts, sealedChoiceKind } from '../item-kinds';
import { createdAtMs, keptUntilMs } from '../roll-facts';
import { isoTime, isoTimeOrNull } from '../../../kernel/iso-time';

export const addressOf = (sealedChoice: string): SealedChoiceAddress => ({
  item: 'SEALED_CHOICE',
  sealedChoice,
});

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

export const readSealedChoice = async (
  { store }: StoredContext,
  id: string,
): Promise<Answer<ChangeLog<SealedChoiceFacts>>> => {
  const items = await store.get([addressOf(id)]);
  if (!items.ok) return items;
  const found = loggedOf(sealedChoiceKind, items.value[0]);
  return found ? ok(found.log) : refused({ code: 'NOT_FOUND', kind: 'secret choice', id });
};
