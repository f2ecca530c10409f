import * as z from 'zod/mini';
import { drawWoundBars } from '../../pictures';
import { percent } from '../../pictures/percent';
import { ok } from '../../shared/result';
import { fightFaults } from '../fights/faults';
import { fightFields } from '../fights/fields';
import { fightOdds } from '../fights/fight-odds';
import { crossCheck } from '../input';
import { useCase } from '../use-case';
import { pictureAnswer, pictureFields, sideNamesField } from './fields';

type Odds = Exclude<ReturnType<typeof fightOdds.run>, Promise<unknown>>;

const alignmentNames = { GOOD: 'Good', EVIL: 'Evil' } as const;

/** How a whole fight ends, Duel and Strikes: who wins it, and how many of the loser's models are slain. */
export const fightOutcomesPicture = useCase({
  input: z
    .strictObject({ ...fightFields, sideNames: sideNamesField, ...pictureFields })
    .check(crossCheck(fightFaults)),
  run: ({ theme, title, sideNames, ...asked }) => {
    const odds = fightOdds.run({ ...asked, heroicCombat: undefined }, undefined as never) as Odds;
    if (!odds.ok) return odds;
    const names = asked.sides.map(
      ({ alignment }, side) =>
        sideNames?.[side] ?? `${side === 0 ? 'First' : 'Second'} (${alignmentNames[alignment]})`,
    );
    const won = odds.value.win.map(({ decimal }, side) => `${names[side] ?? ''} ${percent(decimal, 1)}`);
    return ok(
      pictureAnswer(
        drawWoundBars(
          {
            title: title ?? 'How the fight ends',
            subtitle: `Winner of the Duel: ${won.join(', ')}`,
            counted: 'Winner, slain of the others',
            bars: odds.value.outcomes.map(({ winner, slain, probability }) => ({
              label: `${names[winner] ?? ''}, ${slain} slain`,
              chance: probability.decimal,
              exact: probability.fraction,
            })),
            isCount: false,
          },
          theme,
        ),
      ),
    );
  },
});
