// A server of one's own on a free port of this machine.
import { createServer } from 'node:http';

/** Its address, and how it is stopped with whatever still asks it; `settings` are those of Node's server. */
export const listenHere = async (answer, settings = {}) => {
  const server = Object.assign(createServer(answer), settings);
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    stop: () => new Promise((stopped) => server.close(stopped).closeAllConnections()),
  };
};
