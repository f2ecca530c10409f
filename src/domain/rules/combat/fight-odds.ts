import {
  type Fraction,
  add,
  complement,
  fraction,
  multiply,
  ONE,
  subtract,
  sum,
  ZERO,
} from '../../../shared/fraction';
import { type DuelOutcome, duelOutcomes, duelWork } from './duel-outcomes';
import { duelOdds } from './duel-odds';
import { type FightModel, type SideIndex, type Sides, other, WORK_LIMIT } from '../rulesets/fight-model';
import type { Fight } from './fight';
import { type StrikeQuestion, strikeEnds, strikesWork, summariseEnds } from './strike-odds';
import { aimedVictim, bashWays, mayUse, strikesAfter, victimIndices } from './strikes-after';

/** The chances of one model in a fight. */
export interface ModelFate {
  /** Chance to lose 0, 1, ... all of its Wounds. */
  readonly wounds: readonly Fraction[];
  /** Chance to live and lie Prone afterwards. */
  readonly prone: Fraction;
  /** Chance to live and be Stunned. */
  readonly stunned: Fraction;
}

export interface FightEnd {
  readonly winner: SideIndex;
  /** How many of the loser's models are slain. */
  readonly slain: number;
  readonly probability: Fraction;
}

export interface FightOdds {
  readonly win: Sides<Fraction>;
  readonly ends: readonly FightEnd[];
  /** Each side's models in order. */
  readonly models: Sides<readonly ModelFate[]>;
  /** The ways in which a side wipes the enemy out, by the Might each of its models has left. */
  readonly wipedOut: readonly {
    readonly winner: SideIndex;
    readonly mightLeft: readonly number[];
    readonly probability: Fraction;
  }[];
}

const hasMight = ({ sides }: Fight): boolean =>
  sides.some(({ models }) => models.some(({ might }) => might > 0));

/** The ends of the Duel: with Might where there is any, otherwise just who wins. */
const endsOfDuel = (
  fight: Fight,
): readonly (Pick<DuelOutcome, 'winner' | 'spent'> & { readonly chance: Fraction })[] => {
  if (hasMight(fight)) {
    const { outcomes, total } = duelOutcomes(fight, fight.switches);
    return outcomes.map(({ winner, spent, ways }) => ({ winner, spent, chance: fraction(ways, total) }));
  }
  const { win } = duelOdds(fight, fight.switches);
  return ([0, 1] as const).map((winner) => ({ winner, spent: null, chance: win[winner] }));
};

/** How a beaten side is struck: Strikes by their chance, which models go down, Defences lowered. */
interface StrikesCase {
  readonly chance: Fraction;
  readonly question: StrikeQuestion;
  /** Per victim: it is on the ground. */
  readonly down: readonly boolean[];
}

const SIXTHS_OF_D3 = [1, 2, 3];

/** Each roll of the losers' Piercing Strikes: what it takes off each victim's Defence. */
const loweredCases = (
  victims: readonly FightModel[],
): readonly { readonly chance: Fraction; readonly lowered: readonly number[] }[] =>
  victims.reduce<readonly { readonly chance: Fraction; readonly lowered: readonly number[] }[]>(
    (cases, { specialStrike }) =>
      specialStrike === 'PIERCING_STRIKE'
        ? cases.flatMap(({ chance, lowered }) =>
            SIXTHS_OF_D3.map((d3) => ({
              chance: multiply(chance, fraction(1, 3)),
              lowered: [...lowered, d3],
            })),
          )
        : cases.map(({ chance, lowered }) => ({ chance, lowered: [...lowered, 0] })),
    [{ chance: ONE, lowered: [] }],
  );

const strikesCases = (
  fight: Fight,
  { winner, spent }: Pick<DuelOutcome, 'winner' | 'spent'>,
): readonly StrikesCase[] => {
  const loser = other(winner);
  const models = victimIndices(fight.sides[loser]).map(
    (index) => fight.sides[loser].models[index] as FightModel,
  );
  const aimed = models[aimedVictim(fight, winner)] as FightModel;
  const upright = mayUse(fight, winner, 'BASH').reduce(
    (chance, basher) => multiply(chance, fraction(36 - bashWays(fight.ruleset, basher, aimed), 36)),
    ONE,
  );
  const bashes = [
    { chance: upright, bashed: false },
    { chance: complement(upright), bashed: true },
  ].filter(({ chance }) => chance.numerator > 0n);
  return loweredCases(models).flatMap(({ chance, lowered }) =>
    bashes.map((bash) => ({
      ...strikesAfter(fight, { winner, spent: spent ? [spent] : [], lowered, bashed: bash.bashed }),
      chance: multiply(chance, bash.chance),
    })),
  );
};

/** The chance that one of the side's Stuns takes hold: 4+ each (document 003, SPECIAL STRIKES). */
const stunChance = (fight: Fight, winner: SideIndex): Fraction =>
  complement(fraction(1, 2 ** mayUse(fight, winner, 'STUN').length));

/** A way the Duel may end, and the Strikes that may follow. */
interface WonDuel {
  readonly end: ReturnType<typeof endsOfDuel>[number];
  readonly cases: readonly StrikesCase[];
}

const perSide = <T>(make: (side: SideIndex) => T): [T, T] => [make(0), make(1)];

const zeros = (length: number): Fraction[] => Array.from({ length }, () => ZERO);

/** Chances of what may come of a fight, to be added up: by winner, and by side and model. */
const noChances = ({ sides }: Fight) => ({
  win: perSide(() => ZERO),
  slain: perSide((winner) => zeros(victimIndices(sides[other(winner)]).length + 1)),
  wounds: perSide((side) => sides[side].models.map(({ wounds }) => zeros(wounds + 1))),
  prone: perSide((side) => zeros(sides[side].models.length)),
  stunned: perSide((side) => zeros(sides[side].models.length)),
  wipedOut: new Map<string, FightOdds['wipedOut'][number]>(),
});
type Chances = ReturnType<typeof noChances>;

const addTo = (list: Fraction[], index: number, chance: Fraction): void => {
  list[index] = add(list[index] as Fraction, chance);
};

/** Adds what these Strikes do after this end of the Duel. */
const addStrikes = (
  { slain, wounds, prone, stunned, wipedOut }: Chances,
  fight: Fight,
  { end, strikes }: { readonly end: WonDuel['end']; readonly strikes: StrikesCase },
): void => {
  const { winner, spent } = end;
  const loser = other(winner);
  const indices = victimIndices(fight.sides[loser]);
  const aimed = aimedVictim(fight, winner);
  const weight = multiply(end.chance, strikes.chance);
  const odds = summariseEnds(
    strikeEnds(strikes.question),
    strikes.question.victims.map((victim) => victim.wounds),
  );
  odds.slain.forEach((each, count) => addTo(slain[winner], count, multiply(weight, each)));
  odds.wounds.forEach((row, i) => {
    const index = indices[i] as number;
    row.forEach((each, lost) => addTo(wounds[loser][index] as Fraction[], lost, multiply(weight, each)));
    const lives = multiply(weight, complement(row.at(-1) as Fraction));
    if (strikes.down[i]) addTo(prone[loser], index, lives);
    if (i === aimed) addTo(stunned[loser], index, multiply(lives, stunChance(fight, winner)));
  });
  const mightLeft = fight.sides[winner].models.map(({ might }, model) =>
    spent?.side === winner && spent.model === model ? might - spent.points : might,
  );
  const key = `${winner}:${mightLeft.join()}`;
  const before = wipedOut.get(key)?.probability ?? ZERO;
  const probability = add(before, multiply(weight, odds.slain.at(-1) as Fraction));
  wipedOut.set(key, { winner, mightLeft, probability });
};

/** The chances of each model: if its side wins or nobody strikes it, it loses nothing. */
const fatesOf = ({ wounds, prone, stunned }: Chances, side: SideIndex): readonly ModelFate[] =>
  wounds[side].map((row, index) => ({
    wounds: row.map((each, lost) => (lost === 0 ? add(each, subtract(ONE, sum(row))) : each)),
    prone: prone[side][index] as Fraction,
    stunned: stunned[side][index] as Fraction,
  }));

const oddsOf = (fight: Fight, won: readonly WonDuel[]): FightOdds => {
  const chances = noChances(fight);
  for (const { end, cases } of won) {
    addTo(chances.win, end.winner, end.chance);
    for (const strikes of cases) addStrikes(chances, fight, { end, strikes });
  }
  return {
    win: chances.win,
    ends: perSide((side) => side).flatMap((winner) =>
      chances.slain[winner].map((probability, count) => ({ winner, slain: count, probability })),
    ),
    models: perSide((side) => fatesOf(chances, side)),
    wipedOut: [...chances.wipedOut.values()],
  };
};

/** Works out the ends of the Duel, so that the work of all Strikes after them is known before they are counted. */
export const prepareFight = (fight: Fight) => {
  const duel = hasMight(fight) ? duelWork(fight, fight.switches) : 0;
  if (duel > WORK_LIMIT) return { work: duel, odds: null };
  const won = endsOfDuel(fight).map((end): WonDuel => ({ end, cases: strikesCases(fight, end) }));
  const work = won
    .flatMap(({ cases }) => cases)
    .reduce((sum, { question }) => sum + strikesWork(question), duel);
  return { work, odds: work > WORK_LIMIT ? null : () => oddsOf(fight, won) };
};

/**
 * The joint outcome of a fight: the Duel with best Might, then the winner's Strikes with the Might that is left, best for
 * the winner's aim, against the losers' best use of Fate and Might. Sides have at most 4 models that can be struck.
 * Bash and Stun go at the model aimed at.
 */
export const fightOdds = (fight: Fight): FightOdds =>
  oddsOf(
    fight,
    endsOfDuel(fight).map((end): WonDuel => ({ end, cases: strikesCases(fight, end) })),
  );

/** The chance that the side slays the model that it aims at, or every enemy in the fight. */
export const chanceToSlay = ({ sides }: Fight, { ends, models }: FightOdds, side: SideIndex): Fraction => {
  const { aim, aimedAt } = sides[side];
  if (aim === 'KILL_TARGET') return models[side === 0 ? 1 : 0][aimedAt]?.wounds.at(-1) ?? ZERO;
  return ends.filter(({ winner }) => winner === side).at(-1)?.probability ?? ZERO;
};
