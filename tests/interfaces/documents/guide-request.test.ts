import { requestIn } from '../../../src/interfaces/documents/guide-request.mjs';

const BASE = 'http://127.0.0.1:3000';

describe('an example of the guide', () => {
  it.each([
    [
      'a GET',
      `curl ${BASE}/v1/rules/to-wound/4/9\n`,
      { path: '/v1/rules/to-wound/4/9', options: { method: 'GET', headers: {} } },
    ],
    [
      'a GET with a quoted query',
      'curl -s "$MUSTER/v1/rules/to-wound/11/0?bonus=many"',
      { path: '/v1/rules/to-wound/11/0?bonus=many', options: { method: 'GET', headers: {} } },
    ],
    [
      'a POST over several lines',
      `# A fall\ncurl ${BASE}/v1/rules/charts/leap/resolve -H 'content-type: application/json' \\\n  -d '{"dice": [1]}'`,
      {
        path: '/v1/rules/charts/leap/resolve',
        options: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"dice": [1]}' },
      },
    ],
  ])('is run in the page: %s', (_what, command, request) => {
    expect(requestIn(command)).toEqual(request);
  });

  it.each([
    ['a pipe', `curl -s ${BASE}/v1/rules/charts | head`],
    ['two commands', `curl ${BASE}/health; rm -r x`],
    ['another program', 'npm ci && npm start'],
    ['a token from the shell', `curl ${BASE}/v1/tournaments -H "authorization: Bearer $TOKEN"`],
    ['another host', 'curl https://example.org/'],
    ['an option we do not know', `curl -o file ${BASE}/health`],
  ])('has no button: %s', (_what, command) => {
    expect(requestIn(command)).toBeNull();
  });
});
