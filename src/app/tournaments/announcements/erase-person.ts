import type { ChangeLog } from '../../../shared/change-log';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { itemOf, logOf } from '../../kernel/store/items';
import type { DeliveryAddress, Item, Store } from '../../kernel/store/store';
import { type Answer, ok, refused } from '../../kernel/use-case';
import { type DeliveryFacts, deliveryKind } from '../../kernel/channels/delivery';
import type { DiscordMessage } from './discord-message';

/** A person to be removed from announcements. */
export interface MentionedPerson {
  /** Removes the names from a text. */
  readonly forget: (text: string) => string;
  /** Discord's ids. */
  readonly users: readonly string[];
}

const AT_ONCE = 100;
/** A message that is being sent changes a few times. */
const MOST_TRIES = 5;

/** Titles name no entrant. */
const withoutPerson = (message: DiscordMessage, { forget, users }: MentionedPerson): DiscordMessage => {
  const { content, embeds, allowed_mentions: allowed } = message;
  const mentioned = allowed.users?.filter((user) => !users.includes(user));
  const shown = content?.split(' ').filter((word) => !users.some((user) => word === `<@${user}>`));
  return {
    ...message,
    ...(shown && { content: shown.join(' ') }),
    embeds: embeds.map((embed) => ({
      ...embed,
      ...(embed.description !== undefined && { description: forget(embed.description) }),
    })),
    allowed_mentions: { ...allowed, ...(mentioned && { users: mentioned }) },
  };
};

const cleaned = (log: ChangeLog<DeliveryFacts>, person: MentionedPerson): ChangeLog<DeliveryFacts> =>
  log.map((change) => {
    const { payload } = change.set;
    if (payload === undefined) return change;
    const clean = JSON.stringify(withoutPerson(JSON.parse(payload) as DiscordMessage, person));
    return clean === payload ? change : { ...change, set: { ...change.set, payload: clean } };
  });

const eraseInDelivery = async (item: Item, person: MentionedPerson, store: Store): Promise<Answer<true>> => {
  let found: Item | null | undefined = item;
  for (let tries = 0; found && tries < MOST_TRIES; tries += 1) {
    const log = logOf(deliveryKind, found);
    const clean = cleaned(log, person);
    if (clean.every((change, index) => change === log[index])) return ok(true);
    const written = await store.rewrite(itemOf(deliveryKind, found.address as DeliveryAddress, clean));
    if (!written.ok) return written;
    if (written.value === 'WRITTEN') return ok(true);
    const items = await store.get([found.address]);
    if (!items.ok) return items;
    found = items.value[0];
  }
  return found ? refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 }) : ok(true);
};

/** Webhooks of Discord channels that the tournament has or had: deliveries to a deleted one are stored as long. */
const channelsOf = ({ head }: Tournament): readonly string[] => [
  ...new Set(
    head.log.flatMap(({ set }) => (set.webhooks ?? []).flatMap(({ id, announce }) => (announce ? [id] : []))),
  ),
];

/** Removes a person from every stored announcement, sent or not. */
export const erasePersonInAnnouncements = async (
  tournament: Tournament,
  person: MentionedPerson,
  store: Store,
): Promise<Answer<true>> => {
  for (const webhook of channelsOf(tournament)) {
    let after: string | undefined;
    do {
      const page = await store.deliveries({ tournament: tournament.id, webhook }, AT_ONCE, after);
      if (!page.ok) return page;
      for (const item of page.value.items) {
        const done = await eraseInDelivery(item, person, store);
        if (!done.ok) return done;
      }
      after = page.value.next ?? undefined;
    } while (after !== undefined);
  }
  return ok(true);
};
