import { referenceEntries } from '../../src/domain/rules/reference';
import { scenarios } from '../../src/app/rules/scenarios/scenarios';
import { charts } from '../../src/app/rules/charts/charts';
import { toWoundChart } from '../../src/app/rules/combat/to-wound-chart';
import { referenceAnswer } from '../../src/app/rules/search/reference';
import { shippedAlliances, shippedLists } from '../../src/app/armies/lists/shipped-catalogue';
import { shippedEditions } from '../../src/app/armies/lists/shipped-editions';
import {
  type BulkFile,
  BULK_TYPE,
  licenceWith,
  packFile,
} from '../../src/app/tournaments/public-projection/pack-file';
import { type Answer, type UseCase, call } from '../../src/app/kernel/use-case';
import type * as z from 'zod/mini';
import { invariant } from '../../src/shared/invariant';
import { release } from '../../src/shared/release';

const asked = <Input extends z.ZodMiniType, Output>(operation: UseCase<Input, Output, object>): Output => {
  // A question that reads nothing is answered at once.
  const answer = call(operation, {}, {}) as Answer<Output>;
  invariant(answer.ok, 'a question without an input is answered');
  return (answer as { readonly value: Output }).value;
};

const files = (): readonly Omit<BulkFile, 'sources' | 'note'>[] => [
  {
    name: 'rules',
    description: 'Every entry of the reference, with its source.',
    from: '/v1/rules/reference',
    data: referenceEntries.map(referenceAnswer),
  },
  {
    name: 'charts',
    description: 'Every roll table, with its source.',
    from: '/v1/rules/charts',
    data: asked(charts).items,
  },
  {
    name: 'to-wound',
    description: 'The To Wound chart, with its source.',
    from: '/v1/rules/to-wound',
    data: asked(toWoundChart),
  },
  {
    name: 'scenarios',
    description: 'Every scenario, with its source.',
    from: '/v1/scenarios',
    data: asked(scenarios).items,
  },
  {
    name: 'army-lists',
    description:
      'Every army list as a file of the catalogue (data/catalogue.schema.json), the alliances and the editions.',
    from: '/v1/army-lists',
    data: { lists: shippedLists(), alliances: shippedAlliances, editions: shippedEditions },
  },
];

const NOTE = 'Facts and figures in words of our own: no text of the books, which belong to their publisher.';

/** Each file with its licence and its provenance in it. The same release makes the same names. */
export const packedFiles = () =>
  files().map((file) =>
    packFile({
      ...file,
      note: NOTE,
      sources: 'Each entry names document, heading and page where it has a source.',
    }),
  );

export const bulkIndexFacts = { project: 'muster', release, licence: licenceWith(NOTE) };
export { BULK_TYPE };
