// The runtime client speaks to the Runtime API through a native module that its package builds with cmake for minutes. This stands in for
// that module alone, with the same four functions over Node's own HTTP; whatever loads and calls the handler is AWS's.
const { Agent, request } = require('node:http');
const Module = require('node:module');

const [hostname, port] = process.env.AWS_LAMBDA_RUNTIME_API.split(':');
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const call = (method, path, body, headers = {}) =>
  new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, agent, method, path: `/2018-06-01/runtime/${path}`, headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({ text, headers: response.headers }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** The native module waits until an answer is posted; here the next event waits for it. */
let posted = Promise.resolve();
const post = (path, body, headers) => {
  posted = call('POST', path, body, headers);
};

const client = {
  initializeClient: () => undefined,
  next: async () => {
    await posted;
    const { text, headers } = await call('GET', 'invocation/next');
    return {
      bodyJson: text,
      headers: { ...headers, 'lambda-runtime-deadline-ms': Number(headers['lambda-runtime-deadline-ms']) },
    };
  },
  done: (id, body) => post(`invocation/${id}/response`, body),
  error: (id, body, trace) =>
    post(`invocation/${id}/error`, body, {
      'lambda-runtime-function-xray-error-cause': trace.replaceAll(/[^\x20-\x7e]/g, ' ').slice(0, 4000),
    }),
};

const load = Module._load;
Module._load = function (name, ...rest) {
  return name === './rapid-client.node' ? client : load.call(this, name, ...rest);
};
