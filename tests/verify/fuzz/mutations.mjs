import { unzipSync, zipSync } from 'fflate';

const LONGEST = 48 * 1024;
const LESS = 0x3c;
const GREATER = 0x3e;
/** Archives carry a time; the same seed is to make the same ones. */
export const MTIME = new Date(2018, 8, 15);
export const bytesOf = (text) => new TextEncoder().encode(text);

/** What XML, rosters and archives are made of. */
const words = [
  ...[
    '<',
    '>',
    '</',
    '/>',
    '<a>',
    '</a>',
    '<?xml version="1.0"?>',
    '<!DOCTYPE a>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
  ],
  ...[
    '&amp;',
    '&#x0;',
    '&#1114112;',
    '&#xD800;',
    '&x;',
    'xmlns:a="b"',
    '="',
    "='",
    ' ',
    '\n',
    '\u0000',
    '\ufeff',
    '\u2028',
    '\u{1f480}',
  ],
  ...[
    '<roster name="a">',
    '<forces>',
    '<force catalogueName="Halls of Thranduil">',
    '<selections>',
    '</selections>',
  ],
  ...[
    '<selection name="Tauriel" type="model" number="1">',
    '</selection>',
    'number="-1"',
    'number="1e999"',
    'type="upgrade"',
  ],
  ...[
    'entryId="::"',
    'name="__proto__"',
    'name="constructor"',
    '<costs><cost name="Points" value="NaN"/></costs>',
  ],
  ...['.ros', '.cat', '../', 'a/b'],
].map(bytesOf);
const binary = [
  ...[
    '504b0304',
    '504b0102',
    '504b0506',
    '504b0708',
    '504b0606',
    '504b0607',
    'ffffffff',
    '00000000',
    'ffff',
    '0000',
    '0001',
    '7f',
    'ff',
    'c080',
    'eda080',
    'f4908080',
  ],
].map((hex) => new Uint8Array(Buffer.from(hex, 'hex')));

const splice = (bytes, at, remove, insert) => {
  const made = new Uint8Array(bytes.length - remove + insert.length);
  made.set(bytes.subarray(0, at));
  made.set(insert, at);
  made.set(bytes.subarray(at + remove), at + insert.length);
  return made;
};

/** Small changes; each takes the bytes, the choices and another input to take parts from. */
const changes = [
  (bytes, { below }) => splice(bytes, below(bytes.length), 1, [below(256)]),
  (bytes, { below }) => {
    const at = below(bytes.length);
    return splice(bytes, at, 1, [bytes[at] ^ (1 << below(8))]);
  },
  (bytes, { below }) => {
    const at = below(bytes.length);
    return splice(bytes, at, 1, [bytes[at] + below(33) - 16]);
  },
  (bytes, { below }) => {
    const at = below(bytes.length);
    return splice(bytes, at, Math.min(1 + below(32), bytes.length - at), []);
  },
  (bytes, { below, pick }) => splice(bytes, below(bytes.length + 1), 0, pick(words)),
  (bytes, { below, pick }) => splice(bytes, below(bytes.length + 1), 0, pick(binary)),
  (bytes, { below, pick }) => {
    const word = pick(binary);
    const at = below(bytes.length);
    return splice(bytes, at, Math.min(word.length, bytes.length - at), word);
  },
  (bytes, { below }) => {
    const from = below(bytes.length);
    const part = bytes.slice(from, from + 1 + below(64));
    return splice(bytes, below(bytes.length + 1), 0, part);
  },
  (bytes, { below }) => {
    const from = below(bytes.length);
    const part = bytes.slice(from, from + 1 + below(24));
    const times = 1 + below(300);
    const many = new Uint8Array(part.length * times);
    for (let time = 0; time < times; time += 1) many.set(part, time * part.length);
    return splice(bytes, from, 0, many);
  },
  // Inside more elements, from one tag to another.
  (bytes, { below, pick }) => {
    const tags = [...bytes.keys()].filter((at) => bytes[at] === LESS || bytes[at - 1] === GREATER);
    const from = pick([0, ...tags]);
    const to = pick([bytes.length, ...tags.filter((at) => at > from)]);
    const times = 1 + below(8);
    return splice(splice(bytes, to, 0, bytesOf('</a>'.repeat(times))), from, 0, bytesOf('<a>'.repeat(times)));
  },
  (bytes, { below }, other) => {
    const from = below(other.length);
    return splice(bytes, below(bytes.length + 1), 0, other.slice(from, from + 1 + below(256)));
  },
  (bytes, { below }, other) => splice(bytes, below(bytes.length + 1), 0, other.subarray(below(other.length))),
];

const changed = (bytes, choices, other) => {
  let made = bytes;
  for (let left = 1 + choices.below(4); left > 0; left -= 1)
    made = made.length === 0 ? choices.pick(words) : choices.pick(changes)(made, choices, other);
  return made.subarray(0, LONGEST);
};

/** The first file of an archive. What changed archives say of the number of their files is not believed, nor of sizes. */
const contentOf = (bytes) => {
  let files = 0;
  const filter = ({ originalSize, size }) => {
    files += 1;
    if (files > 8 || originalSize > LONGEST || size > LONGEST) throw new Error('not to be unpacked');
    return true;
  };
  try {
    return Object.entries(unzipSync(bytes, { filter }))[0];
  } catch {
    return undefined;
  }
};

/** Another input out of this one; of an archive now and then what lies in it, packed again. */
export const mutated = (bytes, choices, other) => {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const content = isZip && choices.chance(0.5) ? contentOf(bytes) : undefined;
  if (content === undefined) {
    const made = changed(bytes, choices, other);
    return choices.chance(0.02)
      ? zipSync({ 'a.ros': made }, { level: choices.pick([0, 6]), mtime: MTIME })
      : made;
  }
  const [name, inner] = content;
  return zipSync(
    { [name]: changed(inner, choices, other) },
    { level: choices.pick([0, 1, 9]), mtime: MTIME },
  );
};

/** The shortest input found in a while that still `fails`: parts are left out, ever smaller ones. */
export const shortened = (bytes, fails) => {
  let best = bytes;
  for (let part = Math.ceil(best.length / 2); part >= 1; part = Math.floor(part / 2))
    for (let at = 0; at < best.length;) {
      const shorter = splice(best, at, Math.min(part, best.length - at), []);
      if (fails(shorter)) best = shorter;
      else at += part;
    }
  return best;
};
