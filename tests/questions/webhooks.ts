import type { Question, Step, World } from './question';

const created: Step = {
  operation: 'createTournament',
  input: { name: 'Pelennor Cup', rounds: 3 },
};

const url = 'https://league.example.org/hooks/muster';
const hooked: readonly Step[] = [
  created,
  {
    operation: 'createWebhook',
    input: ({ tournament }) => ({ tournament, url, events: ['ROUND_STARTED', 'RESULT_REPORTED'] }),
  },
];

const here = ({ tournament }: World) => ({ tournament });
const its = ({ tournament, webhook }: World) => ({ tournament, webhook });
const nobodys = ({ tournament }: World) => ({ tournament, webhook: 'wnone' });

export const webhookQuestions: readonly Question[] = [
  {
    name: 'of everything',
    operation: 'createWebhook',
    input: ({ tournament }) => ({ tournament, url }),
    given: [created],
  },
  {
    name: 'to a machine of ours',
    operation: 'createWebhook',
    input: ({ tournament }) => ({ tournament, url: 'https://169.254.169.254/latest/meta-data' }),
    given: [created],
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'by anybody',
    operation: 'createWebhook',
    input: ({ tournament }) => ({ tournament, url }),
    given: [created],
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
  {
    name: 'paused, elsewhere',
    operation: 'updateWebhook',
    input: (world) => ({ ...its(world), url: `${url}/2`, events: ['TOURNAMENT_FINISHED'], paused: true }),
    given: hooked,
  },
  {
    name: 'of a version that is no more',
    operation: 'updateWebhook',
    input: (world) => ({ ...its(world), paused: true }),
    given: hooked,
    ifMatch: '1',
    refusal: 'VERSION_MISMATCH',
  },
  { name: 'that there is', operation: 'deleteWebhook', input: its, given: hooked },
  { name: 'that is not', operation: 'deleteWebhook', input: nobodys, given: hooked, refusal: 'NOT_FOUND' },
  { name: 'that there is', operation: 'rotateWebhookSecret', input: its, given: hooked },
  { name: 'that there is', operation: 'pingWebhook', input: its, given: hooked },
  { name: 'that is not', operation: 'pingWebhook', input: nobodys, given: hooked, refusal: 'NOT_FOUND' },
  { name: 'of a tournament', operation: 'webhooks', input: here, given: hooked },
  { name: 'that there is', operation: 'webhook', input: its, given: hooked },
  { name: 'that is not', operation: 'webhook', input: nobodys, given: hooked, refusal: 'NOT_FOUND' },
  {
    name: 'by anybody',
    operation: 'webhooks',
    input: here,
    given: hooked,
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
  {
    name: 'before there were any',
    operation: 'webhookDeliveries',
    input: (world) => ({ ...its(world), limit: 10 }),
    given: hooked,
  },
  {
    name: 'with a cursor that is none',
    operation: 'webhookDeliveries',
    input: (world) => ({ ...its(world), cursor: 'yesterday' }),
    given: hooked,
    refusal: 'INVALID_INPUT',
  },
];
