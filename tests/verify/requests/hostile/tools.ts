import { toolFacts } from '../../../../src/interfaces/mcp/generated/tool-facts';
import { operationRoutes } from '../../../../src/interfaces/rest/routes';
import type { Input } from '../../../questions/question';
import { randomInput } from '../random-input';
import type { Choices } from '../random';
import { outcomeOf, sent } from './ask-interfaces';
import { markedInput, withHostileValues } from './marked';
import type { Outcome, World } from './world';

/** Requests to the MCP server: calls of its tools, and what is no call. */

const operations = new Set(operationRoutes.map(({ operation }) => operation as string));
const names = toolFacts.map(({ name }) => name).filter((name) => operations.has(name));
const otherMethods = ['initialize', 'tools/list', 'ping', 'tools/call', 'resources/list', 'constructor', ''];

const PROTOCOL = { jsonrpc: '2.0', id: 1 };

export const askByMcp = async (world: World, random: Choices): Promise<Outcome | null> => {
  const { asked } = world;
  const isOwn = names.includes(asked.operation) && random.chance(0.3);
  const name = isOwn ? asked.operation : random.pick(names);
  const made: Input = isOwn ? asked.input : { ...randomInput(name, random), ...asked.input };
  const given = random.chance(0.6) ? markedInput(made, random) : made;
  const message = random.chance(0.9)
    ? { ...PROTOCOL, method: 'tools/call', params: { name, arguments: given } }
    : { ...PROTOCOL, method: random.pick(otherMethods), params: given };
  const request = {
    method: 'POST',
    url: '/mcp',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(asked.token !== undefined && { authorization: `Bearer ${asked.token}` }),
    },
    body: JSON.stringify(random.chance(0.05) ? [message, message] : message),
  };
  const outcome = outcomeOf(name, await sent(world, withHostileValues(request, random)));
  // A refusal is a result of a tool; what it says is that of the operation, which REST is asked about.
  const isRefused = outcome !== null && outcome.words.includes('"isError":true');
  return outcome && { ...outcome, mayWrite: isRefused ? 0 : Number.POSITIVE_INFINITY, refusedChanges: [] };
};
