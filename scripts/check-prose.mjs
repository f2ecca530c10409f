// Reads what we write for people as a proof-reader would: the documentation, the changelog, and every description of
// schema.graphql; comment-openings.mjs judges how comments begin. textlint parses; prose-phrases.mjs has the phrases that we have
// had to correct most often.
import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import plainText from '@textlint/textlint-plugin-text';
import { parse, visit } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { riddles } from './comment-openings.mjs';
import { phrases } from './prose-phrases.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const terminology = createRequire(import.meta.url)('textlint-rule-terminology');

/** A rule of textlint: reports each phrase in running text, never in code. */
const phraseRule = ({ Syntax, RuleError, report, getSource, locator }) => ({
  [Syntax.Str](node) {
    const text = getSource(node);
    for (const [pattern, better] of phrases)
      for (const { index, 0: found } of text.matchAll(pattern))
        report(
          node,
          new RuleError(`"${found}": ${better}`, { padding: locator.range([index, index + found.length]) }),
        );
  },
});

/** Spellings of the library that are not ours. */
const OUR_SPELLING = [
  'ID',
  "id['’]?s",
  'cURL',
  '(?<=(?:\\w+[^.?!])? )base64\\b',
  'Bash',
  'ZIP',
  "API['’]?s",
  'email',
  'e-?mail(s)?',
  'web[- ]?site(s)?',
  'readme(s)?',
];

const kernel = new TextlintKernel();
const options = (ext, filePath) => ({
  filePath,
  ext,
  plugins: [
    { pluginId: 'markdown', plugin: markdown.default ?? markdown },
    { pluginId: 'text', plugin: plainText.default ?? plainText },
  ],
  rules: [
    { ruleId: 'phrases', rule: phraseRule },
    {
      ruleId: 'terminology',
      rule: terminology.default ?? terminology,
      options: { exclude: OUR_SPELLING },
    },
  ],
});

/** The descriptions of the schema, one a line, with what they describe. */
const descriptions = () => {
  const source = readFileSync(join(root, 'schema.graphql'), 'utf8');
  const found = [];
  visit(parse(source), {
    enter: (node) => {
      if (node.description)
        found.push({
          text: node.description.value,
          where: `schema.graphql:${node.description.loc.startToken.line}`,
        });
    },
  });
  return found;
};

/** Made by the build; style.md quotes what it corrects. */
const NOT_LINTED = /^(?:contract|licences\.md|coverage\.md|roles\.md|style\.md)/;

const files = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'clients/typescript/README.md'],
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .filter((file) => file.endsWith('.md') && !NOT_LINTED.test(file))
    .map((file) => `docs/${file}`),
];

const findings = [];
for (const file of files) {
  const { messages } = await kernel.lintText(readFileSync(join(root, file), 'utf8'), options('.md', file));
  findings.push(...messages.map(({ line, message }) => `${file}:${line}: ${message}`));
}
const lines = descriptions();
const text = lines.map((one) => one.text.replaceAll('\n', ' ')).join('\n');
const { messages } = await kernel.lintText(text, options('.txt', 'schema.txt'));
findings.push(...messages.map(({ line, message }) => `${lines[line - 1].where}: ${message}`));

findings.push(...riddles(root));

for (const finding of findings) console.error(finding);
console.log(`prose: ${files.length} files and ${lines.length} descriptions, ${findings.length} findings`);
process.exit(findings.length === 0 ? 0 : 1);
