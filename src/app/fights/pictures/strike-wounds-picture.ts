import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { fightPicture } from '../profiles/profiles';
import { strikeFaults, strikeFields, strikeOdds } from '../odds/strike-odds';
import { crossCheck } from '../../kernel/input';
import { type Answer, ok } from '../../kernel/use-case';
import { pictureFields } from '../../kernel/picture-fields';
import { type WoundsOdds, draw, sum, shared, targetWords } from './wounds-pictures';
import { counted } from '../../../shared/counted';

/**
 * The distribution of Wounds of Strikes, as a picture. As a file: GET /v1/pictures/strike-wounds.svg or .png with
 * `question`, all of this as JSON.
 */
export const strikeWoundsPicture = operation({
  name: 'strikeWoundsPicture',
  route: 'POST /v1/pictures/strike-wounds',
  ...fightPicture('StrikeOddsInput', 'The strikers and their targets.'),

  input: z.strictObject({ ...strikeFields, ...pictureFields }).check(crossCheck(strikeFaults)),
  price: () => 50,
  run: ({ theme, title, ...asked }) => {
    const odds = strikeOdds.run(asked, undefined) as Answer<WoundsOdds>;
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
