import type { DeliveryParts, Mailer } from './app/tournaments/sending/channel';
import { sendDeliveries } from './app/tournaments/sending/send-deliveries';
import { rulesContext } from './compose';
import { loggedRun } from './compose-run';
import { storedContext } from './compose-store';
import { DISCORD_API } from './interfaces/discord/discord-api';
import { createHttpsSender } from './infrastructure/webhooks/https-sender';

/** The wiring of what tells webhooks, and of what is cleared away with each scheduled run. */

/** A run begins nothing new after this; what it has begun ends within the function's 60 s. */
const LASTS_MS = 40_000;
/** One that a change has woken keeps the changes behind it waiting. */
const WOKEN_LASTS_MS = 10_000;

/** A token that cannot be read is asked for again after this. */
const READ_AGAIN_MS = 60_000;
let token: { readonly value: string | undefined; readonly untilMs: number } | undefined;

const readToken = async (): Promise<string | undefined> => {
  const { DISCORD_BOT_TOKEN: given, MUSTER_BOT_TOKEN_PARAMETER: parameter } = process.env;
  if (given !== undefined || parameter === undefined) return given;
  const { readParameter } = await import('./infrastructure/aws/read-parameter');
  // Nothing is stored where a service announces through webhooks only.
  return readParameter(parameter).catch(() => undefined);
};

/** The token of the Discord bot: it stands in SSM where the service is deployed, else in the environment. */
const botToken = async (): Promise<string | undefined> => {
  if (token === undefined || (token.value === undefined && token.untilMs < Date.now()))
    token = { value: await readToken(), untilMs: Date.now() + READ_AGAIN_MS };
  return token.value;
};

/** The sender of files names no real address. */
const LOCAL_FROM = 'muster <muster@localhost.localdomain>';

const openMailer = async (): Promise<Mailer | undefined> => {
  const { MAIL_FROM: from = '', MAIL_FOLDER: folder = '', AWS_REGION: region = '' } = process.env;
  if (from !== '') {
    const { createSesMailer } = await import('./infrastructure/mail/ses-mailer');
    const endpoint = process.env['AWS_ENDPOINT_URL_SESV2'];
    return createSesMailer({ from, region, nowMs: rulesContext.clock.nowMs, endpoint });
  }
  if (folder === '') return undefined;
  const { createFolderMailer } = await import('./infrastructure/mail/folder-mailer');
  return createFolderMailer(folder, LOCAL_FROM);
};

/** Emails name the public address of the service; a local one has that of this machine. */
const openMail = async (): Promise<DeliveryParts['mail']> => {
  const url = process.env['MUSTER_URL'] || process.env['MUSTER_LOCAL_URL'];
  const mailer = await openMailer();
  return mailer && url ? { mailer, url } : undefined;
};

let opened: ReturnType<typeof openMail> | undefined;

const parts = {
  ...storedContext({ token: null, idempotencyKey: null, ifMatch: null }),
  nowMs: rulesContext.clock.nowMs,
  publicUrl: process.env['MUSTER_URL'] || undefined,
  bot: { api: process.env['DISCORD_API'] ?? DISCORD_API, token: botToken },
};

/** One run: the outbox is emptied, due deliveries are tried, and the remains of abandoned uploads are removed. */
export const runDeliveries = (requestId: string, isWoken: boolean) =>
  loggedRun({ requestId, route: 'deliver', name: 'deliveries', isOpen: ({ left }) => left > 0 }, async () => {
    const sender = createHttpsSender({ allowLoopback: parts.allowLoopbackWebhooks ?? false });
    const mail = await (opened ??= openMail());
    const run = await sendDeliveries({ ...parts, sender, mail }, isWoken ? WOKEN_LASTS_MS : LASTS_MS);
    // The next run does the rest.
    if (!isWoken) {
      const { sweepUnfinished } = await import('./app/armies/stored-catalogues/sweep-unfinished');
      await sweepUnfinished(parts.store, parts.nowMs());
    }
    return run;
  });
