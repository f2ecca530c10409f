import { cite } from '../../../shared/source';
import { type Entries, entriesOf } from './entry';

const entry = entriesOf<'EVENT_RULE'>();

/** How an event is run: roles, duties, conduct, scoring, pairing (B9). */
export const eventRunning: Entries<'EVENT_RULE'> = {
  organiser: entry('Organiser', {
    aliases: 'organizer, TO, tournament organiser, event organiser, tournament organizer',
    summary:
      'One, in charge of everything: room and tables, naming Referees and Scorekeepers, checking every army list, being easy to find. May expel or disqualify. May also be Referee or Scorekeeper. Better not a player.',
    sources: [cite('001', 'ORGANISER'), cite('001', 'ROLES AND RESPONSIBILITIES')],
    related: ['referee', 'scorekeeper'],
  }),
  referee: entry('Referee', {
    aliases: 'judge, umpire, rules query, rules dispute, ruling at the table',
    summary:
      'Watches games, enforces and explains the rules, calms disputes; knows the game and has rules manual, army books, supplements and errata at hand. The ruling is final for the event. Often the Organiser; better not a player.',
    sources: [cite('001', 'REFEREE')],
    related: ['organiser', 'conduct'],
  }),
  scorekeeper: entry('Scorekeeper', {
    aliases: 'score keeper, scorer, pairings officer',
    summary:
      'Collects each round’s results, ranks the players after it and makes the pairings, the first at random. Often the Organiser; better not a player.',
    sources: [cite('001', 'SCOREKEEPER')],
    related: ['ranking', 'pairing-round-1', 'pairing-later-rounds'],
  }),
  'spare-player': entry('Spare Player', {
    aliases: 'ringer, odd number of players, spare',
    summary:
      'With an odd number, someone who knows the game gives the unpaired player a good one. Does not try to win, wins nothing, is not ranked. Better not the Organiser, Referee or Scorekeeper.',
    steps: [
      'The game is played and recorded like any other.',
      'In later rounds the Spare Player meets the lowest ranked player who has not met them yet.',
    ],
    sources: [cite('001', 'SPARE PLAYER')],
    related: ['bye', 'pairing-later-rounds'],
  }),
  player: entry('Player', {
    aliases: 'what to bring, bring to a tournament, player duties',
    summary:
      'Brings own miniatures, dice, rules manuals and tokens and accepts the event’s rules. The Organiser may announce that good knowledge of the game is expected.',
    sources: [cite('001', 'PLAYER')],
    related: ['miniatures', 'conduct'],
  }),
  'books-in-force': entry('Books in force', {
    aliases: 'rules in use, FAQ, errata, army books, tournament rules, which books',
    summary:
      'The rules manual, all current army books and supplements, and the most recent FAQs and clarifications. Every player is expected to know the event’s rules.',
    sources: [cite('001', 'TOURNAMENT RULES')],
  }),
  miniatures: entry('Miniatures', {
    aliases: 'painting, painted, conversions, proxies, models allowed, basing, conversion',
    summary:
      'Official Citadel and Forge World models only, fully built, based and painted, and the right ones for the army. Conversions if the Organiser agrees: official parts, clearly what they stand for; best shown before the event.',
    sources: [cite('001', 'MINIATURES')],
    related: ['organiser'],
  }),
  conduct: entry('Conduct', {
    aliases: 'sportsmanship, behaviour, fair play, sporting',
    summary: 'A generous spirit, respect and maturity at all times, in rules disputes too.',
    sources: [cite('001', 'CONDUCT')],
    related: ['referee'],
  }),
  'recording-results': entry('Recording results', {
    aliases: 'result slip, report result, game result',
    summary:
      'After each game: who won or drew, each player’s Victory Points, and who killed the enemy leader. All of it is needed for the tiebreakers.',
    sources: [cite('001', 'GAMES')],
    related: ['tournament-points', 'ranking'],
  }),
  'time-runs-out': entry('Time runs out', {
    aliases: 'out of time, time called, unfinished game, clock, round time over',
    summary: 'Finish the turn in play, then work out the winner as it stands.',
    sources: [cite('001', 'GAMES')],
    related: ['event-planner'],
  }),
  'tournament-points': entry('Tournament Points', {
    aliases: 'match points, points for a win, win draw loss, TP',
    summary: '3 for a win, 1 for a draw, 0 for a loss.',
    sources: [cite('001', 'GAMES')],
    related: ['ranking'],
  }),
  ranking: entry('Ranking and tiebreakers', {
    aliases: `tiebreaker, tiebreakers, ranking, standings, victory point difference, leaders killed,
      break ties in the standings, favourite opponent, favorite opponent, secret objectives,
      secret objective`,
    summary: 'By Tournament Points, and where those are level by the tiebreakers in order.',
    steps: [
      'Victory Point difference: scored minus conceded, over all games.',
      'Victory Points scored.',
      'Enemy leaders killed.',
      'The Organiser’s own (favourite opponent, Secret Objectives), announced with their order before the event.',
    ],
    sources: [cite('001', 'RANKING')],
    related: ['calculation:calculateStandings', 'tournament-points'],
  }),
  'pairing-round-1': entry('Pairing of round 1', {
    aliases: 'first round, round one, random pairing, first round draw',
    summary:
      'At random, from player numbers given at registration. With an odd number one plays the Spare Player or has a bye.',
    sources: [cite('001', 'ROUND 1'), cite('001', 'PAIRING SYSTEM')],
    related: ['spare-player', 'bye'],
  }),
  'pairing-later-rounds': entry('Pairing of later rounds', {
    aliases: 'swiss pairing, subsequent rounds, pairings, pairing system, rematch, swap rule, final round',
    summary:
      'First plays second, third plays fourth, and so on. Who would meet again: the lower ranked of the two swaps with the highest ranked player of the next table. In the final round nobody swaps.',
    sources: [cite('001', 'SUBSEQUENT ROUNDS')],
    related: ['calculation:calculatePairings', 'ranking', 'spare-player'],
  }),
  bye: entry('Bye', {
    aliases: 'byes, free round, no opponent, bye points, odd number of players, bye score',
    summary:
      'Without a Spare Player the unpaired player counts as winning 6-0 and having killed the enemy leader.',
    sources: [cite('001', 'BYE')],
    related: ['spare-player'],
  }),
  conceding: entry('Conceding', {
    aliases: `concede, concession, forfeit, give up, resign, opponent concedes, opponent gives up,
      give up a game`,
    summary: 'The opponent wins 12-0 and counts as having slain the enemy leader.',
    sources: [cite('001', 'CONCEDING')],
    related: ['recording-results'],
  }),
  'event-planner': entry('Games, round time and board size', {
    aliases: 'how many games, round time, board size, points limit, event plan, how long is a round',
    summary:
      'By points limit. Games in one / two days, round, board: 500: 4/7, 1 h 30, 4x4 ft. 600: 4/7, 1 h 45, 4x4. 700: 3/6, 2 h, 4x4. 750 and 800: 3/6, 2 h 15, 4x4. 1,000: 3/5, 2 h 30, 6x4.',
    sources: [cite('001', 'SUBSEQUENT ROUNDS')],
    related: ['calculation:eventPlan', 'ruling-29', 'time-runs-out'],
  }),
};
