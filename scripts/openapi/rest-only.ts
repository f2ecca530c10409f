import { MOST_FIGHTS, MOST_QUESTIONS } from '../../src/app/batch/batch';
import { batchQuestions } from '../../src/app/batch/generated/batch-questions';
import { reference } from './answer-schemas';
import type { JsonSchema } from './json-schema';
import type { RestOnly } from './operation';

/** The types of what the questions of a batch answer. */
const answerNames = [
  ...new Set(Object.values(batchQuestions).map(({ answers }) => answers.replace('!', ''))),
];

/** The operations that are no field of the GraphQL schema. */
export const restOnly: Readonly<
  Record<string, RestOnly & { readonly components: Readonly<Record<string, JsonSchema>> }>
> = {
  health: {
    description: 'Whether the service answers at all, and which release it is; it asks nothing of the store.',
    answer: reference('ServiceHealth'),
    components: {
      ServiceHealth: {
        type: 'object',
        description: 'How the service is.',
        properties: {
          status: { type: 'string', const: 'UP', description: 'It is up.' },
          release: { type: 'string', description: 'The release of muster that answers.' },
        },
        required: ['status', 'release'],
      },
    },
  },
  readiness: {
    description: 'Whether the store answers too: 503 with `Retry-After` where it does not.',
    answer: reference('ServiceReadiness'),
    components: {
      ServiceReadiness: {
        type: 'object',
        description: 'How the service is, its store included.',
        properties: {
          status: { type: 'string', const: 'READY', description: 'The store answers.' },
          release: { type: 'string', description: 'The release of muster that answers.' },
        },
        required: ['status', 'release'],
      },
    },
  },
  batch: {
    description: `Many questions in one call, each answered or refused by itself, in the order asked: up to ${MOST_QUESTIONS}, of them up to ${MOST_FIGHTS} about fights. In GraphQL, aliases do the same.`,
    answer: reference('BatchAnswers'),
    components: {
      BatchAnswers: {
        description: 'What a batch answers.',
        type: 'object',
        properties: {
          answers: {
            type: 'array',
            description: 'One for each question, in the order asked.',
            items: reference('BatchAnswer'),
          },
        },
        required: ['answers'],
      },
      BatchAnswer: {
        description: 'The answer to one question of a batch, or why it was refused.',
        type: 'object',
        properties: {
          operation: { type: 'string', description: 'What was asked.' },
          answer: {
            description: 'What that operation answers; null where it was refused.',
            anyOf: [...answerNames.map(reference), { type: 'null' }],
          },
          refusal: {
            description: 'Why it was refused; null where it was answered.',
            anyOf: [reference('BatchRefusal'), { type: 'null' }],
          },
        },
        required: ['operation', 'answer', 'refusal'],
      },
      BatchRefusal: {
        description: 'A refusal: what a problem says, without what only a whole response has.',
        type: 'object',
        properties: {
          code: { type: 'string', description: 'What it is, for programs.' },
          title: { type: 'string', description: 'What it is, for people.' },
          detail: { type: 'string', description: 'What was wrong, where, what was allowed and what to do.' },
          errors: { type: 'array', items: reference('Fault'), description: 'Every fault, for bad input.' },
        },
        required: ['code', 'title', 'detail'],
        additionalProperties: true,
      },
    },
  },
};
