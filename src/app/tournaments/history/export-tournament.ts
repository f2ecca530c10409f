import { organisers } from '../../../domain/tournaments/event/role';
import type { ChangeLog } from '../../../shared/change-log';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { type Answer, ok } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { getMany } from '../../kernel/store/get-many';
import { asStored, logOf } from '../../kernel/store/items';
import { readOperation } from '../change/read-operation';
import { addressesOf } from '../armies/army-access';
import { armyKind } from '../store/read-tournament';
import { entrantRules } from '../facts/entrant';
import { headRules } from '../facts/head';
import { type FactRules, exportedFields } from '../facts/rule';
import type { TournamentDocument } from './tournament-document';
import type { ExportedTournament } from '../../kernel/generated/answers';

/** A log as documents hold it: under the stored names, without the marks of the outbox, since nobody has asked elsewhere. */
const unmarked = <Facts>(log: ChangeLog<Facts>): ChangeLog<Facts> =>
  asStored(log.map(({ isForOutbox: _, ...change }) => change));

/** Secrets, and what belongs to where the tournament is. */
const notExported = (rules: FactRules<object>): readonly string[] => {
  const exported = exportedFields(rules);
  return Object.keys(rules).filter((field) => !Object.hasOwn(exported, field));
};

/** A log without these fields, which belong to where it comes from. */
const without = <Facts extends object>(log: ChangeLog<Facts>, fields: readonly string[]): ChangeLog<Facts> =>
  unmarked(log).map((change) => ({
    ...change,
    set: Object.fromEntries(
      Object.entries(change.set).filter(([field]) => !fields.includes(field)),
    ) as Partial<Facts>,
  }));

/** The operations that write a tournament from outside. */
const imports: readonly string[] = ['importTournament', 'importTrf'];

/** Before round 1 without its seed: another is made where it is imported. Without the import itself while nothing has followed it: it is no part of what was imported, but what follows counts it. */
const headWithout = (log: ChangeLog<TournamentFacts>, isDrawn: boolean): ChangeLog<TournamentFacts> =>
  without(
    log.filter(({ op }, index) => !imports.includes(op) || index < log.length - 1),
    [...notExported(headRules), ...(isDrawn ? [] : ['seed'])],
  );

type Armies = Pick<TournamentDocument['entrants'][number], 'army' | 'armies' | 'slotArmies'>;

/** The army lists of each entrant, in a team event of each player, with several armies for each slot. */
const armiesOf = async (
  { id, head, entrants }: Tournament,
  { store }: StoredContext,
): Promise<Answer<readonly Armies[]>> => {
  const addresses = entrants.flatMap((entrant) => addressesOf(id, entrant, head.log));
  const items = await getMany(store, addresses);
  if (!items.ok) return items;
  const found = addresses.flatMap((address, index) => {
    const item = items.value[index];
    return item ? [{ address, log: unmarked(logOf(armyKind, item)) }] : [];
  });
  return ok(
    entrants.map(({ number }) => {
      const own = found.filter(({ address }) => address.number === number);
      const armies = own.flatMap(({ address: { member }, log }) =>
        member === undefined ? [] : [{ member, log }],
      );
      const slotArmies = own.flatMap(({ address: { slot }, log }) =>
        slot === undefined ? [] : [{ slot, log }],
      );
      const army =
        own.find(({ address: { member, slot } }) => member === undefined && slot === undefined)?.log ?? null;
      return {
        army,
        ...(armies.length > 0 && { armies }),
        ...(slotArmies.length > 0 && { slotArmies }),
      };
    }),
  );
};

/** A whole tournament as one document with its history, without tokens; for its organisers. */
export const exportTournament = readOperation({
  name: 'exportTournament',
  verb: 'none',
  route: 'GET /v1/tournaments/{tournament}/export',
  answers: 'ExportedTournament',
  who: organisers,
  covers: ['F1'],

  answer: async (tournament, { context }) => {
    const { id, head, entrants, rounds, closing } = tournament;
    const armies = await armiesOf(tournament, context);
    if (!armies.ok) return armies;
    const document: TournamentDocument = {
      format: 'muster-tournament',
      version: 1,
      head: headWithout(head.log, rounds.length > 0),
      entrants: entrants.map(({ log }, index) => ({
        log: without(log, notExported(entrantRules)),
        ...(armies.value[index] ?? { army: null }),
      })),
      rounds: rounds.map(({ log, results, vacant }) => ({
        log: unmarked(log),
        results: [...results, ...vacant].map(([table, result]) => ({ table, log: unmarked(result.log) })),
      })),
      closing: closing ? unmarked(closing.log) : null,
    };
    return ok<ExportedTournament>({ tournament: id, document: JSON.stringify(document) });
  },
});
