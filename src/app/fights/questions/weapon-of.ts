import { missileWeapon2024 } from '../../../domain/rules/rulesets/mesbg-2024/reference/missile-weapons';
import { printedWeapon } from '../../../domain/rules/shooting/missile-weapons';
import { rulesetIdOf } from '../../rules/edition';

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
