import { namesOf } from '../../../shared/names-of';
import { REMEDIES_PRICE, remedies } from '../asking/remedies';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { modelTypes, supportWeapons } from '../../../domain/rules/rulesets/fight-model';
import { maySupport as maySupportOf, supporterFlags } from '../../../domain/rules/combat/may-support';
import { maySupport2024 } from '../../../domain/rules/situations/mesbg-2024/may-support';
import { ok } from '../../../shared/result';
import { crossCheck, optional, wholeNumber, withDefault, oneOf } from '../../kernel/input';
import { flag, flags, yes } from '../dice/dice';
import { rulesetIdOf } from '../edition';
import { editionField } from '../edition-field';
import { editionLimits, situationRulesOf } from '../edition-limits';
import { permissionAnswer, situationQuestion } from '../movement/movement';

const millimetres = (description: string) =>
  withDefault(z.number().check(z.minimum(1), z.maximum(500), z.describe(description)), 25);

/** Facts that the edition of the question does not know. */
const editionFaults = editionLimits({
  uncovered: [
    ...namesOf(supporterFlags).map((name) => [name, 'a supporter that this is true of'] as const),
    [
      'type',
      'supporters that are not Infantry',
      ...namesOf(modelTypes).filter((type) => type !== 'INFANTRY'),
    ],
  ],
  only2024: ['heroicAction'],
});

const input = z
  .strictObject({
    weapon: oneOf('SupportWeapon', supportWeapons, 'Its weapon.'),
    type: withDefault(
      oneOf('FightModelType', modelTypes, 'Kind of supporter; INFANTRY if omitted.'),
      'INFANTRY',
    ),
    ...flags(supporterFlags),
    touchesFriend: yes('It is in base contact with the friend; true if omitted.'),
    touchesSupportingPike: flag('It is in base contact with a pike that supports the friend.'),
    baseMm: millimetres('Width of the supporter’s base in millimetres; 25 if omitted.'),
    friendBaseMm: millimetres('Width of the friend’s base in millimetres; 25 if omitted.'),
    friendEngaged: yes('The friend is in a Fight; true if omitted.'),
    spearsSupporting: withDefault(wholeNumber(0, 10, 'Spears that support the friend already.'), 0),
    pikesSupporting: withDefault(wholeNumber(0, 10, 'Pikes that support the friend already.'), 0),
    edition: editionField,
    heroicAction: optional(
      z
        .boolean()
        .check(z.describe('It declared a heroic action of the Fight phase; counts in the 2024 edition.')),
    ),
  })
  .check(crossCheck(editionFaults));

const decide = ({ edition, heroicAction = false, ...facts }: z.output<typeof input>) =>
  rulesetIdOf(edition) === 'MESBG_2018' ? maySupportOf(facts) : maySupport2024({ ...facts, heroicAction });

/** Whether a model may support a friend in a Fight with its spear or pike: every reason why not. */
export const maySupport = operation({
  name: 'maySupport',
  route: 'POST /v1/rules/may-support',
  answers: 'SupportPermission',
  ...situationQuestion('MaySupportInput'),
  covers: ['A28'],

  input,
  price: () => REMEDIES_PRICE,
  run: (asked) => {
    const decision = decide(asked);
    return ok({
      maySupport: decision.reasons.length === 0,
      ...permissionAnswer(decision, situationRulesOf(asked.edition).places[asked.weapon]),
      remedies: remedies(input, asked, (other) => decide(other).reasons),
    });
  },
});
