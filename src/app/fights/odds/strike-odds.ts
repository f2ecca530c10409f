import * as z from 'zod/mini';
import { onChart } from '../../../domain/rules/combat/strike-dice';
import { type CrossFault, crossCheck, listField, optional, inputObject } from '../../kernel/input';
import { fieldsOf } from '../../kernel/unchecked';
import { flag } from '../../rules/dice/dice';
import { editionField } from '../../rules/edition-field';
import { rulesetOf } from '../../rules/ruleset';
import { editionFaults } from '../questions/edition-faults';
import { courageField, editionModelFields, hatredFields, keywordsField } from '../questions/edition-fields';
import { faultRows } from '../../rules/fault-rows';
import { aimFaults, isSet, listIn, numberAt, objectAt } from '../questions/faults';
import {
  aimFields,
  fightLimits,
  fromProfile,
  nameField,
  profileFlag,
  required,
  some,
  strikeSwitches,
  workLimitWords,
} from '../questions/fields';
import { ensured, notCountedOf, profileFields, withProfile } from '../profiles/profile-fields';
import type { ProfileModel } from '../profiles/catalogue-words';
import { targetFacts, targetFields, targetNeeds, wholeTarget } from '../questions/target-fields';
import { operation } from '../../kernel/operation';
import { struckBy, withActions } from '../../../domain/rules/combat/strikes-after';
import { explainStrikes } from '../../../domain/rules/combat/explain-strikes';
import { nameStrikeSteps } from '../../../domain/rules/combat/names';
import {
  type StrikeQuestion,
  strikeOdds as oddsOf,
  strikesInTurn,
  strikesWork,
} from '../../../domain/rules/combat/strike-odds';
import { ok } from '../../../shared/result';
import { chance } from '../../kernel/answers';
import { type WorkContext, payForStates } from '../work';
import { strikeRulings } from '../../../domain/rules/combat/rulings-of-answers';
import { chanceOfAll, restsOn, slainAnswer, stepAnswer, woundsAnswer } from '../answers';
import { fightQuestion } from '../profiles/profiles';

const strikeInput = inputObject('StrikeInput', 'Strikes of one model, or of several alike without Might.', {
  ...profileFields,
  name: nameField,
  count: fromProfile(1, fightLimits.strikes, [
    'Attacks of one model, or of several alike without Might, before Trapped doubles them',
    '1',
  ]),
  strength: required(1, 10, 'Strength'),
  bonus: some(0, 5, 'Added to each To Wound roll, besides what the flags below add'),
  twoHanded: profileFlag('A two-handed weapon: +1 To Wound.'),
  lance: flag('A lance on the charge: +1 To Wound.'),
  rivalry: flag('Friendly Rivalry: +1 To Wound.'),
  rerollOnes: flag('To Wound dice of 1 are re-rolled once, as after a won Feint.'),
  might: fromProfile(0, 10, ['Might of the model that strikes', '0']),
  whirl: flag('It Whirls: one single Strike at each target, whatever its Attacks.'),
  piercingStrike: flag('Piercing Strike: a D3 is added to its Strength, once for all its Attacks.'),
  ...editionModelFields,
  ...hatredFields,
});

/** Values of a profile for Strikes: its Attacks do not include the bonus of a charge. */
const strikeFacts = ({
  numbers: { name, attacks, strength, might, twoHanded },
  counted2024,
}: ProfileModel) => ({
  ...counted2024,
  name,
  count: attacks,
  strength,
  might,
  twoHanded,
});

const strikeField = z.pipe(
  withProfile(strikeInput, ['strength'], strikeFacts),
  z.transform((strike) => ({
    ...strike,
    count: strike.count ?? 1,
    strength: ensured(strike.strength),
    might: strike.might ?? 0,
    twoHanded: strike.twoHanded ?? false,
  })),
);

const targetInput = inputObject('StrikeTargetInput', 'A model struck at.', {
  ...targetFields,
  shieldwall: flag('Its Shieldwall holds: +1 Defence.'),
  trapped: flag('It is Trapped or Prone: each Attack at it is two Strikes.'),
  ...editionModelFields,
  courage: courageField,
  keywords: keywordsField,
});

const targetField = z.pipe(withProfile(targetInput, targetNeeds, targetFacts), z.transform(wholeTarget));

const overLimits = (value: unknown): readonly CrossFault[] => {
  const strikes = listIn(value, 'strikes');
  const count = strikes.reduce<number>((sum, strike) => sum + numberAt(strike, 'count', 1), 0);
  const bearers = strikes.filter((strike) => numberAt(strike, 'might', 0) > 0).length;
  const { strikes: most, mightBearersPerSide } = fightLimits;
  const crowd = `${bearers} strikers have Might; ${mightBearersPerSide} at most`;
  return [
    ...faultRows(
      [count > most, ['strikes'], 'TOO_LARGE', `${count} Attacks; ${most} at most`],
      [bearers > mightBearersPerSide, ['strikes'], 'TOO_LARGE', crowd],
    ),
    ...strikes.flatMap((strike, i) => {
      const isTwice = isSet(strike, 'piercingStrike') && isSet(strike, 'whirl');
      return faultRows([isTwice, ['strikes', i, 'whirl'], 'INCONSISTENT', 'a model uses one special strike']);
    }),
  ];
};

const targetFaults = (value: unknown): readonly CrossFault[] => {
  const given = fieldsOf(value);
  const hasOne = given.target !== undefined && given.target !== null;
  const hasList = given.targets !== undefined && given.targets !== null;
  if (hasOne === hasList)
    return faultRows(
      [hasOne, ['targets'], 'INCONSISTENT', 'give one target or a list of targets, not both'],
      [!hasOne, ['target'], 'REQUIRED', 'is required: one target, or a list in targets'],
    );
  return aimFaults(value, hasList ? listIn(value, 'targets') : [given.target], []);
};
/** The question as the rules take it. */
const questionOf = (
  strikes: readonly z.output<typeof strikeField>[],
  targets: readonly z.output<typeof targetField>[],
  {
    trapped: allTrapped,
    ...rest
  }: Omit<StrikeQuestion, 'strikers' | 'victims'> & { readonly trapped: boolean },
): StrikeQuestion => ({
  ...rest,
  strikers: strikes.map(
    ({
      count,
      bonus,
      twoHanded,
      lance,
      rivalry,
      whirl,
      piercingStrike,
      profile: _profile,
      options: _options,
      heroicActions = [],
      ...strike
    }) => {
      const striker = {
        ...strike,
        attacks: count,
        bonus: bonus + Number(twoHanded) + Number(lance) + Number(rivalry),
        whirls: whirl,
        piercing: piercingStrike,
      };
      const { withTraits = (plain) => plain } = rest.ruleset.strikes;
      return withActions(rest.ruleset, { heroicActions }, withTraits(striker));
    },
  ),
  victims: targets.map(
    ({
      shieldwall,
      defence,
      trapped,
      profile: _profile,
      options: _options,
      heroicActions = [],
      traits,
      courage,
      keywords,
      ...target
    }) =>
      struckBy(
        rest.ruleset,
        { heroicActions, traits, courage, keywords },
        { ...target, defence: onChart(defence + Number(shieldwall)), trapped: trapped || allTrapped },
      ),
  ),
});

/** Input fields of Strikes. */
export const strikeFields = {
  strikes: listField(
    strikeField,
    [1, fightLimits.strikes],
    `The strikers, in the order of striking; 30 Attacks together at most, 4 with Might, ${workLimitWords}.`,
  ),
  trapped: flag('All targets are Trapped or Prone: each Attack is two Strikes at the same target.'),
  target: optional(targetField),
  targets: optional(
    listField(
      targetField,
      [1, fightLimits.targets],
      `Instead of one target: 1 to ${fightLimits.targets} of them.`,
    ),
  ),
  ...aimFields,
  switches: strikeSwitches,
  edition: editionField,
};

/** The faults between those fields. */
export const strikeFaults = (value: unknown): readonly CrossFault[] => [
  ...overLimits(value),
  ...targetFaults(value),
  ...editionFaults(value, [
    { models: listIn(value, 'strikes'), path: ['strikes'] },
    { models: listIn(value, 'targets'), path: ['targets'] },
    { models: [objectAt(value, 'target')], path: ['target'], isOne: true },
  ]),
];

type StrikesInput = z.output<z.ZodMiniObject<typeof strikeFields>>;

/** The question of checked input as the rules take it. */
export const strikeQuestionOf = (input: StrikesInput): StrikeQuestion => {
  const { strikes, target, targets, aimedAt = 0, switches, edition, ...rest } = input;
  const question = { ...rest, ...switches, ruleset: rulesetOf(edition), aimedAt };
  return questionOf(strikes, targets ?? (target ? [target] : []), question);
};

/** The exact distribution of Wounds and of models slain by Strikes, Might and Fate used as well as possible. */
export const strikeOdds = operation({
  name: 'strikeOdds',
  route: 'POST /v1/fights/strike-odds',
  answers: 'StrikeOdds',
  ...fightQuestion('StrikeOddsInput', 'The strikers and their targets.'),
  covers: ['C3'],

  input: z.strictObject(strikeFields).check(crossCheck(strikeFaults)),
  run: (input, context: WorkContext) => {
    const { strikes, target, targets } = input;
    const struck = targets ?? (target ? [target] : []);
    const question = strikeQuestionOf(input);
    const paid = payForStates(context, { states: strikesWork(question), path: 'strikes' });
    if (!paid.ok) return paid;
    const odds = oddsOf(question);
    const places = (list: readonly unknown[]) => list.map((_, i) => i);
    return ok({
      slain: chance(chanceOfAll(odds.slain)),
      wounds: woundsAnswer(odds.totalWounds),
      slainCount: slainAnswer(odds.slain),
      targets: odds.wounds.map((wounds) => ({
        slain: chance(chanceOfAll(wounds)),
        wounds: woundsAnswer(wounds),
      })),
      strikesRolled: strikesInTurn(question) ? ('ONE_BY_ONE' as const) : ('TOGETHER' as const),
      notCounted: notCountedOf([{ models: strikes }, { models: struck }]),
      steps: nameStrikeSteps(
        explainStrikes(question, {
          side: null,
          strikers: places(strikes),
          victims: places(struck),
          victimLabel: (victim) => struck[victim]?.name ?? `model ${victim}`,
        }),
        { strikers: strikes, victims: struck },
      ).map(stepAnswer),
      sources: restsOn(question.ruleset, [question.ruleset.sources.strikes], strikeRulings(question)),
    });
  },
});
