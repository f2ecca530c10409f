import { numberOfTable } from '../../../domain/tournaments/event/table-numbers';
import type { Logged } from '../../../shared/change-log';
import type { ResultFacts } from '../../../domain/tournaments/event/facts';
import type { Outcome } from '../../../domain/tournaments/event/outcome';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import { roundEndsAtMs, secondsLeft } from '../../../domain/tournaments/event/round-clock';
import { type Round, type Tournament, entrantsAt } from '../../../domain/tournaments/event/tournament';
import { escapeText } from '../../../shared/escape-text';
import type { TournamentAddress } from '../../kernel/store/store';
import { finalPlaces } from '../../../domain/tournaments/event/stages';
import { standingsOf } from '../views/standings-answer';
import type { MembersByEntrant } from '../../kernel/channels/members';
import {
  type DiscordMessage,
  fitted,
  messageOf,
  nameIn,
  announcementTexts as words,
} from './discord-message';
import { type AnnouncementKind, announcementEvents } from './kinds';
import { pairingsMessages } from './pairings-message';

/** A message, and when it is to be sent. */
export interface Announcement {
  readonly kind: AnnouncementKind;
  readonly message: DiscordMessage;
  readonly dueAtMs: number;
  /** It is true only while this round ends at this moment. */
  readonly whileRoundEnds?: { readonly round: number; readonly atMs: number };
}

const MINUTE_MS = 60_000;
const LAST_MINUTES = 10;
const SECONDS_IN_MINUTE = 60;

const started = (round: Round): DiscordMessage => {
  const endsAt = roundEndsAtMs(round.facts);
  return messageOf(
    words.started(round.number),
    endsAt === undefined ? words.noEnd : words.ends(Math.round(endsAt / 1000)),
  );
};

const minutesOf = (seconds: number): number => Math.ceil(seconds / SECONDS_IN_MINUTE);

/** That the clock stands, or when the round ends now. */
const clockChanged = ({ number, facts }: Round, event: string): DiscordMessage => {
  const endsAtMs = roundEndsAtMs(facts);
  const left = secondsLeft(facts);
  const reason = escapeText(facts.clockChange?.reason ?? '');
  const title =
    event === 'ROUND_EXTENDED'
      ? words.extended(number)
      : left === null
        ? words.resumed(number)
        : words.paused(number);
  const state =
    left !== null
      ? words.left(minutesOf(left))
      : endsAtMs === undefined
        ? words.noEnd
        : words.ends(Math.round(endsAtMs / 1000));
  return messageOf(title, `${reason}\n${state}`);
};

const scoreOf = (outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'PLAYED':
      return words.score(outcome.victoryPoints[0] ?? 0, outcome.victoryPoints[1] ?? 0);
    case 'CONCESSION':
      return words.concession;
    case 'BOTH_LOST':
      return words.bothLost;
  }
};

const corrected = (
  tournament: Tournament,
  round: Round,
  { table, log, version }: Pick<Logged<ResultFacts>, 'log' | 'version'> & { readonly table: number },
): DiscordMessage | undefined => {
  const outcomes = log.slice(0, version).flatMap(({ set }) => (set.outcome ? [set.outcome] : []));
  const [was, is] = outcomes.slice(-2);
  if (!log[version - 1]?.set.outcome || was === undefined || is === undefined) return undefined;
  const names = (entrantsAt(round.facts, table) ?? []).map(nameIn(tournament)).join(' – ');
  return messageOf(
    words.corrected(round.number, numberOfTable(round.facts, table)),
    words.wasAndIs(names, scoreOf(was), scoreOf(is)),
  );
};

const finalStandings = (
  tournament: Tournament,
  publicUrl: string | undefined,
): DiscordMessage | undefined => {
  const standings = standingsOf(tournament, undefined);
  if (!standings.ok) return undefined;
  const name = nameIn(tournament);
  const byStages = finalPlaces(tournament).flatMap(({ place, entrants }) =>
    entrants.map((entrant) => words.place(place, name(entrant))),
  );
  const byPoints = standings.value.standings.map(({ rank, entrant }) => {
    const shown = name(entrantNumber(entrant) ?? 0);
    return rank === null ? words.unranked(shown) : words.place(rank, shown);
  });
  const lines = byStages.length > 0 ? byStages : byPoints;
  const picture = publicUrl && `${publicUrl}/cards/podiums/${encodeURIComponent(tournament.id)}.png`;
  const isPublic = tournament.head.facts.visibility === 'PUBLIC';
  return messageOf(
    words.final(escapeText(tournament.head.facts.name)),
    fitted(lines),
    isPublic ? picture : undefined,
  );
};

/** The changed record, its version, and the time. */
export interface Announced {
  readonly address: TournamentAddress;
  readonly event: string;
  readonly version: number;
  readonly nowMs: number;
  /** The address of this service, for pictures. */
  readonly publicUrl: string | undefined;
  /** Discord users to be mentioned. */
  readonly members: MembersByEntrant;
}

const isOf = (kind: AnnouncementKind, event: string): boolean =>
  announcementEvents[kind].some((one) => one === event);

const tenMinutes = (round: Round, nowMs: number): readonly Announcement[] => {
  const endsAt = roundEndsAtMs(round.facts);
  const dueAtMs = (endsAt ?? 0) - LAST_MINUTES * MINUTE_MS;
  if (endsAt === undefined || dueAtMs < nowMs) return [];
  const text = words.ends(Math.round(endsAt / 1000));
  return [
    {
      kind: 'TEN_MINUTES_LEFT',
      message: messageOf(words.tenMinutes(round.number), text),
      dueAtMs,
      whileRoundEnds: { round: round.number, atMs: endsAt },
    },
  ];
};

/** The messages of this kind that a change is announced by, none where it is none of its kind; a large round takes several. */
export const announcementsOf = (
  kind: AnnouncementKind,
  tournament: Tournament,
  { address, event, version, nowMs, publicUrl, members }: Announced,
): readonly Announcement[] => {
  const round = 'round' in address ? tournament.rounds[address.round - 1] : undefined;
  const now = (message: DiscordMessage | undefined): readonly Announcement[] =>
    message ? [{ kind, message, dueAtMs: nowMs }] : [];
  switch (kind) {
    case 'PAIRINGS':
      return round && event === 'ROUND_DRAWN'
        ? pairingsMessages(tournament, round, { isRedrawn: version > 1, members }).flatMap(now)
        : [];
    case 'ROUND_STARTED':
      return round && event === 'ROUND_STARTED' ? now(started(round)) : [];
    case 'TEN_MINUTES_LEFT':
      return round && isOf(kind, event) ? tenMinutes(round, nowMs) : [];
    case 'CLOCK_CHANGED':
      return round && isOf(kind, event) ? now(clockChanged(round, event)) : [];
    case 'RESULT_CORRECTED': {
      const result = address.item === 'RESULT' ? round?.results.get(address.table) : undefined;
      return round && result && address.item === 'RESULT'
        ? now(corrected(tournament, round, { table: address.table, log: result.log, version }))
        : [];
    }
    case 'FINAL_STANDINGS':
      return event === 'TOURNAMENT_FINISHED' ? now(finalStandings(tournament, publicUrl)) : [];
  }
};

/** The text of a test. */
export const testMessage = (): DiscordMessage => messageOf(words.test);
