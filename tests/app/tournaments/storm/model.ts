import type { Item } from '../../../../src/app/kernel/store/store';
import type { Answer } from '../../../../src/app/kernel/use-case';
import type { Input, OperationName } from '../organiser';

/** What a storm must leave behind, told in the simplest way and without the product's help. */

export type Letter = 'O' | 'C' | 'S' | 'R' | 'P' | 'X';

/** Who asks. A letter of the roles of a tournament, or L: somebody of the league, or nobody. */
export interface Actor {
  readonly letter: Letter | 'L';
  readonly token: string | null;
  /** The entrant of a player's token. */
  readonly entrant?: string;
}

export interface Request {
  readonly operation: OperationName;
  readonly input: Input;
  readonly actor: Actor;
  readonly key: string;
  readonly ifMatch: string | null;
  readonly answers: Answer<unknown>[];
  commits: number;
  /** Whether something of it was still on its way when it was answered: a late write, or the same request sent twice. */
  straggles: boolean;
}

export interface ModelResult {
  victoryPoints: unknown;
  status: 'REPORTED' | 'CONFIRMED' | 'DISPUTED' | 'RULED';
  /** The player number of the side that reported, 0 for the Spare Player. */
  by: number | null;
}

export interface ModelRound {
  tables: (readonly string[])[];
  sitsOut: readonly string[];
  hasSpare: boolean;
  readonly results: Map<number, ModelResult>;
  started: boolean;
  /** Its start was taken back, and nobody has been seated otherwise since. */
  wasUnstarted?: boolean;
  /** When the taking back of its start was written. */
  unstartedAt?: number;
  /** A report was taken back in the moment in which the round ended. */
  lacksResult?: boolean;
  /** When the last taking back of a report was written. */
  takenBackAt?: number;
  minutes: number;
  isPaused: boolean;
}

export interface ModelEntrant {
  name: unknown;
  /** When it asked for its place: by registering, by coming back, or by being approved. */
  asked: number;
  approved: boolean;
  withdrawn: boolean;
  disqualified: boolean;
  checkedIn: boolean;
  points: number;
  score: number;
  painted: unknown;
  army: unknown;
  override: unknown;
  favourite: unknown;
  hasToken: boolean;
  /** How many codes were exchanged for it. */
  links: number;
}

export interface ModelLeague {
  name: unknown;
  offered: boolean;
  accepted: boolean;
  /** By player id; null once erased. */
  readonly players: Map<string, unknown>;
  /** The player of each entrant. */
  readonly claims: Map<string, unknown>;
}

export interface Model {
  readonly settings: Record<string, unknown>;
  phase: 'DRAFT' | 'REGISTRATION' | 'CHECK_IN';
  published: boolean;
  cancelled: boolean;
  /** Whom tokens were given to, by the id that revokes them. */
  readonly holders: Map<string, unknown>;
  /** Whether each is paused. */
  readonly webhooks: Map<string, boolean>;
  /** The link codes that were exchanged. */
  readonly redeemed: Set<unknown>;
  readonly entrants: ModelEntrant[];
  readonly rounds: ModelRound[];
  finishedAfter: number | null;
  readonly league: ModelLeague;
  /** The names of other tournaments and leagues, by id. */
  readonly others: Map<string, unknown>;
}

export type Facts = Readonly<Record<string, unknown>>;

/** The facts of a stored body as it lies there. */
export const storedFacts = (body: string): Facts =>
  Object.assign(
    {},
    ...(JSON.parse(body) as readonly { readonly set: Facts }[]).map(({ set }) => set),
  ) as Facts;

type Table = readonly [number, number, ...unknown[]];
interface Packed {
  readonly moved?: readonly (readonly [number, number, number, number])[];
  readonly all?: readonly number[];
}

/** Who sits where by a stored round, whose later tables are kept as differences. */
export const storedRound = (body: string): Pick<ModelRound, 'tables' | 'hasSpare' | 'sitsOut'> => {
  let tables: (readonly [number, number])[] = [];
  for (const { set } of JSON.parse(body) as readonly { set: { tables?: readonly Table[] | Packed } }[]) {
    const kept = set.tables;
    if (!kept) continue;
    if ('length' in kept) tables = kept.map(([first, second]) => [first, second]);
    for (const [index, first, second] of ('moved' in kept && kept.moved) || [])
      tables[index] = [first, second];
    if ('all' in kept && kept.all) {
      const flat = kept.all;
      tables = flat.flatMap((_, index) =>
        index % 3 === 0 ? [[flat[index] as number, flat[index + 1] as number] as const] : [],
      );
    }
  }
  const unpaired = storedFacts(body)['unpaired'] as readonly [number, string] | null;
  return {
    tables: tables.map(([first, second]) => [`e${first}`, `e${second}`]),
    hasSpare: unpaired?.[1] === 'SPARE',
    sitsOut: unpaired ? [`e${unpaired[0]}`] : [],
  };
};

export const isComplete = ({ tables, hasSpare, results, started }: ModelRound): boolean =>
  started &&
  [...results.values()].filter(({ status }) => status !== 'DISPUTED').length ===
    tables.length + (hasSpare ? 1 : 0);

/** A dispute, or the taking back of a report, may come in the moment in which the next round is drawn: then it is settled later. */
export const isReported = ({ tables, hasSpare, results, started, lacksResult }: ModelRound): boolean =>
  started && (lacksResult === true || results.size === tables.length + (hasSpare ? 1 : 0));

/** Another round, or the end, may have been decided before the taking back of a report was written, and be written after it. */
export const wasReportedAt =
  (decidedAt: number) =>
  (round: ModelRound): boolean => {
    if (round.started && decidedAt <= (round.takenBackAt ?? 0)) round.lacksResult = true;
    return isReported(round);
  };

/** When the last change of a stored body was decided: of an entrant that registers or comes back, when it asks for its place. */
export const askedAt = (body: string): number =>
  (JSON.parse(body) as readonly { readonly at: number }[]).at(-1)?.at ?? 0;

/** Who plays, told in the simplest way: those that want to, who has played before first, then in the order in which they asked. */
const hasPlayed = ({ rounds, entrants }: Model, entrant: ModelEntrant): boolean =>
  rounds
    .filter(({ started }) => started)
    .flatMap(({ tables, sitsOut }) => [...tables.flat(), ...sitsOut])
    .includes(`e${entrants.indexOf(entrant) + 1}`);

const hasCome = (model: Model, entrant: ModelEntrant): boolean =>
  model.phase !== 'CHECK_IN' || entrant.checkedIn || hasPlayed(model, entrant);

const activeIn = (model: Model): readonly ModelEntrant[] => {
  const wanting = model.entrants
    .filter((one) => one.approved && !one.withdrawn && !one.disqualified && hasCome(model, one))
    .sort((a, b) => a.asked - b.asked);
  const played = wanting.filter((one) => hasPlayed(model, one));
  return [...played, ...wanting.filter((one) => !played.includes(one))].slice(
    0,
    Number(model.settings['cap']),
  );
};

export const statusesIn = (model: Model): readonly string[] => {
  const active = activeIn(model);
  return model.entrants.map((entrant) => {
    if (entrant.disqualified) return 'DISQUALIFIED';
    if (entrant.withdrawn) return 'WITHDRAWN';
    if (!entrant.approved) return 'AWAITING_APPROVAL';
    if (!hasCome(model, entrant)) return 'NOT_CHECKED_IN';
    return active.includes(entrant) ? 'ACTIVE' : 'WAITING';
  });
};

/** An entrant of whom nothing is known but the name. */
export const registered = (name: unknown, asked: number): ModelEntrant => ({
  name,
  asked,
  approved: true,
  withdrawn: false,
  disqualified: false,
  checkedIn: false,
  points: 0,
  score: 0,
  painted: null,
  army: undefined,
  override: null,
  favourite: undefined,
  hasToken: false,
  links: 0,
});

export const entrantOf = (model: Model, { input }: Pick<Request, 'input'>): ModelEntrant =>
  model.entrants[Number(String(input['entrant']).slice(1)) - 1] as ModelEntrant;

export const roundAt = (model: Model, { address }: Item): ModelRound =>
  model.rounds[('round' in address ? address.round : 0) - 1] as ModelRound;

/** A new round, or another draw of the one that is drawn. */
export const drawn = (model: Model, item: Item): void => {
  const { tables, hasSpare, sitsOut } = storedRound(item.body);
  const seated = [...tables.flat(), ...sitsOut];
  expect(new Set(seated).size).toBe(seated.length);
  const number = 'round' in item.address ? item.address.round : 0;
  if (number <= model.rounds.length) {
    const before = roundAt(model, item);
    expect(before.started).toBe(false);
    Object.assign(before, { tables, sitsOut, hasSpare, wasUnstarted: false });
    return;
  }
  expect(number).toBe(model.rounds.length + 1);
  expect(model.finishedAfter).toBeNull();
  expect(model.rounds.every(wasReportedAt(askedAt(item.body)))).toBe(true);
  model.rounds.push({
    tables,
    sitsOut,
    hasSpare,
    results: new Map(),
    started: false,
    minutes: 100,
    isPaused: false,
  });
};
