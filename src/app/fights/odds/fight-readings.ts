import * as z from 'zod/mini';
import { prepareFight } from '../../../domain/rules/combat/fight-odds';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { crossCheck } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import type { RulesContext } from '../../kernel/ports';
import { fightQuestionFaults } from '../questions/edition-faults';
import { fightFields } from '../questions/fields';
import { prepareProfiles } from '../profiles/profiles';
import { payForStates, tooMuchWork } from '../work';
import { fightOf, oddsAnswer } from './fight-odds';

/** The readings of what no source says, each with its value of the switch. */
const readings = [
  { reading: 'KNOCKED_DOWN_IS_TRAPPED', value: true },
  { reading: 'KNOCKED_DOWN_IS_NOT_TRAPPED', value: false },
] as const;

/**
 * The odds of a fight under each reading of what the sources of the 2024 edition leave open: whether a model that a charge knocks down
 * after it lost is Trapped.
 */
export const fightReadings = operation({
  name: 'fightReadings',
  verb: 'calculate',
  route: 'POST /v1/fights/fight-readings',
  function: 'fights',
  answers: 'FightReadings',
  graphql: { kind: 'query', input: 'FightReadingsInput', inputDescription: 'Both sides.' },
  covers: ['C8'],

  input: z.strictObject(fightFields).check(crossCheck(fightQuestionFaults)),
  prepare: prepareProfiles,
  run: (input, context: Pick<RulesContext, 'work'> | undefined) => {
    const cases = readings.map(({ reading, value }) => {
      const fight = fightOf({ ...input, switches: { ...input.switches, knockedDownIsTrapped: value } });
      return { reading, ruleset: fight.ruleset.id, prepared: prepareFight(fight) };
    });
    const states = cases.reduce((sum, { prepared }) => sum + prepared.work, 0);
    const counted = Math.max(...cases.map(({ prepared }) => prepared.work));
    const paid = payForStates(context, { states, counted, path: 'sides' });
    if (!paid.ok) return paid;
    const answers = cases.flatMap(({ reading, prepared: { odds } }) =>
      odds === null ? [] : [{ reading, odds: oddsAnswer(odds()) }],
    );
    if (answers.length < cases.length) return tooMuchWork(counted, 'sides');
    return ok({
      ruleset: cases[0]?.ruleset ?? ('MESBG_2024' as const),
      readings: answers,
      source: sourceAnswer({
        document: 'TRANSCRIPTION',
        heading: 'Whether the knocked down are Trapped (grade C, not found)',
      }),
    });
  },
});
