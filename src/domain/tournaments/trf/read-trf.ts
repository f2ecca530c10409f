import { type Result, ok, refused } from '../../../shared/result';
import { LARGEST_CAP, MOST_ROUNDS } from '../limits';
import {
  ROUNDS_FROM,
  ROUND_WIDTH,
  type TrfByes,
  type TrfFile,
  type TrfForbidden,
  type TrfPlayer,
  type TrfPoints,
  type TrfResult,
  type TrfRound,
  trfByes,
  trfColumns,
  trfResults,
  usualPoints,
} from './trf-file';

/** Something in a file that is not as the format has it. */
export interface TrfFault {
  /** From 1; 0 for the whole file. */
  readonly line: number;
  readonly message: string;
}

interface Line {
  readonly number: number;
  readonly characters: readonly string[];
  readonly text: string;
}

/** So many lines at most: every player, and as many about the event and about pairs. */
const MOST_LINES = 3 * LARGEST_CAP;
const MOST_SHOWN = 40;

const shown = (text: string): string => JSON.stringify(text.slice(0, MOST_SHOWN));

const columns = ({ characters }: Line, [from, to]: readonly [number, number]): string =>
  characters
    .slice(from - 1, to)
    .join('')
    .trim();

const wholeIn = (text: string, most: number): number | null => {
  if (!/^\d{1,4}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= most ? number : null;
};

/** Points in tenths; undefined for a text that is none. */
const tenths = (text: string): number | undefined => {
  const found = /^(-?)(\d{1,4})(?:[.,](\d))?$/.exec(text);
  if (!found) return undefined;
  const value = Number(found[2]) * 10 + Number(found[3] ?? 0);
  return found[1] === '-' && value !== 0 ? -value : value;
};

const isResult = (text: string): text is TrfResult => (trfResults as readonly string[]).includes(text);

/** Older files have a point without a game as a forfeit without an opponent; a blank is an absence. */
const withoutOpponent: Partial<Record<TrfResult, TrfResult>> = { ' ': 'Z', '+': 'F', '-': 'Z' };

const roundIn = (line: Line, index: number): TrfRound | string => {
  const from = ROUNDS_FROM + index * ROUND_WIDTH;
  const [who, colour, result] = [
    columns(line, [from, from + 3]),
    columns(line, [from + 5, from + 5]).toLowerCase(),
    columns(line, [from + 7, from + 7]).toUpperCase(),
  ];
  const opponent = who === '' || /^0{1,4}$/.test(who) ? 0 : wholeIn(who, LARGEST_CAP);
  if (opponent === null) return `the opponent is ${shown(who)}`;
  if (colour !== '' && colour !== 'w' && colour !== 'b' && colour !== '-')
    return `the colour is ${shown(colour)}, not w, b or -`;
  const code = result === '' ? ' ' : result;
  if (!isResult(code)) return `the result is ${shown(code)}, not one of ${trfResults.join('')}`;
  const side = colour === '' ? '-' : colour;
  if (opponent === 0) {
    const bye = withoutOpponent[code] ?? code;
    return trfByes.includes(bye)
      ? { opponent, colour: '-', result: bye }
      : `the result is ${shown(code)} without an opponent`;
  }
  return trfByes.includes(code)
    ? `the result is ${shown(code)}, a bye, with an opponent`
    : { opponent, colour: side, result: code };
};

/** Reads a player, or says everything that is wrong with the line. */
const playerIn = (line: Line): TrfPlayer | readonly string[] => {
  const at = (field: keyof typeof trfColumns): string => columns(line, trfColumns[field]);
  const faults: string[] = [];
  const number = wholeIn(at('number'), LARGEST_CAP);
  if (number === null)
    faults.push(`columns 5 to 8: a starting number from 1 to ${LARGEST_CAP} is needed, not ${shown(at('number'))}`); // prettier-ignore
  if (at('name') === '') faults.push('columns 15 to 47: a name is needed');
  const rating = at('rating');
  if (!/^\d{0,4}$/.test(rating)) faults.push(`columns 49 to 52: the rating is ${shown(rating)}`);
  const points = at('points') === '' ? 0 : tenths(at('points'));
  if (points === undefined) faults.push(`columns 81 to 84: the points are ${shown(at('points'))}`);
  const rank = at('rank') === '' ? null : wholeIn(at('rank'), LARGEST_CAP);
  if (rank === null && at('rank') !== '') faults.push(`columns 86 to 89: the rank is ${shown(at('rank'))}`);
  const count = Math.ceil((line.characters.length - ROUNDS_FROM + 1) / ROUND_WIDTH);
  const rounds: TrfRound[] = [];
  for (let index = 0; index < Math.min(count, MOST_ROUNDS); index += 1) {
    const round = roundIn(line, index);
    if (typeof round === 'string') faults.push(`round ${index + 1}: ${round}`);
    else rounds.push(round);
  }
  if (count > MOST_ROUNDS) faults.push(`has ${count} rounds, and ${MOST_ROUNDS} is the most`);
  if (faults.length > 0 || number === null) return faults;
  const [sex, title, name] = [at('sex'), at('title'), at('name')];
  const [federation, id, birth] = [at('federation'), at('id'), at('birth')];
  const rated = rating === '' || Number(rating) === 0 ? null : Number(rating);
  return {
    number,
    sex,
    title,
    name,
    rating: rated,
    federation,
    id,
    birth,
    points: points ?? 0,
    rank,
    rounds,
  };
};

const numbersIn = (text: string): readonly number[] | null => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const numbers = words.map((word) => wholeIn(word, LARGEST_CAP));
  return numbers.length > 0 && numbers.every((one) => one !== null) ? numbers : null;
};

const forbiddenIn = ({ text }: Line): TrfForbidden | null => {
  const numbers = numbersIn(text.slice(4));
  if (numbers === null) return null;
  const [from = 0, to = 0, ...others] = text.startsWith('260') ? numbers : [1, MOST_ROUNDS, ...numbers];
  return others.length < 2 || from > to ? null : { from, to, players: others };
};

const byesIn = ({ text }: Line): TrfByes | null => {
  const found = /^240\s+([FHZ])\s+(.*)$/i.exec(text);
  const [round, ...players] = numbersIn(found?.[2] ?? '') ?? [];
  const kind = found?.[1]?.toUpperCase() as TrfByes['kind'] | undefined;
  return kind === undefined || round === undefined || round > MOST_ROUNDS || players.length === 0
    ? null
    : { kind, round, players };
};

const codesOf16: Readonly<Record<string, readonly (keyof TrfPoints)[]>> = {
  W: ['W'],
  WW: ['W'],
  BW: ['W'],
  FW: ['W'],
  FPB: ['W'],
  D: ['D'],
  WD: ['D'],
  BD: ['D'],
  HPB: ['D'],
  L: ['L'],
  WL: ['L'],
  BL: ['L'],
  FL: ['A'],
  ZPB: ['A'],
  PAB: ['P'],
};

/** The points of 162 ("W 3.0    D 1.0") or of XXS ("W=3 D=1"), laid over those so far. */
const pointsIn = (text: string, before: TrfPoints | null): TrfPoints | null => {
  const given: { -readonly [Code in keyof TrfPoints]?: number } = {};
  const words = [...text.matchAll(/([A-Z]{1,3})\s*=?\s*(-?\d{1,4}(?:[.,]\d)?)(?=\s|$)/gi)];
  if (words.length === 0) return null;
  for (const [, name = '', value = ''] of words) {
    const points = tenths(value);
    const codes =
      codesOf16[name.toUpperCase()] ?? (/^[AP]$/i.test(name) ? [name.toUpperCase() as 'A' | 'P'] : []);
    if (points === undefined) return null;
    for (const code of codes) given[code] = points;
  }
  const all = { ...usualPoints, ...before, ...given };
  return given.W !== undefined && given.P === undefined && before === null ? { ...all, P: all.W } : all;
};

interface Draft {
  version: 16 | 26;
  rounds: number | null;
  points: TrfPoints | null;
  readonly tags: (readonly [string, string])[];
  readonly players: TrfPlayer[];
  readonly forbidden: TrfForbidden[];
  readonly byes: TrfByes[];
  readonly others: string[];
  readonly faults: TrfFault[];
  readonly numbers: Set<number>;
}

const only = <Value>(value: Value | null, list: Value[]): boolean => {
  if (value === null) return false;
  list.push(value);
  return true;
};

const readEventLine = (line: Line, draft: Draft): boolean => {
  const { text } = line;
  const tag = text.slice(0, 3);
  switch (tag) {
    case '142':
    case 'XXR': {
      draft.rounds = wholeIn(text.slice(3).trim(), MOST_ROUNDS);
      return draft.rounds !== null;
    }
    case '162':
    case 'XXS':
      draft.points = pointsIn(text.slice(3), draft.points);
      return draft.points !== null;
    case '260':
    case 'XXP':
      return only(forbiddenIn(line), draft.forbidden);
    case '240':
      return only(byesIn(line), draft.byes);
    default:
      if (/^\d\d2$/.test(tag) && tag < '300') draft.tags.push([tag, text.slice(4).trim()]);
      else draft.others.push(text);
      return true;
  }
};

const OF_2026 = /^(142|152|162|172|182|192|202|212|222|240|250|260|299) /;

const readLine = (line: Line, draft: Draft): void => {
  const { number, text } = line;
  if (text === '') return;
  if (OF_2026.test(text)) draft.version = 26;
  if (!text.startsWith('001')) {
    if (!readEventLine(line, draft)) draft.faults.push({ line: number, message: `${shown(text)} is not as ${text.slice(0, 3)} has it` }); // prettier-ignore
    return;
  }
  const player = playerIn(line);
  if ('number' in player) {
    if (draft.numbers.has(player.number))
      draft.faults.push({ line: number, message: `the starting number ${player.number} stands twice` });
    draft.numbers.add(player.number);
    draft.players.push(player);
  } else draft.faults.push(...player.map((message) => ({ line: number, message })));
};

/** Reads a file, or says what of it is not as the format has it. What two players say of their game is not compared here. */
export const readTrf = (file: string): Result<TrfFile, readonly TrfFault[]> => {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.length > MOST_LINES)
    return refused([{ line: 0, message: `has ${lines.length} lines, and ${MOST_LINES} is the most` }]);
  const draft: Draft = {
    version: 16,
    rounds: null,
    points: null,
    tags: [],
    players: [],
    forbidden: [],
    byes: [],
    others: [],
    faults: [],
    numbers: new Set(),
  };
  lines.forEach((raw, index) => {
    const text = raw.trimEnd();
    readLine({ number: index + 1, text, characters: Array.from(text) }, draft);
  });
  const { faults, numbers: _, ...read } = draft;
  if (faults.length === 0 && read.players.length === 0)
    return refused([{ line: 0, message: 'has no player: a line that begins with 001' }]);
  return faults.length > 0 ? refused(faults) : ok(read);
};
