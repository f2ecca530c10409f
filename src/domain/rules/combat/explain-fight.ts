import { explainDuel } from './duel-odds';
import { explainStrikes } from './explain-strikes';
import type { Fight } from './fight';
import { type FightModel, type SideIndex, other } from '../rulesets/fight-model';
import { modelLabel } from './names';
import type { Step } from './step';
import { strikesAfter, victimIndices } from './strikes-after';

/** The winners' Strikes at the losers, as they stand before any roll after the Duel. */
const strikeSteps = (fight: Fight, winner: SideIndex): readonly Step[] => {
  const losers = fight.sides[other(winner)];
  const { question, strikers, victims } = strikesAfter(fight, {
    winner,
    spent: [],
    bashed: false,
    lowered: losers.models.map(() => 0),
  });
  if (strikers.length === 0) return [];
  return explainStrikes(question, {
    side: winner,
    strikers,
    victims,
    victimLabel: (place) => modelLabel(losers, victims[place] ?? place),
  });
};

/** The steps after the Duel if this side wins: what winners do besides Strikes, the state of the losers, the Strikes. */
const explainWin = (fight: Fight, winner: SideIndex): readonly Step[] => {
  const { sides, switches } = fight;
  const { explainWinner, explainLoser } = fight.ruleset.strikes;
  const loser = other(winner);
  const enemies = sides[loser].models;
  return [
    ...sides[winner].models.flatMap((one, model) =>
      explainWinner({ model: one, side: sides[winner], enemies }, switches).map((reason) => ({
        ...reason,
        side: winner,
        model,
      })),
    ),
    ...victimIndices(sides[loser]).flatMap((model) =>
      explainLoser(enemies[model] as FightModel).map((reason) => ({ ...reason, side: loser, model })),
    ),
    ...strikeSteps(fight, winner),
  ];
};

/** The steps that make a whole fight's odds: the Duel, then the Strikes of either winner. */
export const explainFight = (fight: Fight): readonly Step[] => [
  ...explainDuel(fight, fight.switches),
  ...explainWin(fight, 0),
  ...explainWin(fight, 1),
];
