import { referenceEntries } from '../../src/domain/rules/reference';
import { scenarios } from '../../src/app/rules/scenarios/scenarios';
import { charts } from '../../src/app/rules/charts/charts';
import { toWoundChart } from '../../src/app/rules/combat/to-wound-chart';
import { referenceAnswer } from '../../src/app/search/reference';
import { alliancesOf, shippedFilesOf, usualEdition } from '../../src/app/armies/lists/shipped-catalogue';
import { rulesCoverage } from '../../src/app/rules/editions/rules-coverage';
import { scoringSheets } from '../../src/app/rules/editions/scoring-sheets';
import { isList } from '../../src/domain/armies/catalogue/check-files';
import { type CatalogueFile } from '../../src/domain/armies/catalogue/file';
import { shippedEditions } from '../../src/app/armies/lists/shipped-editions';
import {
  type BulkFile,
  BULK_TYPE,
  licenceWith,
  packFile,
} from '../../src/app/tournaments/bulk-data/pack-file';
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

/** The army lists of an edition; the usual one's file has its plain name. */
const armyListsOf = (edition: string): Omit<BulkFile, 'sources' | 'note'> => {
  const all: readonly CatalogueFile[] = shippedFilesOf(edition);
  const isUsual = edition === usualEdition;
  return {
    name: isUsual ? 'army-lists' : `army-lists-${edition}`,
    description: `Every army list of edition ${edition} as a file of the catalogue (data/catalogue.schema.json), the profiles that they share, the alliances and the editions.`,
    edition,
    from: isUsual ? '/v1/army-lists' : `/v1/army-lists?edition=${edition}`,
    data: {
      lists: all.filter(isList),
      profiles: all.filter((file) => !isList(file)),
      alliances: alliancesOf(edition),
      editions: shippedEditions,
    },
  };
};

const files = (): readonly Omit<BulkFile, 'sources' | 'note'>[] => [
  {
    name: 'rules',
    edition: usualEdition,
    description: 'Every entry of the reference, with its source.',
    from: '/v1/rules/reference',
    data: referenceEntries.map(referenceAnswer),
  },
  {
    name: 'charts',
    edition: usualEdition,
    description: 'Every roll table, with its source.',
    from: '/v1/rules/charts',
    data: asked(charts).items,
  },
  {
    name: 'to-wound',
    edition: usualEdition,
    description: 'The To Wound chart, with its source.',
    from: '/v1/rules/to-wound',
    data: asked(toWoundChart),
  },
  {
    name: 'scenarios',
    edition: usualEdition,
    description: 'Every scenario, with its source.',
    from: '/v1/scenarios',
    data: asked(scenarios).items,
  },
  {
    name: 'rules-2024',
    description: 'Every fact of the 2024 edition that was looked for, with its grade.',
    edition: '2024',
    from: '/v1/rules/coverage',
    data: asked(rulesCoverage),
  },
  {
    name: 'scenarios-2024',
    description: 'The scenarios of the 2024 edition with their Victory Points.',
    edition: '2024',
    from: '/v1/rules/scoring-sheets',
    data: asked(scoringSheets).items,
  },
  ...shippedEditions.map(({ id }) => armyListsOf(id)),
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
