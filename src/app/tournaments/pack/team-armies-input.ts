import * as z from 'zod/mini';
import type { TeamArmyRules } from '../../../domain/tournaments/teams/team-armies';
import { LARGEST_TEAM, MOST_TEAM_LISTS } from '../../../domain/tournaments/limits';
import { choice, optional, wholeNumber, withDefault, flag, arrayOf, inputObject } from '../../kernel/input';

const listId = z.string().check(z.minLength(1), z.maxLength(100));

export const teamArmiesInput = inputObject(
  'TeamArmiesInput',
  'The rules for the armies of a team together, besides those for each army.',
  {
    uniqueHeroesOnce: withDefault(
      flag('Whether a unique Hero may be in one army of the team only; false if omitted.'),
      false,
    ),
    mostOfList: optional(
      wholeNumber(
        1,
        LARGEST_TEAM,
        'In how many armies of the team the same army list or Legion may be; any number if omitted.',
      ),
    ),
    lists: optional(
      arrayOf(
        listId,
        [1, MOST_TEAM_LISTS],
        'The ids of the only army lists and Legions that may be played; all if omitted.',
      ),
    ),
    alignment: withDefault(
      choice(
        'TeamAlignment',
        { ANY: 'Each army is Good or Evil.', SAME: 'All armies are Good, or all are Evil.' },
        'The rule for the alignments of a team.',
      ).check(z.describe('How the alignments of the armies must agree; ANY if omitted.')),
      'ANY',
    ),
    leastOfEach: withDefault(
      wholeNumber(
        0,
        LARGEST_TEAM / 2,
        'How many armies of the team must be Good, and how many Evil; 0 if omitted.',
      ),
      0,
    ),
  },
);

type Given = z.output<typeof teamArmiesInput>;

export const teamArmiesOf = ({ mostOfList, lists, ...given }: Given): TeamArmyRules => ({
  ...given,
  mostOfList: mostOfList ?? null,
  lists: lists ?? null,
});
