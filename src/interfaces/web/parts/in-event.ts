import type { Tournament } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type Answer, type UseCase, call, mapAnswer } from '../../../app/kernel/use-case';
import { byHouseRulings, citingHouse, houseText } from '../../../app/rules/asking/by-house-rulings';
import { tournament } from '../../../app/tournaments/event/tournament';
import type * as z from 'zod/mini';
import { type Html, html, withLinks } from '../html';
import { messages } from '../messages';
import type { Page, Reply } from '../reply';
import { addressOf, nameOf } from './event';
import { EVENT, linkInEvent } from './in-address';
import { list } from './layout-parts';

/** Pages about rules that follow an event: its id stands in the address, its edition and its house rulings in the answers. */

/** Keeps the event of the page in a form. */
export const eventField = (query: URLSearchParams): Html | false =>
  (query.get(EVENT) ?? '') !== '' &&
  html`<input type="hidden" name="${EVENT}" value="${query.get(EVENT) ?? ''}" />`;

/** The input with what the event of the page decides. */
export const decidedHere = <Question>(
  { input }: { readonly input: z.ZodMiniType },
  question: Question,
  { event }: StoredContext,
): Question => (event ? (byHouseRulings(input, question, event).input as Question) : question);

/** Asks as the event of the page plays it; each source that it decided has the organiser’s words. */
export const callHere = async <Input extends z.ZodMiniType, Output>(
  operation: UseCase<Input, Output, StoredContext>,
  question: unknown,
  context: StoredContext,
): Promise<Answer<Output>> => {
  const { event } = context;
  if (!event) return call(operation, question, context);
  const { input, followed } = byHouseRulings(operation.input, question, event);
  return mapAnswer(await call(operation, input, context), (answer) => citingHouse(answer, followed));
};

/** That the page follows an event, and what it has decided. */
const followsNote = ({ id, name, edition, houseRulings }: Tournament, shown: string): Html =>
  html`<aside class="note" data-house>
    <p>
      ${shown === edition ? messages.house.follows : messages.house.otherEdition(edition)}
      <a href="${addressOf(id)}">${nameOf(name)}</a>
    </p>
    ${shown === edition && list(houseRulings.map(houseText))}
  </aside>`;

/** A page in the event that its address names: in its edition, with its house rulings in the context. */
export const followingEvents =
  (page: Page): Page =>
  async (asked, context) => {
    const id = asked.query.get(EVENT) ?? '';
    if (id === '') return page(asked, context);
    const found = await call(tournament, { tournament: id }, context);
    if (!found.ok) return found;
    const event = found.value;
    const query = new URLSearchParams(asked.query);
    if (!query.has('edition')) query.set('edition', event.edition);
    const shown = query.get('edition') ?? event.edition;
    return mapAnswer(await page({ ...asked, query }, { ...context, event }), (reply): Reply =>
      reply.kind === 'PAGE'
        ? {
            kind: 'PAGE',
            cache: 'live',
            page: async () => {
              const made = await reply.page();
              return {
                ...made,
                followedEvent: id,
                eventEdition: shown,
                main: html`${followsNote(event, shown)}
                ${withLinks(made.main, (address) => linkInEvent(address, id))}`,
                // The browser works out odds by itself, and knows no event.
                scripts: (made.scripts ?? []).filter((script) => script !== 'odds'),
              };
            },
          }
        : reply,
    );
  };
