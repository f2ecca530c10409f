import { type Result, ok, refused } from '../../../shared/result';
import type { HandMade } from '../../../domain/tournaments/event/drawing';
import type { UnpairedKind } from '../../../domain/tournaments/pairing/reasons';
import { entrantId, entrantNumber } from '../../../domain/tournaments/event/record';
import type { Entrant } from '../../../domain/tournaments/event/tournament';
import { type Fault, fault } from '../../kernel/faults';

/** Tables as an organiser names them. */
export interface GivenTables {
  readonly tables: readonly (readonly string[])[];
  readonly unpaired?: { readonly entrant: string; readonly kind: UnpairedKind } | undefined;
}

const MOST_NAMED = 10;

/** The tables by player number, or every fault: each active entrant must have exactly one place, nobody else any. */
export const checkHandMade = (
  { tables, unpaired }: GivenTables,
  active: readonly Entrant[],
): Result<Omit<HandMade, 'reason'>, readonly Fault[]> => {
  const open = new Map(active.map(({ number }) => [number, true]));
  const faults: Fault[] = [];
  const seat = (path: string, id: string): number => {
    const number = entrantNumber(id) ?? 0;
    const isOpen = open.get(number);
    if (isOpen === undefined)
      faults.push(fault(path, 'UNKNOWN_REFERENCE', `"${id}" is not an active entrant of this tournament`));
    else if (!isOpen) faults.push({ path, code: 'DUPLICATE', message: `"${id}" has a place already` });
    else open.set(number, false);
    return number;
  };

  const seated = tables.map(
    (pair, index) =>
      [seat(`tables[${index}][0]`, pair[0] ?? ''), seat(`tables[${index}][1]`, pair[1] ?? '')] as const,
  );
  const left = unpaired && { entrant: seat('unpaired.entrant', unpaired.entrant), kind: unpaired.kind };
  const forgotten = [...open].flatMap(([number, isOpen]) => (isOpen ? [entrantId(number)] : []));
  if (forgotten.length > 0) {
    const named = forgotten.slice(0, MOST_NAMED).join(', ');
    const more = forgotten.length - MOST_NAMED;
    faults.push(
      fault(
        'tables',
        'INCONSISTENT',
        `must give every active entrant a place; without one: ${named}${more > 0 ? ` and ${more} more` : ''}`,
      ),
    );
  }
  return faults.length > 0 ? refused(faults) : ok({ tables: seated, unpaired: left ?? null });
};
