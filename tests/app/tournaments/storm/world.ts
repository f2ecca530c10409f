import type { Input, OperationName } from '../organiser';
import type { Actor, Letter } from './model';
import type { Round, Tournament } from '../../../../src/app/kernel/generated/answers';

/** What the clients of a storm share: what they see, what they hold, and their dice. */
export interface World {
  readonly tournament: string;
  readonly league: string;
  readonly draw: (below: number) => number;
  readonly chance: (percent: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  /** Asks a question without trouble, as the organiser. */
  readonly look: <Output = Record<string, unknown>>(
    operation: OperationName,
    input?: Input,
  ) => Promise<Output>;
  /** Of each duty; the organiser's changes when it is recovered. */
  readonly tokens: Map<Exclude<Letter, 'P'> | 'LEAGUE', string>;
  /** Of players, by entrant. */
  readonly playerTokens: Map<string, string>;
  /** Of players of the league, by player. */
  readonly leagueTokens: Map<string, string>;
  /** Other tournaments with their organisers' tokens. */
  readonly created: Map<string, string>;
  /** One-time codes of entrants, used or not. */
  readonly linkCodes: string[];
  /** What brings the organisers' tokens back. */
  readonly codes: { tournament: string; league: string };
  /** The tables of each preview that somebody has seen, by its digest. */
  readonly previews: Map<string, readonly (readonly string[])[]>;
  /** How often each change has happened. */
  readonly happened: Map<string, number>;
}

/** What one client sees when it decides what to do. */
export interface Seen extends World {
  readonly actor: Actor;
  readonly view: Tournament;
  /** The current round; undefined before the first is drawn. */
  readonly current: Round | undefined;
}

/** What a client asks; undefined where there is nothing to ask it of. */
export interface Asking {
  readonly input: Input;
  readonly ifMatch?: string | null;
  /** Of whom a league is asked, and what is open to everybody. */
  readonly as?: Actor;
}

export const anEntrant = ({ view, pick, actor, chance }: Seen) => {
  const own = view.entrants.find(({ id }) => id === actor.entrant);
  return own && chance(80) ? own : view.entrants.length > 0 ? pick(view.entrants) : undefined;
};

/** A table of some round, with the version of its result; mostly of the current one, mostly one's own. */
export const aTable = async (seen: Seen, wantsResult: boolean) => {
  const { current, view, actor, pick, chance, draw, look } = seen;
  if (!current) return undefined;
  const number = chance(85) ? current.number : 1 + draw(view.roundsDrawn.length);
  const round = number === current.number ? current : await look<Round>('round', { round: number });
  const spare = round.unpaired?.table;
  const all = [
    ...round.tables.map(({ table, entrants, result, version }) => ({ table, entrants, result, version })),
    ...(spare
      ? [
          {
            table: spare,
            entrants: [round.unpaired.entrant],
            result: round.unpaired.result,
            version: round.unpaired.version,
          },
        ]
      : []),
  ];
  const own = all.filter(({ entrants }) =>
    actor.letter === 'P'
      ? entrants.includes(actor.entrant ?? '')
      : actor.letter === 'X' && entrants.length === 1,
  );
  const fit = (own.length > 0 ? own : all).filter(({ result }) => (result !== null) === wantsResult);
  const at = fit.length > 0 && chance(85) ? pick(fit) : all.length > 0 ? pick(all) : undefined;
  return at && { ...at, round: number };
};
