import type { ChangeLog, Logged } from './change-log';
import { logged } from './change-log';
import type { Tournament } from './tournament';
import { roundOf, tournamentOf } from './tournament';

/** When the round after this one was drawn, or the tournament finished; undefined while neither has happened. */
const endOf = ({ rounds, closing }: Tournament, round: number): number | undefined =>
  (rounds[round]?.log ?? closing?.log)?.[0]?.at;

/** A thing as it was then; undefined where it was not yet. */
const then = <Facts>(
  { log }: { readonly log: ChangeLog<Facts> },
  atMs: number,
): Logged<Facts> | undefined => {
  const until = log.filter(({ at }) => at <= atMs);
  return until.length === 0 ? undefined : logged(until);
};

/**
 * A tournament as everybody saw it when a round was over: at the moment in which the next one was drawn, with the mistakes that were
 * corrected only later. While no other round is drawn, as it stands.
 */
export const asItStoodAfter = (tournament: Tournament, round: number): Tournament => {
  const atMs = endOf(tournament, round) ?? Number.POSITIVE_INFINITY;
  return tournamentOf({
    id: tournament.id,
    head: then(tournament.head, atMs) ?? tournament.head,
    entrants: tournament.entrants.flatMap((entrant) => {
      const thing = then(entrant, atMs);
      return thing ? [{ ...thing, number: entrant.number }] : [];
    }),
    rounds: tournament.rounds.slice(0, round).map((one) => {
      const results = [...one.results].flatMap(([table, result]) => {
        const thing = then(result, atMs);
        return thing ? [[table, thing] as const] : [];
      });
      return roundOf(one.number, then(one, atMs) ?? one, new Map(results));
    }),
    closing: null,
  });
};
