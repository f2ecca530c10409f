// Counts the TypeScript of src that is written by hand: `node scripts/count-lines.mjs [COMMIT]`, of the working tree without a commit.
// docs/architecture.md quotes it. With --check it fails if a folder of src/app has more files of its own than a reader can survey.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const MOST_FILES = 25;
const OPERATION = /^export const \w+ = (?:operation|\w+Operation)\(/m;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
const listed = (text) => text.split('\n').filter((path) => path !== '');
const countLines = (text) => text.split('\n').length - 1;

const SCHEMA =
  /^(?:z\.(?:strictObject|object|union|discriminatedUnion)|inputObject|object|typedObject|inPart|kinds|union)\(/;

/** Whether a node is the object literal of a property `fields`, from which a factory of operations builds an input schema. */
const isFields = (node) =>
  ts.isObjectLiteralExpression(node) &&
  ts.isPropertyAssignment(node.parent) &&
  node.parent.name.getText() === 'fields';

/** Lines that only describe shapes: types with their documentation, and the object schemas of inputs. */
const shapeLines = (path, text) => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const found = { types: 0, schemas: 0 };
  const isOperation = OPERATION.test(text);
  const visit = (node) => {
    const isType =
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isTypeLiteralNode(node);
    const isSchema =
      (ts.isCallExpression(node) && SCHEMA.test(node.getText(source))) || (isOperation && isFields(node));
    if (!isType && !isSchema) return ts.forEachChild(node, visit);
    const isDeclaration = !ts.isTypeLiteralNode(node);
    const lines = lineOf(node.end) - lineOf(node.getStart(source, isDeclaration)) + 1;
    if (isDeclaration || lines > 1) found[isType ? 'types' : 'schemas'] += lines;
    return undefined;
  };
  visit(source);
  return found;
};

const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Every file of src at a commit, or as it is now, by its path. */
const filesAt = (commit) => {
  if (commit === undefined) {
    const paths = listed(git('ls-files', '--cached', '--others', '--exclude-standard', 'src'));
    const deleted = new Set(listed(git('ls-files', '--deleted', 'src')));
    return paths
      .filter((path) => !deleted.has(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  }
  const folder = mkdtempSync(join(tmpdir(), 'muster-count-'));
  try {
    const archive = join(folder, 'src.tar');
    git('archive', '--output', archive, commit, 'src');
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    return listed(git('ls-tree', '-r', '--name-only', commit, 'src')).map((path) => ({
      path,
      text: readFileSync(join(folder, path), 'utf8'),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const [commit] = process.argv.slice(2).filter((arg) => arg !== '--check');
const files = filesAt(commit);
const typescript = files.filter(({ path }) => path.endsWith('.ts'));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const total = sum(typescript.map(({ text }) => countLines(text)));
const parts = sum(files.filter(({ path }) => path.endsWith('.graphql')).map(({ text }) => countLines(text)));
const found = typescript.map(({ path, text }) => shapeLines(path, text));
const types = sum(found.map((file) => file.types));
const schemas = sum(found.map((file) => file.schemas));
const shapes = types + schemas + parts;
const operations = typescript.filter(({ path, text }) => path.startsWith('src/app/') && OPERATION.test(text));
const folders = new Map();
for (const { path } of files.filter((file) => file.path.startsWith('src/app/')))
  folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);

if (process.argv.includes('--check')) {
  const crowded = [...folders].filter(([, count]) => count > MOST_FILES);
  for (const [folder, count] of crowded)
    console.error(
      `${folder} has ${count} files of its own, at most ${MOST_FILES} are allowed: give it rooms`,
    );
  process.exit(crowded.length > 0 ? 1 : 0);
}
console.log(`lines of TypeScript in src: ${total} in ${typescript.length} files`);
console.log(
  `lines that only describe shapes: ${shapes} (${percent(shapes, total + parts)} of TypeScript and .graphql): ` +
    `${types} types, ${schemas} input schemas, ${parts} of .graphql; types are ${percent(types, total)} of the TypeScript`,
);
console.log(
  `median lines of an operation file: ${median(operations.map(({ text }) => countLines(text)))} of ${operations.length}`,
);
console.log('files in the folders of src/app:');
for (const [folder, count] of [...folders].sort(([one], [other]) => one.localeCompare(other)))
  console.log(`  ${folder}: ${count}`);
