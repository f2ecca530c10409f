import * as z from 'zod/mini';
import { alignments } from '../../armies/catalogue/model';
import { ok, refused } from '../../shared/result';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import { idText, optional } from '../input';
import { nearestNames } from '../nearest';
import { armyListAnswer, armyListSummary, legionAnswer, legionSummary } from './army-list-answers';
import { shippedCatalogue } from './shipped-catalogue';

interface Named {
  readonly id: string;
  readonly name: string;
}

const findById = <T extends Named>(kind: string, all: readonly T[], id: string): Answer<T> => {
  const found = all.find((candidate) => candidate.id === id);
  if (found) return ok(found);
  const byName = nearestNames(
    id,
    all.map(({ name }) => name),
  ).flatMap((name) => all.filter((candidate) => candidate.name === name).map((candidate) => candidate.id));
  const byId = nearestNames(
    id,
    all.map((candidate) => candidate.id),
  );
  return refused({ code: 'NOT_FOUND', kind, id, nearest: [...new Set([...byId, ...byName])].slice(0, 3) });
};

/** Every army list of the edition by name; those not yet complete are known with their allies only. */
export const armyLists = useCase({
  input: z.strictObject({
    alignment: optional(
      z.enum(alignments).check(z.describe('Only Good lists, or Evil ones; all if left out.')),
    ),
  }),
  run: ({ alignment }) => {
    const catalogue = shippedCatalogue();
    return ok({
      items: catalogue.armyLists
        .filter((list) => alignment === undefined || list.alignment === alignment)
        .map((list) => armyListSummary(list, catalogue)),
      nextCursor: null,
    });
  },
});

/** One army list: its profiles with all they may buy, its rules, its allies, its Legions. */
export const armyList = useCase({
  input: z.strictObject({ id: idText('Id of the army list, such as `minas-tirith`.') }),
  run: ({ id }) => {
    const catalogue = shippedCatalogue();
    const found = findById('army list', catalogue.armyLists, id);
    return found.ok ? ok(armyListAnswer(found.value, catalogue)) : found;
  },
});

/** Every Legendary Legion by name. */
export const legendaryLegions = useCase({
  input: z.strictObject({
    armyList: optional(idText('Only Legions drawn from this army list; all if left out.')),
  }),
  run: ({ armyList: list }) => {
    const catalogue = shippedCatalogue();
    return ok({
      items: catalogue.legions
        .filter((legion) => list === undefined || legion.armyLists.includes(list))
        .map((legion) => legionSummary(legion, catalogue)),
      nextCursor: null,
    });
  },
});

/** One Legendary Legion: who may be fielded, what it demands, what it changes. */
export const legendaryLegion = useCase({
  input: z.strictObject({ id: idText('Id of the Legion, such as `the-return-of-the-king`.') }),
  run: ({ id }) => {
    const catalogue = shippedCatalogue();
    const found = findById('Legendary Legion', catalogue.legions, id);
    return found.ok ? ok(legionAnswer(found.value, catalogue)) : found;
  },
});
