import * as z from 'zod/mini';
import type { ListFile } from '../../domain/armies/catalogue/file';
import { slotsIn } from '../../domain/armies/catalogue/army';
import { allianceLevels } from '../../domain/armies/catalogue/vocabulary';
import type { OperationFacts } from '../kernel/operation';
import { asScalar, idText, optional, withDefault, oneOf, listField, inputObject } from '../kernel/input';
import { type CatalogueReference, catalogueReference } from './stored-catalogues/reference';
import { type FaultCode, parseOptions } from '../kernel/faults';
import { armyForces, armyFormat, armyPoints, armySwitches } from './army-fields';
import { listSchema } from './lists/catalogue-schema';
import { listFault } from './lists/list-limits';
import { editionId } from './lists/shipped-editions';

/** An army as a caller writes it, with lists of its own. */

const MOST_LISTS = 10;
export const MOST_ALLIANCES = 200;

const isReference = (value: unknown): value is CatalogueReference =>
  typeof value === 'object' && value !== null && 'catalogue' in value;

const refuse = (payload: z.core.ParsePayload, fault: FaultCode, message: string): void =>
  void payload.issues.push({ code: 'custom', input: payload.value, message, params: { fault } });

/** A schema would recurse into what is too deep. `limits` says who names that: each file, or its list for all files together. */
const fileOf = <File>(
  description: string,
  {
    limits,
    schemaOf,
  }: { readonly limits: 'EACH' | 'TOGETHER'; readonly schemaOf: (value: unknown) => z.ZodMiniType },
) =>
  asScalar(
    'ArmyListFile',
    z.looseObject({}).check(
      z.check((payload) => {
        const message = listFault([payload.value]);
        if (message !== undefined)
          return limits === 'EACH' ? refuse(payload, 'TOO_LARGE', message) : undefined;
        const checked = z.safeParse(schemaOf(payload.value), payload.value, parseOptions);
        if (!checked.success)
          payload.issues.push(
            ...checked.error.issues.map((issue) => ({ ...issue, input: issue.input }) as never),
          );
      }),
      z.describe(description),
    ) as z.ZodMiniType<File>,
  );

export const armyListFile = fileOf<ListFile>(
  'A file of the catalogue, as `data/catalogue.schema.json` describes it.',
  { limits: 'EACH', schemaOf: () => listSchema },
);

const listOrCatalogue = fileOf<ListFile | CatalogueReference>(
  'A file of the catalogue, as `data/catalogue.schema.json` describes it; or `{"catalogue": "...", "version": 1}` for a catalogue that the service keeps.',
  { limits: 'TOGETHER', schemaOf: (value) => (isReference(value) ? catalogueReference : listSchema) },
);

export const alliance = inputObject('AllianceInput', 'An alliance of two army lists.', {
  lists: listField(idText('An army list.'), [2, 2], 'The two army lists, in either order.'),
  level: oneOf('AllianceLevel', allianceLevels, 'Their level.'),
});

export const armyInput = z.strictObject({
  format: withDefault(armyFormat, 'SINGLES'),
  pointsLimit: armyPoints('The army’s points limit; in doubles both forces’ together.'),
  edition: optional(editionId('The edition that every list must be of; any if omitted.')),
  forces: armyForces,
  switches: armySwitches,
  lists: optional(
    z.array(listOrCatalogue).check(
      z.maxLength(MOST_LISTS),
      z.check((payload) => {
        const message = listFault(payload.value);
        if (message !== undefined) refuse(payload, 'TOO_LARGE', message);
        if (payload.value.length > 1 && payload.value.some(isReference))
          refuse(payload, 'INCONSISTENT', 'must hold nothing beside a stored catalogue: add the lists to it');
      }),
      z.describe(
        `Army lists of the caller’s own, with their profiles and Legions: in addition to those of the catalogue, or instead of the one with the same id. At most ${MOST_LISTS}. Or one catalogue that the service keeps.`,
      ),
    ),
  ),
  alliances: optional(
    listField(
      alliance,
      [0, MOST_ALLIANCES],
      `Alliances of those lists, before the catalogue’s. At most ${MOST_ALLIANCES}.`,
    ),
  ),
});

export type ArmyInput = z.output<typeof armyInput>;

/** An alliance that came with the request. */
export type OwnAlliance = z.output<typeof alliance>;

/** The stored catalogue that an army names in place of lists. */
export const namedCatalogue = ({ lists = [] }: Pick<ArmyInput, 'lists'>): CatalogueReference | undefined =>
  lists.find(isReference);

/** Declarations that questions about an army share. */
export const armyQuestion = {
  function: 'armies',
  graphql: { kind: 'query', input: 'ArmyInput', inputDescription: 'The army.' },
} as const satisfies Partial<OperationFacts>;

/**
 * The price of checking an army in units of work. Judging a unit takes some 30 microseconds; lists of the caller's own are
 * checked and resolved first.
 */
export const armyPrice = ({ forces, lists = [] }: ArmyInput): number =>
  2 + (lists.length > 0 ? 50 : 0) + 0.03 * slotsIn(forces);
