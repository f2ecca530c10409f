// Adds to package-lock.json what `npm install` leaves out where the registry holds no binaries for other systems than
// this one: the optional packages that others list. Without them `npm ci` refuses the lockfile. Run it after each
// `npm install`; `--check` only says whether something is missing, `--folder DIR` means that project's lockfile.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const option = process.argv.indexOf('--folder');
const folder = option < 0 ? fileURLToPath(new URL('..', import.meta.url)) : process.argv[option + 1];
const file = join(folder, 'package-lock.json');
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** `@swc/core-linux-arm-gnueabihf`: for which system and processor the binary is. */
const platformOf = (name) => {
  const words = name.split(/[/-]/);
  const system = systems.find((candidate) => words.includes(candidate));
  const processor = processors.find((candidate) => words.includes(candidate));
  return { ...(system && { os: [system] }), ...(processor && { cpu: [processor] }) };
};

/** The projects' own machines: their packages are held by every registry. */
const isOfAnotherSystem = (os = ['linux'], cpu = ['x64']) => !os.includes('linux') || !cpu.includes('x64');

const lock = JSON.parse(await readFile(file, 'utf8'));
const missing = Object.entries(lock.packages).flatMap(([path, { dev, optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(
      ([name]) =>
        !(`node_modules/${name}` in lock.packages || `${path}/node_modules/${name}` in lock.packages),
    )
    .map(([name, version]) => [
      `node_modules/${name}`,
      { version, ...platformOf(name), ...(dev && { dev }), optional: true },
    ]),
);

/** Sources that are not checked: only binaries of other systems, which the registry used here does not hold. */
const unchecked = Object.entries(lock.packages)
  .filter(
    ([path, { link, integrity, os, cpu }]) =>
      path !== '' && !link && !integrity && !isOfAnotherSystem(os, cpu),
  )
  .map(([path]) => path);

if (process.argv.includes('--check')) {
  for (const path of unchecked) console.error(`package-lock.json has no integrity for ${path}`);
  for (const [path] of missing)
    console.error(`package-lock.json lacks ${path}: run node scripts/complete-lockfile.mjs`);
  process.exitCode = missing.length + unchecked.length > 0 ? 1 : 0;
} else {
  const packages = Object.fromEntries(
    [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  await writeFile(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} optional packages added`);
}
