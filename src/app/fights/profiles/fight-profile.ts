import { sourceAnswer } from '../../kernel/answers';
import { cite, ruling } from '../../../shared/source';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { nearestNames } from '../../kernel/nearest';
import { idText } from '../../kernel/input';
import { ok, refused, invalidInput } from '../../kernel/use-case';
import { optionsField, unknownOptions } from './profile-fields';
import { profileModel } from './profile-model';
import { prepareProfiles, profileById, profileIds } from './profiles';

/**
 * A profile of the catalogue, with the options taken, as the numbers of a fight: what `{ profile, options }` of a side's
 * model stands for, and what of it is not counted.
 */
export const fightProfile = operation({
  name: 'fightProfile',
  route: 'GET /v1/fights/profiles/{profile}',
  function: 'fights',
  answers: 'FightProfile',
  cache: 'reference',
  covers: ['C4'],

  input: z.strictObject({
    profile: idText('Id of the profile, such as `boromir-captain-of-the-white-tower`.'),
    options: optionsField,
  }),
  prepare: prepareProfiles,
  run: ({ profile: id, options = [] }) => {
    const profile = profileById(id);
    if (profile === undefined)
      return refused({ code: 'NOT_FOUND', kind: 'profile', id, nearest: nearestNames(id, profileIds(id)) });
    const unknown = unknownOptions(profile, options);
    if (unknown.length > 0)
      return invalidInput(
        unknown.map(({ place, message }) => ({
          path: `options[${place}]`,
          code: 'UNKNOWN_REFERENCE',
          message,
        })),
      );
    const { numbers, shoot, weapon, weaponRangeInches, supportsWith, hasShield, notCounted } = profileModel(
      profile,
      options,
    );
    return ok({
      profile: profile.id,
      ...numbers,
      shoot,
      weapon,
      weaponRangeInches,
      supportsWith,
      hasShield,
      options: profile.options.map((option) => ({
        option: option.id,
        name: option.name,
        taken: options.includes(option.id),
      })),
      notCounted,
      sources: [
        sourceAnswer(cite('CATALOGUE', profile.name)),
        ...(numbers.type === 'INFANTRY_MONSTER' ? [sourceAnswer(ruling('42'))] : []),
        sourceAnswer(ruling('43')),
      ],
    });
  },
});
