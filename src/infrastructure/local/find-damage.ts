import type { Address, Item, TournamentAddress } from '../../app/kernel/store/store';
import { logOf } from '../../app/kernel/store/items';
import { kindAt, tournamentFrom } from '../../app/tournaments/store/read-tournament';
import { type Tournament, cursorOf } from '../../domain/tournaments/event/tournament';

/**
 * Finds missing items of a table. Numbers of entrants and rounds have no gaps, results belong to rounds, and each draw wrote down
 * how many changes it was made from; so most of what a damaged disk takes away leaves a trace.
 */

/** The numbers from 1 to the highest of all that are not among those present. */
const gapsIn = (present: readonly number[], others: readonly number[]): readonly number[] => {
  const known = new Set(present);
  const highest = [...present, ...others].reduce((most, number) => Math.max(most, number), 0);
  return Array.from({ length: highest }, (_, index) => index + 1).filter((number) => !known.has(number));
};

type Of<Kind extends Address['item']> = Extract<Address, { readonly item: Kind }>;

const only = <Kind extends Address['item']>(addresses: readonly Address[], kind: Kind): readonly Of<Kind>[] =>
  addresses.filter((address): address is Of<Kind> => address.item === kind);

/** The missing items of one tournament, in words. */
const missingOfTournament = (addresses: readonly Address[]): readonly string[] => {
  const entrants = only(addresses, 'ENTRANT').map(({ number }) => number);
  const rounds = only(addresses, 'ROUND').map(({ round }) => round);
  const armies = only(addresses, 'ARMY').map(({ number }) => number);
  const results = only(addresses, 'RESULT').map(({ round }) => round);
  return [
    ...(only(addresses, 'HEAD').length === 0
      ? ['its head (lost, or its import was interrupted and never repeated)']
      : []),
    ...gapsIn(entrants, armies).map((number) => `entrant e${number}`),
    ...gapsIn(rounds, results).map((round) => `round ${round}`),
  ];
};

const groupOf = (address: Address): string | undefined => {
  if ('league' in address) return `league ${address.league}`;
  return 'tournament' in address ? `tournament ${address.tournament}` : undefined;
};

/** The things of the table by tournament or league. */
const grouped = <T>(values: readonly T[], addressOf: (value: T) => Address): ReadonlyMap<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const name = groupOf(addressOf(value));
    const group = name === undefined ? undefined : groups.get(name);
    if (group) group.push(value);
    else if (name !== undefined) groups.set(name, [value]);
  }
  return groups;
};

/** The missing items of a table that holds these addresses: a line for each tournament or league. */
export const missingThings = (addresses: readonly Address[]): readonly string[] =>
  [...grouped(addresses, (address) => address)].flatMap(([name, of]) => {
    const missing = name.startsWith('league')
      ? only(of, 'LEAGUE').length === 0
        ? ['its head']
        : []
      : missingOfTournament(of);
    return missing.length === 0 ? [] : [`${name} lacks ${missing.join(', ')}`];
  });

const isOfTournament = (address: Address): address is TournamentAddress =>
  ['HEAD', 'ENTRANT', 'ARMY', 'ROUND', 'RESULT'].includes(address.item);

const groupNames = (group: number): string =>
  group === 0 ? 'the head' : group === 1 ? 'entrants' : `round ${group - 1} and its results`;

/** The groups of items that have fewer changes now than when a later round was drawn. */
const lostChanges = (tournament: Tournament): readonly string[] => {
  const now = cursorOf(tournament).split('.').map(Number);
  const drawn = [...tournament.rounds, ...(tournament.closing ? [tournament.closing] : [])];
  const lost = new Set<number>();
  for (const { log } of drawn)
    for (const { set } of log as readonly { readonly set: { readonly basis?: string } }[])
      for (const [group, sum] of (set.basis ?? '').split('.').entries())
        if (Number(sum) > (now[group] ?? 0)) lost.add(group);
  return [...lost].sort((a, b) => a - b).map((group) => `changes of ${groupNames(group)}`);
};

/** The faults of these items' bodies, a line each: unreadable ones, versions that do not fit, lost changes. */
export const damagedThings = (items: readonly Item[]): readonly string[] => {
  const broken: string[] = [];
  const sound = items.filter((item) => {
    const { address } = item;
    if (!isOfTournament(address)) return true;
    try {
      if (logOf(kindAt(address), item).length === item.version) return true;
    } catch {
      // Named below.
    }
    broken.push(`${JSON.stringify(address)} cannot be read`);
    return false;
  });
  const tournaments = [...grouped(sound, ({ address }) => address)].flatMap(([name, of]) => {
    if (!name.startsWith('tournament') || missingThings(of.map(({ address }) => address)).length > 0)
      return [];
    const tournament = tournamentFrom(name, of);
    const lost = tournament ? lostChanges(tournament) : [];
    return lost.length === 0 ? [] : [`${name} lacks ${lost.join(', ')}`];
  });
  return [...broken, ...tournaments];
};
