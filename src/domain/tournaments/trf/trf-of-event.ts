import { type Round, type Tournament, seatedIn, startedRounds, statusesOf } from '../event/tournament';
import { entrantId, entrantNumber, gamesOf, recordAfter } from '../event/record';
import { settingsOf } from '../event/settings';
import type { Game } from '../game';
import type { EventPack, ScoringRules } from '../pack/pack';
import { currentPack } from '../pack/pack-versions';
import { scoreOf } from '../scoring/game-score';
import { type Standing, standingsAfter } from '../standings/standings';
import {
  type TrfFile,
  type TrfForbidden,
  type TrfPlayer,
  type TrfPoints,
  type TrfResult,
  type TrfRound,
  type TrfVersion,
} from './trf-file';
import { descriptionTags, tieBreakOf } from './trf-words';

/** A pack of 2, 1 and 0 points is that of chess, which counts a draw as half a point. */
const tenthsIn = ({ games }: ScoringRules): number =>
  games.by === 'RESULT' && games.win === 2 && games.draw === 1 && games.loss === 0 ? 5 : 10;

const ABSENT: TrfRound = { opponent: 0, colour: '-', result: 'Z' };

const codeOf = (scoring: ScoringRules, game: Game, side: 0 | 1): TrfResult => {
  if (game.kind === 'BOTH_LOST') return '-';
  const { result } = scoreOf(scoring, game, side);
  const by = (won: TrfResult, drawn: TrfResult, lost: TrfResult): TrfResult =>
    result === 'WON' ? won : result === 'DRAWN' ? drawn : lost;
  switch (game.kind) {
    case 'CONCESSION':
      return game.entrants[side] === game.concededBy ? '-' : '+';
    case 'BYE':
      return game.requested === true ? by('F', 'H', 'Z') : by('U', 'H', 'Z');
    case 'SPARE':
      return by('U', 'H', 'Z');
    case 'PLAYED':
      return by('1', '=', '0');
  }
};

/** The first of a table has the white side: no other order of the two is stored. */
const sidesOf = (round: Round, scoring: ScoringRules): ReadonlyMap<number, TrfRound> => {
  const sides = new Map<number, TrfRound>();
  for (const [first, second] of round.facts.tables) {
    sides.set(first, { opponent: second, colour: 'w', result: ' ' });
    sides.set(second, { opponent: first, colour: 'b', result: ' ' });
  }
  const extra = new Set(round.facts.byes ?? []);
  for (const game of gamesOf([round]))
    game.entrants.forEach((id, index) => {
      const number = entrantNumber(id) ?? 0;
      const result = codeOf(scoring, game, index === 0 ? 0 : 1);
      const known = sides.get(number);
      if (game.kind === 'BYE' || game.kind === 'SPARE')
        sides.set(number, { ...ABSENT, result: result === 'U' && extra.has(number) ? 'F' : result });
      else if (known) sides.set(number, { ...known, result });
    });
  return sides;
};

const pointsOf = ({ scoring }: EventPack, tenths: number): TrfPoints => {
  const pair = ['a', 'b'] as const;
  const points = (victoryPoints: readonly [number, number], winner: 0 | null): number =>
    scoreOf(scoring, { round: 1, kind: 'PLAYED', entrants: pair, victoryPoints, winner }, 0).tournamentPoints * tenths; // prettier-ignore
  const loss = scoreOf(
    scoring,
    { round: 1, kind: 'PLAYED', entrants: pair, victoryPoints: [1, 0], winner: 0 },
    1,
  );
  const bye = scoreOf(scoring, { round: 1, kind: 'BYE', entrants: ['a'] }, 0);
  return {
    W: points([1, 0], 0),
    D: points([0, 0], null),
    L: loss.tournamentPoints * tenths,
    A: 0,
    P: bye.tournamentPoints * tenths,
  };
};

const forbiddenOf = ({ pairing }: EventPack, rounds: number): readonly TrfForbidden[] =>
  pairing.neverMeet.map(({ entrants }) => ({
    from: 1,
    to: rounds,
    players: entrants.map((id) => entrantNumber(id) ?? 0),
  }));

const byeKind = (scoring: ScoringRules): 'F' | 'H' | 'Z' => {
  const code = codeOf(scoring, { round: 1, kind: 'BYE', entrants: ['a'], requested: true }, 0);
  return code === 'F' || code === 'H' ? code : 'Z';
};

/** Byes asked for in rounds that are not played yet, round by round. */
const comingByes = ({ rounds }: Tournament, { pairing, scoring }: EventPack): TrfFile['byes'] => {
  const coming = pairing.requestedByes.filter(({ round }) => rounds[round - 1]?.facts.started !== true);
  return [...new Set(coming.map(({ round }) => round))]
    .toSorted((a, b) => a - b)
    .map((round) => ({
      kind: byeKind(scoring),
      round,
      players: coming
        .filter((bye) => bye.round === round)
        .map(({ entrant }) => entrantNumber(entrant) ?? 0)
        .toSorted((a, b) => a - b),
    }));
};

const day = (text: string | null): string => text?.replaceAll('-', '/') ?? '';

const tagsOf = (
  { head }: Tournament,
  players: readonly TrfPlayer[],
  { ranking, version }: Pick<EventPack, 'ranking'> & { readonly version: TrfVersion },
): TrfFile['tags'] => {
  const { name } = head.facts;
  const { address, startsOn, endsOn, description } = settingsOf(head.facts);
  const words = descriptionTags(description);
  const tieBreaks = ranking.flatMap(({ criterion }) => tieBreakOf(criterion) ?? []);
  const given: readonly (readonly [string, string])[] = [
    ['012', name],
    ['022', address ?? ''],
    ['042', day(startsOn)],
    ['052', day(endsOn ?? startsOn)],
    ['062', String(players.length)],
    ['072', String(players.filter(({ rating }) => rating !== null).length)],
    ['082', '0'],
    ['092', 'Individual: Swiss-System'],
    ...words,
    ...(version === 26 && tieBreaks.length > 0 ? [['202', tieBreaks.join(',')] as const] : []),
  ];
  return given.filter(([, text]) => text !== '').toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
};

const playersOf = (tournament: Tournament, pack: EventPack, tenths: number): readonly TrfPlayer[] => {
  const { rounds, entrants } = tournament;
  const started = rounds.filter(({ facts }) => facts.started);
  const seated = seatedIn(started);
  const statuses = statusesOf(tournament);
  const standings = standingsAfter({
    ...recordAfter(tournament, startedRounds(tournament)),
    round: startedRounds(tournament),
  });
  const lines = new Map<string, Standing>(standings.map((line) => [line.entrant, line]));
  const sides = started.map((round) => sidesOf(round, pack.scoring));
  const { firstRound } = pack.pairing;
  const isRating = firstRound.by === 'SEEDED' && firstRound.seeding === 'RATING';
  return entrants
    .filter(
      ({ number }) => seated.has(number) || ['ACTIVE', 'NOT_CHECKED_IN'].includes(statuses.get(number) ?? ''),
    )
    .map(({ number, facts }): TrfPlayer => {
      const line = lines.get(entrantId(number));
      return {
        number,
        sex: '',
        title: '',
        name: facts.name,
        rating: isRating && typeof facts.seeding === 'number' && facts.seeding <= 9999 ? facts.seeding : null,
        federation: /^[A-Z]{3}$/.test(facts.region ?? '') ? (facts.region ?? '') : '',
        id: '',
        birth: '',
        points: (line?.tournamentPoints ?? 0) * tenths,
        rank: line?.rank ?? null,
        rounds: sides.map((round) => round.get(number) ?? ABSENT),
      };
    });
};

/** An individual event as a Tournament Report File, after the last round that was started. */
export const trfOf = (tournament: Tournament, version: TrfVersion): TrfFile => {
  const { facts } = tournament.head;
  const pack = currentPack(facts.packs ?? []);
  const tenths = tenthsIn(pack.scoring);
  const players = playersOf(tournament, pack, tenths);
  return {
    version,
    tags: tagsOf(tournament, players, { ranking: pack.ranking, version }),
    rounds: facts.rounds,
    points: pointsOf(pack, tenths),
    players,
    forbidden: forbiddenOf(pack, facts.rounds),
    byes: comingByes(tournament, pack),
    others: [],
  };
};
