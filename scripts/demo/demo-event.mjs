// The demo event of the start page, made by the same steps, and the addresses of its pages.
import { loadSource } from '../load-source.mjs';
import { changerOf } from './ask.mjs';

export const showDemoEvent = async ({ url, print, heading }) => {
  const { demoLinks, makeDemo } = await loadSource('src/interfaces/web/browser/demo/make-demo.ts');
  heading('A demo event of sixteen, in its third round');
  const send = changerOf(url);
  const change = ({ method = 'POST', path, body, token }) => send(method, path, body, token);
  const demo = await makeDemo(change, { today: new Date().toISOString().slice(0, 10) }, () => undefined);
  for (const [name, path] of Object.entries(demoLinks(demo))) print(`${name.padEnd(8)} ${url}${path}`);
};
