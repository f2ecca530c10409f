import { fieldsOf } from '../../kernel/unchecked';
import * as z from 'zod/mini';
import type { FightModel } from '../../../domain/rules/rulesets/fight-model';
import { type MatchupSide, matchupOdds } from '../../../domain/rules/combat/matchup';
import { drawDuelMatrix } from '../../../domain/pictures';
import { toDecimal } from '../../../shared/fraction';
import { armyForces } from '../../armies/army-fields';
import { armyNumbers } from '../../armies/army-numbers';
import { chance } from '../../kernel/answers';
import { optionsField } from '../profiles/profile-fields';
import { loadProfiles } from '../profiles/profiles';
import {
  type CrossFault,
  choice,
  crossCheck,
  idText,
  listField,
  optional,
  shortText,
  withDefault,
  inputObject,
} from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { pictureAnswer, pictureFields } from '../../kernel/picture-fields';
import { ok, invalidInput, metered } from '../../kernel/use-case';
import { editionField } from '../../rules/edition-field';
import { rulesetOf } from '../../rules/ruleset';
import { knockedDownIsTrapped, switchesOf } from '../questions/edition-fields';
import { OPEN_READING } from '../questions/edition-faults';
import { type Fighter, fightersOf, MOST_FIGHTERS, namedBy, supporterOf } from './fighters';
import { adviceFor, rankedFights } from './rank-fights';

const sideInput = inputObject(
  'MatchupSideInput',
  'One side: the forces of an army, as `validateArmy` takes them, or single profiles.',
  {
    name: optional(shortText('Name of the side.')),
    forces: optional(armyForces),
    profiles: optional(
      listField(
        inputObject('MatchupProfileInput', 'A profile of the catalogue with the options taken.', {
          profile: idText('A profile of the catalogue.'),
          options: optionsField,
        }),
        [1, MOST_FIGHTERS],
        'Single profiles; 30 at most.',
      ),
    ),
  },
);

const charging = choice(
  'MatchupCharge',
  {
    NOBODY: 'Nobody has charged.',
    FIRST: 'The first side has charged.',
    SECOND: 'The second side has charged.',
  },
  'The side that has charged into the fights.',
);

const shown = choice(
  'MatchupPictureNumber',
  {
    WINS: 'The chance that the first side’s fighter wins the Duel.',
    SLAYS: 'The chance that it slays.',
    IS_SLAIN: 'The chance that it is slain.',
  },
  'The chance that the picture of a matchup shows.',
);

const CELL_OF = { WINS: 'wins', SLAYS: 'slays', IS_SLAIN: 'isSlain' } as const;

const subtitles = {
  WINS: (name: string) => `Chance that ${name} wins the Duel`,
  SLAYS: (name: string) => `Chance that ${name} slays in a turn`,
  IS_SLAIN: (name: string) => `Chance that ${name} is slain in a turn`,
} as const;

type Loose = Readonly<Record<string, unknown>>;

const sideFaults = (value: unknown): readonly CrossFault[] => {
  const { sides } = fieldsOf(value);
  if (!Array.isArray(sides)) return [];
  return sides.flatMap((side: unknown, index): readonly CrossFault[] => {
    const { forces, profiles } = (side ?? {}) as Loose;
    const given = [forces, profiles].filter((one) => one !== undefined && one !== null).length;
    if (given === 1) return [];
    return [
      given === 0
        ? { path: ['sides', index], code: 'REQUIRED', message: 'needs forces, or profiles' }
        : {
            path: ['sides', index, 'profiles'],
            code: 'INCONSISTENT',
            message: 'give forces or profiles, not both',
          },
    ];
  });
};

const input = z
  .strictObject({
    sides: listField(sideInput, [2, 2], 'The two sides.'),
    charging: withDefault(
      charging.check(z.describe('The side that has charged; NOBODY if omitted.')),
      'NOBODY',
    ),
    supported: withDefault(
      listField(
        z.boolean(),
        [2, 2],
        'Whether each side’s fighters are supported by a spear or pike: by the best that the side has. Nobody is if omitted.',
      ),
      [false, false],
    ),
    show: withDefault(
      shown.check(z.describe('The chance that the picture shows; SLAYS if omitted.')),
      'SLAYS',
    ),
    edition: editionField,
    knockedDownIsTrapped,
    ...pictureFields,
  })
  .check(crossCheck(sideFaults));

type Given = z.output<typeof input>;

/** A tenth of a millisecond a pair is more than any of them takes; the rest is laying out the answer. */
const PRICE_OF_PAIR = 0.25;

const priceOf = ({ sides }: Given): number =>
  sides.reduce((pairs, side) => pairs * Math.min(MOST_FIGHTERS, namedBy(side, '').length), PRICE_OF_PAIR) + 5;

const fighterAnswer = ({ profile, name, options, model, notCounted }: Fighter) => ({
  profile,
  name,
  options,
  fight: model.fight,
  attacks: model.attacks,
  strength: model.strength,
  defence: model.defence,
  wounds: model.wounds,
  fate: model.fate,
  notCounted,
});

const matchupSide = (
  fighters: readonly Fighter[],
  { charged, supporter }: { readonly charged: boolean; readonly supporter: Fighter | undefined },
): MatchupSide => ({
  fighters: fighters.map(({ model }): FightModel => ({ ...model, charged })),
  supporter: supporter && supporter.supports ? { ...supporter.model, supporting: supporter.supports } : null,
});

const LONGEST_LABEL = 14;

/** Names as the heads of narrow columns: numbered, and cut where they are long. */
const shortLabels = (names: readonly string[]): readonly string[] =>
  names.map((name, index) => {
    const short = name.length > LONGEST_LABEL ? `${name.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : name;
    return `${index + 1} ${short}`;
  });

/** A charge that may knock down, in an edition whose sources do not say whether its victim is Trapped then. */
const isOpen = (
  { edition, charging: charge, knockedDownIsTrapped: trapped }: Given,
  sides: readonly (readonly Fighter[])[],
) =>
  rulesetOf(edition).id !== 'MESBG_2018' &&
  trapped === undefined &&
  charge !== 'NOBODY' &&
  (sides[charge === 'FIRST' ? 0 : 1] ?? []).some(
    ({ model: { type, traits = [] } }) => type === 'CAVALRY' || traits.includes('MONSTROUS_CHARGE'),
  );

const pictureOf = (
  { show, theme, title }: Given,
  [first, second]: readonly [readonly Fighter[], readonly Fighter[]],
  {
    odds,
    names: [rows = '', columns = ''],
  }: { readonly odds: ReturnType<typeof matchupOdds>; readonly names: readonly string[] },
) =>
  pictureAnswer(
    drawDuelMatrix(
      {
        title: title ?? 'Who should fight whom?',
        subtitle: subtitles[show](rows),
        rows: { title: rows, labels: first.map(({ name }) => name) },
        columns: { title: columns, labels: shortLabels(second.map(({ name }) => name)) },
        chances: odds.map((row) => row.map((cell) => toDecimal(cell[CELL_OF[show]]))),
        asked: null,
      },
      theme,
    ),
  );

/** The numbers of a side that is an army; null for single profiles. */
const armyOf = (side: Given['sides'][number] | undefined) => (side?.forces ? armyNumbers(side.forces) : null);

const matchupAnswer = (given: Given) => {
  const { sides, charging: charge, supported, edition } = given;
  const ruleset = rulesetOf(edition);
  const found = sides.map((side, index) => fightersOf(ruleset, side, `sides[${index}]`));
  const [first, second] = found;
  if (!first?.ok || !second?.ok) return invalidInput(found.flatMap((one) => (one.ok ? [] : one.error)));
  const fighters = [first.value, second.value] as const;
  const supporters = fighters.map((side, index) => (supported[index] ? supporterOf(side) : undefined));
  const without = supporters.flatMap((supporter, index) =>
    supported[index] && !supporter
      ? [
          {
            path: `supported[${index}]`,
            code: 'INCONSISTENT' as const,
            message: `must be false: nobody of sides[${index}] on foot has a spear or pike`,
          },
        ]
      : [],
  );
  if (without.length > 0) return invalidInput(without);
  if (isOpen(given, fighters))
    return invalidInput([
      {
        path: 'knockedDownIsTrapped',
        code: 'NOT_COVERED',
        message: `${OPEN_READING}: say true or false here`,
      },
    ]);
  const odds = matchupOdds(
    ruleset,
    [
      matchupSide(fighters[0], { charged: charge === 'FIRST', supporter: supporters[0] }),
      matchupSide(fighters[1], { charged: charge === 'SECOND', supporter: supporters[1] }),
    ],
    switchesOf(ruleset, { knockedDownIsTrapped: given.knockedDownIsTrapped }),
  );
  const names = sides.map(({ name }, index) => name ?? (index === 0 ? 'First side' : 'Second side'));
  return ok({
    sides: fighters.map((side, index) => ({
      name: names[index] ?? '',
      army: armyOf(sides[index]),
      fighters: side.map(fighterAnswer),
      supporter: supporters[index]?.name ?? null,
      advice: adviceFor(fighters, odds, index === 0 ? 0 : 1),
    })),
    fights: rankedFights(odds).map(({ first: row, second: column, cell }) => ({
      first: row,
      second: column,
      wins: chance(cell.wins),
      wounds: chance(cell.wounds),
      slays: chance(cell.slays),
      isWounded: chance(cell.isWounded),
      isSlain: chance(cell.isSlain),
    })),
    picture: pictureOf(given, fighters, { odds, names }),
  });
};

/**
 * Advises who should fight whom: exact odds of every profile of one side against every profile of the other, one against one, to win the
 * Duel, to wound and to slay in a turn, the best fights for the first side first. Nobody spends Might; Fate is used. At most 30
 * profiles that fight differently on a side.
 */
export const matchup = operation({
  name: 'matchup',
  verb: 'calculate',
  route: 'POST /v1/armies/matchup',
  function: 'armies',
  answers: 'Matchup',
  graphql: { kind: 'query', inputDescription: 'Both sides.' },
  covers: ['C4'],

  input,
  price: priceOf,
  run: async (given, context: unknown) => {
    await loadProfiles();
    return metered(context, () => matchupAnswer(given));
  },
});
