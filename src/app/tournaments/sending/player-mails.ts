import { numberOfTable } from '../../../domain/tournaments/event/table-numbers';
import type { ResultFacts, RoundFacts } from '../../../domain/tournaments/event/facts';
import { SPARE, bothSides } from '../../../domain/tournaments/event/numbers';
import {
  type MessageCause,
  type PlayerMessage,
  isSameSeat,
  messagesAbout,
  seatIn,
} from '../../../domain/tournaments/event/player-messages';
import { entrantId } from '../../../domain/tournaments/event/record';
import { vetoStateOf } from '../../../domain/tournaments/scenarios/scenarios-of-round';
import { entrantsAt, isStanding } from '../../../domain/tournaments/event/tournament';
import { recordName } from '../../kernel/channels/delivery';
import { loggedOf } from '../../kernel/store/items';
import type { Item, TournamentAddress } from '../../kernel/store/store';
import { type Answer, ok } from '../../kernel/use-case';
import { type MailMatter, SPARE_PLAYER, mailText } from '../messages/mail-text';
import { stopCodeOf } from '../messages/stop-code';
import {
  entrantKind,
  headKind,
  isClosing,
  readTournament,
  resultKind,
  roundKind,
} from '../store/read-tournament';
import type { ChannelMessage, DeliveryParts, Mail, OutboxChange } from './channel';

/** The changed record; undefined for one that no message is about. */
const recordOf = (address: TournamentAddress): MessageCause['record'] | undefined =>
  address.item === 'ARMY' || address.item === 'TEAM_MATCH' ? undefined : address;

/** The messages to players about a change. Each waits for others to the same player only. */
export const playerMessages = async (
  { address, type, version, at }: OutboxChange,
  { store, mail }: DeliveryParts,
): Promise<Answer<readonly ChannelMessage[]>> => {
  const record = recordOf(address);
  if (mail === undefined || record === undefined) return ok([]);
  const { tournament } = address;
  const found = await readTournament(store, tournament);
  // A deleted tournament tells nobody anything.
  if (!found.ok) return found.error.code === 'UNAVAILABLE' ? found : ok([]);
  const wanting = new Set(
    found.value.entrants.filter(({ facts }) => facts.messages === true).map(({ number }) => number),
  );
  return ok(
    messagesAbout(found.value, { type, record, version, atMs: at })
      .filter(({ entrant }) => wanting.has(entrant))
      .map((message) => ({
        name: entrantId(message.entrant),
        thing: recordName({ item: 'ENTRANT', tournament, number: message.entrant }),
        payload: JSON.stringify(message),
      })),
  );
};

type Get = (address: TournamentAddress) => Item | null | undefined;

/** The records that a message is made from. */
const recordsOf = (message: PlayerMessage, tournament: string): readonly TournamentAddress[] => {
  const entrants = (numbers: readonly number[]): readonly TournamentAddress[] =>
    numbers.map((number) => ({ item: 'ENTRANT', tournament, number }));
  const head: TournamentAddress = { item: 'HEAD', tournament };
  switch (message.kind) {
    case 'SIGNED_UP':
    case 'MOVED_UP':
      return [head, ...entrants([message.entrant])];
    case 'PAIRED': {
      const { entrant, round, seat } = message;
      const opponent = seat === 'BYE' || seat.opponent === SPARE ? [] : [seat.opponent];
      const rounds = [round, round + 1].map((one) => ({ item: 'ROUND' as const, tournament, round: one }));
      return [head, ...entrants([entrant, ...opponent]), ...rounds];
    }
    case 'VETOED':
    case 'TO_CONFIRM': {
      const { entrant, round, table } = message;
      const other = message.kind === 'VETOED' ? message.vetoedBy : message.reportedBy;
      return [
        head,
        ...entrants([entrant, ...(other === SPARE ? [] : [other])]),
        { item: 'ROUND', tournament, round },
        { item: 'RESULT', tournament, round, table },
      ];
    }
  }
};

/** The round as it is now; undefined if it was never drawn, or the tournament is finished in its place. */
const roundNow = (tournament: string, round: number, get: Get) => {
  const found = loggedOf(roundKind, get({ item: 'ROUND', tournament, round }));
  return found && !isClosing(found) ? found.facts : undefined;
};

/** A report as its reader is told of it: null if it has changed since, or is settled. */
const reportedMatter = (
  { entrant, reportedBy, round, table, version }: Extract<PlayerMessage, { readonly kind: 'TO_CONFIRM' }>,
  tournament: string,
  { get, nameOf }: { readonly get: Get; readonly nameOf: (number: number) => string },
): MailMatter | null => {
  const result = loggedOf(resultKind, get({ item: 'RESULT', tournament, round, table }));
  const facts = roundNow(tournament, round, get);
  const { outcome, status } = (result?.facts ?? {}) as Partial<ResultFacts>;
  if (!facts || !outcome || result?.version !== version || status !== 'REPORTED') return null;
  const mine = entrantsAt(facts, table)?.indexOf(entrant) ?? -1;
  const opponent = nameOf(reportedBy);
  const about = { kind: 'TO_CONFIRM', round, table: numberOfTable(facts, table), opponent } as const;
  switch (outcome.kind) {
    case 'PLAYED': {
      const [own = 0, theirs = 0] = [outcome.victoryPoints[mine], outcome.victoryPoints[1 - mine]];
      return { ...about, ended: { own, theirs } };
    }
    case 'CONCESSION':
      return { ...about, ended: outcome.concededBy === entrant ? 'YOU_CONCEDED' : 'THEY_CONCEDED' };
    case 'BOTH_LOST':
      return null;
  }
};

/** A veto as the other side is told of it: null if somebody has vetoed since, or the game is reported. */
const vetoedMatter = (
  { vetoedBy, round, table, version }: Extract<PlayerMessage, { readonly kind: 'VETOED' }>,
  tournament: string,
  { get, nameOf }: { readonly get: Get; readonly nameOf: (number: number) => string },
): MailMatter | null => {
  const place = loggedOf(resultKind, get({ item: 'RESULT', tournament, round, table }));
  const facts = roundNow(tournament, round, get);
  if (!facts || place?.version !== version || isStanding(place)) return null;
  const sides = bothSides(entrantsAt(facts, table) ?? []);
  const { left, vetoes } = vetoStateOf(facts.scenarioChoices ?? [], sides, place.facts.vetoes);
  const vetoed = vetoes.at(-1);
  const number = numberOfTable(facts, table);
  return vetoed === undefined
    ? null
    : { kind: 'VETOED', round, table: number, opponent: nameOf(vetoedBy), vetoed, left };
};

/** Whether the reader begins to veto at the table, and from what; undefined without vetoes. */
const vetoAt = (facts: RoundFacts, entrant: number, opponent: number) => {
  const { scenarioChoices: from = [] } = facts;
  const sides = [entrant, opponent];
  return from.length === 0
    ? undefined
    : { from, isYours: sides[vetoStateOf(from, sides, undefined).first] === entrant };
};

/** A message as it is true now; null if it no longer is. */
const matterOf = (
  message: PlayerMessage,
  tournament: string,
  { get, nameOf }: { readonly get: Get; readonly nameOf: (number: number) => string },
): MailMatter | null => {
  switch (message.kind) {
    case 'SIGNED_UP':
      return { kind: 'SIGNED_UP', status: message.status };
    case 'MOVED_UP':
      return { kind: 'MOVED_UP' };
    case 'PAIRED': {
      const { entrant, round, seat } = message;
      const facts = roundNow(tournament, round, get);
      const isOver = roundNow(tournament, round + 1, get) !== undefined;
      if (!facts || isOver || !isSameSeat(seatIn(facts, entrant), seat)) return null;
      if (seat === 'BYE') return { kind: 'PAIRED', round, seat };
      const veto = vetoAt(facts, entrant, seat.opponent);
      const at = { table: seat.table, opponent: nameOf(seat.opponent), ...(veto && { veto }) };
      return { kind: 'PAIRED', round, seat: at };
    }
    case 'VETOED':
      return vetoedMatter(message, tournament, { get, nameOf });
    case 'TO_CONFIRM':
      return reportedMatter(message, tournament, { get, nameOf });
  }
};

/** Names and the address are read on sending, so that erased ones are never sent. */
export const playerMail = async (
  payload: string,
  { tournament }: { readonly tournament: string },
  { store, keyring, mail }: DeliveryParts,
): Promise<Answer<string | null>> => {
  if (mail === undefined) return ok(null);
  const message = JSON.parse(payload) as PlayerMessage;
  const addresses = recordsOf(message, tournament);
  const items = await store.get(addresses);
  if (!items.ok) return items;
  const byRecord = new Map(addresses.map((address, index) => [recordName(address), items.value[index]]));
  const get: Get = (address) => byRecord.get(recordName(address));
  const entrantNow = (number: number) =>
    loggedOf(entrantKind, get({ item: 'ENTRANT', tournament, number }))?.facts;
  const head = loggedOf(headKind, get({ item: 'HEAD', tournament }))?.facts;
  const self = entrantNow(message.entrant);
  const isHeard = head?.signUp?.messages === true && !head.deleted && !head.cancelled;
  const isPlaying = self?.messages === true && !self.withdrawn && self.disqualified !== true;
  const to = self?.email;
  if (!isHeard || !isPlaying || !to) return ok(null);
  const nameOf = (number: number): string =>
    number === SPARE ? SPARE_PLAYER : (entrantNow(number)?.name ?? '');
  const matter = matterOf(message, tournament, { get, nameOf });
  if (matter === null) return ok(null);
  const code = stopCodeOf(keyring, tournament, message.entrant);
  const id = entrantId(message.entrant);
  const texts = mailText(matter, {
    event: head.name,
    entrant: self.name,
    eventPage: `${mail.url}/tournaments/${tournament}`,
    playPage: `${mail.url}/play`,
    unsubscribePage: `${mail.url}/tournaments/${tournament}/stop-messages/${id}/${code}`,
  });
  const unsubscribe = `${mail.url}/v1/tournaments/${tournament}/entrants/${id}/messages/${code}/stop`;
  return ok(JSON.stringify({ ...texts, to, unsubscribe } satisfies Omit<Mail, 'id' | 'atMs'>));
};
