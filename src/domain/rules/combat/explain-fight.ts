import type { Source } from '../../../shared/source';
import { ruling } from '../../../shared/source';
import { explainDuel } from './duel-odds';
import { explainStrikes } from './explain-strikes';
import type { SideIndex } from './fight-model';
import { hasChargeBonus, other } from './fight-model';
import type { Fight } from './strikes-after';
import {
  holdsShieldwall,
  knocksDown,
  strikersOf,
  usesLance,
  victimIndices,
  victimOf,
  whyNoStrikes,
} from './fight-strikes';
import type { FightModel } from './fight-strikes';
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

/** Whether its Shieldwall counts, or why not. */
const shieldwallSteps = (
  model: FightModel,
  step: (code: string, text: string, source: Source) => Step,
): readonly Step[] => {
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

/** The steps after the Duel if this side wins: who strikes whom, and why not. */
const explainWin = (fight: Fight, winner: SideIndex): readonly Step[] => {
  const { sides, switches } = fight;
  const loser = other(winner);
  const winners: readonly Step[] = sides[winner].models.flatMap((model, index): Step[] => {
    const step = (code: string, text: string, source: Source): Step => ({
      code,
      side: winner,
      model: index,
      text,
      source,
    });
    const why = whyNoStrikes(model, sides[winner], switches);
    const reason = why === null ? undefined : reasons[why];
    return [
      ...(model.specialStrike !== null && (why === null || why === 'SPECIAL_STRIKE')
        ? [step('SPECIAL_STRIKE', specialText[model.specialStrike] ?? '', combatSources.specialStrikes)]
        : []),
      ...(reason ? [step('NO_STRIKES', reason.text, reason.source)] : []),
      ...(model.lance && !usesLance(model)
        ? [
            step(
              'NO_LANCE',
              model.type === 'CAVALRY'
                ? 'its lance adds nothing: it has not charged this turn'
                : 'its lance adds nothing: only Cavalry uses one',
              combatSources.lance,
            ),
          ]
        : []),
      ...(model.supporting === null && hasChargeBonus(model, sides[loser].models)
        ? [
            step(
              'KNOCK_DOWN',
              'charging Cavalry knocks all opponents to the ground: they are Trapped',
              combatSources.knockToTheGround,
            ),
          ]
        : []),
    ];
  });
  const down = knocksDown(sides, winner);
  const indices = victimIndices(sides[loser]);
  const losers = indices.flatMap((index): Step[] => {
    const model = sides[loser].models[index] as FightModel;
    const step = (code: string, text: string, source: Source): Step => ({
      code,
      side: loser,
      model: index,
      text,
      source,
    });
    return [
      ...(model.trapped || model.prone
        ? [
            step(
              'TRAPPED',
              `${model.prone ? 'Prone' : 'Trapped'}: each Attack at it is two Strikes`,
              combatSources.trapped,
            ),
          ]
        : []),
      ...shieldwallSteps(model, step),
      ...(model.specialStrike === 'PIERCING_STRIKE'
        ? [
            step(
              'LOWERED_DEFENCE',
              `Piercing Strike lost: Defence ${model.defence} - D3`,
              combatSources.specialStrikes,
            ),
          ]
        : []),
    ];
  });
  const strikers = strikersOf(sides, winner, {
    switches,
    mightLeft: (index) => (fight.keepsMight === winner ? 0 : (sides[winner].models[index]?.might ?? 0)),
  });
  const question = {
    strikers,
    victims: indices.map((index) => {
      const model = sides[loser].models[index] as FightModel;
      return victimOf(model, { might: model.might, down, lowered: 0 });
    }),
    aim: sides[winner].aim,
    aimedAt: 0,
    strikesRolled: switches.strikesRolled,
  };
  const strikes =
    strikers.length === 0
      ? []
      : explainStrikes(question, {
          side: winner,
          strikers: strikers.map(({ model }) => model),
          victims: indices,
          victimLabel: (place) => modelLabel(sides[loser], indices[place] ?? place),
        });
  return [...winners, ...losers, ...strikes];
};

/** The steps that make a whole fight's odds: the Duel, then what follows for either winner. */
export const explainFight = (fight: Fight): readonly Step[] => [
  ...explainDuel({ sides: fight.sides, priority: fight.priority }, fight.switches),
  ...explainWin(fight, 0),
  ...explainWin(fight, 1),
];
