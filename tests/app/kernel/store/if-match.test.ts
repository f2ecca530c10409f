import { checkIfMatch } from '../../../../src/app/kernel/store/if-match';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { contextFor } from '../../tournaments/organiser';

const check = (ifMatch: string | null, required = false) =>
  checkIfMatch(contextFor({ store: memoryStore() }, { ifMatch }), ['3', '1.2.3'], { now: {}, required });

it.each(['3', '"3"', 'W/"3"', '"3-0af1"', '*', '1.2.3', '"2", "3"'])('takes %s for version 3', (ifMatch) => {
  expect(check(ifMatch).ok).toBe(true);
});

it.each(['2', '"1.2"', '33'])('refuses %s as an outdated version', (ifMatch) => {
  expect(check(ifMatch)).toMatchObject({ error: { code: 'VERSION_MISMATCH', current: '3' } });
});

it.each(['NaN', 'undefined', '[object Object]', '""', '-1', '3.', 'x3', '0x3', '"3", NaN', ''])(
  'refuses %j, which is no version at all, by its format',
  (ifMatch) => {
    expect(check(ifMatch)).toMatchObject({
      error: { code: 'INVALID_INPUT', faults: [{ path: 'If-Match', code: 'WRONG_FORMAT' }] },
    });
  },
);

it('asks for a version where one is required', () => {
  expect(check(null).ok).toBe(true);
  expect(check(null, true)).toMatchObject({ error: { code: 'VERSION_MISMATCH', given: 'not given' } });
});
