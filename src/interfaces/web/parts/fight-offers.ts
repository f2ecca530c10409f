import { typeOf } from './fight-question';
import { isTicked } from './form';

/** Fields of a fight's form that do not apply: they are shown, but disabled. */

/** Options that a profile allows; without one, all options of the documents are offered. */
export interface FightOffers {
  readonly supportsWith: readonly string[];
  readonly hasShield: boolean;
}

/** The fields of a kind of models that cannot be as the others stand (004: CAVALRY, LANCES, SHIELDS, Shieldwall, SPEARS). */
export const impossibleFields = (
  query: URLSearchParams,
  prefix: string,
  profile: FightOffers | null,
): ReadonlySet<string> => {
  const type = typeOf(query, prefix);
  const isMounted = type === 'CAVALRY';
  const hasNoShield = profile !== null && !profile.hasShield;
  const rules: readonly (readonly [string, boolean])[] = [
    ['lance', !isMounted || !isTicked(query, `${prefix}charged`)],
    ['shielding', isMounted || hasNoShield],
    ['shieldwall', isMounted || hasNoShield],
    ['support', type !== 'INFANTRY' || (profile !== null && profile.supportsWith.length === 0)],
  ];
  return new Set(rules.flatMap(([name, holds]) => (holds ? [prefix + name] : [])));
};
