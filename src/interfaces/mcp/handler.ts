import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { rememberingStore } from '../../app/kernel/store/wrapped-stores';
import type { StoredContext } from '../../app/kernel/store/context';
import { createWorkBudget } from '../../app/kernel/work-budget';
import { release } from '../../shared/release';
import { type HandlerParts, type Respond, crashEntry, createEdge } from '../http/edge';
import type { EdgeRequest } from '../http/edge-request';
import type { GatewayEvent } from '../http/gateway-event';
import { interfaceRoutes } from '../http/interface-routes';
import { readJsonBody } from '../http/read-body';
import { type Reply, problemReply } from '../http/reply';
import { callTool } from './call-tool';
import { generalToolFacts, generalTools } from './general-tools';
import { isOpenTo, operationTool } from './operation-tools';

const INSTRUCTIONS = `Rules, exact odds, army lists and tournaments of the Middle-earth Strategy Battle Game.
Begin with searchRules for rules: every hit names document, heading and page, which an answer about the rules should cite.
The list has the tools that are used most. findTools finds the other 180 by a task in words; callTool calls them.
An answer that is too long is cut: its "cut" says where callTool reads on.
Chances come as exact fractions and decimals. Tournaments and leagues that are public can be read by anybody;
tools that change something are listed when the request carries a token ("Authorization: Bearer ...").`;

/** Facts of a request for its log line. */
interface Outcome {
  route: string;
  code: string;
}

interface Asked {
  readonly outcome: Outcome;
  readonly crashed: (crash: unknown) => void;
  /** `?tools=all`: every tool is listed with its whole schema. Whichever are listed, all can be called. */
  readonly listsAll: boolean;
}

/** A server for one request: nothing is remembered between two. */
const createServer = (context: StoredContext, { outcome, crashed, listsAll }: Asked): Server => {
  const server = new Server(
    { name: 'muster', version: release },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => {
    outcome.route = 'mcp tools/list';
    const facts = listsAll
      ? (await import('./generated/tool-facts')).toolFacts
      : (await import('./generated/listed-tools')).listedTools;
    const listed = [...generalToolFacts(), ...facts].filter(({ name }) =>
      isOpenTo(operationTool(name) ?? generalTools[name] ?? {}, context),
    );
    return { tools: listed as never };
  });
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    outcome.route = operationTool(name) || Object.hasOwn(generalTools, name) ? `mcp ${name}` : 'mcp';
    try {
      const called = await callTool(name, given, context);
      outcome.code = called.outcome;
      return called.result;
    } catch (crash) {
      outcome.code = 'INTERNAL';
      crashed(crash);
      throw new Error('Something broke here; it is logged.');
    }
  });
  return server;
};

const requestOf = ({ headers }: GatewayEvent): Request =>
  new Request('http://muster/mcp', { method: 'POST', headers: { ...headers } as Record<string, string> });

/** The handler of `/mcp`: the Model Context Protocol over streamable HTTP, without sessions. */
export const createMcpHandler = ({ context, log, unitsSoFar }: HandlerParts<StoredContext>): Respond => {
  const answer = async ({ event, bodyLimitBytes }: EdgeRequest): Promise<Reply> => {
    const body = readJsonBody(event, bodyLimitBytes);
    if (!body.ok) return problemReply(body.error);
    // Later versions of the protocol have no batches, and one request is one call's worth of work.
    if (Array.isArray(body.value))
      return problemReply({ code: 'BAD_JSON', detail: 'one message at a time, not a list of them.' });
    const { requestId } = event.requestContext;
    const outcome: Outcome = { route: 'mcp', code: 'OK' };
    const given = context(event);
    const server = createServer(
      { ...given, store: rememberingStore(given.store), work: createWorkBudget() },
      {
        outcome,
        crashed: (crash) => log?.(crashEntry({ requestId, route: outcome.route }, crash)),
        listsAll: new URLSearchParams(event.rawQueryString).get('tools') === 'all',
      },
    );
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    const response = await transport.handleRequest(requestOf(event), { parsedBody: body.value });
    const text = await response.text();
    await server.close();
    if (response.status >= 400 && outcome.code === 'OK') outcome.code = 'BAD_REQUEST';
    return {
      kind: 'CONTENT',
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/json',
      cache: 'never',
      body: text,
      log: { route: outcome.route, outcome: outcome.code },
    };
  };
  const rows = interfaceRoutes
    .filter((route) => route.interface === 'mcp')
    .map((route) => ({ ...route, answer }));
  return createEdge(rows, { log, unitsSoFar });
};
