import * as z from 'zod/mini';
import { bargeInches, hurlOdds, rendOdds, struckByHurled } from '../../../domain/rules/combat/brutal-power';
import { courageOdds } from '../../../domain/rules/rolls/courage';
import { testSituation } from '../../../domain/rules/rolls/characteristic-test';
import { mesbg2024 } from '../../../domain/rules/rulesets/mesbg-2024/ruleset';
import { transcribed } from '../../../domain/rules/rulesets/mesbg-2024/sources';
import type { StrikeOdds } from '../../../domain/rules/combat/strike-odds';
import { ok } from '../../../shared/result';
import { chance, sourceAnswer } from '../../kernel/answers';
import type { BrutalPowerOdds } from '../../kernel/generated/answers';
import { choice, inputObject, optional, wholeNumber, withDefault } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { edition2024Field } from '../../rules/edition-field';
import { type Answer, invalidField } from '../../kernel/use-case';
import { flag } from '../../rules/dice/dice';
import { chanceOfAll, woundsAnswer } from '../answers';

const survivor = {
  defence: wholeNumber(1, 10, 'Defence with its armour and shield.'),
  wounds: withDefault(wholeNumber(1, 10, 'Wounds left.'), 1),
  fate: withDefault(wholeNumber(0, 6, 'Fate points left.'), 0),
  might: withDefault(wholeNumber(0, 10, 'Might points left, for its Fate rolls.'), 0),
  rerollFate: flag('It may re-roll failed Fate rolls.'),
};

const bruteField = inputObject('BruteInput', 'A Monster that won its fight.', {
  attacks: withDefault(wholeNumber(1, 10, 'Attacks.'), 1),
  strength: wholeNumber(1, 10, 'Strength.'),
  bonus: withDefault(wholeNumber(0, 5, 'Added to its To Wound rolls of a Rend.'), 0),
  intelligence: optional(wholeNumber(3, 10, 'Intelligence, 7 for 7+; a Hurl needs it.')),
  will: withDefault(wholeNumber(0, 20, 'Will points for the Intelligence test.'), 0),
  might: withDefault(wholeNumber(0, 10, 'Might points for the Intelligence test.'), 0),
});

const targetField = inputObject('BruteTargetInput', 'The model that a brutal power attack is made at.', {
  ...survivor,
  strength: wholeNumber(1, 10, 'Strength.'),
});

const attackField = choice(
  'BrutalPower',
  {
    REND: 'As many rolls as Attacks, against the target’s Strength.',
    BARGE: 'Enemies back off 3" or fall Prone, and the Monster moves on.',
    HURL: 'A weaker model is thrown after an Intelligence test.',
  },
  'A brutal power attack of a Monster, made instead of its Strikes.',
);

const sources = {
  REND: transcribed('Rend', 'A', 75),
  BARGE: transcribed('Barge', 'A', 76),
  HURL: transcribed('Hurl', 'A', 76),
};

const woundedAnswer = ({ wounds: [wounds = []] }: StrikeOdds) => ({
  slain: chance(chanceOfAll(wounds)),
  wounds: woundsAnswer(wounds),
});

const third = { fraction: '1/3', decimal: 1 / 3 };
const inchesAnswer = (inches: readonly number[]) =>
  inches.map((each) => ({ inches: each, probability: third }));

/** The exact odds of a brutal power attack of the 2024 edition: Rend, Barge or Hurl, made instead of Strikes by a Monster that won. */
export const brutalPowerOdds = operation({
  name: 'brutalPowerOdds',
  verb: 'calculate',
  route: 'POST /v1/fights/brutal-power-odds',
  function: 'fights',
  answers: 'BrutalPowerOdds',
  graphql: { kind: 'query', inputDescription: 'The attack, the Monster and the target.' },
  covers: ['C8'],

  input: z.strictObject({
    attack: attackField,
    brute: bruteField,
    target: optional(targetField),
    struck: optional(inputObject('HurledAtInput', 'The model that a hurled one strikes.', survivor)),
    edition: edition2024Field,
  }),
  run: ({ attack, brute, target, struck }): Answer<BrutalPowerOdds> => {
    const base: BrutalPowerOdds = {
      attack,
      ruleset: 'MESBG_2024',
      inches: [],
      expectedWounds: null,
      passes: null,
      target: null,
      slays: null,
      struck: null,
      source: sourceAnswer(sources[attack]),
    };
    if (attack === 'BARGE') return ok({ ...base, inches: inchesAnswer(bargeInches) });
    if (target === undefined) return invalidField('target', 'REQUIRED', `is required with ${attack}`);
    if (attack === 'REND') {
      const { odds, expected } = rendOdds(mesbg2024, brute, target);
      const answer = woundedAnswer(odds);
      return ok({ ...base, expectedWounds: chance(expected), target: answer, slays: answer.slain });
    }
    if (brute.intelligence === undefined)
      return invalidField('brute.intelligence', 'REQUIRED', 'is required: a Hurl takes an Intelligence test');
    const { intelligence, will, might } = brute;
    const { passed } = courageOdds(testSituation({ needed: intelligence, will, might }));
    const hurled = hurlOdds(mesbg2024, { brute, target, passes: passed });
    if (hurled === null)
      return invalidField(
        'target.strength',
        'TOO_LARGE',
        `only a model of less Strength than the Monster (${brute.strength}) is hurled`,
      );
    return ok({
      ...base,
      inches: inchesAnswer(hurled.inches),
      passes: chance(passed),
      target: woundedAnswer(hurled.odds),
      slays: chance(hurled.slays),
      struck: struck ? woundedAnswer(struckByHurled(mesbg2024, struck)) : null,
    });
  },
});
