import type { OwnedFacts } from '../kernel/store/creation';

/** What a person has shown to be theirs: an entrant of a tournament, or a player of a league. */
export type Entry =
  | { readonly tournament: string; readonly entrant: number }
  | { readonly league: string; readonly player: string };

/** A person over many events. Only who holds its token may read or change it. */
export interface PersonFacts extends OwnedFacts {
  /** Null once erased. */
  readonly name: string | null;
  /** In the order in which they were bound. */
  readonly entries: readonly Entry[];
  readonly erased: boolean;
}
