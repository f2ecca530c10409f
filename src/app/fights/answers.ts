import type { Fraction } from '../../shared/fraction';
import { invariant } from '../../shared/invariant';
import type { NamedStep } from '../../domain/rules/combat/names';
import type { Ruleset } from '../../domain/rules/rulesets/ruleset';
import { type Source, ruling } from '../../shared/source';
import { chance, sourceAnswer } from '../kernel/answers';

/** `who`: whom it concerns, by name; null where nobody has a name. */
export const stepAnswer = ({ code, side, model, who, text, source }: NamedStep) => ({
  code,
  side,
  model,
  who,
  text,
  source: sourceAnswer(source),
});

/** The last of the chances of 0, 1, ... Wounds or models: that of them all. */
export const chanceOfAll = (chances: readonly Fraction[]): Fraction => {
  const all = chances.at(-1);
  invariant(all !== undefined, 'the chances are of 0 and more');
  return all;
};

/** The chance of 0, 1, ... Wounds. */
export const woundsAnswer = (chances: readonly Fraction[]) =>
  chances.map((probability, wounds) => ({ wounds, probability: chance(probability) }));

/** The chance of 0, 1, ... models slain. */
export const slainAnswer = (chances: readonly Fraction[]) =>
  chances.map((probability, slain) => ({ slain, probability: chance(probability) }));

/** The places of its edition that an answer about a fight rests on, then the rulings, each once. */
export const restsOn = (
  ruleset: Pick<Ruleset, 'id'>,
  places: readonly Source[],
  rulings: readonly string[],
) => [
  ...places.map(sourceAnswer),
  ...(ruleset.id === 'MESBG_2018' ? [...new Set(rulings)].map((number) => sourceAnswer(ruling(number))) : []),
];
