import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seenLines } from './render';
import type { Member, Scene } from './scene';

/**
 * Golden files: what players do and what they then see. A line `Ann> /to-wound ...` is a command, `Ann presses Confirm`,
 * `Ann fills own=7 other=4` and `Ann types /chart show chart:le` are the rest; each is followed by what is seen, a `|` before every
 * line. `#` begins a remark.
 */
interface Turn {
  readonly done: string;
  readonly seen: readonly string[];
}

const FOLDER = join(__dirname, 'conversations');

export const readConversation = (name: string): readonly Turn[] => {
  const turns: { done: string; seen: string[] }[] = [];
  for (const line of readFileSync(join(FOLDER, `${name}.txt`), 'utf8').split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    if (line.startsWith('|')) turns.at(-1)?.seen.push(line.replace(/^\| ?/, '').trimEnd());
    else turns.push({ done: line, seen: [] });
  }
  return turns;
};

const filled = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)=("[^"]*"|\S+)/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('"', ''),
    ]),
  );

/** Does what the line says; `words` stand for texts that only the run knows, such as a code. */
export const doTurn = async (
  scene: Scene,
  members: readonly Member[],
  { done, words }: { readonly done: string; readonly words: ReadonlyMap<string, string> },
): Promise<readonly string[]> => {
  const whole = [...words].reduce((text, [word, value]) => text.replaceAll(`{${word}}`, value), done);
  const [, name = '', verb = '', rest = ''] = /^(\w+)(>| presses| fills| types) (.*)$/.exec(whole) ?? [];
  const who = members.find((member) => member.name === name);
  if (who === undefined) throw new Error(`nobody does this: ${done}`);
  if (verb === ' types') return scene.type(who, rest);
  const seen =
    verb === '>'
      ? await scene.say(who, rest)
      : verb === ' presses'
        ? await scene.press(who, rest)
        : await scene.fill(who, filled(rest));
  return seenLines(seen).map((line) => line.trimEnd());
};
