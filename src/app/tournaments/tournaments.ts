import * as z from 'zod/mini';
import type { HeadFacts } from '../../tournaments/event/facts';
import { ok } from '../../shared/result';
import { optional, wholeNumber, withDefault } from '../input';
import type { Answer } from '../use-case';
import { invalidInput, useCase } from '../use-case';
import type { StoredContext } from './context';
import { thingOf } from './items';
import type { Item, Store } from './store';
import type { TournamentSettings } from './views';
import { settingsView } from './views';

/** The most that one `get` of the store takes. */
const AT_ONCE = 25;
/** The most tournaments that one answer looks through for a text. */
const MOST_LOOKED_AT = 250;
const LONGEST_TEXT = 100;

/** A page of public tournaments. */
export interface TournamentList {
  readonly items: readonly TournamentSettings[];
  /** Where the rest begins. A page can be short, or empty, where few names have the text: go on until it is null. */
  readonly nextCursor: string | null;
}

interface Found {
  readonly settings: TournamentSettings;
  /** The place in the list. */
  readonly order: string;
}

/** A text as it is compared: "éowyn" finds "Eowyn's Cup". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The index may lag behind: what is listed there counts only if the tournament itself still says so. */
const foundIn = (item: Item | null, month: string): readonly Found[] => {
  if (item?.address.item !== 'HEAD' || item.listing?.month !== month) return [];
  const head = thingOf<HeadFacts>(item);
  return head ? [{ settings: settingsView(item.address.tournament, head), order: item.listing.order }] : [];
};

/** The next tournaments of the month, and where the list goes on. */
const readPage = async (
  store: Store,
  month: string,
  after: string | undefined,
): Promise<Answer<{ readonly found: readonly Found[]; readonly next: string | null }>> => {
  const page = await store.listed(month, AT_ONCE, after);
  if (!page.ok) return page;
  const { addresses, next } = page.value;
  if (addresses.length === 0) return ok({ found: [], next });
  const items = await store.get(addresses);
  return items.ok ? ok({ found: items.value.flatMap((item) => foundIn(item, month)), next }) : items;
};

const currentMonth = ({ clock }: StoredContext): string => new Date(clock.nowMs()).toISOString().slice(0, 7);

const isCursorOf = (month: string, cursor: string): boolean =>
  cursor.startsWith(`${month}-`) && /^\d{4}-\d{2}-\d{2}#[A-Za-z0-9]{1,40}$/.test(cursor);

/** The public tournaments of a month by day, or those of them whose name has a text; a page at a time. */
export const tournaments = useCase({
  input: z.strictObject({
    month: optional(
      z
        .string()
        .check(
          z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month as YYYY-MM'),
          z.describe('The month in which they start, YYYY-MM; the current one, in UTC, if left out.'),
        ),
    ),
    text: optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1),
          z.maxLength(LONGEST_TEXT),
          z.describe('Only those whose name has this text, whatever the case and the accents.'),
        ),
    ),
    limit: withDefault(wholeNumber(1, AT_ONCE, 'The most tournaments to answer, 1 to 25.'), AT_ONCE),
    cursor: optional(z.string().check(z.maxLength(100), z.describe('`nextCursor` of the answer before.'))),
  }),
  run: async (input, context: StoredContext) => {
    const { month = currentMonth(context), text, limit, cursor } = input;
    if (cursor !== undefined && !isCursorOf(month, cursor))
      return invalidInput([
        { path: 'cursor', code: 'UNKNOWN_REFERENCE', message: 'is no nextCursor of this month' },
      ]);
    const wanted = plain(text ?? '');
    const items: TournamentSettings[] = [];
    let after = cursor;
    for (let lookedAt = 0; lookedAt < MOST_LOOKED_AT; lookedAt += AT_ONCE) {
      const page = await readPage(context.store, month, after);
      if (!page.ok) return page;
      const { found, next } = page.value;
      for (const [index, { settings, order }] of found.entries()) {
        if (!plain(settings.name).includes(wanted)) continue;
        items.push(settings);
        const isLast = next === null && index === found.length - 1;
        if (items.length === limit) return ok<TournamentList>({ items, nextCursor: isLast ? null : order });
      }
      if (next === null) return ok<TournamentList>({ items, nextCursor: null });
      after = next;
    }
    return ok<TournamentList>({ items, nextCursor: after ?? null });
  },
});
