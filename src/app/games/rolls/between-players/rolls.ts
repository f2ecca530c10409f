import { type StoredContext, operation } from '../../../kernel/operation';
import * as z from 'zod/mini';
import { optional, wholeNumber, withDefault, boundedText } from '../../../kernel/input';
import { invalidField } from '../../../kernel/use-case';
import { day } from '../../../kernel/text-fields';
import { listedPage } from '../../../kernel/store/get-many';
import { loggedIn } from '../../../kernel/store/items';
import { rollKind, rollsListing } from '../item-kinds';
import { rollView } from './roll-view';

const MOST_AT_ONCE = 25;

/** A `nextCursor` of this day's list: the moment and the id of the last roll before. */
const isCursorOf = (given: string, cursor: string): boolean =>
  new RegExp(`^${given}T[0-9:.]{12}Z#[A-Za-z0-9]{20}$`).test(cursor);

/** Every verifiable roll that was opened on a day, the abandoned ones too, in the order of opening. */
export const rolls = operation({
  name: 'rolls',
  route: 'GET /v1/rolls',
  function: 'tournaments',
  answers: 'RollList',
  cache: 'live',
  reads: ['LISTING', 'ROLL'],
  covers: ['A26'],

  input: z.strictObject({
    day: day.check(z.describe('The day on which the rolls were opened, in UTC, YYYY-MM-DD.')),
    limit: withDefault(wholeNumber(1, MOST_AT_ONCE, 'The most rolls to answer.'), MOST_AT_ONCE),
    cursor: optional(boundedText([0, 100], 'The `nextCursor` of the previous page.')),
  }),
  run: ({ day: opened, limit, cursor }, { store }: StoredContext) => {
    if (cursor !== undefined && !isCursorOf(opened, cursor))
      return invalidField('cursor', 'UNKNOWN_REFERENCE', 'is not a nextCursor of this list');
    return listedPage(store, { name: rollsListing(opened), limit, cursor }, (item) =>
      item.address.item === 'ROLL' ? rollView(item.address.roll, loggedIn(rollKind, item).log) : undefined,
    );
  },
});
