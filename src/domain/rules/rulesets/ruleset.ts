import type { Source } from '../../../shared/source';
import type { Obstruction } from '../charts/in-the-way';
import type { ToWoundChart } from '../charts/to-wound';
import type { RulesetId } from '../ruleset-id';
import type {
  DuelModel,
  DuelSide,
  FightModel,
  FightSide,
  FightTrait,
  ModelType,
  SideIndex,
  Sides,
  SpecialStrike,
  StrikeRoll,
  Striker,
  Struck,
} from './fight-model';
import type { Message } from './texts';

/** Choices that the documents leave open in a fight; each may be set per question (docs/rulings.md, Fights). */
export interface FightSwitches {
  /** Might cannot raise a die beyond this; null lifts the limit (ruling 8). */
  readonly mightCap: number | null;
  /** A modified Duel die cannot fall below this; null lifts the limit (ruling 9). */
  readonly duelFloor: number | null;
  /** A natural 6 is not lowered by a two-handed weapon (ruling 10). */
  readonly naturalSixStands: boolean;
  /** A model that Bashes or Stuns makes no Strikes (ruling 16a). */
  readonly bashAndStunForgoStrikes: boolean;
  /** A shielding model's victory stops its whole side from Striking (ruling 16b). */
  readonly shieldingStopsSide: boolean;
  /** A charge knocks down neither Monsters nor models of Strength 6 and more (ruling 42). */
  readonly monstersStand?: boolean | undefined;
  /** Whether all Strikes are seen before Might is spent, or each for itself (ruling 16c). */
  readonly strikesRolled: 'TOGETHER' | 'ONE_BY_ONE';
  /** A model in the way that stops a shot is hit by it (ruling 16h). */
  readonly interveningModelIsHit: boolean;
  /** A model that a charge knocks to the ground after it lost is Trapped; true if omitted. */
  readonly knockedDownIsTrapped?: boolean | undefined;
  /** The side that may spend Might first while score and Fight are level; the one without Priority if omitted (ruling 16g). */
  readonly bidsFirst?: SideIndex | undefined;
  /** Of two sides of one alignment, the one that wins a roll-off on the high faces; the first if omitted (ruling 12). */
  readonly highFaces?: SideIndex | undefined;
}

export type DuelSwitches = Pick<
  FightSwitches,
  'mightCap' | 'duelFloor' | 'naturalSixStands' | 'bidsFirst' | 'highFaces'
>;

/** A reason why something counts as it does, with its place in the rules. */
export interface Reason {
  /** Stable code of its kind: `DICE`, `NO_STRIKES`, `TRAPPED`, ... */
  readonly code: string;
  readonly message: Message;
  readonly source: Source;
}

/** A die thrown before the Duel that changes a model's Fight. */
export interface FightRoll {
  readonly sides: 3 | 6;
  /** The Fight after this roll, from the Fight before it. */
  readonly change: (fight: number, rolled: number) => number;
  /** Explains the roll as it fell; `die` is the D6 thrown. */
  readonly explain: (fight: number, rolled: number) => Message;
  /** The purpose of the roll, as players are told before it. */
  readonly why: string;
  readonly source: Source;
}

/** A heroic action that changes a fight. Its id is the one that a model declares (`DuelModel.heroicActions`). */
export interface HeroicAction {
  readonly id: string;
  /** Attacks that it adds, in the Duel and in Strikes. */
  readonly attacks?: number;
  readonly fightRoll?: FightRoll;
  /** The Strikes of a model that declared it. */
  readonly changeStriker?: (striker: Striker) => Striker;
  /** The model that declared it, when it is struck. */
  readonly changeStruck?: (struck: Struck) => Struck;
}

/** The decisions of an edition about the Duel. */
export interface DuelRules {
  /** Dice that a model adds to its side's Duel roll, without those of heroic actions. */
  readonly diceOf: (model: DuelModel, enemies: readonly DuelModel[]) => number;
  /** The score of a natural face 1 to 6 after the model's modifiers. */
  readonly scoreOf: (model: DuelModel, face: number, switches: DuelSwitches) => number;
  /** Rolls that change the model's Fight, in their order. */
  readonly fightRolls: (model: DuelModel) => readonly FightRoll[];
  /** The Fight that counts, once all its rolls have fallen. */
  readonly fightOf: (model: DuelModel, rolled: number) => number;
  /** Ways of six in which the first side wins the roll-off of a drawn combat. */
  readonly rollOffSixths: (sides: Sides<DuelSide>) => number;
  readonly explainDice: (
    model: DuelModel,
    enemies: readonly DuelModel[],
    switches: DuelSwitches,
  ) => readonly Reason[];
  /** Assumptions about both sides, and the ruling of their roll-off. */
  readonly explainSides?: (sides: Sides<DuelSide>) => readonly Reason[];
  /** Explains what changes the model's Fight; null where nothing does. */
  readonly explainFight: (model: DuelModel) => Reason | null;
}

/** A model of the winning side, its side and the beaten models. */
export interface Winner {
  readonly model: FightModel;
  readonly side: DuelSide<FightModel>;
  readonly enemies: readonly FightModel[];
}

/** The decisions of an edition about Strikes. */
export interface StrikeRules {
  /** Why a model of the winning side makes no Strikes; null if it strikes. */
  readonly whyNone: (
    model: FightModel,
    side: DuelSide<FightModel>,
    switches: FightSwitches,
  ) => 'SHIELDING' | 'SIDE_SHIELDING' | 'IMMOBILISED' | 'PRONE' | 'SPECIAL_STRIKE' | null;
  /** The Strikes of a model of the winning side, with the Might it has left; without those of heroic actions. */
  readonly strikerOf: (model: FightModel, enemies: readonly DuelModel[], might: number) => Striker;
  /** Whether the winner knocks this opponent to the ground before Strikes. */
  readonly knocksDown: (
    fight: { readonly sides: Sides<FightSide>; readonly switches: FightSwitches },
    winner: SideIndex,
    loser: FightModel,
  ) => boolean;
  /** The roll of a Strike at this model, where more than Strength, Defence and bonus decide it. */
  readonly rollAt?: (striker: Striker, struck: Struck) => StrikeRoll;
  /** A striker with the changes of its traits. */
  readonly withTraits?: (striker: Striker) => Striker;
  /** Changes of the beaten model's own traits when it is struck. */
  readonly struckOf?: (model: Pick<FightModel, 'traits' | 'courage' | 'keywords'>) => Partial<Struck>;
  /** Defence with what its state adds. */
  readonly defenceOf: (model: FightModel) => number;
  /** Added to a D6 for a Bash, as basher or as opponent. */
  readonly bashStrength: (model: FightModel) => number;
  /** Explains what a winner does instead of Strikes or besides them, and what keeps it from any. */
  readonly explainWinner: (winner: Winner, switches: FightSwitches) => readonly Reason[];
  /** Explains what makes a beaten model easier or harder to wound. */
  readonly explainLoser: (model: FightModel) => readonly Reason[];
}

/** The decisions of an edition about shooting. */
export interface ShootingRules {
  /** The score needed to hit. */
  readonly toHit: (shooter: {
    readonly shoot: number;
    readonly moved: boolean;
    readonly hindered?: number | undefined;
  }) => number;
  /** The least that passes an obstruction. */
  readonly inTheWay: (obstruction: Obstruction) => number;
}

/** A Magical Power that takes effect. */
export interface PowerRules {
  /** Its effect in words. */
  readonly text: string;
  readonly source: Source;
  /** Strength of its hit; 0 for a Wound without a roll To Wound, none where it costs no Wounds. */
  readonly strength?: number;
  readonly strengthInWater?: number;
  readonly knocksProne?: true;
  /** Other models that it hits: those its target meets on its way, those in its line, or all in range; Strength as its own if none is named. */
  readonly others?: { readonly reach: 'ON_ITS_WAY' | 'LINE' | 'RANGE'; readonly strength?: number };
  /** How far it sends its target, or reaches, in inches by a D6. */
  readonly inches?: (die: number) => number;
  /** The reason why nobody resists it. */
  readonly unresisted?: string;
}

/** Places in the documents that the solver's own steps cite. */
export type FightSources = Readonly<
  Record<
    | 'duelRoll'
    | 'drawnCombat'
    | 'might'
    | 'fate'
    | 'strikes'
    | 'specialStrikes'
    | 'knockToTheGround'
    | 'multipleAttacks'
    | 'multipleCombat'
    | 'shooting'
    | 'movingAndShooting'
    | 'inTheWay',
    Source
  >
>;

/** The rules of one edition, as far as editions differ. The solver takes them from its question and does not ask which edition it is. */
export interface Ruleset {
  readonly id: RulesetId;
  readonly switches: FightSwitches;
  readonly sources: FightSources;
  readonly toWound: ToWoundChart;
  /**
   * Might that raises both dice of a 6/4, 6/5 or 6/6, from the Might that each lacks, where they are seen together. Null
   * where the second die is thrown only once the first has succeeded (ruling 40).
   */
  readonly mightForBothDice: ((first: number, second: number) => number) | null;
  readonly heroicActions: readonly HeroicAction[];
  /** The kinds of models that it tells apart. */
  readonly modelTypes: readonly ModelType[];
  /** The special strikes that it knows. */
  readonly specialStrikes: readonly SpecialStrike[];
  /** Fields of a model in a fight that it alone counts. */
  readonly ownFields: readonly string[];
  /** The traits of models that it counts. */
  readonly traits: readonly FightTrait[];
  readonly duel: DuelRules;
  readonly strikes: StrikeRules;
  readonly shooting: ShootingRules;
}

/** The heroic actions that a model declared. */
export const declaredActions = (
  { heroicActions }: Pick<Ruleset, 'heroicActions'>,
  { heroicActions: declared }: Pick<DuelModel, 'heroicActions'>,
): readonly HeroicAction[] =>
  declared.length === 0 ? [] : heroicActions.filter(({ id }) => declared.includes(id));
