// Draws round 6 of one event with one peer, in a process of its own, so that it can be given up.
// In: { peer, entrants: [id], games: [{ round, home, away, points: [home, away] }], times } on standard input.
// Out: the CPU milliseconds of each draw as JSON.
import { readFileSync } from 'node:fs';
import swissPairing from 'swiss-pairing';
import Manager from 'tournament-organizer';

const { peer, entrants, games, times } = JSON.parse(readFileSync(0, 'utf8'));
const ROUND = 6;

/** Each makes ready what is not measured, and answers what is: the draw, as a list of pairs. */
const peers = {
  'swiss-pairing': () => {
    const participants = entrants.map((id, index) => ({ id, seed: index + 1 }));
    const matches = games.map(({ round, home, away, points }) => ({
      round,
      home: { id: home, points: points[0] },
      away: { id: away, points: points[1] },
    }));
    const { getMatchups } = swissPairing({ maxPointsPerRound: 3 });
    return () => getMatchups(ROUND, participants, matches);
  },
  'tournament-organizer': () => {
    const side = (id, own, other) => ({
      id,
      win: own > other ? 1 : 0,
      loss: own < other ? 1 : 0,
      draw: own === other ? 1 : 0,
    });
    const matches = games.map(({ round, home, away, points: [a, b] }, index) => ({
      id: `m${index}`,
      round,
      match: index,
      active: false,
      bye: false,
      player1: side(home, a, b),
      player2: side(away, b, a),
      path: { win: null, loss: null },
      meta: {},
    }));
    const matchesOf = new Map(entrants.map((id) => [id, []]));
    for (const { id, player1, player2 } of matches)
      for (const [own, other] of [
        [player1, player2],
        [player2, player1],
      ])
        matchesOf.get(own.id).push({
          id,
          opponent: other.id,
          pairUpDown: false,
          seating: null,
          bye: false,
          win: own.win,
          loss: own.loss,
          draw: own.draw,
        });
    const tournament = new Manager().loadTournament({
      id: 'event',
      name: 'event',
      status: 'stage-one',
      round: ROUND - 1,
      sorting: 'none',
      seating: false,
      scoring: { win: 3, draw: 1, loss: 0, bye: 3, bestOf: 1, tiebreaks: [] },
      stageOne: { format: 'swiss', rounds: 9, initialRound: 1, consolation: false, maxPlayers: 0 },
      stageTwo: { format: null },
      meta: {},
      players: entrants.map((id, index) => ({
        id,
        name: id,
        active: true,
        value: index,
        matches: matchesOf.get(id),
        meta: {},
      })),
      matches,
    });
    return () => {
      tournament.nextRound();
      return tournament.getMatchesByRound(ROUND);
    };
  },
};

const measured = Array.from({ length: times }, () => {
  const draw = peers[peer]();
  const before = process.cpuUsage();
  const drawn = draw();
  const { user, system } = process.cpuUsage(before);
  if (drawn.length !== Math.ceil(entrants.length / 2)) throw new Error(`drew ${drawn.length} pairs`);
  return (user + system) / 1000;
});
process.stdout.write(JSON.stringify(measured));
