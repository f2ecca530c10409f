import { batch } from '../../src/app/batch';
import { health } from '../../src/app/health';
import { createHmac } from 'node:crypto';
import type { LogEntry, RulesContext } from '../../src/app/ports';
import { armiesUseCases } from '../../src/app/armies-use-cases';
import { referenceUseCases } from '../../src/app/reference-use-cases';
import { fightUseCases } from '../../src/app/fights';
import { pictureUseCases } from '../../src/app/pictures';
import { leagueUseCases } from '../../src/app/leagues';
import { rollsUseCases } from '../../src/app/rolls-use-cases';
import { rulesUseCases } from '../../src/app/rules-use-cases';
import { storedUseCases } from '../../src/app/stored-use-cases';
import type { StoredContext } from '../../src/app/tournaments/context';
import type { Store } from '../../src/app/tournaments/store';
import { createGraphqlHandler } from '../../src/doors/graphql/handler';
import { callerOf } from '../../src/doors/http/caller';
import type { GatewayEvent, GatewayResponse } from '../../src/doors/http/gateway-event';
import { createRestHandler } from '../../src/doors/rest/handler';
import { createRouteFinder } from '../../src/doors/rest/route-finder';
import type { FunctionName } from '../../src/doors/rest/routes';
import { gatewayRoutes } from '../../src/doors/rest/routes';
import { eventFromRequest } from '../../src/local/event-from-request';
import { fakeContext } from '../app/rules/fake-context';
import { memoryStore } from '../storage/memory-store';

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

/** Every function behind the gateway's routes, in this process, in a world held still. */
export interface Doors {
  readonly send: (request: ClientRequest) => Promise<GatewayResponse>;
  readonly log: readonly LogEntry[];
}

const routes = createRouteFinder(gatewayRoutes().keys());

/** `rules` is asked for each request, so that two requests meet the same dice. */
export interface DoorParts {
  readonly rules?: () => RulesContext;
  readonly store?: Store;
}

const keyring = {
  derive: (...parts: readonly string[]) =>
    createHmac('sha256', 'a secret of the tests').update(JSON.stringify(parts)).digest('base64url'),
};

export const createDoors = ({
  rules = () => fakeContext([4, 2, 6, 1]),
  store = memoryStore(),
}: DoorParts = {}): Doors => {
  const log: LogEntry[] = [];
  const writeLog = (entry: LogEntry) => log.push(entry);
  const stored = (event: GatewayEvent): StoredContext => ({
    ...rules(),
    store,
    keyring,
    caller: callerOf(event),
  });
  const handlers: { readonly [F in FunctionName]?: Handler } = {
    rules: createRestHandler({
      function: 'rules',
      useCases: rulesUseCases,
      context: rules,
      log: writeLog,
    }),
    rolls: createRestHandler({
      function: 'rolls',
      useCases: rollsUseCases,
      context: rules,
      log: writeLog,
    }),
    fights: createRestHandler({
      function: 'fights',
      useCases: fightUseCases,
      context: rules,
      log: writeLog,
    }),
    pictures: createRestHandler({
      function: 'pictures',
      useCases: pictureUseCases,
      context: rules,
      log: writeLog,
    }),
    reference: createRestHandler({
      function: 'reference',
      useCases: referenceUseCases,
      context: rules,
      log: writeLog,
    }),
    armies: createRestHandler({
      function: 'armies',
      useCases: armiesUseCases,
      context: rules,
      log: writeLog,
    }),
    tournaments: createRestHandler({
      function: 'tournaments',
      useCases: storedUseCases,
      context: stored,
      log: writeLog,
    }),
    leagues: createRestHandler({
      function: 'leagues',
      useCases: leagueUseCases,
      context: stored,
      log: writeLog,
    }),
    batch: createRestHandler({ function: 'batch', useCases: { batch }, context: rules, log: writeLog }),
    graphql: createGraphqlHandler({ context: stored, log: writeLog }),
    fallback: createRestHandler({
      function: 'fallback',
      useCases: { health },
      context: rules,
      log: writeLog,
    }),
  };
  const functionOf = (routeKey: string): FunctionName =>
    gatewayRoutes().get(routeKey)?.function ?? 'fallback';

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
      const handler = handlers[functionOf(outcome.event.routeKey)];
      if (handler === undefined) throw new Error(`no handler for ${outcome.event.routeKey}`);
      return handler(
        asBase64
          ? { ...outcome.event, body: Buffer.from(body).toString('base64'), isBase64Encoded: true }
          : outcome.event,
      );
    },
  };
};
