import { mapPair } from '../../../shared/pair';
import type { DiceGame } from '../rolls/dice-game';
import { type FightModel, type SideIndex, type Sides, other } from '../rulesets/fight-model';
import { message } from '../rulesets/texts';
import type { Fight } from './fight';
import { aimedVictim, knocksDown, mayUse, strikesAfter, victimIndices } from './strikes-after';
import { playDuel } from './play-duel';
import type { PlayStep } from './step';
import { playStrikes } from './play-strikes';
import { type NamedSide, modelLabel } from './names';
import { type TableGame, byBestPlay, roll } from './table';

/** The state of one model after a fight. */
export interface ModelAfter {
  readonly woundsLost: number;
  readonly slain: boolean;
  /** It lives and lies Prone. */
  readonly prone: boolean;
  /** It lives and is Stunned. */
  readonly stunned: boolean;
}

export interface FightPlay {
  readonly winner: SideIndex;
  readonly scores: Sides<number>;
  readonly steps: readonly PlayStep[];
  readonly sides: Sides<readonly ModelAfter[]>;
}

const STUN_NEEDED = 4;

/** Each Bash of the winners at the model aimed at: whether one knocks it down. */
function* rollBashes(fight: Fight, winner: SideIndex, log: (step: PlayStep) => void): TableGame<boolean> {
  const loser = other(winner);
  const victim = victimIndices(fight.sides[loser])[aimedVictim(fight, winner)] ?? 0;
  const model = fight.sides[loser].models[victim] as FightModel;
  const label = modelLabel(fight.sides[loser], victim);
  const { bashStrength } = fight.ruleset.strikes;
  let down = false;
  for (const basher of mayUse(fight, winner, 'BASH')) {
    const [own = 1, his = 1] = yield* roll({
      code: 'BASH',
      side: winner,
      model: fight.sides[winner].models.indexOf(basher),
      count: 2,
      why: `the Bash: its own die first, then that of ${label}`,
    });
    const [mine, theirs] = [own + bashStrength(basher), his + bashStrength(model)];
    down ||= mine >= theirs;
    log({
      code: 'BASH',
      side: winner,
      model: fight.sides[winner].models.indexOf(basher),
      message: message('bashRolled', mine, theirs, label),
      dice: [own, his],
      source: fight.ruleset.sources.specialStrikes,
    });
  }
  return down;
}

function* rollStuns(fight: Fight, winner: SideIndex, log: (step: PlayStep) => void): TableGame<boolean> {
  let stunned = false;
  for (const stunner of mayUse(fight, winner, 'STUN')) {
    const [die = 1] = yield* roll({
      code: 'STUN',
      side: winner,
      model: fight.sides[winner].models.indexOf(stunner),
      count: 1,
      why: 'the Stun: a 4+ takes hold',
    });
    stunned ||= die >= STUN_NEEDED;
    log({
      code: 'STUN',
      side: winner,
      model: fight.sides[winner].models.indexOf(stunner),
      message: message('stunRolled', die, die >= STUN_NEEDED),
      dice: [die],
      source: fight.ruleset.sources.specialStrikes,
    });
  }
  return stunned;
}

/** Taken off the losers' Defence by their own Piercing Strikes. */
function* rollLowered(
  fight: Fight,
  loser: SideIndex,
  log: (step: PlayStep) => void,
): TableGame<readonly number[]> {
  const lowered: number[] = [];
  for (const index of victimIndices(fight.sides[loser])) {
    const model = fight.sides[loser].models[index] as FightModel;
    if (model.specialStrike !== 'PIERCING_STRIKE') {
      lowered.push(0);
      continue;
    }
    const [die = 1] = yield* roll({
      code: 'LOWERED_DEFENCE',
      side: loser,
      model: index,
      count: 1,
      why: 'a D3, a D6 halved and rounded up: what its lost Piercing Strike takes off its Defence',
    });
    const d3 = Math.ceil(die / 2);
    lowered.push(d3);
    log({
      code: 'LOWERED_DEFENCE',
      side: loser,
      model: index,
      message: message('piercingLostRolled', model.defence, d3),
      dice: [die],
      source: fight.ruleset.sources.specialStrikes,
    });
  }
  return lowered;
}

/** The label of a beaten model: the only one is the enemy, unless it has a name. */
const victimLabel = (side: NamedSide, victims: readonly number[], place: number): string => {
  const index = victims[place] ?? place;
  return victims.length === 1 ? (side.models[index]?.name ?? 'the enemy') : modelLabel(side, index);
};

const UNHURT: ModelAfter = { woundsLost: 0, slain: false, prone: false, stunned: false };

/** Harm to the models that could be struck. Lists and places count these alone. */
interface Damage {
  /** Their places among all models of their side. */
  readonly victims: readonly number[];
  readonly lost: readonly number[];
  readonly down: readonly boolean[];
  /** The place of the one that was Stunned. */
  readonly stunned: number | null;
}

/** The states of the beaten side. */
const losersAfter = (
  models: readonly FightModel[],
  { victims, lost, down, stunned }: Damage,
): readonly ModelAfter[] =>
  models.map(({ wounds }, index) => {
    const place = victims.indexOf(index);
    if (place < 0) return UNHURT;
    const woundsLost = lost[place] ?? 0;
    const slain = woundsLost === wounds;
    return {
      woundsLost,
      slain,
      prone: !slain && down[place] === true,
      stunned: !slain && stunned === place,
    };
  });

const logLosses = (
  { ruleset: { sources } }: Fight,
  { side, after }: { readonly side: SideIndex; readonly after: readonly ModelAfter[] },
  log: (step: PlayStep) => void,
): void => {
  after.forEach(({ woundsLost, slain }, model) => {
    if (woundsLost === 0) return;
    log({
      code: slain ? 'SLAIN' : 'WOUNDED',
      side,
      model,
      message: slain ? message('slain') : message('losesWounds', woundsLost),
      dice: [],
      source: sources.strikes,
    });
  });
};

/** The log of steps, and whether the players decide or best play does. */
export interface FightTable {
  readonly log: (step: PlayStep) => void;
  readonly playersChoose: boolean;
}

/**
 * A whole fight die by die, in the order of the rules: Fight values, Duel dice (side by side, model by model), re-rolls,
 * Might, roll-off, then Bash, Stun, lost Piercing Strikes, and the winner's Strikes with Fate.
 */
export function* playFightAtTable(
  fight: Fight,
  { log, playersChoose }: FightTable,
): TableGame<Omit<FightPlay, 'steps'>> {
  const duel = yield* playDuel(fight, fight.switches, { log, playersChoose });
  const { winner } = duel;
  const loser = other(winner);
  const bashed: boolean = yield* rollBashes(fight, winner, log);
  const stunned: boolean = yield* rollStuns(fight, winner, log);
  const lowered: readonly number[] = yield* rollLowered(fight, loser, log);
  if (knocksDown(fight, winner))
    log({
      code: 'KNOCK_DOWN',
      side: winner,
      model: null,
      message: message('knockedDown'),
      dice: [],
      source: fight.ruleset.sources.knockToTheGround,
    });
  const { question, strikers, victims, down } = strikesAfter(fight, {
    winner,
    spent: duel.spent,
    bashed,
    lowered,
  });
  const lost: readonly number[] = yield* playStrikes(
    question,
    {
      ruleset: fight.ruleset,
      winner,
      loser,
      strikers,
      victims,
      log,
      victimLabel: (place) => victimLabel(fight.sides[loser], victims, place),
    },
    playersChoose,
  );
  const beaten = losersAfter(fight.sides[loser].models, {
    victims,
    lost,
    down,
    stunned: stunned ? aimedVictim(fight, winner) : null,
  });
  logLosses(fight, { side: loser, after: beaten }, log);
  const sides = mapPair(fight.sides, ({ models }, side) =>
    side === loser ? beaten : models.map(() => UNHURT),
  );
  return { winner, scores: duel.scores, sides };
}

/** The same by best play of both, with its steps. */
export function* playFight(fight: Fight): DiceGame<FightPlay> {
  const steps: PlayStep[] = [];
  const log = (step: PlayStep): void => {
    steps.push(step);
  };
  const played = yield* byBestPlay(playFightAtTable(fight, { log, playersChoose: false }));
  return { ...played, steps };
}
