import type { Source } from '../../../../../shared/source';
import { transcribed } from '../sources';

/** A heroic action of the 2024 edition. Each costs one Might on declaring; a Hero takes one a phase. */
export interface HeroicActionFact {
  readonly id: string;
  readonly name: string;
  readonly phase: 'MOVE' | 'SHOOT' | 'FIGHT';
  /** Every Hero has it; the others stand on the profile. */
  readonly isForAll: boolean;
  readonly effect: string;
  readonly source: Source;
}

const fact = (
  [id, phase]: readonly [id: string, phase: HeroicActionFact['phase']],
  { page, isForAll = false }: { readonly page?: number; readonly isForAll?: boolean },
  effect: string,
): HeroicActionFact => {
  const name = `Heroic ${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return { id: `heroic-${id}`, name, phase, isForAll, effect, source: transcribed(name, 'A', page) };
};

/** The eleven heroic actions. */
export const heroicActionFacts: readonly HeroicActionFact[] = [
  fact(
    ['move', 'MOVE'],
    { page: 63, isForAll: true },
    'Moves before others; friends within 6" come along at the shout With Me.',
  ),
  fact(['channelling', 'MOVE'], {}, 'Its next power counts as cast with a 6 for one Will.'),
  fact(
    ['march', 'MOVE'],
    { page: 65 },
    '3" further for foot, chariots and war beasts, 5" for Cavalry and flyers, within 6" at the shout At the Double; no charging.',
  ),
  fact(
    ['resolve', 'MOVE'],
    { page: 66 },
    'Friends within 6" have a free die to resist powers; the Hero passes the tests of a Broken army.',
  ),
  fact(
    ['shoot', 'SHOOT'],
    { isForAll: true },
    'Shoots before others; friends within 6" too at the shout Loose.',
  ),
  fact(
    ['accuracy', 'SHOOT'],
    { page: 67 },
    'Is a Sharpshooter and re-rolls failed In The Way rolls; friends within 6" at the shout Take Aim.',
  ),
  fact(
    ['combat', 'FIGHT'],
    { page: 64, isForAll: true },
    'Fights before others; once no enemy of the fight lives it moves and may fight again, once.',
  ),
  fact(
    ['challenge', 'FIGHT'],
    { page: 68 },
    'Against an enemy Hero within 6" of the same tier or higher: 1 Attack more and +1 To Wound, one Might back for the kill. It may be declined.',
  ),
  fact(['defence', 'FIGHT'], {}, 'Only natural 6s wound it; a 6/4, 6/5 or 6/6 takes two of them.'),
  fact(['strength', 'FIGHT'], {}, 'Strength doubled, 10 at most, for Strikes.'),
  fact(
    ['strike', 'FIGHT'],
    {},
    'D3 more Fight, 10 at most, after all other changes, rolled at its first fight.',
  ),
];
