import type { Meetings } from './meetings';
import type { PassedOver, RankedPair } from './pair-by-rank';
import type { UnpairedChoice } from './unpaired-choice';
import { meetingText, sharedText } from './wishes';

/** Why two entrants meet at a table. */
export const tableReasonCodes = {
  DRAWN: 'Round 1: drawn at random.',
  RANKED: 'The first meets the best-ranked one left.',
  SWAPPED: 'The better-ranked ones left have met the first before.',
  KEPT_PAIRABLE: 'A better-ranked opponent would have forced a rematch further down.',
  REMATCH_UNAVOIDABLE: 'They have met before; no pairing has fewer rematches.',
  FINAL_ROUND: 'The final round is straight: 1 v 2, 3 v 4.',
  FINAL_ROUND_REMATCH: 'The final round is straight, and these two have met before.',
  CLUB_MATES_APART: 'The better-ranked ones left are club-mates of the first.',
  CLUB_MATES_MEET:
    'Club-mates meet although they should be apart: otherwise there would be a rematch, or another wish would break.',
  KEPT_APART: 'The better-ranked entrants left must not meet the first.',
  WISH_BROKEN:
    'Two entrants meet although they should be apart: otherwise there would be a rematch, or another wish would break.',
  ACROSS_SCORE_GROUPS: 'Two of different score groups meet: nobody else was left in the group.',
  SEEDED: 'Round 1: by the seeding.',
  GIVEN: 'Round 1: given by the organiser.',
  CHALLENGE: 'Round 1: an accepted challenge.',
  BERGER: 'All play all: by the tables of Berger.',
  KNOCK_OUT: 'A game of the bracket.',
  THIRD_PLACE: 'The game for the third place.',
  MOVED_BY_ORGANISER: 'Moved by the organiser.',
} as const;
export type TableReasonCode = keyof typeof tableReasonCodes;

/** Why an entrant has the Spare Player or the bye. */
export const unpairedReasonCodes = {
  DRAWN: 'Round 1: left over by the draw.',
  LOWEST_WITHOUT_ONE: 'The lowest ranked of those without a bye or a game against the Spare Player.',
  FEWEST_TIMES: 'Everyone has had one: the lowest ranked of those with the fewest.',
  KEPT_PAIRABLE: 'Leaving out an earlier candidate would have forced a rematch.',
  REQUESTED: 'A bye that was asked for in advance.',
  MOVED_BY_ORGANISER: 'Moved by the organiser.',
} as const;
export type UnpairedReasonCode = keyof typeof unpairedReasonCodes;

/** A code for programs and the same in words for people. */
export interface Reason<Code extends string> {
  readonly code: Code;
  readonly text: string;
}
export type TableReason = Reason<TableReasonCode>;
export type UnpairedReason = Reason<UnpairedReasonCode>;

/** The meetings, and the name of the entrant at a position ("3", or "no. 3" in round 1). */
export interface Wording {
  readonly meetings: Meetings;
  readonly nameOf: (position: number) => string;
}

/** The place in the ranking that the draw was made from, which is how a later round names its entrants. */
export const placeName = (position: number): string => String(position + 1);

/** "round 1", "rounds 1, 2 and 4". */
export const roundsText = (rounds: readonly number[]): string =>
  rounds.length === 1
    ? `round ${rounds[0]}`
    : `rounds ${rounds.slice(0, -1).join(', ')} and ${rounds.at(-1) as number}`;

const metText = ([a, b]: readonly [number, number], { meetings, nameOf }: Wording): string =>
  `${nameOf(a)} and ${nameOf(b)} met in ${roundsText(meetings.roundsMet(a, b))}`;

/** "3 v 4 would force a rematch; 3 and 5 met in round 1": why each better-ranked one was passed over. */
const passedOverText = (higher: number, passedOver: readonly PassedOver[], wording: Wording): string => {
  const { nameOf } = wording;
  const those = (why: PassedOver['why']) => passedOver.filter((one) => one.why === why);
  const against = (why: PassedOver['why']) =>
    those(why).map(({ position }) => `${nameOf(higher)} v ${nameOf(position)}`);
  const [forcing, breaking] = [against('WOULD_FORCE_REMATCH'), against('WOULD_BREAK_WISH')];
  return [
    ...(forcing.length > 0 ? [`${forcing.join(', ')} would force a rematch`] : []),
    ...(breaking.length > 0 ? [`${breaking.join(', ')} would break more further down`] : []),
    ...those('HAVE_MET').map(({ position }) => metText([higher, position], wording)),
    ...those('WISH').map(
      ({ position, wish = 'NAMED' }) => `${nameOf(higher)} and ${nameOf(position)} ${sharedText[wish]}`,
    ),
    ...those('SAME_HALF').map(
      ({ position }) => `${nameOf(higher)} and ${nameOf(position)} are of the same half`,
    ),
    ...those('OTHER_GROUP').map(
      ({ position }) => `${nameOf(higher)} and ${nameOf(position)} stand in different score groups`,
    ),
  ].join('; ');
};

/** A table that breaks a wish. Nobody else was left without a rematch, or somebody was, and more would have been broken. */
const brokenReason = (pair: RankedPair, { nameOf }: Wording): TableReason => {
  const [higher, lower] = pair.positions;
  const shared = pair.broken.map(({ wish }) => meetingText[wish]).join(' and ');
  const couldMeet = pair.passedOver.some(({ why }) => why !== 'HAVE_MET' && why !== 'WOULD_FORCE_REMATCH');
  const why = couldMeet
    ? 'every other draw breaks as much or more'
    : 'no other opponent was left without a rematch';
  return {
    code: pair.broken.every(({ wish }) => wish === 'CLUB') ? 'CLUB_MATES_MEET' : 'WISH_BROKEN',
    text: `${shared} ${nameOf(higher)} and ${nameOf(lower)} meet: ${why}`,
  };
};

/** Why a table of a later round, or of a first round with wishes, is as it is. */
export const rankedReason = (pair: RankedPair, wording: Wording): TableReason => {
  const [higher, lower] = pair.positions;
  const { nameOf } = wording;
  if (pair.isRematch)
    return { code: 'REMATCH_UNAVOIDABLE', text: `rematch unavoidable: ${metText(pair.positions, wording)}` };
  if (pair.broken.length > 0) return brokenReason(pair, wording);
  const details = passedOverText(higher, pair.passedOver, wording);
  if (pair.isAcrossGroups)
    return {
      code: 'ACROSS_SCORE_GROUPS',
      text: `across score groups: ${nameOf(higher)} v ${nameOf(lower)}${details === '' ? '' : `; ${details}`}`,
    };
  const was = (why: PassedOver['why']): boolean => pair.passedOver.some((one) => one.why === why);
  if (was('WOULD_FORCE_REMATCH') || was('WOULD_BREAK_WISH'))
    return { code: 'KEPT_PAIRABLE', text: `kept pairable: ${details}` };
  if (was('HAVE_MET')) return { code: 'SWAPPED', text: `swapped: ${details}` };
  const wishes = pair.passedOver.filter(({ why }) => why === 'WISH');
  if (wishes.length > 0)
    return wishes.every(({ wish }) => wish === 'CLUB')
      ? { code: 'CLUB_MATES_APART', text: `club-mates apart: ${details}` }
      : { code: 'KEPT_APART', text: `kept apart: ${details}` };
  return { code: 'RANKED', text: `ranked ${nameOf(higher)} v ${nameOf(lower)}` };
};

/** Why a table of the final round is as it is. A rematch stands, and so do soft wishes that it breaks. */
export const finalReason = (pair: RankedPair, wording: Wording): TableReason => {
  const [higher, lower] = pair.positions.map(wording.nameOf);
  const broken = pair.broken.map(({ wish }) => `; ${meetingText[wish]} meet`).join('');
  const straight = `final round, no swaps: ranked ${higher} v ${lower}`;
  return pair.isRematch
    ? { code: 'FINAL_ROUND_REMATCH', text: `${straight}; ${metText(pair.positions, wording)}${broken}` }
    : { code: 'FINAL_ROUND', text: `${straight}${broken}` };
};

/** Why a table of round 1 is as it is. */
export const drawnReason = (pair: RankedPair, wording: Wording): TableReason => {
  const reason = rankedReason(pair, wording);
  return reason.code === 'RANKED' ? { code: 'DRAWN', text: 'drawn by lot' } : reason;
};

/** Why a table of a seeded round 1 is as it is. */
export const seededReason = (pair: RankedPair, wording: Wording): TableReason => {
  const reason = rankedReason(pair, wording);
  const [first, second] = pair.positions.map(wording.nameOf);
  return reason.code === 'RANKED' ? { code: 'SEEDED', text: `by the seeding: ${first} v ${second}` } : reason;
};

/** Tables of round 1 that are not drawn. */
export const fixedReasons = {
  GIVEN: { code: 'GIVEN', text: 'given by the organiser' },
  CHALLENGE: { code: 'CHALLENGE', text: 'an accepted challenge' },
} as const satisfies Readonly<Record<string, TableReason>>;

export type FixedKind = 'GIVEN' | 'CHALLENGE';

/** A given table or a challenge that cannot be set, because of `missing`. */
export interface MissedTable {
  readonly kind: FixedKind;
  readonly entrants: readonly [string, string];
  readonly missing: string;
  readonly why: 'BYE' | 'SEATED' | 'ABSENT';
}

const missedKinds = { GIVEN: 'given table', CHALLENGE: 'challenge' } as const;
const missedWhys = { BYE: 'asked for a bye', SEATED: 'has another table', ABSENT: 'does not play' } as const;

/** Says of a given table or a challenge that it could not be set, to add to the reason of those who play. */
export const missedText = (
  { kind, entrants, missing, why }: MissedTable,
  nameOf: (id: string) => string,
): string =>
  `; the ${missedKinds[kind]} of ${entrants.map(nameOf).join(' and ')} was not set: ${nameOf(missing)} ${missedWhys[why]}`;

export const requestedByeReason: UnpairedReason = { code: 'REQUESTED', text: 'bye: asked for in advance' };

export const unpairedKinds = {
  BYE: 'A bye: a 6-0 win with the enemy leader killed.',
  SPARE: 'A game against the Spare Player.',
} as const;
export type UnpairedKind = keyof typeof unpairedKinds;

const kindTexts: Readonly<Record<UnpairedKind, string>> = { BYE: 'bye', SPARE: 'Spare Player' };

export const drawnUnpairedReason = (kind: UnpairedKind): UnpairedReason => ({
  code: 'DRAWN',
  text: `${kindTexts[kind]}: left over by the draw`,
});

/** Why this one of a later round has the Spare Player or the bye. */
export const unpairedReason = (
  choice: UnpairedChoice,
  kind: UnpairedKind,
  nameOf: Wording['nameOf'],
): UnpairedReason => {
  const { timesBefore, passedOver } = choice;
  const who =
    timesBefore === 0
      ? 'lowest without one'
      : `lowest of those with the fewest (${timesBefore}), as everyone has had one`;
  const name = kindTexts[kind];
  if (passedOver.length > 0)
    return {
      code: 'KEPT_PAIRABLE',
      text: `${name}: kept pairable, as leaving out ${passedOver.map(nameOf).join(', ')} would force a rematch`,
    };
  return { code: timesBefore === 0 ? 'LOWEST_WITHOUT_ONE' : 'FEWEST_TIMES', text: `${name}: ${who}` };
};

/** The reason of a table or an unpaired entrant that the organiser set by hand, in their words. */
export const movedReason = (words: string): Reason<'MOVED_BY_ORGANISER'> => ({
  code: 'MOVED_BY_ORGANISER',
  text: `moved by the organiser: ${words}`,
});
