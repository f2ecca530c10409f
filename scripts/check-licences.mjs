// Reads the licence of every installed package and fails where one is not among those we accept; no GPL of any kind is. Writes what
// ships into docs/licences.md (`--check` only compares).
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Permissive ones, and MPL-2.0, whose files stay files of their own. */
const accepted = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
  ],
  ...['CC0-1.0', 'CC-BY-4.0', 'Python-2.0', 'Zlib', 'WTFPL', 'OFL-1.1', 'MPL-2.0', 'Artistic-2.0', 'PSF-2.0'],
]);

/** Packages whose lockfile entry names no licence, and what stands in them. */
// Its package.json lists its licence in an older form.
const known = { format: 'MIT' };

const isAccepted = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => accepted.has(part)));

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages of the build whose files it puts into the product: pages of the explorer and the reference, and the fonts. */
const BUNDLED = ['graphiql', 'react', 'react-dom', 'swagger-ui-dist'];
const isBundledFont = (name) => /^@fontsource(-variable)?\//.test(name);

/** The paths in the lockfile of the bundled packages and of all that they are made with. */
const bundledPaths = (packages) => {
  const found = new Set();
  const visit = (path) => {
    if (!(path in packages) || found.has(path)) return;
    found.add(path);
    const { dependencies, peerDependencies } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const nested = `${path}/node_modules/${name}`;
      visit(nested in packages ? nested : `node_modules/${name}`);
    }
  };
  for (const path of Object.keys(packages))
    if (BUNDLED.some((name) => path === `node_modules/${name}`) || isBundledFont(nameOf(path))) visit(path);
  return found;
};

/** Every package of a lockfile as `{ name, version, licence, ships }`. */
export const licencesIn = ({ packages }) => {
  const bundled = bundledPaths(packages);
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version, license, dev = false, optional = false }]) => ({
      name: nameOf(path),
      version,
      licence: license ?? known[nameOf(path)],
      ships: !dev || bundled.has(path),
      optional,
    }));
};

/** Licences that are not accepted, as messages. An optional binary for another system that the lockfile tells nothing of is passed over. */
export const refusedLicences = (all) =>
  all
    .filter(({ licence, optional }) => !(licence === undefined && optional) && !isAccepted(licence ?? 'none'))
    .map(({ name, version, licence = 'none' }) => `${name}@${version}: ${licence}`);

const page = (all) => {
  const rows = [
    ...new Map(
      all.filter(({ ships, licence }) => ships && licence).map((one) => [`${one.name}@${one.version}`, one]),
    ).values(),
  ]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`);
  return `# Licences\n\nPackages that the product is installed with or that are built into it, by \`npm run licences\`. Tools of development are checked too, and not listed. A bill of materials\n(CycloneDX): \`npm run sbom\`.\n\n${rows.join('\n')}\n`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = new URL('../', import.meta.url);
  const all = licencesIn(JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')));
  const refused = refusedLicences(all);
  for (const line of refused) console.error(`licence not accepted: ${line}`);
  const url = new URL('docs/licences.md', root);
  if (!process.argv.includes('--check')) writeFileSync(url, page(all));
  else if (readFileSync(url, 'utf8') !== page(all)) {
    console.error('docs/licences.md is not what is installed: npm run licences');
    process.exitCode = 1;
  }
  console.log(`licences: ${all.length} packages, ${refused.length} not accepted`);
  if (refused.length > 0 || all.length === 0) process.exitCode = 1;
}
