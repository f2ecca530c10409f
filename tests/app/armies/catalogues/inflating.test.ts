import { zipSync } from 'fflate';
import { readFiles } from '../../../../src/app/armies/catalogues/read-files';
import { atOnce } from '../../../../src/shared/steps';

it('archives of one request share one bound for what they inflate to', () => {
  const bytes = zipSync({ 'list.cat': new Uint8Array(17 * 1024 * 1024) }, { level: 0 });
  const archive = (name: string) => ({ name, path: name, bytes });
  const read = atOnce(
    readFiles([archive('first.catz'), archive('second.catz')], {
      names: new Map(),
      byId: new Map(),
    } as never),
  );
  expect(read).toMatchObject({
    ok: false,
    error: {
      code: 'INVALID_INPUT',
      faults: [
        { path: 'second.catz', code: 'TOO_LARGE' },
        { path: 'first.catz', code: 'WRONG_FORMAT' },
      ],
    },
  });
});
