// The tools of the Model Context Protocol: every operation that answers data, by its operationId.
import { shortSchema, wholeSchema } from './mcp-schema.mjs';
import { uses } from './mcp-uses.mjs';
import { loaderOf, plannedAnswer, NOTE, defined } from './operation-code.mjs';

const FOLDER = 'src/interfaces/mcp/generated';

/** No tools: what answers with a new secret, which does not belong into a conversation, pictures, and archives of whole tournaments. */
const isTool = (operation) =>
  operation.answers !== undefined &&
  operation.graphql.kind !== 'none' &&
  operation.function !== 'pictures' &&
  operation.createsAnonymously === undefined &&
  !/^(export|import|recover|rotate|issue|grant)[A-Z]|^(createWebhook|signUp|signUpClub|createInvitation|createLinkCode|redeemLinkCode|claimCodes|stopMessages)$/.test(
    operation.name,
  );

/** The tools that `tools/list` shows: the others are found by `findTools`. */
const LISTED = new Set([
  ...['searchRules', 'getReferenceEntry', 'getToWound', 'getChart', 'rollChart', 'calculateFightOdds'],
  ...['listArmyLists', 'getArmyList', 'getProfile', 'readRoster', 'validateArmy', 'getScenario'],
  ...['listTournaments', 'getTournament', 'getRound', 'getStandings', 'getLeagueTable'],
  // With a token.
  ...['registerEntrant', 'checkInEntrant', 'drawRound', 'reportResult', 'confirmResult'],
]);

const toolCode = ({ operation, id }, plans) => {
  const facts = defined({
    isChange: operation.writes && operation.graphql.kind === 'mutation' ? true : undefined,
    needsKey: operation.idempotencyKey,
    takesVersion: operation.ifMatch ? true : undefined,
    answers: plannedAnswer(operation, plans),
  });
  return `${id}: { ...${JSON.stringify(facts)}, load: ${loaderOf(operation, FOLDER)} },`;
};

const text = (description) => ({ type: 'string', description });

/** The rules of an event are half of each schema that takes them: one tool alone describes them in full. */
const shortened =
  (name) =>
  ([field, schema]) =>
    field === 'pack' && name !== 'explainPack'
      ? [
          field,
          {
            type: 'object',
            description:
              'The rules of the event, as explainPack takes them; those of document 001 if left out.',
          },
        ]
      : [field, schema];

/** The input with what REST takes as headers. */
const inputOf = ({ name, inputSchema, idempotencyKey, ifMatch }) => ({
  ...inputSchema,
  type: 'object',
  properties: {
    ...Object.fromEntries(Object.entries(inputSchema.properties ?? {}).map(shortened(name))),
    ...(idempotencyKey && {
      idempotencyKey: text(
        'Any text of 1-255 visible characters, fresh for each change and the same for each retry of it.',
      ),
    }),
    ...(ifMatch && {
      ifMatch: text('The `version` last seen: the change is refused when there is another by now.'),
    }),
  },
  ...(idempotencyKey && { required: [...(inputSchema.required ?? []), 'idempotencyKey'] }),
});

/** `calculateDuelOdds` as "Calculate duel odds". */
const titleOf = (id) => {
  const words = id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const factsOf = ({ operation, id }, schemaOf) => {
  const isMutation = operation.graphql.kind === 'mutation';
  const use = uses[id];
  return {
    name: id,
    title: titleOf(id),
    description: `${operation.documentation}${use ? ` Use it ${use}.` : ''}`,
    inputSchema: schemaOf(inputOf(operation)),
    annotations: {
      readOnlyHint: operation.writes === undefined || !isMutation,
      destructiveHint: isMutation && /^(delete|erase|withdraw|disqualify|revoke)/.test(id),
      idempotentHint: !isMutation || operation.idempotencyKey === true,
      openWorldHint: false,
    },
  };
};

/** Each file of the MCP interface that is made, by its path. */
export const mcpFiles = (operations, document, plans) => {
  const rows = operations.filter(isTool).map((operation) => ({
    operation,
    id: document.paths[operation.path][operation.method.toLowerCase()].operationId,
  }));
  const unknown = [...LISTED, ...Object.keys(uses)].filter((name) => rows.every(({ id }) => id !== name));
  if (unknown.length > 0) throw new Error(`no tool of the Model Context Protocol: ${unknown.join(', ')}`);
  const facts = (name, some, schemaOf) => `${NOTE}import type { ToolFacts } from '../tool';

export const ${name}: readonly ToolFacts[] = [
${some.map((row) => `${JSON.stringify(factsOf(row, schemaOf))},`).join('\n')}
];
`;
  return {
    [`${FOLDER}/tools.ts`]: `${NOTE}import type { Tool } from '../tool';

export const tools: Readonly<Record<string, Tool>> = {
${rows.map((row) => toolCode(row, plans)).join('\n')}
};
`,
    [`${FOLDER}/tool-facts.ts`]: facts('toolFacts', rows, wholeSchema),
    [`${FOLDER}/listed-tools.ts`]: facts(
      'listedTools',
      rows.filter(({ id }) => LISTED.has(id)),
      shortSchema,
    ),
  };
};
