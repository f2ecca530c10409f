import type { Moment } from './decision-game';
import { FATE_SAVES_ON, type Survivor } from './fate';
import { type StrikeDice, sixToThe } from './strike-dice';

/** Points left to a victim. */
export type Left = Omit<Survivor, 'rerollFate'>;

/** Might of a victim only ever raises Fate rolls. */
export const useful = ({ wounds, fate, might }: Left): Left => ({
  wounds,
  fate,
  might: fate > 0 ? might : 0,
});

/** The outcomes of a Strike, die by die: a miss, or a wound for the Might that it takes, each with the striker's Might that is left. */
export const strikeMoment = (
  { byShortfall, sixes, next }: StrikeDice,
  might: number,
  to: { readonly miss: (mightLeft: number) => Moment; readonly wound: (mightLeft: number) => Moment },
): Moment => {
  const passed = (left: number): Moment => (next ? strikeMoment(next, left, to) : to.wound(left));
  const missed = to.miss(might);
  const helped = byShortfall.slice(0, might + 1);
  const rest = sixToThe(sixes) - helped.reduce((a, b) => a + b, 0n);
  const faces = helped
    .map((ways, short): readonly [bigint, Moment] => [
      ways,
      short === 0
        ? passed(might)
        : { kind: 'CHOICE', by: 'STRIKER', options: [missed, passed(might - short)] },
    ])
    .filter(([ways]) => ways > 0n);
  return { kind: 'DICE', sixes, faces: rest > 0n ? [...faces, [rest, missed]] : faces };
};

/** The options of a wounded victim: take the Wound, or spend a point of Fate, raise the roll, re-roll it, try the next. */
export const woundMoment = (
  left: Left,
  { rerollFate, rerollFateOnes }: Pick<Survivor, 'rerollFate' | 'rerollFateOnes'>,
  to: {
    readonly prevented: (left: Left) => Moment;
    readonly open: (left: Left) => Moment;
    readonly taken: (left: Left) => Moment;
  },
): Moment => {
  if (left.fate === 0) return to.taken(left);
  const after = (might: number): Left => useful({ ...left, fate: left.fate - 1, might });
  const saved = to.prevented(after(left.might));
  const failed = left.fate === 1 ? to.taken(after(0)) : to.open(after(left.might));
  const settled = (face: number): Moment => {
    const price = FATE_SAVES_ON - face;
    if (price > left.might) return failed;
    return { kind: 'CHOICE', by: 'TARGET', options: [to.prevented(after(left.might - price)), failed] };
  };
  const die = (missed: (face: number) => Moment): Moment => ({
    kind: 'DICE',
    sixes: 1,
    faces: [[3n, saved] as const, ...[1, 2, 3].map((face) => [1n, missed(face)] as const)],
  });
  const once = die(settled);
  const again = (face: number): Moment => ({
    kind: 'CHOICE',
    by: 'TARGET',
    options: [settled(face), once],
  });
  const rolled =
    rerollFate || rerollFateOnes
      ? die((face) => (rerollFate || face === 1 ? again(face) : settled(face)))
      : once;
  return { kind: 'CHOICE', by: 'TARGET', options: [rolled, to.taken(left)] };
};
