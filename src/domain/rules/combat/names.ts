import type { SideIndex } from '../rulesets/fight-model';
import { type Message, textOf } from '../rulesets/texts';
import type { Step } from './step';

/** A side or model that players may have named. */
export interface Named {
  readonly name?: string | undefined;
}

/** A side and its models, as far as names go. */
export interface NamedSide extends Named {
  readonly models: readonly Named[];
}

const ordinals = ['the first side', 'the second side'] as const;

/** A side in a sentence: its name, or its place. */
export const sideLabel = ({ name }: Named, side: SideIndex): string => name ?? ordinals[side];

/** A model in a sentence: its name, or its place among its side's models. */
export const modelLabel = (side: NamedSide, model: number): string =>
  side.models[model]?.name ?? `model ${model}`;

const hasNames = (sides: readonly NamedSide[]): boolean =>
  sides.some(({ name, models }) => name !== undefined || models.some((model) => model.name !== undefined));

/** The name of the model or side that a step concerns; null where it concerns none, or where nobody has a name. */
export const whoOf = (
  sides: readonly [NamedSide, NamedSide],
  { side, model }: Pick<Step, 'side' | 'model'>,
): string | null => {
  if (side === null || !hasNames(sides)) return null;
  const own = sides[side];
  if (model === null) return sideLabel(own, side);
  return own.models[model]?.name ?? `${modelLabel(own, model)} of ${sideLabel(own, side)}`;
};

/** A step in words, with the name of the one that it concerns; null where nobody has a name. */
export type NamedStep<S extends Step = Step> = S & { readonly who: string | null; readonly text: string };

const named = <S extends Step>(step: S, who: string | null): NamedStep<S> => ({
  ...step,
  who,
  text: textOf(step.message, who),
});

/** The steps of a fight in words. */
export const nameSteps = <S extends Step>(
  steps: readonly S[],
  sides: readonly [NamedSide, NamedSide],
): readonly NamedStep<S>[] => steps.map((step) => named(step, whoOf(sides, step)));

/** The shooters and the target of a volley, as far as names go. */
interface NamedVolley {
  readonly shooters: readonly Named[];
  readonly target: Named;
  /** The model that may be hit instead. */
  readonly instead?: Named | null | undefined;
}

/** The name of the model that a die or a choice of a volley concerns: the target where it is about its Fate. */
export const volleyWho = (
  { code, model }: { readonly code: string; readonly model: number | null },
  { shooters, target, instead }: NamedVolley,
): string | null => {
  if (code === 'INSTEAD_FATE') return instead?.name ?? null;
  return (code.startsWith('FATE') ? target.name : shooters[model ?? -1]?.name) ?? null;
};

/** The steps of Strikes alone in words: strikers by their places, a target where its Fate is concerned. */
export const nameStrikeSteps = <S extends Step>(
  steps: readonly S[],
  { strikers, victims }: { readonly strikers: readonly Named[]; readonly victims: readonly Named[] },
): readonly NamedStep<S>[] =>
  steps.map((step) => {
    const own = step.code === 'FATE' ? victims : strikers;
    return named(step, own[step.model ?? -1]?.name ?? null);
  });

/** Messages about the target's Fate whose step has another code. */
const FATE_MESSAGES: readonly Message['key'][] = ['spendsOnFate', 'keepsFate'];

/** The steps of a volley in words: shooters by their places, the target where its Fate is concerned. */
export const nameVolleySteps = <S extends Step>(
  steps: readonly S[],
  volley: NamedVolley,
): readonly NamedStep<S>[] =>
  steps.map((step) => {
    const code = FATE_MESSAGES.includes(step.message.key) ? 'FATE' : step.code;
    return named(step, volleyWho({ ...step, code }, volley));
  });
