import { originOf } from '../../../src/interfaces/web/origin';

it.each([
  [{ host: 'muster.example' }, 'http://muster.example'],
  [{ host: 'muster.example:8443', 'x-forwarded-proto': 'https' }, 'https://muster.example:8443'],
  [{ host: '[::1]:3000' }, 'http://[::1]:3000'],
  [{ host: 'muster.example', 'x-forwarded-proto': 'javascript' }, 'http://muster.example'],
  [{ host: 'muster.example/evil?' }, 'http://localhost'],
  [{ host: 'a@evil.example' }, 'http://localhost'],
  [{}, 'http://localhost'],
])('%j stands in a page as %s', (headers, origin) => {
  expect(originOf(headers)).toBe(origin);
});
