import { type Pair, asPair } from '../../../shared/pair';
import type { Entrant as PairedEntrant } from '../entrant';
import type { Game } from '../game';
import type { EventPack, ScoringRules } from '../pack/pack';
import { currentPack } from '../pack/pack-versions';
import { sameName } from '../pairing/wishes';
import type { NotedFact } from '../scoring/bonuses';
import type { StandingsInput } from '../standings/standings';
import type { NotedValue, TournamentRecord } from '../standings/tally';
import type { AnnouncedTiebreaker } from './facts';
import type { Outcome } from './outcome';
import type { PlayerNumber, RoundNumber } from './numbers';
import { type Entrant, type Round, type Tournament, playing, seatedIn } from './tournament';

/** An entrant's id: opaque to callers, the player number to us. */
export const entrantId = (number: PlayerNumber): string => `e${number}`;

/** The player number of an id; undefined for a text that is none. */
export const entrantNumber = (id: string): PlayerNumber | undefined => {
  const digits = /^e([1-9]\d{0,3})$/.exec(id)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

const gameOf = (round: RoundNumber, entrants: readonly PlayerNumber[], outcome: Outcome): Game => {
  const ids = entrants.map(entrantId);
  if (outcome.kind === 'PLAYED') {
    const points = {
      victoryPoints: outcome.victoryPoints as Pair<number>,
      leaderKilled: (outcome.leaderKilled ?? undefined) as Pair<boolean> | undefined,
      ...(outcome.numbers && { numbers: outcome.numbers }),
      ...(outcome.winner !== undefined && { winner: outcome.winner }),
    };
    return ids.length === 1
      ? { round, kind: 'SPARE', entrants: [ids[0] as string], ...points }
      : { round, kind: 'PLAYED', entrants: asPair(ids), ...points };
  }
  const pair = asPair(ids);
  return outcome.kind === 'CONCESSION'
    ? { round, kind: 'CONCESSION', entrants: pair, concededBy: entrantId(outcome.concededBy) }
    : { round, kind: 'BOTH_LOST', entrants: pair };
};

/** The finished games of a round: those reported, and the bye, which reports itself once the round has started. */
const gamesOfRound = ({ number, facts, results }: Round): readonly Game[] => {
  const games: Game[] = [];
  facts.tables.forEach(([first, second], index) => {
    const result = results.get(index + 1);
    if (result) games.push(gameOf(number, [first, second], result.facts.outcome));
  });
  if (facts.started)
    for (const entrant of facts.requestedByes ?? [])
      games.push({ round: number, kind: 'BYE', entrants: [entrantId(entrant)], requested: true });
  if (facts.started)
    for (const entrant of facts.byes ?? [])
      games.push({ round: number, kind: 'BYE', entrants: [entrantId(entrant)] });
  if (facts.unpaired === null) return games;
  const [entrant, kind] = facts.unpaired;
  const result = results.get(facts.tables.length + 1);
  if (kind === 'BYE' && facts.started)
    games.push({ round: number, kind: 'BYE', entrants: [entrantId(entrant)] });
  else if (result) games.push(gameOf(number, [entrant], result.facts.outcome));
  return games;
};

export const gamesOf = (rounds: readonly Round[]): readonly Game[] => rounds.flatMap(gamesOfRound);

const scoresOf = (entrants: readonly Entrant[], tiebreaker: string) =>
  entrants.flatMap(({ number, facts }) =>
    (facts.scores ?? [])
      .filter((score) => score.tiebreaker === tiebreaker)
      .map(({ value, round }) => ({ entrant: entrantId(number), value, round })),
  );

/** The scores that opponents have given. */
const givenScoresOf = (entrants: readonly Entrant[], tiebreaker: string): readonly NotedValue[] =>
  entrants.flatMap(({ facts }) =>
    (facts.given ?? [])
      .filter((score) => score.tiebreaker === tiebreaker)
      .map(({ opponent, value, round }) => ({ entrant: entrantId(opponent), value, round })),
  );

/** The values of a tiebreaker by what it counts. */
const valuesOf = (
  entrants: readonly Entrant[],
  { id, counts = 'SCORES' }: AnnouncedTiebreaker,
): readonly NotedValue[] => {
  switch (counts) {
    case 'FAVOURITE_OPPONENT':
      return votesOf(entrants);
    case 'OPPONENTS_SCORES':
      return givenScoresOf(entrants, id);
    case 'SCORES':
      return scoresOf(entrants, id);
  }
};

/** One for each vote of an opponent. */
const votesOf = (entrants: readonly Entrant[]) =>
  entrants.flatMap(({ facts: { favourite } }) =>
    favourite ? [{ entrant: entrantId(favourite.opponent), value: 1, round: favourite.round }] : [],
  );

/** Facts that earn a bonus of the pack: a score noted under its id, above 0 where only that counts. */
const bonusFactsOf = (entrants: readonly Entrant[], { bonuses }: ScoringRules): readonly NotedFact[] =>
  bonuses
    .filter(({ fact }) => fact !== 'LEADER_KILLED')
    .flatMap(({ id }) =>
      scoresOf(entrants, id)
        .filter(({ value }) => value > 0)
        .map(({ value, ...score }) => ({ ...score, value, bonus: id })),
    );

/** The input of standings beside entrants and games: the pack's rules, and the organiser's notes. */
type RecordRules = Pick<
  StandingsInput,
  'tiebreakers' | 'adjustments' | 'facts' | 'votes' | 'scoring' | 'ranking' | 'lotSeed'
>;

/** The organiser's additions to the games: rules, tiebreakers, points given and taken, and whether lots decide. */
const addedTo = ({ head, entrants }: Tournament, pack: EventPack): RecordRules => ({
  tiebreakers: head.facts.tiebreakers.map((tiebreaker) => ({
    id: tiebreaker.id,
    better: tiebreaker.better,
    values: valuesOf(entrants, tiebreaker),
  })),
  adjustments: entrants.flatMap(({ number, facts }) =>
    (facts.adjustments ?? []).map((adjustment) => ({ ...adjustment, entrant: entrantId(number) })),
  ),
  facts: bonusFactsOf(entrants, pack.scoring),
  votes: votesOf(entrants),
  scoring: pack.scoring,
  ranking: pack.ranking,
  ...((head.facts.tiesByLot === true || pack.ranking.some(({ criterion }) => criterion === 'LOT')) && {
    lotSeed: head.facts.seed,
  }),
});

/** The pack that is in force. */
const packOf = ({ head }: Pick<Tournament, 'head'>): EventPack => currentPack(head.facts.packs ?? []);

/**
 * The input of the standings after `round`: the entrants seated up to then, so that later ones change nothing, and their games; by
 * the pack in force, or by another of the event's.
 */
export const recordAfter = (
  tournament: Tournament,
  round: RoundNumber,
  pack: EventPack = packOf(tournament),
): TournamentRecord & RecordRules => {
  const started = tournament.rounds.filter(({ number, facts }) => number <= round && facts.started);
  const seated = seatedIn(started);
  const entrants = tournament.entrants.filter(({ number }) => seated.has(number));
  return {
    entrants: entrants.map(({ number, facts }) => ({
      id: entrantId(number),
      number,
      ...(facts.disqualified === true && { disqualified: true }),
    })),
    games: gamesOf(started),
    ...addedTo(tournament, pack),
  };
};

const pairedEntrant = ({ number, facts }: Entrant, active: boolean): PairedEntrant => ({
  id: entrantId(number),
  number,
  active,
  ...(facts.disqualified === true && { disqualified: true }),
  ...(facts.club !== null && { club: facts.club }),
  ...(typeof facts.region === 'string' && { region: facts.region }),
  ...(typeof facts.household === 'string' && { household: facts.household }),
  ...(facts.alignment && { alignment: facts.alignment }),
  ...(typeof facts.seeding === 'number' && { seeding: facts.seeding }),
});

/** The input of the draw of `round`: everyone, the active ones marked, and the games before it. */
export const recordForDraw = (
  tournament: Tournament,
  round: RoundNumber,
): TournamentRecord & RecordRules & { readonly entrants: readonly PairedEntrant[] } => {
  const active = new Set(playing(tournament).active.map(({ number }) => number));
  const before = tournament.rounds.filter(({ number }) => number < round);
  const seated = seatedIn(before);
  return {
    entrants: tournament.entrants
      .filter(({ number }) => active.has(number) || seated.has(number))
      .map((entrant) => pairedEntrant(entrant, active.has(entrant.number))),
    games: gamesOf(before),
    ...addedTo(tournament, packOf(tournament)),
  };
};

/** The squad of each entrant as it was spelled first: capitals and blanks do not matter. */
export const squadsOf = ({ entrants }: Pick<Tournament, 'entrants'>): ReadonlyMap<string, string> => {
  const spelled = new Map<string, string>();
  const squads = new Map<string, string>();
  for (const { number, facts } of entrants) {
    if (typeof facts.squad !== 'string') continue;
    const key = sameName(facts.squad);
    const squad = spelled.get(key) ?? facts.squad;
    spelled.set(key, squad);
    squads.set(entrantId(number), squad);
  }
  return squads;
};
