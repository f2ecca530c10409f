// Asks the service with the command line of the MCP inspector, as its users do.
import { execFileSync } from 'node:child_process';

const ask = (...words) =>
  JSON.parse(
    execFileSync(
      'node_modules/.bin/mcp-inspector',
      ['--cli', `${process.env.MUSTER_URL}/mcp`, '--transport', 'http', '--method', ...words],
      { encoding: 'utf8' },
    ),
  );

const { tools } = ask('tools/list');
if (!tools.some(({ name }) => name === 'findTools')) throw new Error('findTools is not listed');
const wound = ask('tools/call', '--tool-name', 'getToWound', '--tool-arg', 'strength=4', 'defence=9');
if (wound.structuredContent.needed !== '6/4') throw new Error(JSON.stringify(wound));
console.log('mcp inspector: answered');
