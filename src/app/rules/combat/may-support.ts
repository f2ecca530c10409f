import * as z from 'zod/mini';
import { supporterFlags } from '../../../domain/rules/combat/may-support';
import { modelTypes, supportWeapons } from '../../../domain/rules/rulesets/fight-model';
import { namesOf } from '../../../shared/names-of';
import { oneOf, optional, wholeNumber, withDefault } from '../../kernel/input';
import { permissionAnswer, permissionOperation } from '../asking/situation-operation';
import { flag, flags, yes } from '../dice/dice';
import { editionField } from '../edition-field';

const millimetres = (description: string) =>
  withDefault(z.number().check(z.minimum(1), z.maximum(500), z.describe(description)), 25);

const notInfantry = namesOf(modelTypes).filter((type) => type !== 'INFANTRY');

/** Whether a model may support a friend in a Fight with its spear or pike: every reason why not. */
export const maySupport = permissionOperation({
  name: 'maySupport',
  route: 'POST /v1/rules/may-support',
  answers: 'SupportPermission',
  covers: ['A28'],

  fields: {
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
  },
  limits: {
    uncovered: [
      ...namesOf(supporterFlags).map((name) => [name, 'a supporter that this is true of'] as const),
      ['type', 'supporters that are not Infantry', ...notInfantry],
    ],
    only2024: ['heroicAction'],
  },
  decide: (asked, { support }) => support(asked),
  answer: (decision, { places }, { weapon }) => ({
    maySupport: decision.reasons.length === 0,
    ...permissionAnswer(decision, places[weapon]),
  }),
});
