import db, { type Store } from 'dynalite/db/index.js';
import validations, { type Check } from 'dynalite/validations/index.js';
import batchGetItem from 'dynalite/actions/batchGetItem.js';
import batchGetItemInput from 'dynalite/validations/batchGetItem.js';
import batchWriteItem from 'dynalite/actions/batchWriteItem.js';
import batchWriteItemInput from 'dynalite/validations/batchWriteItem.js';
import createTable from 'dynalite/actions/createTable.js';
import createTableInput from 'dynalite/validations/createTable.js';
import deleteItem from 'dynalite/actions/deleteItem.js';
import deleteItemInput from 'dynalite/validations/deleteItem.js';
import describeTable from 'dynalite/actions/describeTable.js';
import describeTableInput from 'dynalite/validations/describeTable.js';
import getItem from 'dynalite/actions/getItem.js';
import getItemInput from 'dynalite/validations/getItem.js';
import putItem from 'dynalite/actions/putItem.js';
import putItemInput from 'dynalite/validations/putItem.js';
import { type CallEngine, type EngineResponse, PUT_NEW, READ_RANGE } from './engine-caller';
import { type NewItems, type WantedRange, putNew, readRange } from './engine-operations';
import query from 'dynalite/actions/query.js';
import queryInput from 'dynalite/validations/query.js';
import scan from 'dynalite/actions/scan.js';
import scanInput from 'dynalite/validations/scan.js';
import updateItem from 'dynalite/actions/updateItem.js';
import updateItemInput from 'dynalite/validations/updateItem.js';

/**
 * dynalite without its server. The server takes any signature and lets every web page in (`Access-Control-Allow-Origin: *`), so
 * whoever reached its port could write into any event. Its operations are called here as its server calls them.
 */

/** A database that is open. */
export interface Engine {
  readonly call: CallEngine;
  /** Ends it once its pending operations are done. */
  readonly close: () => Promise<void>;
}

/** No delay between making a table and using it: a kill in between would leave it half made for ever. */
const IMMEDIATELY = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 };

type Done = (error: unknown, answer?: unknown) => void;

/** dynalite reads and parses the table's definition for each call. Once it is active, nothing here changes it. */
const rememberTables = (store: Store): void => {
  const known = new Map<string, unknown>();
  const { getTable } = store;
  store.getTable = (name, ...more) => {
    const done = more.at(-1) as Done;
    if (known.has(name)) return done(null, known.get(name));
    const remember: Done = (error, table) => {
      const isActive = !error && (table as { TableStatus?: string }).TableStatus === 'ACTIVE';
      if (isActive) known.set(name, table);
      done(error, table);
    };
    getTable(name, ...more.slice(0, -1), remember);
  };
};

/** A condition that names no values, parsed: parsing it is dearer than the put. */
const parsedConditions = new Map<string, unknown>();

/** Checks a put as dynalite does, but parses its condition once. */
const checkPut: Check = (put, store) => {
  const { ConditionExpression: condition, ...rest } = put;
  const isKnown = put.ExpressionAttributeValues === undefined && put.ExpressionAttributeNames === undefined;
  if (condition === undefined || !isKnown) return putItemInput.custom(put, store);
  if (!parsedConditions.has(condition)) {
    const fault = putItemInput.custom(put, store);
    if (fault === undefined) parsedConditions.set(condition, put._condition);
    return fault;
  }
  put._condition = parsedConditions.get(condition);
  return putItemInput.custom(rest, store);
};

/** The operations that this product uses, by their names in DynamoDB's protocol. */
const operations: Readonly<
  Record<string, { readonly run: typeof getItem; readonly input: typeof getItemInput }>
> = {
  BatchGetItem: { run: batchGetItem, input: batchGetItemInput },
  BatchWriteItem: { run: batchWriteItem, input: batchWriteItemInput },
  CreateTable: { run: createTable, input: createTableInput },
  DeleteItem: { run: deleteItem, input: deleteItemInput },
  DescribeTable: { run: describeTable, input: describeTableInput },
  GetItem: { run: getItem, input: getItemInput },
  PutItem: { run: putItem, input: { ...putItemInput, custom: checkPut } },
  Query: { run: query, input: queryInput },
  Scan: { run: scan, input: scanInput },
  UpdateItem: { run: updateItem, input: updateItemInput },
};

/** dynalite throws a refusal as its response. */
const isResponse = (error: unknown): error is EngineResponse =>
  typeof error === 'object' && error !== null && 'statusCode' in error && 'body' in error;

/** Opens the database in this folder, or in memory without one. */
export const openEngine = (folder?: string): Engine => {
  const store = db.create({ ...IMMEDIATELY, ...(folder !== undefined && { path: folder }) });
  const perform = (name: string, input: unknown): Promise<unknown> => {
    if (name === PUT_NEW) return putNew(store, input as NewItems);
    if (name === READ_RANGE) return readRange(store, input as WantedRange);
    return new Promise((resolve, reject) => {
      const done: Done = (error, answer) => (error ? reject(error as Error) : resolve(answer));
      const operation = operations[name];
      if (!operation) throw new Error(`The embedded engine does not know ${name}.`);
      const { run, input: validation } = operation;
      const data = validations.checkTypes(input, validation.types);
      validations.checkValidations(data, validation.types, validation.custom, store);
      run(store, data, done);
    });
  };
  rememberTables(store);
  const { lifecycleManager } = store;
  return {
    call: async (name, input) => {
      try {
        return { statusCode: 200, body: await perform(name, input) };
      } catch (error) {
        if (isResponse(error)) return error;
        throw error;
      }
    },
    close: () =>
      new Promise((resolve, reject) => {
        lifecycleManager.gracefulClose((error) => {
          if (!error) resolve();
          else lifecycleManager.forceClose(() => reject(error as Error));
        });
      }),
  };
};
