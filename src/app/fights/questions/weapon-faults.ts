import { missileWeapon2024 } from '../../../domain/rules/rulesets/mesbg-2024/reference/missile-weapons';
import { printedWeapon } from '../../../domain/rules/shooting/missile-weapons';
import { worded } from '../../kernel/faults';
import type { CrossFault } from '../../kernel/input';
import { fieldsOf } from '../../kernel/unchecked';
import { rulesetIdOf } from '../../rules/edition';
import { faultRows } from '../../rules/fault-rows';
import { type Path, isSet } from './faults';

export const ONLY_2024 = 'is of the 2024 edition, not of the 2018 edition';

/** Range in inches and Strength of a missile weapon in the edition of a question; undefined where its charts do not print it. */
export const weaponOf = (
  edition: unknown,
  kind: unknown,
): { readonly rangeInches: number | null; readonly strength: number | null } | undefined =>
  rulesetIdOf(edition) === 'MESBG_2018'
    ? printedWeapon(kind)
    : typeof kind === 'string'
      ? missileWeapon2024(kind)
      : undefined;

/** Contradictions and gaps between a shooter’s weapon and its shot, and parts of it that belong to another edition. */
export const weaponFaults = (shooter: unknown, path: Path, edition: unknown): readonly CrossFault[] => {
  const { weapon, weapon2024, strength, distanceInches, hindered } = fieldsOf(shooter);
  const kind = weapon2024 ?? weapon;
  const printed = weaponOf(edition, kind);
  const range = printed?.rangeInches ?? null;
  const isFar = typeof distanceInches === 'number' && range !== null && distanceInches > range;
  const isThrown = ['THROWING_SPEAR', 'THROWING_WEAPONS', 'ELVEN_THROWING'].includes(worded(kind));
  const is2018 = rulesetIdOf(edition) === 'MESBG_2018';
  return faultRows(
    [is2018 && typeof weapon2024 === 'string', [...path, 'weapon2024'], 'NOT_ALLOWED', ONLY_2024],
    [is2018 && typeof hindered === 'number', [...path, 'hindered'], 'NOT_ALLOWED', ONLY_2024],
    [
      weapon2024 === 'CROSSBOW' && isSet(shooter, 'moved'),
      [...path, 'moved'],
      'INCONSISTENT',
      'a crossbow does not shoot after any move',
    ],
    [
      (strength ?? null) === null && (printed?.strength ?? null) === null,
      [...path, 'strength'],
      'REQUIRED',
      'is required: the Strength of the shot, or a weapon that the missile weapon chart prints',
    ],
    [isFar, [...path, 'distanceInches'], 'TOO_LARGE', `must be at most the weapon’s range, ${range}`],
    [
      isSet(shooter, 'chargingThrow') && typeof kind === 'string' && !isThrown,
      [...path, 'chargingThrow'],
      'INCONSISTENT',
      'only a throwing spear is thrown on the charge',
    ],
  );
};
