import { isEnumType } from 'graphql';
import { type WebhookMessageType, webhookEvents } from '../../src/domain/tournaments/event/webhook';
import { schema } from './graphql-schema';
import { invariant } from '../../src/shared/invariant';
import { componentOf, reference } from './answer-schemas';
import type { JsonSchema } from './json-schema';

const text = (description: string): JsonSchema => ({ type: 'string', description });
const textOrNull = (description: string): JsonSchema => ({ type: ['string', 'null'], description });
const numberOrNull = (description: string): JsonSchema => ({ type: ['integer', 'null'], description });

/** Fields that only some messages have. */
const sometimes = ['email'];

const object = (description: string, properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  description,
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !sometimes.includes(name)),
});

const messageType = schema.getType('WebhookMessageType');
invariant(isEnumType(messageType), 'WebhookMessageType is no enum of the GraphQL schema');

const components: Readonly<Record<string, JsonSchema>> = {
  WebhookMessageType: componentOf(messageType),
  WebhookMessage: object('What is sent: that something has changed, and where to read it.', {
    type: { description: 'What has happened. New types may come.', ...reference('WebhookMessageType') },
    timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
    data: { description: 'What has changed.', ...reference('WebhookMessageData') },
  }),
  WebhookMessageData: object('What has changed, and where to read it.', {
    tournament: text('Id of the tournament.'),
    operation: text('The operation that changed it.'),
    entrant: textOrNull('The entrant that changed, where it was one.'),
    round: numberOrNull('The round that changed, where it was one.'),
    table: numberOrNull('The table whose result changed, where it was one.'),
    version: textOrNull('The version of what changed: it only grows. Null for a test.'),
    links: { description: 'Where to read it.', ...reference('WebhookMessageLinks') },
    email: textOrNull('The email address of the entrant; only for a webhook with `emails`.'),
  }),
  WebhookMessageLinks: object('Addresses below the one of the service.', {
    changes: text('What has changed in the tournament, in order.'),
    self: text('What changed.'),
  }),
};

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  description,
  required: true,
  schema: { type: 'string' },
  example,
});

const parameters = [
  header('webhook-id', 'Names the message, the same in each attempt.', 'msg_2b6f'),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.', '1763719200'),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA-256 of `id.timestamp.body` in base64, one for each secret, with a blank between.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

/** `roundStarted` of `ROUND_STARTED`. */
const nameOf = (type: WebhookMessageType): string =>
  type.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const pathOf = (type: WebhookMessageType) => ({
  post: {
    operationId: `receive${nameOf(type).replace(/^./, (letter) => letter.toUpperCase())}`,
    summary: messageType.getValue(type)?.description ?? type,
    description: `${messageType.getValue(type)?.description ?? type} Signed as Standard Webhooks demands; see \`docs/webhooks.md\`.`,
    tags: ['tournaments'],
    // Messages carry a signature in their headers, and no token.
    security: [],
    parameters,
    requestBody: {
      required: true,
      description: 'The message.',
      content: { 'application/json': { schema: reference('WebhookMessage') } },
    },
    responses: {
      '2XX': { description: 'It has arrived.' },
      410: { description: 'Nobody wants these messages any more: the webhook is paused.' },
      default: { description: 'It has not arrived; it is sent again later.' },
    },
    'x-webhook-type': type,
  },
});

/** The messages to webhooks and their schemas. */
export const webhooks = {
  paths: Object.fromEntries(
    ([...Object.keys(webhookEvents), 'PING'] as readonly WebhookMessageType[]).map((type) => [
      nameOf(type),
      pathOf(type),
    ]),
  ),
  components,
};
