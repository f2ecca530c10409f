import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Unit, Warband } from '../../../../../src/domain/armies/catalogue/army';
import type { ForceDraft } from '../../../../../src/domain/armies/validation/assemble-army';
import { unit } from '../../validation/army';

/**
 * Armies as lines of text. `# list: kinds` begins a list, with the kinds of composition that it uses; a line below it is an expectation,
 * the kind that it shows, and an army: `WRONG_LEADER_FOR (FO): captain > 6 warrior+shield, 2 rider | *other-hero`. A star marks the
 * General that the player names, a dash a warband without a leader; what the list sells to the army follows `&`.
 */
export interface ExpectedArmy {
  readonly list: string;
  /** The kind of composition that the army shows; null for one that every list has. */
  readonly kind: string | null;
  /** The codes of its errors; empty for a legal army. */
  readonly codes: readonly string[];
  /** Of a legal army. */
  readonly points: number | null;
  /** The casualties that break it, where its list says another part than half: a number, or null for none. */
  readonly brokenAt: number | null | undefined;
  readonly text: string;
  readonly force: ForceDraft;
}

const unitOf = (text: string, count: number): Unit => {
  const [profile = '', ...options] = text.split('+');
  const taken = options.map((option) => option.split('*'));
  return unit(
    `2024-${profile}`,
    count,
    Object.fromEntries(taken.map(([option = '', times]) => [option, Number(times ?? count)])),
  );
};

const warbandOf = (text: string): Warband => {
  const [leader = '', followers] = text.split(' > ');
  return {
    leader: leader === '-' ? null : unitOf(leader.replace('*', ''), 1),
    followers: (followers?.split(', ') ?? []).map((one) => {
      const [count, profile = ''] = one.split(' ');
      return unitOf(profile, Number(count));
    }),
  };
};

const forceOf = (list: string, text: string): ForceDraft => {
  const [led = '', bought] = text.split(' & ');
  const warbands = led.split(' | ');
  const named = warbands.find((one) => one.startsWith('*'));
  return {
    list: `2024-${list}`,
    leader: named ? (warbandOf(named).leader?.profile ?? null) : null,
    warbands: warbands.map(warbandOf),
    ...(bought && { listOptions: bought.split(', ') }),
  };
};

const LINE =
  /^(?<expected>[A-Z_0-9 ]+?)(?: broken (?<broken>\d+|-))?(?: \((?<kind>[A-Z0-9?]+)\))?: (?<army>.+)$/;

const armyOf = (line: string, list: string): ExpectedArmy => {
  const { expected = '', broken, kind = null, army = '' } = LINE.exec(line)?.groups ?? {};
  if (army === '') throw new Error(`not an army: ${line}`);
  const legal = expected.startsWith('LEGAL');
  return {
    list,
    kind,
    codes: legal ? [] : expected.split(' '),
    points: legal ? Number(expected.slice('LEGAL '.length)) : null,
    brokenAt: broken === undefined ? undefined : broken === '-' ? null : Number(broken),
    text: army,
    force: forceOf(list, army),
  };
};

const readText = (text: string): readonly ExpectedArmy[] =>
  text.split(/^# /m).flatMap((part) => {
    const [head = '', ...lines] = part.split('\n').filter(Boolean);
    const [list = ''] = head.split(':');
    return lines.map((line) => armyOf(line, list));
  });

/** The armies of all files beside this one. */
export const expectedArmies: readonly ExpectedArmy[] = readdirSync(__dirname)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => readText(readFileSync(join(__dirname, name), 'utf8')));
