import { type ChangeLog, type Logged, type Receipt, logged } from '../../../shared/change-log';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import {
  type Tournament,
  type TournamentState,
  cursorOf,
} from '../../../domain/tournaments/event/tournament';
import { ok } from '../../../shared/result';
import type { StoredContext } from '../../kernel/store/context';
import { checkIfMatch } from '../../kernel/store/if-match';
import type { Target } from '../../kernel/store/mutation';
import type { Answer } from '../../kernel/use-case';
import type { Actor } from '../store/access';
import { changeTournament } from './change-tournament';
import { headKind } from '../store/item-kinds';
import type { TournamentIn, TournamentOperation } from '../store/operation';
import { settingsView } from '../views/settings-view';

export const addressOfHead = (tournament: string) => ({ item: 'HEAD', tournament }) as const;

export const headTarget = (tournament: string, log: ChangeLog<TournamentFacts>): Target<TournamentFacts> => ({
  kind: headKind,
  address: addressOfHead(tournament),
  log,
});

/** What If-Match is compared with, and what stands now. */
interface Current {
  readonly versions: readonly string[];
  readonly now: unknown;
}

const settingsNow = (tournament: Tournament): Current => ({
  versions: [String(tournament.head.version), cursorOf(tournament)],
  now: settingsView(tournament.id, tournament.head),
});

/** A change of a tournament's head: the decision and the view. */
export interface HeadChange<State extends TournamentState, Output> {
  readonly operation: TournamentOperation<State>;
  readonly tournament: string;
  readonly input: unknown;
  readonly idempotencyScope?: readonly (string | number)[];
  /** What If-Match is compared with: the settings if omitted, null for nothing. */
  readonly current?: ((tournament: Tournament) => Current) | null;
  /** What of the answer cannot be worked out from the head later. */
  readonly receipt?: Receipt;
  /** A patch: one without facts writes nothing. */
  readonly isPatch?: true;
  readonly set: (tournament: TournamentIn<State>, actor: Actor) => Answer<Partial<TournamentFacts>>;
  readonly answer: (head: Logged<TournamentFacts>) => Output;
}

/** Changes the head of a tournament. */
export const changeHead = <State extends TournamentState, Output>(
  { current = settingsNow, receipt, isPatch, set, answer, ...what }: HeadChange<State, Output>,
  context: StoredContext,
): Promise<Answer<Output>> =>
  changeTournament<TournamentFacts, State, Output>(
    {
      ...what,
      places: ({ id, head }) => [headTarget(id, head.log)],
      decide: (tournament, actor) => {
        const stands = current?.(tournament);
        const matches = stands ? checkIfMatch(context, stands.versions, stands) : ok(true);
        if (!matches.ok) return matches;
        const facts = set(tournament, actor);
        return facts.ok
          ? ok({
              ...headTarget(tournament.id, tournament.head.log),
              set: facts.value,
              ...(receipt && { receipt }),
              ...(isPatch && Object.keys(facts.value).length === 0 && { changesNothing: true }),
            })
          : facts;
      },
      answer: ({ log }) => answer(logged(log)),
    },
    context,
  );
