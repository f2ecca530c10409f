import { namesOf } from '../../../shared/names-of';
import { type Of, choice, list, maybe, nullable, object, union, whole } from '../../../shared/shape';
import { LARGEST_TEAM, MOST_BANDS, MOST_PICK_MINUTES, MOST_SUBSTITUTES, SMALLEST_TEAM } from '../limits';
import { teamArmyRules } from './team-armies';

/**
 * How the players of two teams find their opponents, as data. A phase is made of picks; both captains seal each pick before either
 * is shown.
 *
 * - ORDER: each seals the order of all players left; first meets first, and so on.
 * - CHAMPION: each seals one player; the two meet.
 * - DEFEND: each seals a defender; each seals two attackers against the other's defender; each seals which of the two its own
 *   defender meets. Two games are made, and the attackers not taken are left again.
 */
export const pairingPhases = {
  ORDER: 'Each seals the order of all players left; first meets first, and so on.',
  CHAMPION: 'Each seals one player; the two meet.',
  DEFEND:
    "Each seals a defender, then two attackers against the other's, then which of the two its own defender meets.",
} as const;
export type PairingPhase = keyof typeof pairingPhases;

/** The content of a pick that both captains seal at once. */
export const pickKinds = {
  ORDER: 'The order of all players left: first meets first, and so on.',
  CHAMPION: 'One player; the two meet.',
  DEFENDER: 'One player, whom one of two attackers will meet.',
  ATTACKERS: "Two players against the other side's defender.",
  OPPONENT: "Which of the other side's attackers the own defender meets.",
} as const;
export type PickKind = keyof typeof pickKinds;

export const pickFallbacks = {
  LINEUP: 'The first possible players of the lineup.',
  LOT: 'A lot from the published seed.',
} as const;
export type PickFallback = keyof typeof pickFallbacks;

/** The attackers that each side sends against a defender. */
export const ATTACKERS = 2;

/**
 * The phase that comes once `played` phases are done and `left` players of each side are left. The last phase repeats; if too few
 * are left for it, two are paired by ORDER.
 */
export const phaseAfter = (phases: readonly PairingPhase[], played: number, left: number): PairingPhase => {
  const phase = phases[played] ?? phases.at(-1) ?? 'ORDER';
  return phase === 'DEFEND' && left <= ATTACKERS ? 'ORDER' : phase;
};

const points = whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** How a team event is played, as the organiser announces it. */
export const teamRules = object({
  /** Players of a team in a match. */
  size: whole(SMALLEST_TEAM, LARGEST_TEAM),
  /** Further players a team may name. */
  substitutes: whole(0, MOST_SUBSTITUTES),
  /** How opponents are found, phase by phase; the last one repeats. */
  protocol: list(choice(namesOf(pairingPhases)), [1, LARGEST_TEAM]),
  /** How long captains have to seal a pick, and again to show it; null: until a scorekeeper settles it. */
  pickMinutes: nullable(whole(1, MOST_PICK_MINUTES)),
  fallback: choice(namesOf(pickFallbacks)),
  /** Game Points by the Victory Points of a game. A match is won by more of them; what that brings is the pack's. */
  gamePoints: union([
    object({ by: choice(['RESULT']), win: points, draw: points, loss: points }),
    object({
      by: choice(['BANDS']),
      bands: list(object({ aheadBy: points, winner: points, loser: points }), [1, MOST_BANDS]),
    }),
  ]),
  /** Game Points of a forfeited game, of the side that would have played and of each that does not; absent: those of a concession, 12-0. */
  forfeit: maybe(object({ winner: points, loser: points })),
  /** Rules for the armies of a team together; absent: each army is judged alone. */
  armies: maybe(teamArmyRules),
});
export type TeamRules = Of<typeof teamRules>;
