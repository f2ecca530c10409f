import type {
  DemandFile,
  LegionFile,
  ListFile,
  ProfileFile,
} from '../../../../src/domain/armies/catalogue/file';
import type { Catalogue } from '../../../../src/domain/armies/catalogue/model';
import { resolveCatalogue } from '../../../../src/domain/armies/catalogue/resolve';

/** A made-up catalogue, small enough to count by hand. A Hero costs 100, 80, 50, 30 or 20 by tier, a Warrior 10. */

const hero = (id: string, tier: ProfileFile['tier'], more: Partial<ProfileFile> = {}): ProfileFile => ({
  id,
  name: id,
  ...(tier && { tier }),
  points: { LEGEND: 100, VALOUR: 80, FORTITUDE: 50, MINOR: 30, INDEPENDENT: 20 }[tier ?? 'MINOR'],
  keywords: [],
  statline: '6 5/4+ 4 6 2 2 5 2 1 1',
  ...more,
});

const warrior = (id: string, more: Partial<ProfileFile> = {}): ProfileFile => ({
  id,
  name: id,
  points: 10,
  keywords: [],
  statline: '6 3/4+ 3 5 1 1 3',
  ...more,
});

const bowmen = { bow: 1, spear: 2, shield: 1 };

const heroesOf = (people: string): readonly ProfileFile[] => [
  hero(`${people}-king`, 'LEGEND', { unique: true }),
  hero(`${people}-lord`, 'VALOUR'),
  hero(`${people}-captain`, 'FORTITUDE', { options: { horse: 10, bow: 5, lance: 5 } }),
  hero(`${people}-sergeant`, 'MINOR'),
  hero(`${people}-guide`, 'INDEPENDENT'),
];

const list = (id: string, more: Partial<ListFile> = {}): ListFile => ({
  id,
  name: id,
  alignment: 'GOOD',
  bonuses: [{ id: `${id}-bonus`, name: `Bonus of ${id}` }],
  profiles: [...heroesOf(id), warrior(`${id}-warrior`, { options: bowmen })],
  ...more,
});

/** A Legion of the west with these demands. */
const legion = (id: string, demands: readonly DemandFile[], more: Partial<LegionFile> = {}): LegionFile => ({
  id,
  name: id,
  bonuses: [{ id: `${id}-bonus`, name: `Bonus of ${id}` }],
  profiles: west.profiles.map((profile) => profile.id),
  demands,
  ...more,
});

const west: ListFile = list('west', {
  profiles: [
    ...heroesOf('west'),
    hero('west-king-disguised', 'VALOUR', { unique: true, character: 'west-king' }),
    hero('west-hero', 'VALOUR', { unique: true }),
    hero('west-herald', 'MINOR', { when: { present: ['west-king'] } }),
    warrior('west-warrior', {
      options: {
        ...bowmen,
        banner: { points: 25, when: { ledBy: ['west-king'] } },
        'royal-oath': { points: 1, compulsoryWhen: { present: ['west-king'] } },
      },
      choices: [{ options: ['bow', 'shield'], maximum: 1 }],
    }),
    warrior('west-archer', { wargear: ['Bow'] }),
    warrior('west-slinger', { wargear: ['Sling', 'Throwing Spears'], options: { 'throwing-axes': 1 } }),
    warrior('west-smith', {
      options: { axe: 0, hammer: 0 },
      choices: [{ options: ['axe', 'hammer'], minimum: 1, maximum: 1 }],
    }),
    warrior('west-champion', { points: 25 }),
    {
      ...hero('west-catapult', 'MINOR', { points: 60 }),
      kind: 'SIEGE_ENGINE',
      counts: { models: 4, warriors: 3, places: 3 },
      options: {
        crew: { points: 10, kind: 'CREW', maximum: 3, counts: { models: 1, warriors: 1, places: 1 } },
      },
    },
  ],
});

/** Its Heroes lead three more, its archers count for nothing, half of it may carry bows: all while Historical. */
const woods: ListFile = list('woods', {
  profiles: [
    ...heroesOf('woods'),
    warrior('woods-warrior', { options: bowmen }),
    warrior('woods-ranger', { wargear: ['Longbow'] }),
    warrior('woods-scout', { wargear: ['Longbow'] }),
    warrior('woods-elder'),
  ],
  bowRules: [{ numerator: 1, denominator: 2, when: 'HISTORICAL' }],
  bowExemptions: [
    { profiles: ['woods-ranger'], when: 'HISTORICAL' },
    { profiles: ['woods-scout'], ledBy: ['woods-lord'] },
  ],
  warbandRules: [
    { add: 3, when: 'HISTORICAL' },
    { leaders: ['woods-elder'], set: 4 },
    { leaders: ['woods-captain'], set: 15 },
  ],
  captainless: { minimum: 3, maximum: 6, when: 'HISTORICAL' },
});

export const smallCatalogue: Catalogue = resolveCatalogue(
  [
    {
      ...west,
      legions: [
        legion('kings-host', [
          { kind: 'COMPULSORY', profiles: ['west-king', 'west-hero'] },
          { kind: 'LEADER', profiles: ['west-king'] },
        ]),
        legion('free-host', []),
        legion('numbered', [{ kind: 'NUMBER_OF', profiles: ['west-champion'], minimum: 2, maximum: 4 }]),
        legion('rationed', [
          { kind: 'RATIO', profiles: ['west-champion'], forEach: ['west-warrior'], limit: 2 },
        ]),
        legion('shared', [
          {
            kind: 'SHARE',
            profiles: ['west-warrior'],
            minimum: { numerator: 1, denominator: 2 },
          },
          { kind: 'SHARE', profiles: ['west-archer'], maximum: { numerator: 1, denominator: 3 } },
        ]),
        legion('guarded', [
          { kind: 'ONLY_LED_BY', profiles: ['west-champion'], leaders: ['west-king', 'west-lord'] },
        ]),
        legion('choosy', [
          { kind: 'LEADS_ONLY', leaders: ['west-king'], followers: ['west-champion'] },
          { kind: 'LEADS_ONLY', leaders: ['west-hero'], followers: [] },
        ]),
        legion('brimful', [
          { kind: 'FULL_WARBAND', leaders: ['west-captain'], followers: ['west-champion'] },
        ]),
        legion('needy', [
          { kind: 'REQUIRES', profiles: ['west-champion'], present: ['west-king', 'west-lord'] },
        ]),
        legion('jealous', [{ kind: 'EXCLUDES', profiles: ['west-hero'], with: ['west-lord', 'west-guide'] }]),
        legion('company', [{ kind: 'SINGLE_WARBAND', leaders: ['west-king'] }]),
        legion('mindful', [
          { kind: 'COMPULSORY', profiles: ['west-lord'], when: { present: ['west-king'] } },
        ]),
        legion('bowyers', [], { bowRules: [{ numerator: 1, denominator: 1 }] }),
      ],
    },
    woods,
    list('hills'),
    list('lakes', { demands: [{ kind: 'NUMBER_OF', profiles: ['lakes-warrior'], minimum: 3 }] }),
    list('east', { alignment: 'EVIL' }),
    list('south', { alignment: 'EVIL' }),
  ],
  {
    lists: [{ id: 'havens', name: 'havens', alignment: 'GOOD' }],
    allies: {
      west: { historical: ['woods', 'hills'], convenient: ['lakes', 'havens'] },
      woods: { historical: ['hills'], convenient: [] },
      hills: { historical: [], convenient: [] },
      east: { historical: ['south'], convenient: [] },
    },
    conditional: [
      { list: 'havens', when: { present: ['west-king'], within: 'ARMY' }, otherwise: 'IMPOSSIBLE' },
    ],
  },
);
