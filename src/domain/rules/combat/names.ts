import type { SideIndex } from './fight-model';
import type { Step } from './step';

/** What players call a side or a model; left out, it has no name. */
export interface Named {
  readonly name?: string | undefined;
}

/** A side and its models, as far as names go. */
export interface NamedSide extends Named {
  readonly models: readonly Named[];
}

const ordinals = ['the first side', 'the second side'] as const;

/** What to call a side in a sentence: its name, or its place. */
export const sideLabel = ({ name }: Named, side: SideIndex): string => name ?? ordinals[side];

/** What to call a model in a sentence: its name, or its place among its side's models. */
export const modelLabel = (side: NamedSide, model: number): string =>
  side.models[model]?.name ?? `model ${model}`;

const hasNames = (sides: readonly NamedSide[]): boolean =>
  sides.some(({ name, models }) => name !== undefined || models.some((model) => model.name !== undefined));

/** Whom a step concerns, in words; null where it concerns nobody, or where nobody has a name. */
export const whoOf = (
  sides: readonly [NamedSide, NamedSide],
  { side, model }: Pick<Step, 'side' | 'model'>,
): string | null => {
  if (side === null || !hasNames(sides)) return null;
  const own = sides[side];
  if (model === null) return sideLabel(own, side);
  return own.models[model]?.name ?? `${modelLabel(own, model)} of ${sideLabel(own, side)}`;
};

/** First words of step texts that are a sentence once somebody stands before them. */
const VERBS: ReadonlySet<string> = new Set([
  'spends',
  'keeps',
  'rolls',
  're-rolls',
  'supports',
  'uses',
  'may',
]);

/** "Boromir spends 1 Might: 5 becomes 6", "Boromir: Attacks 3: 3 in the Duel roll". */
const saidOf = (who: string | null, text: string): string =>
  who === null ? text : VERBS.has(text.split(' ')[0] ?? '') ? `${who} ${text}` : `${who}: ${text}`;

/** Steps with the names of those whom they concern before the text. */
export const nameSteps = <S extends Step>(
  steps: readonly S[],
  sides: readonly [NamedSide, NamedSide],
): readonly (S & { readonly who: string | null })[] =>
  steps.map((step) => {
    const who = whoOf(sides, step);
    return { ...step, who, text: saidOf(who, step.text) };
  });

/** The shooters and the target of a volley, as far as names go. */
interface NamedVolley {
  readonly shooters: readonly Named[];
  readonly target: Named;
}

/** Whom a die or a choice of a volley concerns, by name: the target where it is about its Fate. */
export const volleyWho = (
  { code, model }: { readonly code: string; readonly model: number | null },
  { shooters, target }: NamedVolley,
): string | null => (code.startsWith('FATE') ? target.name : shooters[model ?? -1]?.name) ?? null;

/** The same for Strikes alone: strikers by their places, a target where its Fate is concerned. */
export const nameStrikeSteps = <S extends Step>(
  steps: readonly S[],
  { strikers, victims }: { readonly strikers: readonly Named[]; readonly victims: readonly Named[] },
): readonly (S & { readonly who: string | null })[] =>
  steps.map((step) => {
    const own = step.code === 'FATE' ? victims : strikers;
    const who = own[step.model ?? -1]?.name ?? null;
    return { ...step, who, text: saidOf(who, step.text) };
  });

/** The same for a volley: shooters by their places, the target where its Fate is concerned. */
export const nameVolleySteps = <S extends Step>(
  steps: readonly S[],
  volley: NamedVolley,
): readonly (S & { readonly who: string | null })[] =>
  steps.map((step) => {
    const isTargets = step.text.includes('its Fate');
    const who = volleyWho({ ...step, code: isTargets ? 'FATE' : step.code }, volley);
    return { ...step, who, text: saidOf(who, step.text) };
  });
