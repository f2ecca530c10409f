// Adds to package-lock.json what `npm install` leaves out where the registry holds no binaries for other systems than
// this one: the optional packages that others list. Without them `npm ci` refuses the lockfile. Run it after each
// `npm install`; `--check` only says whether something is missing.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** `@swc/core-linux-arm-gnueabihf`: for which system and processor the binary is. */
const platformOf = (name) => {
  const words = name.split(/[/-]/);
  const system = systems.find((candidate) => words.includes(candidate));
  const processor = processors.find((candidate) => words.includes(candidate));
  return { ...(system && { os: [system] }), ...(processor && { cpu: [processor] }) };
};

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

if (process.argv.includes('--check')) {
  for (const [path] of missing)
    console.error(`package-lock.json lacks ${path}: run node scripts/complete-lockfile.mjs`);
  process.exitCode = missing.length > 0 ? 1 : 0;
} else {
  const packages = Object.fromEntries(
    [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  await writeFile(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} optional packages added`);
}
