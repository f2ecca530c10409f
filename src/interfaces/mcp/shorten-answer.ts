/** The most characters of an answer: about 4,000 tokens, so that a conversation has room for what follows. */
export const ANSWER_CHARACTERS = 12_000;

/** A place in an answer: the JSON pointer (RFC 6901) of a list, object or text, and the first entry or character of it. */
export interface Place {
  readonly at: string;
  readonly from: number;
}

/** Something that was cut: where to read on, and how many entries or characters it has. */
interface Cut extends Place {
  readonly of: number;
}

interface Fitted<Value = unknown> {
  readonly kept: Value;
  readonly cuts: readonly Cut[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lengthOf = (value: unknown): number => (JSON.stringify(value) as string | undefined)?.length ?? 0;

const within = ({ at }: Place, key: string): Place => ({
  at: `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  from: 0,
});

/** The cut of something of which `kept` of `count` entries from a place on are shown; none if all are. */
const cutAfter = (kept: number, count: number, { at, from }: Place): readonly Cut[] =>
  kept < count ? [{ at, from: from + kept, of: from + count }] : [];

const fitText = (text: string, room: number, place: Place): Fitted => {
  const kept = text.slice(0, Math.max(room, 0));
  return { kept, cuts: cutAfter(kept.length, text.length, place) };
};

/** As many entries as fit; the first is cut itself where not even it fits. */
const fitList = (list: readonly unknown[], room: number, place: Place): Fitted<readonly unknown[]> => {
  let used = 2;
  const end = list.findIndex((entry) => (used += lengthOf(entry) + 1) > room);
  if (end < 0) return { kept: list, cuts: [] };
  if (end > 0) return { kept: list.slice(0, end), cuts: cutAfter(end, list.length, place) };
  const first = fit(list[0], room - 2, within(place, String(place.from)));
  return { kept: [first.kept], cuts: [...first.cuts, ...cutAfter(1, list.length, place)] };
};

const entriesBySize = (fields: Fields) =>
  Object.entries(fields).sort(([, one], [, other]) => lengthOf(one) - lengthOf(other));

/** Small fields stay whole; what remains is shared by the large ones, the smallest first. */
const fitFields = (fields: Fields, room: number, place: Place): Fitted<Fields> => {
  const entries = entriesBySize(fields).slice(place.from);
  const kept = new Map<string, unknown>();
  const cuts: Cut[] = [];
  let left = room - 2;
  for (const [index, [key, value]] of entries.entries()) {
    const name = key.length + 4;
    const share = Math.floor(left / (entries.length - index)) - name;
    const inside = fit(value, share, within(place, key));
    left -= lengthOf(inside.kept) + name;
    if (left < 0) break;
    kept.set(key, inside.kept);
    cuts.push(...inside.cuts);
  }
  const inOrder = Object.keys(fields).filter((key) => kept.has(key));
  return {
    kept: Object.fromEntries(inOrder.map((key) => [key, kept.get(key)])),
    cuts: [...cuts, ...cutAfter(kept.size, entries.length, place)],
  };
};

const fit = (value: unknown, room: number, place: Place): Fitted => {
  if (lengthOf(value) <= room) return { kept: value, cuts: [] };
  if (Array.isArray(value)) return fitList(value, room, place);
  if (isFields(value)) return fitFields(value, room, place);
  return typeof value === 'string' ? fitText(value, room - 2, place) : { kept: value, cuts: [] };
};

const shown = ({ kept, cuts }: Fitted<Fields>): Fields => (cuts.length === 0 ? kept : { ...kept, cut: cuts });

/** An answer that fits; `cut` says what was shortened. */
export const shortenAnswer = (answer: Fields): Fields =>
  lengthOf(answer) <= ANSWER_CHARACTERS
    ? answer
    : shown(fitFields(answer, ANSWER_CHARACTERS, { at: '', from: 0 }));

/** The value that a JSON pointer names; `undefined` if there is none. */
const valueAt = (answer: Fields, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
          ? (inside as Fields)[key]
          : undefined,
      answer,
    );

/** A list (`items`), an object (`fields`) or a text (`text`) of an answer from a place on; `null` if none stands there. */
export const readOn = (answer: Fields, place: Place): Fields | null => {
  const value = valueAt(answer, place.at);
  const named = (name: string, { kept, cuts }: Fitted): Fields => shown({ kept: { [name]: kept }, cuts });
  if (Array.isArray(value)) return named('items', fitList(value.slice(place.from), ANSWER_CHARACTERS, place));
  if (isFields(value)) return named('fields', fitFields(value, ANSWER_CHARACTERS, place));
  if (typeof value !== 'string') return null;
  return named('text', fitText(value.slice(place.from), ANSWER_CHARACTERS, place));
};
