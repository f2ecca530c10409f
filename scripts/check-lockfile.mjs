// Lockfiles: each package has the hash of its file, so that nothing else is installed in its place, and the binaries of every
// system stand there, without which `npm ci` refuses the lockfile. No entry names a registry.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything that a lockfile lacks, in words. */
export const lockfileFaults = ({ packages }) =>
  Object.entries(packages).flatMap(([path, { link, integrity, resolved, optionalDependencies = {} }]) => {
    const isOurs = path === '' || link === true;
    const absent = Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages),
    );
    return [
      ...(isOurs || integrity?.startsWith('sha512-')
        ? []
        : [`${path} has no integrity: delete its entry and run npm install --package-lock-only`]),
      ...(isOurs || resolved === undefined
        ? []
        : [`${path} names a registry: run npm install --omit-lockfile-registry-resolved`]),
      ...absent.map((name) => `${path} lacks ${name}: run npm install --package-lock-only`),
    ];
  });

/** The product's lockfile, and those of the projects that the tests and the bench install. */
const folders = [
  '.',
  'bench/peers',
  ...readdirSync(join(root, 'tests/consumers')).map((name) => `tests/consumers/${name}`),
];

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const folder of folders.filter((one) => existsSync(join(root, one, 'package-lock.json'))))
    for (const fault of lockfileFaults(
      JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')),
    )) {
      console.error(`${join(folder, 'package-lock.json')}: ${fault}`);
      process.exitCode = 1;
    }
