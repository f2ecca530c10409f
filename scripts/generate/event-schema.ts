import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import * as z from 'zod/mini';
import { plainPattern } from '../openapi/json-schema';
import { eventRecord } from '../../src/app/tournaments/history/event-record';

/** Patterns that validators of other languages understand too. */
const withPlainPatterns = (name: string, value: unknown): unknown =>
  name === 'pattern' && typeof value === 'string' ? plainPattern(value) : value;

/** The JSON Schema of a record of an event, from the schema that checks it. */
export const eventSchema = (): Promise<string> => {
  const options = JSON.parse(readFileSync(join(process.cwd(), '.prettierrc.json'), 'utf8')) as object;
  const schema = {
    $id: 'https://muster.example/event-record.schema.json',
    title: 'A played event of the Middle-earth Strategy Battle Game',
    ...z.toJSONSchema(eventRecord, { io: 'input', reused: 'ref', unrepresentable: 'any' }),
  };
  return format(JSON.stringify(schema, withPlainPatterns), { ...options, parser: 'json' });
};
