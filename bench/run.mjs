// Measures, side by side in one run, what docs/performance.md states, and writes it there.
//   npm run bench                 every part
//   npm run bench -- pairing      the named parts; the others keep their last section
//   npm run bench -- --stale      the parts whose code has changed since they were measured
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { allParts, figuresOf, keepFigures, PAGE, staleFigures } from './figures.mjs';

const INTRODUCTION = `# Performance

Every figure was measured on one machine in one run per section and is to be read as a ratio to the peer beside it, not as
a promise in milliseconds. Medians unless said otherwise. \`npm run bench\` repeats all of it.
`;

const section = (part, { title, command, markdown, aims }, commit) => {
  const aimRows = aims.map(
    ({ name, aim, measured, met }) => `| ${name} | ${aim} | ${measured} | ${met ? 'yes' : '**no**'} |`,
  );
  const aimTable =
    aims.length > 0
      ? ['', '| aim | wanted | measured | met |', '|---|---|---|---|', ...aimRows].join('\n')
      : '';
  const machine = `commit ${commit}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}).`;
  return `<!-- ${part} -->\n## ${title}\n\n\`${command}\` on ${machine}\n\n${markdown.trim()}\n${aimTable}\n<!-- end ${part} -->`;
};

const withSection = (page, part, text) => {
  const pattern = new RegExp(`<!-- ${part} -->[\\s\\S]*?<!-- end ${part} -->`);
  return pattern.test(page) ? page.replace(pattern, () => text) : `${page.trimEnd()}\n\n${text}\n`;
};

const asked = process.argv.slice(2);
const isStale = asked.includes('--stale');
const stale = isStale ? (await staleFigures()).map(({ part }) => part) : [];
const wanted = isStale ? stale : asked;
const unknown = wanted.filter((part) => !allParts.includes(part));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}; there are: ${allParts.join(', ')}`);
  process.exit(2);
}

/** Measures one part and writes its section. */
const measure = async (part) => {
  console.log(`\n== ${part}`);
  // Before it is measured: the code may change meanwhile.
  const { commit, code } = await figuresOf(part);
  const { run } = await import(`./${part}.mjs`);
  const result = await run();
  console.log(result.markdown);
  for (const { name, aim, measured, met } of result.aims)
    console.log(`${met ? 'met   ' : 'MISSED'} ${name}: ${measured} (aim ${aim})`);
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : INTRODUCTION;
  writeFileSync(
    PAGE,
    await format(withSection(page, part, section(part, result, commit)), {
      ...(await resolveConfig(PAGE)),
      parser: 'markdown',
      proseWrap: 'preserve',
    }),
  );
  keepFigures(part, { commit, code });
};

const [only, ...others] = wanted.length > 0 || isStale ? wanted : allParts;
if (only === undefined) console.log('every figure is of this code');
else if (others.length === 0) await measure(only);
// Each in a process of its own: a handler that one part has loaded keeps that part's table and secret.
else
  for (const part of [only, ...others]) {
    const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), part], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(1);
  }
process.exit(0);
