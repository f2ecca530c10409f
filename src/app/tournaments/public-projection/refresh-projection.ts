import { type Tournament, cursorOf } from '../../../domain/tournaments/event/tournament';
import { shortHash } from '../../kernel/store/credentials';
import { staleItem } from '../../kernel/store/derived';
import { type Item, type Store, READERS_LISTING } from '../../kernel/store/store';
import { mayRead } from '../store/access';
import { readTournament } from '../store/read-tournament';
import { roundView } from '../views/round-view';
import { settingsView } from '../views/settings-view';
import { standingsOf } from '../views/standings-answer';
import { entrantCount, tournamentView } from '../views/tournament-view';
import { type Answer, ok, refused } from '../../kernel/use-case';
import {
  type BodyPart,
  type PartContents,
  type ReaderHead,
  bodyParts,
  COMPARED_EVERY_MS,
  headIn,
  headItem,
  partItem,
  readerAddress,
} from './projection-items';

/** The outcome for a projection: NONE if nobody may read the tournament without a token. */
export type Refreshed = 'MADE' | 'SAME' | 'NONE';

const MOST_ATTEMPTS = 8;

const standingsAfterRound = (tournament: Tournament, round: number): PartContents['BEFORE'] => {
  const found = round < 1 ? undefined : standingsOf(tournament, round);
  if (!found?.ok) return null;
  const { version: _, ...shown } = found.value;
  return shown;
};

const contentsOf = (tournament: Tournament): PartContents | undefined => {
  const { version: _, ...event } = tournamentView(tournament);
  const standings = standingsOf(tournament, undefined);
  if (!standings.ok) return undefined;
  const { version: _version, ...shown } = standings.value;
  const last = tournament.rounds.at(-1);
  return {
    EVENT: event,
    STANDINGS: shown,
    BEFORE: standingsAfterRound(tournament, shown.round - 1),
    ROUND: last ? roundView(tournament.id, last) : null,
  };
};

/** A stored projection: its head, and the versions of its items. */
interface Stored {
  readonly version: number;
  readonly isListed: boolean;
  readonly head: ReaderHead | undefined;
  readonly parts: { readonly [Part in BodyPart]: { readonly hash: string; readonly version: number } };
}

const nothing = { hash: '', version: 0 };

const itemAsStored = (item: Item | null | undefined) =>
  item ? { hash: item.body.split(':', 1)[0] ?? '', version: item.version } : nothing;

/** The head alone says which parts there are, unless somebody was between two of them: then each is looked at. */
const readStored = async (store: Store, tournament: string, isAgain: boolean): Promise<Answer<Stored>> => {
  const addresses = (['HEAD', ...(isAgain ? bodyParts : [])] as const).map((part) =>
    readerAddress(tournament, part),
  );
  const items = await store.get(addresses);
  if (!items.ok) return items;
  const [headOf, ...others] = items.value;
  const head = headIn(headOf);
  const isListed = headOf?.listing !== undefined;
  if (!isAgain && head) return ok({ version: headOf?.version ?? 0, isListed, head, parts: head.parts });
  if (!isAgain && headOf) return readStored(store, tournament, true);
  const [EVENT, STANDINGS, BEFORE, ROUND] = others.map(itemAsStored);
  return ok({
    version: headOf?.version ?? 0,
    isListed,
    head,
    parts: {
      EVENT: EVENT ?? nothing,
      STANDINGS: STANDINGS ?? nothing,
      BEFORE: BEFORE ?? nothing,
      ROUND: ROUND ?? nothing,
    },
  });
};

/** Writes the parts that are not there yet; undefined where somebody else was first. */
const writeParts = async (
  store: Store,
  { id, contents, stored }: { readonly id: string; readonly contents: PartContents; readonly stored: Stored },
): Promise<Answer<ReaderHead['parts'] | undefined>> => {
  const parts: { -readonly [Part in BodyPart]: ReaderHead['parts'][Part] } = { ...stored.parts };
  for (const part of bodyParts) {
    const text = JSON.stringify(contents[part]);
    const hash = shortHash(text);
    if (parts[part].hash === hash) continue;
    const version = parts[part].version + 1;
    const written = await store.write(partItem(readerAddress(id, part), { hash, text, version }));
    if (!written.ok) return written;
    if (written.value === 'CONFLICT') return ok(undefined);
    parts[part] = { hash, version };
  }
  return ok(parts);
};

const standsStill = (head: ReaderHead | undefined, cursor: string, nowMs: number): boolean =>
  head?.cursor === cursor && nowMs < head.comparedAtMs + COMPARED_EVERY_MS;

const isNoMore = (code: string): boolean => code === 'NOT_FOUND' || code === 'GONE';

/** Leaves nothing of what readers were given; undefined where somebody else was first. */
const emptied = async (
  store: Store,
  id: string,
  { version, isListed, head, parts }: Stored,
): Promise<Answer<Refreshed | undefined>> => {
  if (version === 0) return ok('NONE');
  for (const part of bodyParts) {
    if (parts[part].hash === '') continue;
    const written = await store.write(staleItem(readerAddress(id, part), parts[part].version + 1));
    if (!written.ok) return written;
    if (written.value === 'CONFLICT') return ok(undefined);
  }
  if (!head && !isListed) return ok('NONE');
  const written = await store.write(staleItem(readerAddress(id, 'HEAD'), version + 1));
  if (!written.ok) return written;
  return ok(written.value === 'WRITTEN' ? 'NONE' : undefined);
};

/** One attempt; undefined where somebody else was first. The projection is read before the facts, so that it never goes back. */
const refreshOnce = async (
  store: Store,
  id: string,
  { nowMs, isAgain }: { readonly nowMs: () => number; readonly isAgain: boolean },
): Promise<Answer<Refreshed | undefined>> => {
  const stored = await readStored(store, id, isAgain);
  if (!stored.ok) return stored;
  const { version, head: before } = stored.value;
  const comparedAtMs = nowMs();
  const found = await readTournament(store, id);
  if (!found.ok && !isNoMore(found.error.code)) return found;
  const isPublic = found.ok && mayRead(found.value.head, '', { token: null, entrants: [] }).ok;
  const contents = found.ok && isPublic ? contentsOf(found.value) : undefined;
  if (!found.ok || contents === undefined) return emptied(store, id, stored.value);
  const cursor = cursorOf(found.value);
  if (standsStill(before, cursor, comparedAtMs)) return ok('SAME');
  const parts = await writeParts(store, { id, contents, stored: stored.value });
  if (!parts.ok) return parts;
  if (parts.value === undefined) return ok(undefined);
  const head: ReaderHead = {
    cursor,
    comparedAtMs,
    changedAtMs: before?.cursor === cursor ? before.changedAtMs : comparedAtMs,
    settings: settingsView(id, found.value.head),
    state: found.value.state,
    roundsDrawn: found.value.rounds.map(({ number, state }) => ({ number, state })),
    entrantCount: entrantCount(found.value),
    standingsAfter: contents.STANDINGS.round,
    parts: parts.value,
  };
  const written = await store.write(headItem(id, head, version + 1));
  if (!written.ok) return written;
  return ok(written.value === 'WRITTEN' ? 'MADE' : undefined);
};

/**
 * Makes the projection of a tournament as its facts stand now. It may run at any time, twice at once, late, and be broken off
 * anywhere: the head is written last, and each write asks for the version that was read before the facts.
 */
export const refreshReaders = async (
  store: Store,
  tournament: string,
  nowMs: () => number,
): Promise<Answer<Refreshed>> => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const done = await refreshOnce(store, tournament, { nowMs, isAgain: attempt > 0 });
    if (!done.ok) return done;
    if (done.value !== undefined) return ok(done.value);
  }
  return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};

/** Each waits for the table most of the time: fewer at once fall behind where a hundred events run. */
const AT_ONCE = 16;
const PAGE = 25;
/** The most projections that one scheduled run compares. */
const MOST_COMPARED = 5_000;
const ISO_LENGTH = '2026-11-21T09:00:00.000Z'.length;

/** Counts for the log: projections made or compared, and tournaments left to the next run, as the store did not answer. */
const counted = async (store: Store, tournaments: readonly string[], nowMs: () => number) => {
  let [made, failed] = [0, 0];
  for (let at = 0; at < tournaments.length; at += AT_ONCE) {
    const done = await Promise.all(
      tournaments.slice(at, at + AT_ONCE).map((tournament) => refreshReaders(store, tournament, nowMs)),
    );
    made += done.filter((one) => one.ok && one.value === 'MADE').length;
    failed += done.filter((one) => !one.ok).length;
  }
  return { made, failed };
};

/** Makes anew what readers are given of these tournaments: for those that the stream names. */
export const refreshChanged = (store: Store, tournaments: readonly string[], nowMs: () => number) =>
  counted(store, [...new Set(tournaments)], nowMs);

/** Compares with the facts what was not compared lately, the oldest first: the safety net of the stream. */
export const compareDue = async (store: Store, nowMs: () => number, goOn: () => boolean) => {
  let [made, failed] = [0, 0];
  const startedAt = new Date(nowMs()).toISOString();
  for (let lookedAt = 0; lookedAt < MOST_COMPARED && goOn(); lookedAt += PAGE) {
    // Compared projections move to the end of the list: the next page begins at its start again.
    const page = await store.listed(READERS_LISTING, PAGE);
    if (!page.ok) return { made, failed: failed + 1 };
    const due = page.value.lines.flatMap(({ address, order }) =>
      address.item === 'READERS' && order.slice(0, ISO_LENGTH) <= startedAt ? [address.tournament] : [],
    );
    if (due.length === 0) break;
    const done = await counted(store, due, nowMs);
    made += done.made;
    failed += done.failed;
    // The index may lag, or the store not answer: the same ones come in the next run.
    if (done.made < due.length) break;
  }
  return { made, failed };
};
