import type { ChangeLog } from '../../../shared/change-log';
import type { EntrantFacts, ResultFacts, RoundFacts } from '../../../domain/tournaments/event/facts';
import { entrantId } from '../../../domain/tournaments/event/record';
import { MOST_PAIRS_KEPT_APART, MOST_ROUNDS } from '../../../domain/tournaments/limits';
import { criterionOf, describedAs, isDescribed } from '../../../domain/tournaments/trf/trf-words';
import { type TrfFile, type TrfPoints, usualPoints } from '../../../domain/tournaments/trf/trf-file';
import { type Answer, checkInput, invalidField, invalidInput, ok } from '../../kernel/use-case';
import { type Fault, fault } from '../../kernel/faults';
import { entrantFields as registerFields } from '../entrants/entrants';
import { createTournament, settled } from '../event/create-tournament';
import type { TournamentDocument } from '../history/tournament-document';
import * as z from 'zod/mini';
import { type TrfGames, gamesOfRound } from './trf-games';
import { notKept } from './trf-not-kept';

/** The points of a file in whole numbers: halves are doubled. */
interface Scale {
  readonly points: TrfPoints;
  readonly tenths: 5 | 10;
}

const scaleOf = ({ points, players }: TrfFile): Scale | undefined => {
  const all = points ?? usualPoints;
  const values = [...Object.values(all), ...players.map((player) => player.points)];
  if (values.some((value) => value % 5 !== 0)) return undefined;
  const tenths = values.some((value) => value % 10 !== 0) ? 5 : 10;
  const scaled = (value: number): number => value / tenths;
  const { W, D, L, A, P } = all;
  return { points: { W: scaled(W), D: scaled(D), L: scaled(L), A: scaled(A), P: scaled(P) }, tenths };
};

const FIDE_TIES = ['BH/C1', 'BH', 'SB'];

const textOf = ({ tags }: TrfFile, tag: string): string | undefined =>
  tags.find(([one]) => one === tag)?.[1] || undefined;

const rankingOf = (file: TrfFile) => {
  const asked = (textOf(file, '202') ?? textOf(file, '212') ?? '').split(',').map((code) => code.trim());
  const known = asked.flatMap((code) => criterionOf(code) ?? []);
  const criteria = known.length > 0 ? known : FIDE_TIES.flatMap((code) => criterionOf(code) ?? []);
  return [...new Set(['TOURNAMENT_POINTS', ...criteria])].map((criterion) => ({
    criterion,
    better: 'HIGHER',
  }));
};

/** Every two of those who may not meet. */
const pairsOf = (players: readonly string[]): readonly (readonly [string, string])[] =>
  players.flatMap((one, index) => players.slice(index + 1).map((other) => [one, other] as const));

/** The rules of the event as an organiser writes them. */
const packOf = (
  file: TrfFile,
  { points }: Scale,
  { played, idOf }: { readonly played: number; readonly idOf: (starting: number) => string },
) => {
  const coming = [
    ...file.byes
      .filter(({ kind, round }) => kind === 'H' && round > played)
      .flatMap(({ round, players }) => players.map((player) => ({ entrant: idOf(player), round }))),
    ...file.players.flatMap(({ number, rounds }) =>
      rounds.flatMap(({ result }, index) =>
        index >= played && result === 'H' ? [{ entrant: idOf(number), round: index + 1 }] : [],
      ),
    ),
  ];
  const keys = new Set<string>();
  const isRated = file.players.some(({ rating }) => rating !== null);
  const bye = (tournamentPoints: number) => ({ victoryPoints: 1, leaderKilled: false, tournamentPoints });
  return {
    name: 'Tournament report file',
    scoring: {
      games: { by: 'RESULT', win: points.W, draw: points.D, loss: points.L },
      bye: bye(points.P),
      requestedBye: { victoryPoints: 0, leaderKilled: false, tournamentPoints: points.D },
      concession: { ...bye(points.W), concederPoints: points.A },
      bothLost: points.A,
    },
    ranking: rankingOf(file),
    pairing: {
      ...(isRated
        ? { firstRound: 'SEEDED', seeding: 'RATING', folding: 'HALVES' }
        : { firstRound: 'RANDOM' }),
      laterRounds: 'SCORE_GROUPS',
      within: 'HALVES',
      finalRound: 'AS_LATER',
      neverMeet: file.forbidden
        .flatMap(({ players }) => pairsOf(players.map(idOf)))
        .filter(([a, b]) => !keys.has(`${a} ${b}`) && !keys.has(`${b} ${a}`) && keys.add(`${a} ${b}`))
        .map((entrants) => ({ entrants, strength: 'HARD' })),
      requestedByes: coming.filter(({ entrant, round }) => !keys.has(`${entrant} ${round}`) && keys.add(`${entrant} ${round}`)), // prettier-ignore
    },
  };
};

const dayOf = (text: string | undefined): string | undefined =>
  /^\d{4}[/.-]\d{2}[/.-]\d{2}$/.test(text ?? '') ? text?.replaceAll(/[/.]/g, '-') : undefined;

const settingsOf = (file: TrfFile, rounds: number, pack: object) => {
  const described = file.tags.filter(([tag, text]) => isDescribed(tag) && text !== '');
  const [startsOn, endsOn] = [dayOf(textOf(file, '042')), dayOf(textOf(file, '052'))];
  const city = textOf(file, '022');
  return {
    name: textOf(file, '012') ?? 'Tournament',
    rounds,
    pack,
    ...(startsOn !== undefined && { startsOn }),
    ...(startsOn !== undefined && endsOn !== undefined && endsOn !== startsOn && { endsOn }),
    ...(city !== undefined && { address: city }),
    ...(described.length > 0 && {
      description: described.map(([tag, text]) => describedAs(tag, text)).join('\n'),
    }),
  };
};

const logOf = <Facts>(op: string, at: number, set: Partial<Facts>): ChangeLog<Facts> => [
  { op, by: 'IMPORTED', at, set, key: '', input: '' },
];

const worthOf = (
  { tables, outcomes, drawn, full, half }: TrfGames,
  { points }: Scale,
  player: number,
): number => {
  if (drawn.includes(player) || full.includes(player)) return points.P;
  if (half.includes(player)) return points.D;
  const index = tables.findIndex(([one, other]) => one === player || other === player);
  const outcome = outcomes.get(index + 1);
  if (outcome === undefined) return 0;
  if (outcome.kind === 'BOTH_LOST') return points.A;
  if (outcome.kind === 'CONCESSION') return outcome.concededBy === player ? points.A : points.W;
  const side = tables[index]?.[0] === player ? 0 : 1;
  const [own = 0, other = 0] = side === 0 ? outcome.victoryPoints : [...outcome.victoryPoints].reverse();
  return own > other ? points.W : own < other ? points.L : points.D;
};

const entrantsOf = (
  { players }: TrfFile,
  scale: Scale,
  rounds: readonly TrfGames[],
): readonly EntrantFacts[] =>
  players.map(({ name, federation, rating, points }, index) => {
    const found = rounds.reduce((sum, games) => sum + worthOf(games, scale, index + 1), 0);
    const more = points / scale.tenths - found;
    return {
      name,
      members: [],
      club: null,
      withdrawn: false,
      reason: null,
      ...(federation !== '' && { region: federation }),
      ...(rating !== null && { seeding: rating }),
      ...(more !== 0 && {
        adjustments: [
          { tournamentPoints: more, victoryPoints: 0, round: 0, reason: 'Points of the report file.' },
        ],
      }),
    };
  });

const roundFacts = ({ tables, drawn, full, half }: TrfGames): RoundFacts => {
  const [bye, ...others] = drawn;
  const byes = [...others, ...full];
  return {
    tables,
    unpaired: bye === undefined ? null : [bye, 'BYE', 'MOVED_BY_ORGANISER', ''],
    ...(byes.length > 0 && { byes }),
    ...(half.length > 0 && { requestedByes: half }),
    seed: null,
    roundsWithoutRematch: 0,
    basis: '',
    note: 'From a tournament report file.',
    started: true,
  };
};

/** Names and numbers of the file as their input fields take them. */
const playerSchema = z.object({
  name: registerFields.name,
  region: registerFields.region,
  seeding: registerFields.seeding,
});

const playerFaults = (entrants: readonly EntrantFacts[], { players }: TrfFile): readonly Fault[] =>
  entrants.flatMap(({ name, region, seeding, adjustments }, index) => {
    const at = `player ${players[index]?.number ?? index + 1}`;
    const checked = checkInput(playerSchema, { name, region, seeding });
    const [adjusted] = adjustments ?? [];
    return [
      ...(checked.ok || checked.error.code !== 'INVALID_INPUT'
        ? []
        : checked.error.faults.map((one) => ({
            ...one,
            path: 'trf',
            message: `${at}: ${one.path} ${one.message}`,
          }))),
      ...(adjusted && Math.abs(adjusted.tournamentPoints) > 999
        ? [fault('trf', 'TOO_LARGE', `${at}: the points are far from those of the games`)]
        : []),
    ];
  });

/** Rounds up to the last with a game; after it there are only byes that were asked for. */
const playedIn = ({ players }: TrfFile): number =>
  players.reduce(
    (last, { rounds }) => Math.max(last, rounds.findLastIndex(({ opponent }) => opponent > 0) + 1),
    0,
  );

const referenceFaults = ({ forbidden, byes }: TrfFile, known: ReadonlySet<number>): readonly Fault[] =>
  [...forbidden, ...byes].flatMap(({ players }) =>
    players
      .filter((player) => !known.has(player))
      .map((player) => fault('trf', 'UNKNOWN_REFERENCE', `${player} is no player of the file`)),
  );

/** A file as a tournament with its history, and what of the file it does not keep. */
export const documentOfTrf = (
  read: TrfFile,
  at: number,
): Answer<{ readonly document: TournamentDocument; readonly notKept: readonly string[] }> => {
  const file = { ...read, players: read.players.toSorted((a, b) => a.number - b.number) };
  const scale = scaleOf(file);
  if (!scale) return invalidField('trf', 'NOT_ALLOWED', 'points must be whole or halves');
  const places = new Map(file.players.map(({ number }, index) => [number, index + 1]));
  const numberOf = (starting: number): number => places.get(starting) ?? 0;
  const played = playedIn(file);
  const rounds = Array.from({ length: played }, (_, index) => gamesOfRound(file, index, numberOf));
  const open = rounds.findIndex(({ games: { tables, outcomes } }) => outcomes.size < tables.length);
  const faults: readonly Fault[] = [
    ...rounds.flatMap((round) => round.faults.map((message) => fault('trf', 'INCONSISTENT', message))),
    ...(open >= 0 && open < played - 1
      ? [fault('trf', 'INCONSISTENT', `round ${open + 1} lacks a result, but a later one was played`)]
      : []),
    ...referenceFaults(file, new Set(places.keys())),
  ];
  if (faults.length > 0) return invalidInput(faults);
  const pairs = file.forbidden.reduce(
    (sum, { players }) => sum + (players.length * (players.length - 1)) / 2,
    0,
  );
  if (pairs > MOST_PAIRS_KEPT_APART)
    return invalidField('trf', 'TOO_LARGE', `has ${pairs} pairs that may not meet, and ${MOST_PAIRS_KEPT_APART} is the most`); // prettier-ignore
  const count = Math.max(file.rounds ?? 0, played, ...file.byes.map(({ round }) => round), 1);
  const pack = packOf(file, scale, { played, idOf: (starting) => entrantId(numberOf(starting)) });
  const settings = checkInput(createTournament.input, settingsOf(file, Math.min(count, MOST_ROUNDS), pack));
  if (!settings.ok)
    return settings.error.code === 'INVALID_INPUT'
      ? invalidInput(settings.error.faults.map((one) => ({ ...one, path: 'trf', message: `${one.path} ${one.message}` }))) // prettier-ignore
      : settings;
  const games = rounds.map((round) => round.games);
  const entrants = entrantsOf(file, scale, games);
  const unfit = playerFaults(entrants, file);
  if (unfit.length > 0) return invalidInput(unfit);
  return ok({
    document: {
      format: 'muster-tournament',
      version: 1,
      head: logOf('createTournament', at, settled(settings.value)),
      entrants: entrants.map((set) => ({ log: logOf('registerEntrant', at, set), army: null })),
      rounds: games.map((round) => ({
        log: logOf<RoundFacts>('setRoundTables', at, roundFacts(round)),
        results: [...round.outcomes].map(([table, outcome]) => ({
          table,
          log: logOf<ResultFacts>('reportResult', at, { outcome }),
        })),
      })),
      closing: null,
    },
    notKept: notKept(read),
  });
};
