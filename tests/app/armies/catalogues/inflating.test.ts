import { zipSync } from 'fflate';
import { readFiles } from '../../../../src/app/armies/catalogues/read-files';
import { atOnce } from '../../../../src/shared/steps';

const known = { names: new Map(), byId: new Map() } as never;

it('an archive that is refused counts as far as it may have been inflated', () => {
  // Each inflates to 40 MB and is refused at the bound: sixteen of them came to 512 MB.
  const bytes = zipSync({ 'list.cat': new Uint8Array(40 * 1024 * 1024) }, { level: 0 });
  const files = ['first', 'second', 'third'].map((name) => ({ name, path: name, bytes }));
  expect(atOnce(readFiles(files, known))).toMatchObject({
    ok: false,
    error: { faults: [{ path: 'first', code: 'TOO_LARGE' }] },
  });
});

it('archives of one request share one bound for what they inflate to', () => {
  const bytes = zipSync({ 'list.cat': new Uint8Array(17 * 1024 * 1024) }, { level: 0 });
  const archive = (name: string) => ({ name, path: name, bytes });
  const read = atOnce(readFiles([archive('first.catz'), archive('second.catz')], known));
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
