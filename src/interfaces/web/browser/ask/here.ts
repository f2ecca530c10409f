import { errorText } from '../../../../app/kernel/errors';
import { createWorkBudget } from '../../../../app/kernel/work-budget';
import type { EventRules } from '../../../../shared/house-ruling';
import { askForm, questionIn } from '../../ask/answering';
import { html, textOf } from '../../html';
import { faultsList } from '../../parts/form';
import { inEvent } from '../../parts/in-address';

/** Loads what answers the question of this address, so that it answers without a connection from then on. */
export const loadQuestion = async (query: URLSearchParams): Promise<void> => {
  const { question } = questionIn(query) ?? {};
  await Promise.all([question?.load(), question?.dice?.load()]);
};

/** The form and its answer, as the page of this address has them; null for an address that asks nothing. */
export const answerHere = async (query: URLSearchParams, rules: EventRules): Promise<string | null> => {
  const found = questionIn(query);
  if (!found) return null;
  // A question of a form names no profile: it needs nothing but the rules and a limit of work.
  const context = { work: createWorkBudget() } as never;
  const asked = await askForm(
    { ...found, query, rules, inEvent: (address) => inEvent(address, query) },
    context,
  );
  const { fields, answer } = asked.ok
    ? asked.value
    : { fields: null, answer: faultsList([{ path: '', message: errorText(asked.error).detail }]) };
  return textOf(
    html`<div>
      ${fields && html`<div data-fields>${fields}</div>`}
      <section data-answer>${answer}</section>
    </div>`,
  );
};
