import { type Source, cite, ruling } from '../../../shared/source';
import type { SpecialStrike } from '../rulesets/fight-model';
import type { DiceGame } from './dice-game';
import { type MightCap, mightReach } from './might';

/** The five special strikes: what each rolls and what comes of it. Document 003, SPECIAL STRIKES [p. 70]. */
export const specialStrikeSource = cite('003', 'SPECIAL STRIKES', 70);

/** The rulings that each strike rests on besides. */
const rulingsOf: Readonly<Record<SpecialStrike, readonly string[]>> = {
  BASH: ['16a'],
  FEINT: ['14', '16d', '46'],
  PIERCING_STRIKE: ['1', '46'],
  STUN: ['16a'],
  WHIRL: ['14', '16e'],
};

export const specialStrikeSources = (strike: SpecialStrike): readonly Source[] => [
  specialStrikeSource,
  ...rulingsOf[strike].map(ruling),
];

/** The strikes by name, each with the facts that its rolls need. The reference tells what each does. */
export const specialStrikes = [
  { id: 'BASH', name: 'Bash', needs: ['strength', 'opponentStrength'] },
  { id: 'FEINT', name: 'Feint', needs: ['fight'] },
  { id: 'PIERCING_STRIKE', name: 'Piercing Strike', needs: ['strength', 'defence', 'wonDuel'] },
  { id: 'STUN', name: 'Stun', needs: [] },
  { id: 'WHIRL', name: 'Whirl', needs: [] },
] as const satisfies readonly {
  readonly id: SpecialStrike;
  readonly name: string;
  readonly needs: readonly string[];
}[];

export interface StrikeSituation {
  readonly strike: SpecialStrike;
  readonly fight: number;
  readonly strength: number;
  readonly defence: number;
  /** Whether its side won the Duel: Bash and Stun do nothing otherwise, Piercing Strike lowers its Defence. */
  readonly wonDuel: boolean;
  readonly twoHanded: boolean;
  readonly opponentStrength: number;
  readonly opponentTwoHanded: boolean;
  readonly mightAvailable: number;
  readonly opponentMight: number;
  readonly mightCap: MightCap;
}

export interface StrikeOutcome {
  /** The outcome, as a stable word. */
  readonly outcome: string;
  readonly text: string;
  readonly mightSpent: number;
  readonly opponentMightSpent: number;
  /** The values after it, where it changes them. */
  readonly fight: number | null;
  readonly strength: number | null;
  readonly defence: number | null;
}

const unchanged = { mightSpent: 0, opponentMightSpent: 0, fight: null, strength: null, defence: null };

/** A D3 thrown with a D6. */
const d3 = (die: number): number => Math.ceil(die / 2);

/** Both may spend Might on their own die, whoever is behind first; it ends where one can no longer answer. */
function* bash(situation: StrikeSituation): DiceGame<StrikeOutcome> {
  const { strength, opponentStrength, twoHanded, opponentTwoHanded, mightCap: cap } = situation;
  const [own = 1, opposing = 1] = yield 2;
  const bonus = strength + (twoHanded ? 1 : 0);
  const opponentBonus = opponentStrength + (opponentTwoHanded ? 1 : 0);
  const most = bonus + mightReach(own, { points: situation.mightAvailable, cap });
  const opponentMost = opponentBonus + mightReach(opposing, { points: situation.opponentMight, cap });
  const [score, opponentScore] = [bonus + own, opponentBonus + opposing];
  if (most >= opponentMost) {
    const mightSpent = Math.max(0, opponentScore - score);
    return {
      ...unchanged,
      mightSpent,
      outcome: 'KNOCKED_PRONE',
      text: `${score + mightSpent} against ${opponentScore}: the opponent is knocked Prone`,
    };
  }
  const opponentMightSpent = Math.max(0, score + 1 - opponentScore);
  return {
    ...unchanged,
    opponentMightSpent,
    outcome: 'STANDS',
    text: `${score} against ${opponentScore + opponentMightSpent}: the opponent stands`,
  };
}

function* feint({ fight }: StrikeSituation): DiceGame<StrikeOutcome> {
  const [die = 1] = yield 1;
  const after = Math.max(0, fight - d3(die));
  return {
    ...unchanged,
    fight: after,
    outcome: `FIGHT_${after}`,
    text: `Fight ${fight} drops by ${d3(die)} to ${after}; if the Duel is won, To Wound rolls of 1 are rolled again`,
  };
}

function* piercingStrike({ strength, defence, wonDuel }: StrikeSituation): DiceGame<StrikeOutcome> {
  const [die = 1] = yield 1;
  if (wonDuel) {
    const after = Math.min(10, strength + d3(die));
    const text = `Strength ${strength} rises by ${d3(die)} to ${after}`;
    return { ...unchanged, strength: after, outcome: `STRENGTH_${after}`, text };
  }
  const after = Math.max(1, defence - d3(die));
  const text = `Defence ${defence} drops by ${d3(die)} to ${after}`;
  return { ...unchanged, defence: after, outcome: `DEFENCE_${after}`, text };
}

const STUN_NEEDED = 4;

function* stun({ mightAvailable }: StrikeSituation): DiceGame<StrikeOutcome> {
  const [die = 1] = yield 1;
  const missing = Math.max(0, STUN_NEEDED - die);
  return missing <= mightAvailable
    ? {
        ...unchanged,
        mightSpent: missing,
        outcome: 'STUNNED',
        text: 'the victim’s Fight and Attacks become 1 and its Shoot value 6+ until the end of the next turn',
      }
    : { ...unchanged, outcome: 'NO_EFFECT', text: 'nothing happens' };
}

function* whirl(): DiceGame<StrikeOutcome> {
  return {
    ...unchanged,
    fight: 1,
    outcome: 'WHIRLS',
    text: 'Fight becomes 1; if the Duel is won, a single Strike at every enemy in the Fight, Trapped or not',
  };
}

/** Bash and Stun are rolled only once their side has won the Duel (003, SPECIAL STRIKES). */
function* notWon(name: string): DiceGame<StrikeOutcome> {
  return { ...unchanged, outcome: 'NO_EFFECT', text: `its side did not win the Duel: no ${name}` };
}

const games: Record<SpecialStrike, (situation: StrikeSituation) => DiceGame<StrikeOutcome>> = {
  BASH: (situation) => (situation.wonDuel ? bash(situation) : notWon('Bash')),
  FEINT: feint,
  PIERCING_STRIKE: piercingStrike,
  STUN: (situation) => (situation.wonDuel ? stun(situation) : notWon('Stun')),
  WHIRL: whirl,
};

/** A special strike, step by step. Might is spent as well as possible, on Bash and Stun only. */
export const specialStrikeGame = (situation: StrikeSituation): DiceGame<StrikeOutcome> =>
  games[situation.strike](situation);
