// Registers the slash commands of the table with Discord, in place of all registered before: npm run discord:register
//   DISCORD_APPLICATION_ID, DISCORD_BOT_TOKEN   of the application (docs/guides/discord-bot.md)
//   DISCORD_SERVER_ID                           registers in this server alone, at once; else everywhere, within the hour
//   DISCORD_API                                 another base address than Discord's own
// `--print` shows the definitions and sends nothing.
import { loadSource } from './load-source.mjs';

const { registeredCommands } = await loadSource('src/interfaces/discord/definitions.ts');
const definitions = registeredCommands();

if (process.argv.includes('--print')) {
  // All of it is written before the process ends: a pipe takes less at once.
  await new Promise((written) => process.stdout.write(`${JSON.stringify(definitions, null, 2)}\n`, written));
  process.exit(0);
}

const {
  DISCORD_APPLICATION_ID: application,
  DISCORD_BOT_TOKEN: token,
  DISCORD_SERVER_ID: server,
  DISCORD_API: api = 'https://discord.com/api/v10',
} = process.env;
if (!/^\d+$/.test(application ?? '') || !token) {
  console.error('Set DISCORD_APPLICATION_ID and DISCORD_BOT_TOKEN; both stand in the developer portal.');
  process.exit(2);
}

const place = server ? `guilds/${encodeURIComponent(server)}/commands` : 'commands';
const response = await fetch(`${api}/applications/${application}/${place}`, {
  method: 'PUT',
  headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify(definitions),
}).catch((error) => ({
  ok: false,
  status: 0,
  text: async () => String(error.cause?.message ?? error.message),
}));
if (!response.ok) {
  console.error(`Discord refused (${response.status}): ${await response.text()}`);
  process.exit(1);
}
console.log(
  `${definitions.length} commands registered ${server ? `in server ${server}` : 'everywhere'}: ${definitions.map(({ name }) => `/${name}`).join(' ')}`,
);
// The connection that fetch keeps open would hold the program for seconds.
process.exit(0);
