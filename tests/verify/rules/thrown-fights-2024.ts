/**
 * Large fights of the 2024 edition thrown die by die, written from the specification apart from the engine: for sizes that no
 * enumeration reaches. A hero raises the die that turns the Duel; what Might is left goes to the nearest misses of its Strikes.
 */

export interface Thrower {
  readonly kind?: 'CAVALRY';
  readonly attacks: number;
  readonly fight: number;
  readonly strength: number;
  readonly defence: number;
  readonly wounds?: number;
  readonly fate?: number;
  readonly might?: number;
  readonly courage?: number;
  readonly keywords?: readonly string[];
  readonly hates?: readonly string[];
  readonly enemies?: readonly string[];
  /** Words for everything else that is true of it. */
  readonly is?: readonly string[];
}

export interface Team {
  readonly good: boolean;
  readonly throwers: readonly Thrower[];
}

type Die = () => number;

const has = ({ is = [] }: Thrower, word: string): boolean => is.includes(word);
const isBehind = (one: Thrower): boolean => has(one, 'spear behind') || has(one, 'pike behind');

/** One die of the Duel as it counts. */
const score = (one: Thrower, face: number): number => {
  let counts = face;
  if (has(one, 'two-handed') && !has(one, 'burly') && face < 6) counts -= 1;
  for (const burden of ['banner', 'unarmed', 'hindered pike']) if (has(one, burden)) counts -= 1;
  return Math.max(1, counts);
};

/** Attacks with what a charge, knives and a Challenge add. */
const attacksOf = (one: Thrower, against: Team): number => {
  if (isBehind(one)) return 1;
  const faced = against.throwers.filter((enemy) => !isBehind(enemy));
  let attacks = one.attacks;
  if (has(one, 'charged') && (has(one, 'monstrous charge') || isRiding(one, faced))) attacks += 1;
  if (has(one, 'knives')) attacks += Math.min(3, faced.length - 1);
  return attacks + (has(one, 'challenge') ? 1 : 0);
};

const isRiding = (one: Thrower, faced: readonly Thrower[]): boolean =>
  one.kind === 'CAVALRY' && faced.every(({ kind }) => kind === undefined);

/** Each model's part in the Duel, worked out before a million throws. */
interface DuelPart {
  readonly dice: number;
  /** The score of each face, from 1. */
  readonly scores: readonly number[];
  readonly fight: number;
  readonly strikes: boolean;
  readonly isHero: boolean;
}

const duelParts = (team: Team, against: Team): readonly DuelPart[] =>
  team.throwers.map((one) => {
    // A Challenge adds its Attack after shielding doubles those of the model.
    const challenge = has(one, 'challenge') ? 1 : 0;
    const plain = attacksOf(one, against) - challenge;
    return {
      dice: plain * (has(one, 'shields') ? 2 : 1) + challenge,
      scores: [0, 1, 2, 3, 4, 5, 6].map((face) => score(one, face)),
      fight: one.fight,
      strikes: has(one, 'strike'),
      isHero: (one.might ?? 0) > 0,
    };
  });

interface Shown {
  readonly fight: number;
  readonly best: number;
  /** The best die of its hero; 0 without one. */
  readonly heroBest: number;
}

const throwDuel = (parts: readonly DuelPart[], die: Die): Shown => {
  let [fight, best, heroBest] = [0, 0, 0];
  for (const part of parts) {
    fight = Math.max(fight, part.strikes ? Math.min(10, part.fight + Math.ceil(die() / 2)) : part.fight);
    for (let i = 0; i < part.dice; i += 1) {
      const shown = part.scores[die()]!;
      if (shown > best) best = shown;
      if (part.isHero && shown > heroBest) heroBest = shown;
    }
  }
  return { fight, best, heroBest };
};

/** Whether the first side wins outright, loses, or rolls off. */
const outcome = (a: number, b: number, fights: readonly [number, number]): number =>
  Math.sign(a - b) || Math.sign(fights[0] - fights[1]);

/** The best die that the hero's Might makes, and what is spent, where that turns the Duel for its side; one side has a hero. */
const raised = (
  own: Shown,
  might: number,
  worthOf: (best: number) => number,
): readonly [best: number, spent: number] => {
  let found: readonly [number, number] = [own.best, 0];
  let worth = worthOf(own.best);
  for (let spent = 1; spent <= might; spent += 1) {
    const best = Math.max(own.best, Math.min(6, own.heroBest + spent));
    if (worthOf(best) > worth) [found, worth] = [[best, spent], worthOf(best)];
  }
  return found;
};

const elven = (team: Team): boolean => team.throwers.some((one) => !isBehind(one) && has(one, 'elven'));

/** The highest face on which Evil wins a roll-off. */
const lastOfEvil = (first: Team, second: Team): number => {
  const [good, evil] = first.good ? [first, second] : [second, first];
  return elven(good) === elven(evil) ? 3 : elven(good) ? 2 : 4;
};

/** Dice that a Strength needs against a Defence, before bonuses. */
const needed = (strength: number, defence: number): readonly number[] => {
  const gap = defence - strength;
  if (gap <= -2) return [3];
  if (gap <= 0) return [4];
  if (gap <= 2) return [5];
  if (gap <= 4) return [6];
  return gap <= 7 ? [6, gap - 1] : [];
};

const shares = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.some((one) => b.includes(one));

/** The Strikes of one model at the one victim. */
interface Blows {
  readonly count: number;
  readonly least: readonly number[];
  readonly onlySixes: boolean;
  readonly onesAgain: boolean;
  readonly failedAgain: boolean;
  readonly isHero: boolean;
  readonly each: number;
}

const blowsOf = (team: Team, against: Team, downIsTrapped: boolean): readonly Blows[] => {
  const faced = against.throwers.filter((one) => !isBehind(one));
  const [victim] = faced as [Thrower];
  const { throwers } = team;
  if (throwers.some((one) => has(one, 'shields'))) return [];
  const down = throwers.some(
    (one) =>
      has(one, 'charged') &&
      ((isRiding(one, faced) && victim.strength < 6) ||
        (has(one, 'monstrous charge') && victim.strength < one.strength)),
  );
  const trapped = has(victim, 'trapped') || (down && downIsTrapped);
  return throwers.map((one) => {
    const strength = has(one, 'double strength') ? Math.min(10, 2 * one.strength) : one.strength;
    const defence = has(one, 'blades of the dead') ? Math.max(1, 10 - (victim.courage ?? 7)) : victim.defence;
    let bonus = 0;
    if (has(one, 'two-handed')) bonus += 1;
    if (has(one, 'unarmed')) bonus -= 1;
    if (has(one, 'challenge')) bonus += 1;
    if (shares(one.hates, victim.keywords)) bonus += 1;
    if (has(one, 'lance') && has(one, 'charged') && one.kind === 'CAVALRY') bonus += 1;
    if (has(one, 'backstabber') && trapped) bonus += 1;
    const onlySixes = has(victim, 'heroic defence');
    return {
      count: attacksOf(one, against) * (trapped ? 2 : 1),
      least: needed(strength, defence).map((plain) => (onlySixes ? 6 : Math.max(1, plain - bonus))),
      onlySixes,
      onesAgain: shares(one.enemies, victim.keywords),
      failedAgain: has(one, 'failed again'),
      isHero: (one.might ?? 0) > 0,
      each: has(one, 'mighty blow') ? 2 : 1,
    };
  });
};

/** The Might that a Strike lacks to wound: 0 if it wounds, Infinity if nothing helps. */
const strike = ({ least, onlySixes, onesAgain, failedAgain }: Blows, die: Die): number => {
  let lacks = least.length === 0 ? Infinity : 0;
  for (const wanted of least) {
    let face = die();
    if ((face === 1 && onesAgain) || (face < wanted && failedAgain)) face = die();
    if (face < wanted && onlySixes) return Infinity;
    // A point on the first die carries to the second.
    lacks = Math.max(lacks, wanted - face);
  }
  return lacks;
};

/** Wounds that the victim loses. */
const suffer = (all: readonly Blows[], victim: Thrower, mightLeft: number, die: Die): number => {
  const wounds = victim.wounds ?? 1;
  const mithril = has(victim, 'mithril');
  let [lost, fate] = [0, victim.fate ?? 0];
  for (const blows of all) {
    const lacks: number[] = [];
    for (let i = 0; i < blows.count; i += 1) {
      const lack = strike(blows, die);
      if (lack === 0 || (blows.isHero && lack <= mightLeft)) lacks.push(lack);
    }
    if (blows.isHero) lacks.sort((a, b) => a - b);
    let might = blows.isHero ? mightLeft : 0;
    for (const lack of lacks) {
      if (lack > might || lost >= wounds) break;
      might -= lack;
      let saved = false;
      while (!saved && fate > 0) {
        fate -= 1;
        let face = die();
        if (face === 1 && mithril) face = die();
        saved = face >= 4;
      }
      if (!saved) lost += blows.each;
    }
  }
  return Math.min(wounds, lost);
};

/** Throws a fight: who wins, and how many Wounds the one victim of the other side loses. */
export const throwerOf = (teams: readonly [Team, Team], downIsTrapped: boolean, die: Die) => {
  const parts = [duelParts(teams[0], teams[1]), duelParts(teams[1], teams[0])] as const;
  const blows = [
    blowsOf(teams[0], teams[1], downIsTrapped),
    blowsOf(teams[1], teams[0], downIsTrapped),
  ] as const;
  const mights = teams.map(({ throwers }) => throwers.reduce((sum, { might = 0 }) => sum + might, 0));
  const victims = teams.map(({ throwers }) => throwers.find((one) => !isBehind(one))!);
  const evilUpTo = lastOfEvil(teams[0], teams[1]);
  return (): { readonly winner: 0 | 1; readonly lost: number } => {
    const [a, b] = [throwDuel(parts[0], die), throwDuel(parts[1], die)];
    const fights = [a.fight, b.fight] as const;
    const [own, ownSpent] = raised(a, mights[0]!, (best) => outcome(best, b.best, fights));
    const [his, hisSpent] = raised(b, mights[1]!, (best) => -outcome(a.best, best, fights));
    const end = outcome(own, his, fights);
    const isFirst = end > 0 || (end === 0 && die() > evilUpTo === teams[0].good);
    const winner = isFirst ? 0 : 1;
    const left = mights[winner]! - (isFirst ? ownSpent : hisSpent);
    return { winner, lost: suffer(blows[winner], victims[1 - winner]!, left, die) };
  };
};
