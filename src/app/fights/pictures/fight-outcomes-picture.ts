import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { drawWoundBars } from '../../../domain/pictures';
import { percent } from '../../../domain/pictures/scales';
import { ok } from '../../../shared/result';
import { fightQuestionFaults } from '../questions/edition-faults';
import { fightFields } from '../questions/fields';
import { fightOdds } from '../odds/fight-odds';
import { fightPicture } from '../profiles/profiles';
import { crossCheck } from '../../kernel/input';

import { pictureAnswer, pictureFields, sideNamesField } from '../../kernel/picture-fields';

type Odds = Exclude<ReturnType<typeof fightOdds.run>, Promise<unknown>>;

const alignmentNames = { GOOD: 'Good', EVIL: 'Evil' } as const;

/**
 * How a whole fight ends, as a picture: who wins the Duel, and how many of the others are slain. As a file: GET
 * /v1/pictures/fight-outcomes.svg or .png with `question`, all of this as JSON.
 */
export const fightOutcomesPicture = operation({
  name: 'fightOutcomesPicture',
  route: 'POST /v1/pictures/fight-outcomes',
  ...fightPicture('RollFightInput', 'Both sides.', ['sideNames']),

  input: z
    .strictObject({ ...fightFields, sideNames: sideNamesField, ...pictureFields })
    .check(crossCheck(fightQuestionFaults)),
  price: () => 50,
  run: ({ theme, title, sideNames, ...asked }) => {
    const odds = fightOdds.run({ ...asked, heroicCombat: undefined }, undefined) as Odds;
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
