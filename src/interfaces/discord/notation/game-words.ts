import type { Fault } from '../../../app/kernel/faults';
import { type Answer, inputFaults, invalidInput, ok } from '../../../app/kernel/use-case';
import { type Vocabulary, readPieces, split } from './words';

/** A finished game as players write it: `start40 left18 banners1, leader w2, leader slain`. */

const sideWords: Vocabulary = {
  numbers: { start: 'startingModels', left: 'modelsLeft', banners: 'banners' },
  flags: {
    broken: { broken: true },
    unbroken: { broken: false },
    quarter: { quarterLeft: true },
  },
  times: 'REPEATS',
};

const leaderWords: Vocabulary = {
  numbers: { w: 'wounds', wounds: 'wounds', kills: 'killsInCombat' },
  flags: {
    alive: { slain: false },
    slain: { slain: true },
    'by-leader': { slainByEnemyLeader: true },
    'not-by-leader': { slainByEnemyLeader: false },
  },
  times: 'REPEATS',
};

const targetWords: Vocabulary = {
  numbers: { w: 'wounds', wounds: 'wounds' },
  flags: {
    alive: { slain: false },
    slain: { slain: true },
    centre: { nearCentre: true },
    'off-centre': { nearCentre: false },
  },
  times: 'REPEATS',
};

const TARGET = /^target\s+"([^"]{1,100})"\s*(.*)$/i;
const LEADER = /^leader\b\s*(.*)$/i;

type Piece = Readonly<Record<string, unknown>>;

/** One side: a piece of its own, one for each leader, one for each target (`target "Éomer" w1 alive centre`). */
export const readSide = (option: string, text: string): Answer<Piece> => {
  const faults: Fault[] = [];
  const pieceOf = (words: string, vocabulary: Vocabulary): Piece => {
    if (words.trim() === '') return {};
    const read = readPieces(option, words, vocabulary);
    faults.push(...inputFaults(read));
    return read.ok ? (read.value[0] ?? {}) : {};
  };
  let side: Piece = {};
  const leaders: Piece[] = [];
  const targets: Piece[] = [];
  for (const part of split(text, /[,;]/)) {
    const [, hero, about = ''] = TARGET.exec(part) ?? [];
    const leader = LEADER.exec(part)?.[1];
    if (hero !== undefined)
      targets.push({ hero, wounds: 0, slain: false, nearCentre: false, ...pieceOf(about, targetWords) });
    else if (leader !== undefined) leaders.push(pieceOf(leader, leaderWords));
    else side = { ...side, ...pieceOf(part, sideWords) };
  }
  return faults.length > 0
    ? invalidInput(faults)
    : ok({
        ...side,
        ...(leaders.length > 0 && { leaders }),
        ...(targets.length > 0 && { targets }),
      });
};

const OBJECTIVE = /^([a-z0-9-]{1,100})[\s:=]+(\d{1,5})\s*[-–:/]\s*(\d{1,5})$/i;

/** Models at each objective: `centre 4-2, north 0-3`. */
export const readObjectives = (text: string | undefined): Answer<readonly Piece[] | undefined> => {
  if (text === undefined) return ok(undefined);
  const faults: Fault[] = [];
  const objectives = split(text, /[,;]/).flatMap((part): readonly Piece[] => {
    const [, id, first, second] = OBJECTIVE.exec(part) ?? [];
    if (id !== undefined) return [{ id: id.toLowerCase(), models: [Number(first), Number(second)] }];
    faults.push({
      path: 'objectives',
      code: 'WRONG_FORMAT',
      message: `"${part}" must be an objective and both sides’ models, such as centre 4-2`,
    });
    return [];
  });
  return faults.length > 0 ? invalidInput(faults) : ok(objectives);
};
