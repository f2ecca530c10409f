// Comments and descriptions that begin like a riddle ("What of the answer ...") and ask nothing.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders that are clean. A new name here holds for good. */
const CLEAN_AREAS = ['clients', 'handlers', 'scripts', 'src'];

const RIDDLE = /^(?:What|Where|Whom|Whose|Who|Whoever|Whatever)\b/;
/** A block comment, a run of line comments, a description of GraphQL: each with its text as first group that is there. */
const COMMENTS = {
  ts: /\/\*\*?((?:[^*]|\*(?!\/))*)\*\/|((?:^[ \t]*\/\/.*\n?)+)/gm,
  graphql: /"""([^]*?)"""|^\s*"((?:[^"\\]|\\.)*)"$|((?:^[ \t]*#.*\n?)+)/gm,
};

const plain = (text) =>
  text
    .replaceAll(/^[ \t]*(?:\*|\/\/|#)? ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const asksNothing = (text) => RIDDLE.test(text) && !/^[^.;]*\?/.test(text);

/** Each riddle below `folder`, as `file:line: text`. */
const riddlesBelow = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => /\.(?:ts|mjs|graphql)$/.test(file) && !/generated|(?:^|\/)dist\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, folder, file), 'utf8');
      return [...text.matchAll(COMMENTS[file.endsWith('.graphql') ? 'graphql' : 'ts'])]
        .map((found) => ({
          index: found.index,
          words: plain(found.slice(1).find((one) => one !== undefined)),
        }))
        .filter(({ words }) => asksNothing(words))
        .map(({ index, words }) => {
          const line = text.slice(0, index).split('\n').length;
          return `${folder}/${file}:${line}: "${words.slice(0, 60)}": begin with the thing itself`;
        });
    });

/** Every riddle of the clean areas, or of `areas`. */
export const riddles = (root, areas = CLEAN_AREAS) => areas.flatMap((area) => riddlesBelow(root, area));
