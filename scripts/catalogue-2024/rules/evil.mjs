// Composition of the Evil lists of 2024, typed by list.
import {
  anyLeader,
  atLeast,
  atMost,
  follows,
  general,
  generalOfKind,
  half,
  leader,
  noMoreThan,
  oneWarband,
  onlyLedBy,
  outsideBows,
  share,
  without,
} from './demands.mjs';

const nine = [
  'ringwraith-3',
  'khamul-the-easterling',
  'the-tainted',
  'the-dwimmerlaik',
  'the-dark-marshal',
  'the-shadow-lord',
  'the-undying',
  'the-betrayer',
  'the-knight-of-umbar',
];
const tenRingwraiths = ['the-witch-king-of-angmar-3', ...nine];

export const evil = {
  'army-of-carn-dum': { demands: general('aldrac-warlord-of-carn-dum') },
  'army-of-dunland': { demands: general('thrydan-wolfsbane') },
  'army-of-gothmog': { demands: general('gothmog-lieutenant-of-sauron') },
  'army-of-the-great-eye': {
    demands: [
      atLeast(1, ...tenRingwraiths),
      anyLeader(...tenRingwraiths),
      atMost(8, ...nine),
      onlyLedBy(
        ['bat-swarm', 'mirkwood-giant-spider', 'mirkwood-hunting-spider', 'fell-warg'],
        ['razgush-war-leader-of-the-north'],
      ),
    ],
  },
  'assault-on-lothlorien': {
    demands: [
      ...general('muzgur-orc-shaman'),
      atLeast(1, 'druzhag-the-beastcaller', 'ashrak'),
      noMoreThan(
        [
          'druzhag-the-beastcaller',
          'ashrak',
          'moria-goblin-captain',
          'moria-goblin-shaman',
          'moria-goblin-warrior',
          'moria-goblin-prowler',
          'warg-marauder',
        ],
        [
          'muzgur-orc-shaman',
          'mordor-orc-captain',
          'mordor-orc-shaman',
          'mordor-orc-warrior',
          'mordor-warg-rider',
          'orc-tracker',
        ],
      ),
    ],
  },
  'assault-upon-helms-deep': { demands: generalOfKind('uruk-hai-captain'), breakRule: { percent: 66 } },
  'azogs-hunters': { bowRules: half },
  'barad-dur': {
    demands: general('the-dark-lord-sauron'),
    warbandRules: [{ leaders: ['the-dark-lord-sauron'], set: 24 }],
    breakRule: { depends: ['the-dark-lord-sauron'] },
  },
  'besiegers-of-the-hornburg': { demands: general('wulf-high-lord-of-the-hill-tribes') },
  'buhrdurs-horde': { demands: general('buhrdur-hill-troll-chieftain') },
  'cirith-ungol': {
    demands: [
      ...general('shagrat-captain-of-cirith-ungol', 'gorbag-orc-captain'),
      follows('Orc'),
      follows('Uruk-hai'),
    ],
  },
  'corsair-fleets': {
    demands: [
      atLeast(1, 'corsair-captain', 'dalamyr-fleetmaster-of-umbar'),
      leader('dalamyr-fleetmaster-of-umbar'),
      anyLeader('corsair-captain'),
    ],
    notCovered: [
      {
        subject: 'whether an army with Dalamyr needs a Corsair Captain too',
        when: {
          all: [{ present: ['dalamyr-fleetmaster-of-umbar'] }, without('corsair-captain')],
        },
      },
    ],
  },
  'depths-of-moria': { breakRule: { depends: ['the-balrog'] } },
  'desolator-of-the-north': { demands: general('smaug') },
  'dragons-of-the-north': { demands: generalOfKind('dragon') },
  'far-harad': { demands: generalOfKind('mahud-king') },
  'fell-beings-of-mirkwood': { demands: general('razgush-war-leader-of-the-north') },
  'goblin-town': {
    demands: general('the-goblin-king'),
    warbandRules: [
      { leaders: ['the-goblin-king'], set: 24 },
      { leaders: ['grinnah-goblin-jailer', 'the-goblin-scribe', 'goblin-captain'], set: 18 },
    ],
  },
  'grand-army-of-the-south': {
    demands: [
      follows('Corsair', { alsoLedBy: ['the-knight-of-umbar', 'hasharin'] }),
      follows('Harad'),
      follows('Easterling'),
      follows('Khand'),
    ],
    notCovered: [
      {
        subject: 'whether Corsairs may follow a Hero of Umbar who is no Corsair',
        profiles: ['corsair-of-umbar', 'corsair-crossbowman', 'corsair-reaver'],
        ledBy: ['the-knight-of-umbar', 'hasharin'],
      },
    ],
  },
  harad: { bowRules: half },
  'host-of-the-dragon-emperor': { demands: general('the-dragon-emperor-of-rhun') },
  'host-of-the-witch-king': {
    demands: [
      ...general('the-witch-king-of-angmar-3'),
      share('Carn Dûm', { maximum: { numerator: 1, denominator: 2 } }),
    ],
  },
  'legions-of-mordor': {
    demands: [follows('Mordor'), follows('Harad'), follows('Easterling'), atMost(8, ...nine)],
  },
  'lurtzs-scouts': { demands: general('lurtz-uruk-hai-scout-captain'), breakRule: { percent: 66 } },
  'minas-morgul': { demands: general('the-witch-king-of-angmar-3') },
  'muster-of-isengard': { demands: general('saruman'), breakRule: { percent: 66 } },
  'pits-of-dol-guldur': { demands: general('azog-the-defiler') },
  'ravagers-of-the-shire': { demands: general('golfimbul-orc-captain') },
  'rise-of-the-necromancer': {
    demands: [
      oneWarband(
        [
          'sauron-the-necromancer',
          'nazgul-of-dol-guldur-the-witch-king-of-angmar',
          'nazgul-of-dol-guldur-khamul-the-easterling',
          'nazgul-of-dol-guldur-the-dark-headsman',
          'nazgul-of-dol-guldur-the-forsaken',
          'nazgul-of-dol-guldur-the-lingering-shadow',
          'nazgul-of-dol-guldur-the-abyssal-knight',
          'nazgul-of-dol-guldur-the-slayer-of-men',
          'the-keeper-of-the-dungeons',
        ],
        {
          optional: true,
          when: without(
            'hunter-orc-captain',
            'hunter-orc-warrior',
            'hunter-orc-warg-rider',
            'fell-warg',
            'mirkwood-giant-spider',
            'mirkwood-hunting-spider',
          ),
        },
      ),
    ],
  },
  'sharkeys-rogues': {
    demands: [...general('sharkey-worm'), follows('Hobbit')],
    captainless: { profiles: ['ruffian'], minimum: 10, maximum: 12, after: 'ALL_HEROES' },
  },
  'the-black-gate': {
    demands: generalOfKind('mordor-troll-chieftain', 'the-mouth-of-sauron'),
    members: { 'mordor-troll-chieftain': { tierAsGeneral: 'VALOUR' } },
  },
  'the-black-riders': { demands: general('the-witch-king-of-angmar-2') },
  'the-easterlings': { demands: general('amdur-lord-of-blades') },
  'the-serpent-horde': { demands: general('suladan-the-serpent-lord'), bowRules: half },
  'the-spider-queens-brood': {
    demands: general('the-spider-queen'),
    captainless: { minimum: 6, maximum: 12 },
  },
  'the-three-trolls': {
    demands: [
      ...general('bill-the-troll', 'bert-the-troll', 'tom-the-troll'),
      oneWarband(['bill-the-troll'], { optional: true }),
    ],
    listOptions: 'TROLLS',
  },
  'ugluks-scouts': {
    demands: [...general('ugluk-uruk-hai-scout-captain'), follows('Orc'), follows('Uruk-hai')],
  },
  umbar: { demands: [atLeast(1, 'hasharin')] },
  'usurpers-of-edoras': {
    demands: [leader('freca-lord-of-the-west-march')],
    notCovered: [
      {
        subject: 'the War Mûmak, which one transcription adds to the list',
        unlisted: ['war-mumak-of-harad'],
      },
    ],
  },
  'variags-of-khand': {
    demands: generalOfKind('khandish-king'),
    bowExemptions: outsideBows(['khandish-horseman', 'khandish-charioteer']),
  },
  'wolves-of-isengard': { demands: general('sharku-warg-rider-captain'), throwingRules: half },
};
