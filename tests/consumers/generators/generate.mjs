// Makes a client with each of three more generators of the OpenAPI document.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

mkdirSync('generated', { recursive: true });
const document = await fetch(`${process.env.MUSTER_URL}/openapi.json`);
writeFileSync('generated/openapi.json', await document.text());

for (const [command, ...args] of [
  ['oazapfts', 'generated/openapi.json', 'generated/oazapfts.ts'],
  ['openapi', '-i', 'generated/openapi.json', '-o', 'generated/codegen', '--useUnionTypes'],
  [
    'swagger-typescript-api',
    'generate',
    '-p',
    'generated/openapi.json',
    '-o',
    'generated',
    '-n',
    'swagger.ts',
  ],
]) {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command} failed`);
}
