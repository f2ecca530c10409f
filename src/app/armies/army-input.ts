import * as z from 'zod/mini';
import type { Unit } from '../../armies/catalogue/army';
import type { AllianceLevel } from '../../armies/catalogue/model';
import { allianceLevels } from '../../armies/catalogue/model';
import type { ArmyDraft } from '../../armies/validation/muster';
import { armyFormats } from '../../armies/validation/muster';
import { defaultArmySwitches } from '../../armies/validation/validate-army';
import { idText, optional, wholeNumber, withDefault } from '../input';
import { listSchema } from './catalogue-schema';

/** An army as a caller writes it, and the limits on its size. */

const MOST_FORCES = 6;
const MOST_WARBANDS = 25;
const MOST_FOLLOWERS = 20;
const MOST_MODELS = 100;
const MOST_OPTIONS = 12;
const MOST_LISTS = 10;
const MOST_POINTS = 20_000;

const chosenOption = z.strictObject({
  option: idText('The option.'),
  count: optional(
    wholeNumber(1, 1000, 'How many of it; one for each model of the unit if left out, 1 to 1,000.'),
  ),
});

const unit = z.strictObject({
  profile: idText('The profile, as the army list has it, or one sent with the request.'),
  count: withDefault(wholeNumber(1, MOST_MODELS, 'How many models, 1 to 100.'), 1),
  options: withDefault(
    z
      .array(chosenOption)
      .check(z.maxLength(MOST_OPTIONS), z.describe('What they have taken; at most 12 options.')),
    [],
  ),
});

const warband = z.strictObject({
  leader: optional(unit),
  followers: withDefault(
    z.array(unit).check(z.maxLength(MOST_FOLLOWERS), z.describe('Who follows; at most 20 units.')),
    [],
  ),
});

const force = z.strictObject({
  list: idText('The army list, or the Legendary Legion.'),
  leader: optional(
    idText(
      'The profile chosen to lead, where several Heroes could: in singles in one force, in doubles in each.',
    ),
  ),
  warbands: z.array(warband).check(z.maxLength(MOST_WARBANDS), z.describe('Its warbands; at most 25.')),
});

const armyListFile = z.looseObject({}).check(
  z.check((payload) => {
    const checked = z.safeParse(listSchema, payload.value, { reportInput: true });
    if (!checked.success)
      payload.issues.push(
        ...checked.error.issues.map((issue) => ({ ...issue, input: issue.input }) as never),
      );
  }),
  z.describe('A file of the catalogue, as `data/catalogue.schema.json` describes it.'),
);

const alliance = z.strictObject({
  lists: z
    .array(idText('An army list.'))
    .check(z.minLength(2), z.maxLength(2), z.describe('The two army lists, in either order.')),
  level: z.enum(allianceLevels).check(z.describe('Their level.')),
});

export const armyInput = z.strictObject({
  format: withDefault(
    z.enum(armyFormats).check(z.describe('Singles: one player. Doubles: two forces, one of each player.')),
    'SINGLES',
  ),
  pointsLimit: wholeNumber(
    1,
    MOST_POINTS,
    'The army’s points limit, 1 to 20,000; in doubles both forces’ together.',
  ),
  forces: z
    .array(force)
    .check(
      z.maxLength(MOST_FORCES),
      z.describe('In singles one for each army list, in doubles one of each player; at most 6.'),
    ),
  switches: optional(
    z.strictObject({
      minorHeroMayLead: withDefault(
        z
          .boolean()
          .check(z.describe('Whether a Minor Hero leads where no better Hero is; true if left out.')),
        defaultArmySwitches.minorHeroMayLead,
      ),
    }),
  ),
  lists: optional(
    z
      .array(armyListFile)
      .check(
        z.maxLength(MOST_LISTS),
        z.describe(
          'Army lists of the caller’s own, with their profiles and Legions: beside those of the catalogue, or instead of the one of the same id. At most 10.',
        ),
      ),
  ),
  alliances: optional(
    z
      .array(alliance)
      .check(z.maxLength(200), z.describe('Alliances of those lists, before the catalogue’s. At most 200.')),
  ),
});

export type ArmyInput = z.output<typeof armyInput>;
type UnitInput = z.output<typeof unit>;

const unitOf = ({ profile, count, options }: UnitInput): Unit => ({
  profile,
  count,
  options: options.map(({ option, count: taken }) => ({ option, count: taken ?? count })),
});

/** The army that the input describes. */
export const draftOf = ({ format, pointsLimit, forces }: ArmyInput): ArmyDraft => ({
  format,
  pointsLimit,
  forces: forces.map(({ list, leader, warbands }) => ({
    list,
    leader: leader ?? null,
    warbands: warbands.map((each) => ({
      leader: each.leader ? unitOf(each.leader) : null,
      followers: each.followers.map(unitOf),
    })),
  })),
});

/** An alliance that came with the request. */
export interface OwnAlliance {
  readonly lists: readonly string[];
  readonly level: AllianceLevel;
}
