import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { volleyFaults, volleyOddsFields } from '../questions/volley-fields';
import { shooterOf } from '../questions/shooter-fields';
import { fightPicture } from '../profiles/profiles';
import { volleyOdds } from '../odds/volley-odds';
import { crossCheck } from '../../kernel/input';
import { type Answer, ok } from '../../kernel/use-case';
import { pictureFields } from '../../kernel/picture-fields';
import { type WoundsOdds, draw, sum, shared, targetWords } from './wounds-pictures';
import { counted } from '../../../shared/counted';

/**
 * The distribution of Wounds of a volley, as a picture. As a file: GET /v1/pictures/volley-wounds.svg or .png with
 * `question`, all of this as JSON.
 */
export const volleyWoundsPicture = operation({
  name: 'volleyWoundsPicture',
  route: 'POST /v1/pictures/volley-wounds',
  ...fightPicture('VolleyOddsInput', 'The shooters and their target.'),

  input: z.strictObject({ ...volleyOddsFields, ...pictureFields }).check(crossCheck(volleyFaults)),
  price: () => 50,
  run: ({ theme, title, ...asked }) => {
    const odds = volleyOdds.run(asked, undefined) as Answer<WoundsOdds>;
    if (!odds.ok) return odds;
    return ok(
      draw(odds.value, {
        theme,
        title: title ?? `Wounds of ${counted(sum(asked.shooters), 'shot')}`,
        subtitle: `Strength ${shared(asked.shooters.map((shooter) => shooterOf(asked.edition)(shooter).strength))} against ${targetWords([asked.target])}`,
      }),
    );
  },
});
