import * as z from 'zod/mini';
import { bothSides, SPARE } from '../../../domain/tournaments/event/numbers';
import { entrantId } from '../../../domain/tournaments/event/record';
import {
  type VetoState,
  vetoStateOf,
  withVeto,
} from '../../../domain/tournaments/scenarios/scenarios-of-round';
import { type Answer, conflict, invalidField, ok } from '../../kernel/use-case';
import { scenarioName } from '../fields';
import { resultOperation } from '../change/change-result';

/** The veto as it stands, if this side may veto now; null for a scorekeeper, who vetoes for whoever's turn it is. */
const openVeto = (
  sidesOfTable: readonly number[],
  { left, vetoes, next }: VetoState,
  side: number | null,
): Answer<Pick<VetoState, 'left' | 'vetoes'>> => {
  if (next === null) return conflict('VETO_OVER', `${left.join()} is left: it is played.`);
  const turn = sidesOfTable[next] ?? SPARE;
  return side === null || side === turn
    ? ok({ left, vetoes })
    : conflict(
        'NOT_YOUR_VETO',
        `It is the turn of ${turn === SPARE ? 'the Spare Player' : entrantId(turn)} to veto.`,
      );
};

/**
 * Vetoes one of the scenarios that a round has to choose from: the players of a table in turn until one is left. The lower player number
 * begins if the two numbers add up to an even one, otherwise the higher. A scorekeeper vetoes for whoever's turn it is. Whatever nobody vetoes stays, and the first of what is left, in the order
 * drawn, is played.
 */
export const vetoScenario = resultOperation({
  name: 'vetoScenario',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/veto',
  ifMatch: true,
  graphql: { input: 'VetoScenarioInput', inputDescription: 'The scenario that is not to be played.' },
  when: ['ROUND_DRAWN', 'ROUND_STARTED'],
  event: 'SCENARIO_CHANGED',
  covers: ['F8'],

  fields: {
    scenario: scenarioName.check(z.describe('One of the scenarios that are left.')),
  },
  set: ({ entrants, result, isPast, choices, vetoes }, { input, actor }) => {
    if (choices.length === 0)
      return conflict('NO_VETO', 'The players of this round do not choose the scenario.');
    if (result || isPast) return conflict('VETO_OVER', 'The game is reported: its scenario is settled.');
    const both = bothSides(entrants);
    const open = openVeto(both, vetoStateOf(choices, both, vetoes), actor.entrant);
    if (!open.ok) return open;
    const scenarios = withVeto(open.value, input.scenario);
    const message = `must be one of ${open.value.left.join(', ')}`;
    return scenarios
      ? ok({ vetoes: { entrants: both, scenarios } })
      : invalidField('scenario', 'NOT_ALLOWED', message);
  },
});
