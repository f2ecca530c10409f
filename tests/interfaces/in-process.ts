import { createHmac } from 'node:crypto';
import type { LogEntry, RulesContext } from '../../src/app/kernel/ports';
import type { StoredContext } from '../../src/app/kernel/store/context';
import type { Store } from '../../src/app/kernel/store/store';
import { createGraphqlHandler } from '../../src/interfaces/graphql/handler';
import { callerOf } from '../../src/interfaces/http/caller';
import type { GatewayEvent, GatewayResponse } from '../../src/interfaces/http/gateway-event';
import { createDocumentsHandler } from '../../src/interfaces/documents/handler';
import { memoryFiles } from '../app/tournaments/bulk-data/memory-files';
import { createWebHandler } from '../../src/interfaces/web/handler';
import { createMovementPngHandler } from '../../src/interfaces/web/movement-png';
import { files } from './web/read';
import { createEdge } from '../../src/interfaces/http/edge';
import { pictureFileRows } from '../../src/interfaces/pictures/handler';
import { createRestHandler, restRows } from '../../src/interfaces/rest/handler';
import { createRouteFinder } from '../../src/interfaces/http/route-finder';
import { rows as armiesRows } from '../../src/interfaces/rest/generated/functions/armies';
import { rows as batchRows } from '../../src/interfaces/rest/generated/functions/batch';
import { rows as fallbackRows } from '../../src/interfaces/rest/generated/functions/fallback';
import { rows as fightsRows } from '../../src/interfaces/rest/generated/functions/fights';
import { rows as cataloguesRows } from '../../src/interfaces/rest/generated/functions/catalogues';
import { rows as leaguesRows } from '../../src/interfaces/rest/generated/functions/leagues';
import { rows as picturesRows } from '../../src/interfaces/rest/generated/functions/pictures';
import { rows as referenceRows } from '../../src/interfaces/rest/generated/functions/reference';
import { rows as rollsRows } from '../../src/interfaces/rest/generated/functions/rolls';
import { rows as rulesRows } from '../../src/interfaces/rest/generated/functions/rules';
import { rows as tournamentsRows } from '../../src/interfaces/rest/generated/functions/tournaments';
import { type FunctionName, type LoadableRoute, gatewayRoutes } from '../../src/interfaces/rest/routes';
import { functionRoutes } from '../../src/functions';
import { eventFromRequest } from '../../src/infrastructure/local/event-from-request';
import { fakeContext } from '../app/rules/fake-context';
import { memoryStore } from '../infrastructure/aws/memory-store';

/** A request as a client would write it. */
export interface ClientRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Hands the body over as the gateway does with what it takes for binary. */
  readonly asBase64?: boolean;
}

type Handler = (event: GatewayEvent) => GatewayResponse | Promise<GatewayResponse>;

/** Every function behind the gateway's routes, in this process, in a world held still; no bot is set up. */
export interface Interfaces {
  readonly send: (request: ClientRequest) => Promise<GatewayResponse>;
  readonly log: readonly LogEntry[];
}

const functions = functionRoutes();
const routes = createRouteFinder(functions.keys());

/** `rules` is asked for each request, so that two requests meet the same dice. */
export interface InterfaceParts {
  readonly rules?: () => RulesContext;
  readonly store?: Store;
}

const keyring = {
  derive: (...parts: readonly string[]) =>
    createHmac('sha256', 'a secret of the tests').update(JSON.stringify(parts)).digest('base64url'),
};

export const createInterfaces = ({
  rules = () => fakeContext([4, 2, 6, 1]),
  store = memoryStore(),
}: InterfaceParts = {}): Interfaces => {
  const log: LogEntry[] = [];
  const writeLog = (entry: LogEntry) => log.push(entry);
  const stored = (event: GatewayEvent): StoredContext => ({
    ...rules(),
    store,
    keyring,
    caller: callerOf(event),
  });
  const stateless = (rows: readonly LoadableRoute<RulesContext>[]): Handler =>
    createRestHandler({ rows, context: rules, log: writeLog });
  // Made when first asked: most tests need one of them.
  const makers: { readonly [F in FunctionName]: () => Handler } = {
    rules: () => stateless(rulesRows),
    rolls: () => stateless(rollsRows),
    fights: () => stateless(fightsRows),
    pictures: () =>
      createEdge(
        [
          ...restRows({ rows: picturesRows, context: rules }),
          ...pictureFileRows({
            rows: picturesRows,
            context: rules,
            rasterise: async () => new Uint8Array(),
          }),
        ],
        { log: writeLog },
      ),
    reference: () => stateless(referenceRows),
    armies: () => createRestHandler({ rows: armiesRows, context: stored, log: writeLog }),
    catalogues: () => createRestHandler({ rows: cataloguesRows, context: stored, log: writeLog }),
    batch: () => stateless(batchRows),
    tournaments: () => createRestHandler({ rows: tournamentsRows, context: stored, log: writeLog }),
    leagues: () => createRestHandler({ rows: leaguesRows, context: stored, log: writeLog }),
    graphql: () => createGraphqlHandler({ context: stored, log: writeLog }),
    mcp: () => async (event) => {
      const { createMcpHandler } = await import('../../src/interfaces/mcp/handler');
      return createMcpHandler({ context: stored, log: writeLog })(event);
    },
    web: () => createWebHandler({ files, context: stored, log: writeLog }),
    movement: () =>
      createMovementPngHandler({
        context: stored,
        rasterise: async () => new Uint8Array(),
        log: writeLog,
      }),
    documents: () =>
      createDocumentsHandler(
        { facts: {}, read: () => Buffer.alloc(0), published: async () => memoryFiles() },
        writeLog,
      ),
    discord: () => async (event) => {
      const { createDiscordHandler } = await import('../../src/interfaces/discord/handler');
      return createDiscordHandler({
        publicKey: undefined,
        clock: rules().clock,
        world: () => {
          throw new Error('no bot is set up here');
        },
        api: {} as never,
        later: async () => undefined,
        log: writeLog,
      }).respond(event);
    },
    fallback: () =>
      createRestHandler({
        rows: fallbackRows,
        context: rules,
        log: writeLog,
        elsewhere: () => gatewayRoutes().keys(),
      }),
  };
  const handlers = new Map<FunctionName, Handler>();
  const handlerOf = (name: FunctionName): Handler => {
    const handler = handlers.get(name) ?? makers[name]();
    handlers.set(name, handler);
    return handler;
  };
  const functionOf = (routeKey: string): FunctionName => functions.get(routeKey) ?? 'fallback';

  return {
    log,
    send: async ({ method, url, headers = {}, body = '', asBase64 = false }) => {
      const outcome = eventFromRequest(
        {
          method,
          url,
          rawHeaders: Object.entries({ host: 'localhost', ...headers }).flat(),
          body: Buffer.from(body),
          sourceIp: '127.0.0.1',
          httpVersion: '1.1',
        },
        { stage: '$default', routes, requestId: 'request-1', nowMs: 0, port: 3000 },
      );
      if (outcome.kind !== 'event') throw new Error(`the gateway itself refuses ${url}`);
      const handler = handlerOf(functionOf(outcome.event.routeKey));
      return handler(
        asBase64
          ? { ...outcome.event, body: Buffer.from(body).toString('base64'), isBase64Encoded: true }
          : outcome.event,
      );
    },
  };
};
