import { counted } from '../../../shared/counted';
import { type Theme, type WoundBars, drawWoundBars } from '../../../domain/pictures';
import { percent } from '../../../domain/pictures/scales';
import type { Chance } from '../../kernel/answers';
import type { WoundsChance } from '../../kernel/generated/answers';
import { pictureAnswer } from '../../kernel/picture-fields';

type Target = Readonly<Record<'defence' | 'wounds' | 'fate' | 'might', number>>;

export interface WoundsOdds {
  readonly slain: Chance;
  readonly wounds: readonly WoundsChance[];
}

export const sum = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((all, { count }) => all + count, 0);

export const shared = (values: readonly number[]): string => [...new Set(values)].join(' and ');

/** Against whom, in words; of several, how many they are. */
export const targetWords = (targets: readonly Target[]): string => {
  const [only] = targets;
  if (only === undefined || targets.length > 1) return `${targets.length} targets`;
  const { defence, wounds, fate, might } = only;
  return [
    `Defence ${defence}`,
    counted(wounds, 'Wound'),
    ...(fate > 0 ? [`${fate} Fate`] : []),
    ...(might > 0 ? [`${might} Might`] : []),
  ].join(', ');
};

export const draw = (
  { wounds, slain }: WoundsOdds,
  { title, subtitle, theme }: Pick<WoundBars, 'title' | 'subtitle'> & { readonly theme: Theme },
) =>
  pictureAnswer(
    drawWoundBars(
      {
        title,
        subtitle: `${subtitle}. Slain: ${percent(slain.decimal, 1)}`,
        counted: 'Wounds lost',
        bars: wounds.map(({ wounds: count, probability }) => ({
          label: String(count),
          chance: probability.decimal,
          exact: probability.fraction,
        })),
      },
      theme,
    ),
  );
