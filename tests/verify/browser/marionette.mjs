// Firefox by its own remote protocol (Marionette): a command is `length:[0, id, name, parameters]` on a socket. No driver is needed.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/demo/server.mjs';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const LONGEST_MS = 60_000;

const connected = async (port) => {
  for (const deadline = Date.now() + LONGEST_MS; Date.now() < deadline; await wait(200)) {
    const socket = connect(port, '127.0.0.1');
    const isUp = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isUp) return socket;
  }
  throw new Error('Firefox did not start');
};

/** Sends commands, and hands each answer to whoever waits for it. */
const talk = (socket) => {
  const waiting = new Map();
  let buffer = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    buffer = Buffer.concat([buffer, bytes]);
    for (let colon = buffer.indexOf(':'); colon > 0; colon = buffer.indexOf(':')) {
      const end = colon + 1 + Number(buffer.subarray(0, colon).toString());
      if (buffer.length < end) return;
      const message = JSON.parse(buffer.subarray(colon + 1, end).toString());
      buffer = buffer.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, value] = message;
      const { resolve, reject } = waiting.get(id);
      if (error === null) resolve(value);
      else reject(new Error(`${error.error}: ${error.message}`));
    }
  });
  let last = 0;
  return (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
};

/** A reader with Firefox: what they look for is an XPath. */
export const openFirefox = async (program) => {
  const profile = mkdtempSync(join(tmpdir(), 'muster-firefox-'));
  const port = await freePort();
  writeFileSync(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`);
  const child = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const socket = await connected(port);
  const send = talk(socket);
  await send('NewSession', { capabilities: { alwaysMatch: {} } });
  await send('SetTimeouts', { implicit: LONGEST_MS, pageLoad: LONGEST_MS });
  const find = async (path) => {
    const { value } = await send('FindElement', { using: 'xpath', value: path });
    return value[ELEMENT];
  };
  const run = async (script) => (await send('ExecuteScript', { script, args: [] })).value;
  return {
    goto: (url) => send('Navigate', { url }),
    see: find,
    press: async (path) => send('ElementClick', { id: await find(path) }),
    write: async (path, text) => {
      const id = await find(path);
      await send('ElementClear', { id });
      await send('ElementSendKeys', { id, text });
    },
    run,
    until: async (condition) => {
      for (const deadline = Date.now() + LONGEST_MS; !(await run(`return ${condition}`)); await wait(100))
        if (Date.now() > deadline) throw new Error(`never: ${condition}`);
    },
    resize: (width, height) => send('SetWindowRect', { width, height }),
    picture: async () => Buffer.from((await send('TakeScreenshot', { full: false })).value, 'base64'),
    close: async () => {
      socket.destroy();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
