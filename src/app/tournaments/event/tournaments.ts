import { type StoredContext, operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { optional, wholeNumber, withDefault, boundedText, flag } from '../../kernel/input';
import { type Answer, invalidField, ok } from '../../kernel/use-case';
import { loggedIn } from '../../kernel/store/items';
import type { Item, Listed, Store } from '../../kernel/store/store';
import { type TournamentCard, headKind } from '../store/read-tournament';
import { standingsOf } from '../public-projection/standing-of';
import { plainText } from '../../../shared/plain-text';
import { settingsOfCard, settingsView } from '../views/settings-view';
import type { ListedTournament, TournamentList, TournamentSettings } from '../../kernel/generated/answers';

/** The most that one `get` of the store takes. */
const AT_ONCE = 25;
/** The most tournaments that one answer looks through for a text. */
const MOST_LOOKED_AT = 250;
const LONGEST_TEXT = 100;

interface Found {
  readonly settings: TournamentSettings;
  /** The place in the list. */
  readonly order: string;
}

/** A tournament of an earlier release is listed without a card: its head is read. */
const foundIn = (item: Item | null, { order }: Listed, month: string): readonly Found[] => {
  if (item?.address.item !== 'HEAD' || item.listing?.name !== month) return [];
  return [{ settings: settingsView(item.address.tournament, loggedIn(headKind, item)), order }];
};

/** The next tournaments of the month, and where the list goes on. The index may lag behind a change for a moment. */
const readPage = async (
  store: Store,
  month: string,
  after: string | undefined,
): Promise<Answer<{ readonly found: readonly Found[]; readonly next: string | null }>> => {
  const page = await store.listed(month, AT_ONCE, after);
  if (!page.ok) return page;
  const { lines, next } = page.value;
  const bare = lines.filter(({ card }) => card === undefined);
  const heads = bare.length === 0 ? ok([]) : await store.get(bare.map(({ address }) => address));
  if (!heads.ok) return heads;
  const found = lines.flatMap((line): readonly Found[] => {
    const { address, card, order } = line;
    if (card === undefined) return foundIn(heads.value[bare.indexOf(line)] ?? null, line, month);
    return address.item === 'HEAD'
      ? [{ settings: settingsOfCard(address.tournament, JSON.parse(card) as TournamentCard), order }]
      : [];
  });
  return ok({ found, next });
};

/** The tournaments with how far they have come. */
const listed = async (
  found: readonly TournamentSettings[],
  withPack: boolean,
  store: Store,
): Promise<readonly ListedTournament[]> => {
  const standings = await standingsOf(
    found.map(({ id }) => id),
    store,
  );
  return found.flatMap(({ pack, ...settings }, index) => {
    const standing = standings[index];
    return standing ? [{ ...settings, ...standing, pack: withPack ? pack : null }] : [];
  });
};

/** The fields that a text is searched in. */
const wordsOf = ({ name, venue, address }: TournamentSettings): readonly string[] => [
  name,
  venue ?? '',
  address ?? '',
];

const currentMonth = ({ clock }: StoredContext): string => new Date(clock.nowMs()).toISOString().slice(0, 7);

const isCursorOf = (month: string, cursor: string): boolean =>
  cursor.startsWith(`${month}-`) && /^\d{4}-\d{2}-\d{2}#[A-Za-z0-9]{1,40}$/.test(cursor);

/**
 * The public tournaments of a month by day, or those of them whose name, venue or address has a text. A page can be short: go on
 * until `nextCursor` is null.
 */
export const tournaments = operation({
  name: 'tournaments',
  route: 'GET /v1/tournaments',
  function: 'tournaments',
  answers: 'TournamentList',
  cache: 'live',
  reads: ['LISTING', 'TOURNAMENT'],
  covers: ['F1'],

  input: z.strictObject({
    month: optional(
      z
        .string()
        .check(
          z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month as YYYY-MM'),
          z.describe('The month in which they start, YYYY-MM; the current one, in UTC, if omitted.'),
        ),
    ),
    text: optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1),
          z.maxLength(LONGEST_TEXT),
          z.describe(
            'Only those whose name, venue or address has this text, whatever the case and the accents.',
          ),
        ),
    ),
    pack: withDefault(flag('Whether to answer the pack of each, which is longer than all the rest.'), false),
    limit: withDefault(wholeNumber(1, AT_ONCE, 'The most tournaments to answer.'), AT_ONCE),
    cursor: optional(boundedText([0, 100], 'The `nextCursor` of the previous page.')),
  }),
  run: async (input, context: StoredContext) => {
    const { month = currentMonth(context), text, pack, limit, cursor } = input;
    const answer = async (found: readonly TournamentSettings[], nextCursor: string | null) =>
      ok<TournamentList>({ items: await listed(found, pack, context.store), nextCursor });
    if (cursor !== undefined && !isCursorOf(month, cursor))
      return invalidField('cursor', 'UNKNOWN_REFERENCE', 'is not a nextCursor of this month');
    const wanted = plainText(text ?? '');
    const items: TournamentSettings[] = [];
    let after = cursor;
    for (let lookedAt = 0; lookedAt < MOST_LOOKED_AT; lookedAt += AT_ONCE) {
      const page = await readPage(context.store, month, after);
      if (!page.ok) return page;
      const { found, next } = page.value;
      for (const [index, { settings, order }] of found.entries()) {
        if (!wordsOf(settings).some((words) => plainText(words).includes(wanted))) continue;
        items.push(settings);
        const isLast = next === null && index === found.length - 1;
        if (items.length === limit) return answer(items, isLast ? null : order);
      }
      if (next === null) return answer(items, null);
      after = next;
    }
    return answer(items, after ?? null);
  },
});
