import { crashText } from './interfaces/http/crash-text';
import type { Random } from './app/kernel/ports';
import type { StoredContext } from './app/kernel/store/context';
import { rememberingStore } from './app/kernel/store/wrapped-stores';
import type { Store } from './app/kernel/store/store';
import { rulesContext, systemLog } from './compose';
import { storedContext, unitsSoFar } from './compose-store';
import { createDiscordApi, DISCORD_API, DISCORD_FILES } from './interfaces/discord/discord-api';
import { type DiscordHandler, type Later, createDiscordHandler } from './interfaces/discord/handler';
import type { Interaction } from './interfaces/discord/interaction';
import { invokeLater } from './infrastructure/aws/invoke-function';
import { createApplicationQuestion } from './interfaces/discord/setup-status';
import { seededIntegers } from './shared/seeded-random';

/** The wiring of the Discord interface. */

/**
 * The dice and bytes of one interaction: they follow from the service's secret and the interaction's id, so that an answer that
 * is made twice (a repeated delivery) is the same answer. Nobody without the secret can foresee them.
 */
export const interactionRandom = (derive: (...parts: readonly string[]) => string, id: string): Random => {
  let stream: ReturnType<typeof seededIntegers> | undefined;
  const draw = (below: number): number =>
    (stream ??= seededIntegers(derive('discord interaction', id)))(below);
  return {
    dice: (count, sides) => Array.from({ length: count }, () => draw(sides) + 1),
    token: (byteCount) =>
      Buffer.from(Array.from({ length: byteCount }, () => draw(256))).toString('base64url'),
  };
};

/** An event of the function that is no request: what it asked of itself. Nobody else may invoke it. */
export interface LaterEvent {
  readonly discordInteraction: Interaction;
}

/** On Lambda the function invokes itself, without waiting for the outcome; elsewhere it goes on in this process. */
const later: Later = async (interaction) => {
  const name = process.env['AWS_LAMBDA_FUNCTION_NAME'];
  if (name === undefined) {
    setImmediate(() => {
      discordHandler.complete(interaction).catch((error: unknown) => {
        console.error(crashText(error));
      });
    });
    return;
  }
  const event: LaterEvent = { discordInteraction: interaction };
  await invokeLater(name, event, {
    region: process.env['AWS_REGION'] ?? '',
    nowMs: rulesContext.clock.nowMs(),
    endpoint: process.env['AWS_ENDPOINT_URL_LAMBDA'],
  });
};

const botToken = process.env['DISCORD_BOT_TOKEN'] || undefined;

const api = createDiscordApi({
  api: process.env['DISCORD_API'] ?? DISCORD_API,
  fileOrigins: process.env['DISCORD_FILES']?.split(',') ?? DISCORD_FILES,
});

export const discordHandler: DiscordHandler = createDiscordHandler({
  publicKey: process.env['DISCORD_PUBLIC_KEY'] || undefined,
  clock: rulesContext.clock,
  world: (id) => {
    // An interaction that asks several questions of its tournament reads it once.
    let store: Store | undefined;
    return {
      context: (caller): StoredContext => {
        const context = storedContext(caller);
        store ??= rememberingStore(context.store);
        return { ...context, store, random: interactionRandom(context.keyring.derive, id) };
      },
      publicUrl: process.env['MUSTER_URL'] || undefined,
      download: api.download,
    };
  },
  api,
  later,
  setup: {
    publicUrl: process.env['MUSTER_URL'] || undefined,
    botToken,
    isDeployed: process.env['AWS_LAMBDA_FUNCTION_NAME'] !== undefined,
    ask: createApplicationQuestion({
      api: process.env['DISCORD_API'] ?? DISCORD_API,
      botToken,
      server: process.env['DISCORD_SERVER_ID'] || undefined,
      nowMs: rulesContext.clock.nowMs,
    }),
  },
  log: systemLog,
  unitsSoFar,
});
