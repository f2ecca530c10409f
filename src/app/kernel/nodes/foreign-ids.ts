import type { Fault } from '../faults';
import { readNodeId } from './node-id';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The global ids in an input that the schema took the short id out of, with their places. */
const shortened = (raw: unknown, taken: unknown, path: string): readonly (readonly [string, string])[] => {
  // A value that no schema looked into is the very same object, however deep it is.
  if (raw === taken) return [];
  if (typeof raw === 'string') return [[path, raw]];
  if (!isObject(raw) || !isObject(taken)) return [];
  return Object.entries(raw).flatMap(([key, value]) => {
    const step = Array.isArray(raw) ? `[${key}]` : `${path === '' ? '' : '.'}${key}`;
    return shortened(value, taken[key], `${path}${step}`);
  });
};

/** The container of records of these types, named by the first part of their id. */
const home: Readonly<Record<string, 'tournament' | 'league'>> = {
  Entrant: 'tournament',
  AnnouncedTiebreaker: 'tournament',
  GrantedRole: 'tournament',
  RoleHolder: 'tournament',
  Webhook: 'tournament',
  LeaguePlayer: 'league',
  LeaguePlayerName: 'league',
};

/** Faults for global ids from another tournament or league than the request names: their short ids would name something here. */
export const foreignIdFaults = (raw: unknown, taken: unknown): readonly Fault[] => {
  if (!isObject(taken)) return [];
  return shortened(raw, taken, '').flatMap(([path, id]): readonly Fault[] => {
    const { type = '', parts = [] } = readNodeId(id) ?? {};
    const scope = home[type];
    const here = scope && taken[scope];
    return typeof here === 'string' && parts[0] !== here
      ? [{ path, code: 'INCONSISTENT', message: `is of another ${String(scope)}` }]
      : [];
  });
};
