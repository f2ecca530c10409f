import { braveFlags, breakTest as breakTestOf } from '../../../domain/rules/situations/mesbg-2024/break-test';
import { chance } from '../../kernel/answers';
import { type CrossFault, inputObject, optional, wholeNumber } from '../../kernel/input';
import { cited, reasonAnswers, situationOperation } from '../asking/situation-operation';
import { flag, flags, numberIn, points, yes } from '../dice/dice';
import { edition2024Field } from '../edition-field';
import { inches } from '../movement/movement';
import { MOST_MODELS } from './game-state';

const standFast = inputObject('StandFastInput', 'A Hero who calls Stand Fast at the end of his activation.', {
  heroPassed: yes('He passed his own test; true if omitted.'),
  distanceInches: inches('How far the model is from him, in inches.'),
  lineOfSight: yes('It has line of sight to him; true if omitted.'),
  warHorn: flag('His side blows its war horn for it, once a game: 3" further.'),
});

const countFaults = (value: unknown): readonly CrossFault[] => {
  const [start, left] = [numberIn(value, 'startingModels'), numberIn(value, 'modelsLeft')];
  return start !== undefined && left !== undefined && left > start
    ? [{ path: ['modelsLeft'], code: 'TOO_LARGE', message: `must be at most startingModels, ${start}` }]
    : [];
};

/** Whether a model of a Broken army must test in the 2024 edition, whether Stand Fast helps it, and its chance to pass. */
export const breakTest = situationOperation({
  name: 'breakTest',
  route: 'POST /v1/rules/break-test',
  answers: 'BreakTest',
  covers: ['D3'],

  fields: {
    startingModels: wholeNumber(1, MOST_MODELS, 'Models of the army at the start of the game.'),
    modelsLeft: wholeNumber(0, MOST_MODELS, 'Models left at the start of this turn.'),
    breakPercent: optional(
      wholeNumber(
        51,
        99,
        'Losses at which a list with a share of its own is Broken, in per cent, such as 66.',
      ),
    ),
    courage: wholeNumber(3, 10, 'Courage, 7 for 7+.'),
    isWarrior: yes('It is a Warrior, no Hero; true if omitted.'),
    ...flags(braveFlags),
    standFast: optional(standFast),
    warHorn: flag('A war horn of its side is within 24": +1.'),
    harbinger: flag('An enemy Harbinger of Evil is in its range: -1.'),
    willAvailable: points('Will points the model has'),
    mightAvailable: points('Might points the model has'),
    edition: edition2024Field,
  },
  faults: countFaults,
  answer: ({ courage: needed, warHorn, harbinger, willAvailable: will, mightAvailable: might, ...held }) => {
    const test = { needed, warHorn, harbinger, will, might };
    const { reasons, standFastFails, passed, ...decision } = breakTestOf({ ...held, test });
    return {
      ruleset: 'MESBG_2024' as const,
      ...cited(decision),
      reasons: reasonAnswers(reasons),
      standFastFails: reasonAnswers(standFastFails),
      passed: chance(passed),
    };
  },
});
