import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const lock = (packages: object) => JSON.stringify({ packages });

/** What the check says of these packages. */
const refused = (packages: object): unknown => {
  const program = `
    import { licencesIn, refusedLicences } from './scripts/check-licences.mjs';
    console.log(JSON.stringify(refusedLicences(licencesIn(${lock(packages)}))));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as unknown;
};

it.each(['GPL-3.0-only', 'AGPL-3.0', 'LGPL-2.1-or-later', 'MIT AND GPL-2.0', 'UNLICENSED'])(
  'a package under %s fails the check',
  (license) => {
    expect(refused({ 'node_modules/a': { version: '1.0.0', license } })).toEqual([`a@1.0.0: ${license}`]);
  },
);

it('a package that names no licence fails it too', () => {
  expect(refused({ 'node_modules/@b/c': { version: '2.0.0' } })).toEqual(['@b/c@2.0.0: none']);
});

it('permissive licences pass, and a choice that has one', () => {
  expect(
    refused({
      '': { license: 'GPL-3.0' },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/b': { version: '1.0.0', license: '(MIT OR GPL-3.0)' },
    }),
  ).toEqual([]);
});
