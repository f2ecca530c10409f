import { mkdir } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import { join, resolve } from 'node:path';
import { crashText } from '../../interfaces/http/crash-text';
import { oncePerName } from '../../shared/once';
import { startBackground } from './background';
import { loadBundle } from './builds';
import { type LambdaHandler, createGateway } from './gateway';
import { embeddedDynamoDb } from './embedded-dynamodb';
import { localSecret, SHORTEST_SECRET } from './local-secret';

/** The embedded database runs beside the gateway, unless another table is named. */
const isEmbedded = process.env['MUSTER_TABLE'] === undefined;

const loadHandler = async (name: string): Promise<LambdaHandler> => {
  const bundle = (await loadBundle(name, true)) as { readonly handler: LambdaHandler };
  return bundle.handler;
};

const report = (error: unknown): void => console.error(crashText(error));

/** A server that only this machine reaches may send webhooks to this machine; `off` and `on` decide otherwise. */
const loopbackWebhooks = (host: string): string =>
  ['127.0.0.1', '::1', 'localhost'].includes(host) ? 'on' : 'off';

/** Loads a function on first use, as soon as the database is up. */
const createLoader = (ready: Promise<unknown>) => oncePerName((name) => ready.then(() => loadHandler(name)));

/** Discord needs a key of its own; a local service mostly has none. */
const aboutDiscord = (origin: string): string =>
  process.env['DISCORD_PUBLIC_KEY']
    ? `the Discord bot answers at ${origin}/discord/interactions; ${origin}/discord shows what works`
    : `no Discord bot is set up (DISCORD_PUBLIC_KEY): ${origin}/discord does it step by step`;

const welcome = (origin: string, dataFolder: string): string => `muster listens on ${origin}
data in ${dataFolder} (MUSTER_DATA), PORT and HOST change the address; Ctrl+C stops it
emails to players are written into its folder mail and not sent (MAIL_FOLDER)
${aboutDiscord(origin)}

Open ${origin}/ in a browser: while no event is there, one click makes a demo event.
${origin}/guide is the documentation, ${origin}/docs REST, ${origin}/explorer GraphQL, ${origin}/mcp is for MCP clients.
From a shell:
  curl '${origin}/v1/rules/to-wound/4/9'
  curl -X POST '${origin}/v1/rules/charts/jump/resolve' -H 'content-type: application/json' -d '{"dice":[4]}'
  curl '${origin}/graphql' -H 'content-type: application/json' -d '{"query":"{ toWound(strength: 4, defence: 9) { needed probability { fraction } } }"}'
`;

const explain = (error: NodeJS.ErrnoException, host: string, port: number): string => {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken by another program: choose another, such as PORT=${port + 1} npm start`;
  if (error.code === 'EACCES') return `Port ${port} of ${host} may not be used: choose one above 1023`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST=${host} is no address of this machine; 0.0.0.0 listens on all of them`;
  return error.message;
};

const originOf = (gateway: Server): string => {
  const { address, family, port } = gateway.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
};

const portFrom = (text: string): number | undefined => {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : undefined;
};

// A promise that nobody waits for any more is a fault of ours, and no reason to leave everybody without a server.
process.on('unhandledRejection', report);

const start = async (): Promise<void> => {
  const host = process.env['HOST'] ?? '127.0.0.1';
  const port = portFrom(process.env['PORT'] ?? '3000');
  if (port === undefined) throw new Error('PORT must be a whole number from 0 to 65535');
  const dataFolder = resolve(process.env['MUSTER_DATA'] ?? '.muster');
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  process.env['MUSTER_SECRET'] ??= await localSecret(dataFolder);
  if (process.env['MUSTER_SECRET'].length < SHORTEST_SECRET)
    throw new Error(`MUSTER_SECRET must hold at least ${SHORTEST_SECRET} characters`);
  process.env['MUSTER_FILES_FOLDER'] ??= join(dataFolder, 'published');
  process.env['MAIL_FOLDER'] ??= join(dataFolder, 'mail');
  process.env['MUSTER_LOOPBACK_WEBHOOKS'] ??= loopbackWebhooks(host);

  // The address is taken first: a second start then stops here, before it touches the first one's data.
  let databaseIsUp = (): void => undefined;
  const databaseUp = new Promise<void>((resolved) => {
    databaseIsUp = resolved;
  });
  const background = startBackground({ ready: databaseUp, seesWrites: isEmbedded, report });
  const gateway = createGateway({
    ...(!isEmbedded && { afterChange: background.wakeAll }),
    load: createLoader(databaseUp),
    report,
  });
  await new Promise<void>((listening, failed) => {
    gateway.once('error', (error) => failed(new Error(explain(error, host, port))));
    gateway.listen(port, host, listening);
  });
  // Emails to players name it.
  process.env['MUSTER_LOCAL_URL'] ??= originOf(gateway);
  const database = isEmbedded ? await embeddedDynamoDb(dataFolder, background.written) : undefined;
  Object.assign(process.env, database?.environment);
  databaseIsUp();

  const stop = (): void => {
    gateway.close(() => {
      void background
        .stop()
        .then(() => database?.stop())
        .finally(() => process.exit(0));
    });
    gateway.closeIdleConnections();
    // A client that holds its connection open does not hold us.
    setTimeout(() => gateway.closeAllConnections(), 2_000).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  console.log(welcome(originOf(gateway), dataFolder));
};

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
