// Discord on loopback, as strict as its documentation: an application with its key, its commands and its endpoint, a server with members,
// and a client that shows what it is answered. Whatever Discord would refuse is an error.
import { generateKeyPairSync, sign } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { loadSource } from '../../../scripts/load-source.mjs';
import { listenHere } from '../runtime/loopback.mjs';

const { commandsFaults, messageFaults, responseFaults } = await loadSource(
  'tests/interfaces/discord/documented-limits.ts',
);

const APPLICATION = '700000000000000001';
const SERVER = '900000000000000001';
const TOKEN = 'a-bot-token';
const MANAGE_SERVER = '32';
const LONGEST_ANSWER_MS = 3000;

const insist = (faults) => {
  if (faults.length > 0) throw new Error(`Discord refuses: ${faults.join('; ')}`);
};

const makeKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex'),
    signed: (text) => sign(null, Buffer.from(text), privateKey).toString('hex'),
  };
};

export const startDiscord = async () => {
  const key = makeKey();
  const answers = new Map();
  let commands = [];
  let endpoint = null;
  let ids = 1_100_000_000_000_000_000n;

  const api = {
    'GET /applications/@me': () => ({
      id: APPLICATION,
      name: 'muster of a club',
      verify_key: key.publicKey,
      interactions_endpoint_url: endpoint,
    }),
    [`GET /applications/${APPLICATION}/commands`]: () => commands,
    [`PUT /applications/${APPLICATION}/commands`]: (sent) => {
      insist(commandsFaults(sent));
      commands = sent;
      return sent;
    },
  };
  const discord = await listenHere(async (request, response) => {
    const send = (status, body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body));
    const body = await text(request);
    const path = request.url.replace('/api/v10', '');
    const [, token] = /^\/webhooks\/\d+\/([^/]+)/.exec(path) ?? [];
    try {
      if (token !== undefined) {
        if (!answers.has(token)) return send(404, { code: 10015, message: 'Unknown Webhook' });
        const message = JSON.parse(body);
        insist(messageFaults(message));
        answers.get(token)(message);
        return send(200, { id: '1' });
      }
      if (request.headers.authorization !== `Bot ${TOKEN}`)
        return send(401, { code: 0, message: '401: Unauthorized' });
      const found = api[`${request.method} ${path}`];
      if (!found) return send(404, { code: 0, message: '404: Not Found' });
      return send(200, found(body && JSON.parse(body)));
    } catch (error) {
      return send(400, { code: 50035, message: String(error.message) });
    }
  });

  const post = async (url, interaction, signatureOf = key.signed) => {
    const body = JSON.stringify(interaction);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature-ed25519': signatureOf(timestamp + body),
        'x-signature-timestamp': timestamp,
      },
      body,
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };
  const ping = () => ({
    id: String((ids += 1n)),
    application_id: APPLICATION,
    type: 1,
    token: 't',
    version: 1,
  });

  /** As the portal does before it saves: a PING that is answered, and one with a forged signature that is refused. */
  const saveEndpoint = async (url) => {
    const answered = await post(url, ping());
    const forged = await post(url, ping(), () => makeKey().signed('something else'));
    const isRight = answered.status === 200 && JSON.parse(answered.text).type === 1;
    if (!isRight || answered.type !== 'application/json' || forged.status !== 401)
      throw new Error(`the endpoint could not be verified: ${answered.status}, ${forged.status}`);
    endpoint = url;
  };

  /** Sends an interaction of a member who manages the server; what is shown at last. */
  const interact = async (type, data) => {
    const token = `token-${(ids += 1n)}`;
    const later = new Promise((resolve) => answers.set(token, resolve));
    const { text } = await post(endpoint, {
      id: String(ids),
      application_id: APPLICATION,
      type,
      token,
      version: 1,
      data,
      guild_id: SERVER,
      channel_id: '910000000000000001',
      member: { user: { id: '810000000000000001', username: 'olga' }, permissions: MANAGE_SERVER },
    });
    const answer = JSON.parse(text);
    insist(responseFaults(type, answer));
    return answer.type === 5 ? later : answer.data;
  };

  return {
    settings: {
      DISCORD_PUBLIC_KEY: key.publicKey,
      DISCORD_BOT_TOKEN: TOKEN,
      DISCORD_API: `${discord.url}/api/v10`,
    },
    application: APPLICATION,
    publicKey: key.publicKey,
    server: SERVER,
    saveEndpoint,
    /** Types a command that is registered, with options by name. */
    say: (name, options = {}) => {
      const command = commands.find((one) => one.name === name);
      if (!command) throw new Error(`no command /${name} is registered`);
      const given = Object.entries(options).map(([option, value]) => {
        const known = command.options.find((one) => one.name === option);
        if (!known) throw new Error(`/${name} has no option ${option}`);
        return { name: option, type: known.type, value };
      });
      return interact(2, { id: '800000000000000001', type: 1, name, options: given });
    },
    /** Fills in a window that was shown. */
    fill: (shown, values) =>
      interact(5, {
        custom_id: shown.custom_id,
        components: shown.components.map(({ component: { type, custom_id } }) => ({
          type: 18,
          component: {
            type,
            custom_id,
            ...(type === 3 ? { values: [values[custom_id]] } : { value: values[custom_id] }),
          },
        })),
      }),
    stop: discord.stop,
  };
};
