import * as z from 'zod/mini';
import type { Theme } from '../../pictures';
import { drawWoundBars } from '../../pictures';
import { percent } from '../../pictures/percent';
import { ok } from '../../shared/result';
import type { Chance } from '../answers';
import type { WoundsChance } from '../fights/answers';
import { strikeFaults, strikeFields, strikeOdds } from '../fights/strike-odds';
import { volleyFaults, volleyFields } from '../fights/volley-fields';
import { volleyOdds } from '../fights/volley-odds';
import { crossCheck } from '../input';
import { useCase } from '../use-case';
import type { Answer } from '../use-case';
import { pictureAnswer, pictureFields } from './fields';

interface Target {
  readonly defence: number;
  readonly wounds: number;
  readonly fate: number;
  readonly might: number;
}

interface Words {
  readonly title: string;
  readonly subtitle: string;
  readonly theme: Theme;
}

interface WoundsOdds {
  readonly slain: Chance;
  readonly wounds: readonly WoundsChance[];
}

const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

const sum = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((all, { count }) => all + count, 0);

const shared = (values: readonly number[]): string => [...new Set(values)].join(' and ');

/** Against whom, in words; of several, how many they are. */
const targetWords = (targets: readonly Target[]): string => {
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

const draw = ({ wounds, slain }: WoundsOdds, { title, subtitle, theme }: Words) =>
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

/** The distribution of Wounds of Strikes, as a picture. */
export const strikeWoundsPicture = useCase({
  input: z.strictObject({ ...strikeFields, ...pictureFields }).check(crossCheck(strikeFaults)),
  run: ({ theme, title, ...asked }) => {
    const odds = strikeOdds.run(asked, undefined as never) as Answer<WoundsOdds>;
    if (!odds.ok) return odds;
    const targets = asked.targets ?? (asked.target ? [asked.target] : []);
    return ok(
      draw(odds.value, {
        theme,
        title: title ?? `Wounds of ${counted(sum(asked.strikes), 'Attack')}`,
        subtitle: `Strength ${shared(asked.strikes.map(({ strength }) => strength))} against ${targetWords(targets)}${asked.trapped ? ', Trapped' : ''}`,
      }),
    );
  },
});

/** The distribution of Wounds of a volley, as a picture. */
export const volleyWoundsPicture = useCase({
  input: z.strictObject({ ...volleyFields, ...pictureFields }).check(crossCheck(volleyFaults)),
  run: ({ theme, title, ...asked }) => {
    const odds = volleyOdds.run(asked, undefined as never) as Answer<WoundsOdds>;
    if (!odds.ok) return odds;
    return ok(
      draw(odds.value, {
        theme,
        title: title ?? `Wounds of ${counted(sum(asked.shooters), 'shot')}`,
        subtitle: `Strength ${shared(asked.shooters.map(({ strength }) => strength))} against ${targetWords([asked.target])}`,
      }),
    );
  },
});
