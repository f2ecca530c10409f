import { type Source, ruling } from '../../../shared/source';
import { explainDuel } from './duel-odds';
import { explainStrikes } from './explain-strikes';
import { type SideIndex, hasChargeBonus, other } from './fight-model';
import type { Fight } from './strikes-after';
import {
  holdsShieldwall,
  knocksDown,
  strikersOf,
  usesLance,
  victimIndices,
  victimOf,
  whyNoStrikes,
  type FightModel,
} from './fight-strikes';
import { modelLabel } from './names';
import type { Step } from './step';
import { combatSources } from './switches';

const reasons: Readonly<Record<string, { readonly text: string; readonly source: Source }>> = {
  SHIELDING: { text: 'shielding: no Strikes', source: combatSources.shield },
  SIDE_SHIELDING: {
    text: 'a friend is shielding: the side makes no Strikes',
    source: combatSources.shieldingSide,
  },
  IMMOBILISED: { text: 'Immobilised: no Strikes', source: combatSources.immobilised },
  PRONE: { text: 'Prone: no Strikes, it may stand up', source: combatSources.prone },
  SPECIAL_STRIKE: {
    text: 'uses its special strike instead of Strikes',
    source: ruling('16a'),
  },
};

const specialText: Readonly<Record<string, string>> = {
  BASH: 'Bash at the model aimed at: D6 + Strength against D6 + Strength knocks it Prone',
  STUN: 'Stun: on a 4+ the model aimed at has Fight and Attacks 1 and Shoot 6+ until the end of the next turn',
  FEINT: 'Feint won: To Wound dice of 1 are re-rolled',
  PIERCING_STRIKE: 'Piercing Strike won: Strength + D3',
  WHIRL: 'Whirl: one Strike at every enemy',
};

/** Makes the steps of one model. */
type StepOf = (code: string, text: string, source: Source) => Step;

const stepOf =
  (side: SideIndex, model: number): StepOf =>
  (code, text, source) => ({ code, side, model, text, source });

/** Whether its Shieldwall counts, or why not. */
const shieldwallSteps = (model: FightModel, step: StepOf): readonly Step[] => {
  if (!model.shieldwall) return [];
  if (holdsShieldwall(model))
    return [step('SHIELDWALL', `Shieldwall: Defence ${model.defence} + 1`, combatSources.shieldwall)];
  return model.immobilised
    ? [
        step(
          'NO_SHIELDWALL',
          'Immobilised: its Shieldwall, an Active rule, adds nothing',
          combatSources.active,
        ),
      ]
    : [step('NO_SHIELDWALL', 'mounted: Shieldwall works on foot only', combatSources.shieldwall)];
};

/** What the winners do instead of Strikes or besides them, and what keeps them from any. */
const winnerSteps = ({ sides, switches }: Fight, winner: SideIndex): readonly Step[] =>
  sides[winner].models.flatMap((model, index): readonly Step[] => {
    const step = stepOf(winner, index);
    const why = whyNoStrikes(model, sides[winner], switches);
    const reason = why === null ? undefined : reasons[why];
    const steps: Step[] = [];
    if (model.specialStrike !== null && (why === null || why === 'SPECIAL_STRIKE'))
      steps.push(
        step('SPECIAL_STRIKE', specialText[model.specialStrike] ?? '', combatSources.specialStrikes),
      );
    if (reason) steps.push(step('NO_STRIKES', reason.text, reason.source));
    if (model.lance && !usesLance(model)) {
      const text =
        model.type === 'CAVALRY'
          ? 'its lance adds nothing: it has not charged this turn'
          : 'its lance adds nothing: only Cavalry uses one';
      steps.push(step('NO_LANCE', text, combatSources.lance));
    }
    if (model.supporting === null && hasChargeBonus(model, sides[other(winner)].models)) {
      const text = 'charging Cavalry knocks all opponents to the ground: they are Trapped';
      steps.push(step('KNOCK_DOWN', text, combatSources.knockToTheGround));
    }
    return steps;
  });

/** What makes each beaten model easier or harder to wound. */
const loserSteps = ({ sides }: Fight, loser: SideIndex): readonly Step[] =>
  victimIndices(sides[loser]).flatMap((index): readonly Step[] => {
    const model = sides[loser].models[index] as FightModel;
    const step = stepOf(loser, index);
    const steps: Step[] = [];
    if (model.trapped || model.prone) {
      const text = `${model.prone ? 'Prone' : 'Trapped'}: each Attack at it is two Strikes`;
      steps.push(step('TRAPPED', text, combatSources.trapped));
    }
    steps.push(...shieldwallSteps(model, step));
    if (model.specialStrike === 'PIERCING_STRIKE') {
      const text = `Piercing Strike lost: Defence ${model.defence} - D3`;
      steps.push(step('LOWERED_DEFENCE', text, combatSources.specialStrikes));
    }
    return steps;
  });

/** The winners' Strikes at the losers, as they stand before any roll after the Duel. */
const strikeSteps = (fight: Fight, winner: SideIndex): readonly Step[] => {
  const { sides, switches } = fight;
  const losers = sides[other(winner)];
  const indices = victimIndices(losers);
  const strikers = strikersOf(sides, winner, {
    switches,
    mightLeft: (index) => (fight.keepsMight === winner ? 0 : (sides[winner].models[index]?.might ?? 0)),
  });
  if (strikers.length === 0) return [];
  const down = knocksDown(sides, winner);
  const question = {
    strikers,
    victims: indices.map((index) => {
      const model = losers.models[index] as FightModel;
      return victimOf(model, { might: model.might, down, lowered: 0 });
    }),
    aim: sides[winner].aim,
    aimedAt: 0,
    strikesRolled: switches.strikesRolled,
  };
  return explainStrikes(question, {
    side: winner,
    strikers: strikers.map(({ model }) => model),
    victims: indices,
    victimLabel: (place) => modelLabel(losers, indices[place] ?? place),
  });
};

/** The steps after the Duel if this side wins: who strikes whom, and why not. */
const explainWin = (fight: Fight, winner: SideIndex): readonly Step[] => [
  ...winnerSteps(fight, winner),
  ...loserSteps(fight, other(winner)),
  ...strikeSteps(fight, winner),
];

/** The steps that make a whole fight's odds: the Duel, then what follows for either winner. */
export const explainFight = (fight: Fight): readonly Step[] => [
  ...explainDuel({ sides: fight.sides, priority: fight.priority }, fight.switches),
  ...explainWin(fight, 0),
  ...explainWin(fight, 1),
];
