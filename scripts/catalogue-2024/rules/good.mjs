// Composition of the Good lists of 2024, typed by list. Who follows whom by name, who needs whom and how many of a
// profile may stand in a list come from the data; here is what they do not say as data.
import {
  atLeast,
  compulsory,
  follows,
  general,
  half,
  halfOf,
  leader,
  anyLeader,
  leadsOnly,
  noMoreThan,
  oneWarband,
  onlyLedBy,
  outsideBows,
  requires,
  share,
  without,
} from './demands.mjs';

const riders = outsideBows(['rider-of-rohan']);
const ridersAndRedshields = outsideBows(['rider-of-rohan', 'westfold-redshield']);
const everyNine = [
  'bifur-the-dwarf-champion-of-erebor',
  'bofur-the-dwarf-champion-of-erebor',
  'nori-the-dwarf-champion-of-erebor',
  'dori-the-dwarf-champion-of-erebor',
  'gloin-the-dwarf-champion-of-erebor',
];
const youngDwarves = ['young-thorin-oakenshield', 'young-balin-the-dwarf', 'young-dwalin-the-dwarf'];

export const good = {
  'arathorns-stand': { demands: general('arathorn-chieftain-of-the-dunedain') },
  'army-of-dale': { demands: general('brand-king-of-dale') },
  'army-of-edoras': { bowExemptions: riders },
  'army-of-erebor': { members: { Dwarf: { addsKeywords: ['Erebor'] } } },
  'army-of-lake-town': {
    demands: [follows('Lake-town', { profiles: ['lake-town-guard'] })],
    mayFollow: [
      {
        heroes: ['kili-the-dwarf', 'fili-the-dwarf', 'bofur-the-dwarf', 'oin-the-dwarf'],
        leaders: ['tauriel-ranger-of-mirkwood'],
      },
    ],
  },
  'army-of-thror': { throwingRules: half },
  arnor: {
    demands: general('arvedui-last-king-of-arnor'),
    members: { 'ranger-of-the-north': { addsKeywords: ['Arnor'] } },
  },
  'assault-on-ravenhill': {
    demands: [
      ...general('thorin-oakenshield-king-under-the-mountain'),
      oneWarband(['thorin-oakenshield-king-under-the-mountain']),
    ],
  },
  'atop-the-walls': { demands: general('gandalf-the-white') },
  'battle-of-bywater': {
    demands: [
      ...general(
        'meriadoc-brandybuck-captain-of-the-shire',
        'peregrin-took-captain-of-the-shire',
        'frodo-of-the-nine-fingers',
        'samwise-the-brave',
      ),
      onlyLedBy(['battlin-brandybuck'], ['meriadoc-brandybuck-captain-of-the-shire']),
      onlyLedBy(
        ['tookish-hunter'],
        ['peregrin-took-captain-of-the-shire', 'paladin-took-thain-of-the-shire'],
      ),
      {
        kind: 'NOT_LED_BY',
        profiles: ['hobbit-militia'],
        leaders: ['meriadoc-brandybuck-captain-of-the-shire'],
      },
      {
        kind: 'NOT_LED_BY',
        profiles: ['hobbit-archer'],
        leaders: ['peregrin-took-captain-of-the-shire', 'paladin-took-thain-of-the-shire'],
      },
    ],
    followersTyped: true,
  },
  'battle-of-fornost': {
    demands: [
      ...general('earnur-last-king-of-gondor', 'glorfindel-lord-of-the-west'),
      follows('Gondor'),
      follows('Rivendell'),
      follows('Hobbit', { leadersKeyword: 'Dúnedain' }),
    ],
    members: {
      'ranger-of-the-north': {
        options: { 'independent-hero': { points: 0, name: 'Independent Hero', tier: 'INDEPENDENT' } },
      },
    },
  },
  'battle-of-greenfields': { demands: general('bandobras-took') },
  'breaking-of-the-fellowship': {
    demands: general('aragorn-strider'),
    breakRule: { depends: ['frodo-baggins'] },
  },
  'defenders-of-erebor': {
    demands: [
      atLeast(
        1,
        'dain-ironfoot-king-under-the-mountain',
        'thorin-iii-stonehelm',
        'dwalin-the-dwarf-champion-of-erebor',
        ...everyNine,
      ),
      atLeast(1, 'brand-king-of-dale', 'bard-ii-prince-of-dale'),
      follows('Erebor'),
      follows('Dale'),
    ],
    members: { 'Iron Hills': { replacesKeywords: { 'Iron Hills': 'Erebor' } } },
  },
  'defenders-of-helms-deep': {
    demands: [...general('theoden-king-of-rohan'), share('Lothlórien', { percent: 33 })],
  },
  'defenders-of-the-hornburg': {
    demands: [leadsOnly(['helm-hammerhand-wraith-of-the-hornburg'])],
    notCovered: [
      {
        subject: 'whether Helm Hammerhand may be the General where nobody else could be',
        when: {
          all: [
            { present: ['helm-hammerhand-wraith-of-the-hornburg'] },
            without('hera-the-bride-of-death', 'olwyn-shieldmaiden-of-rohan', 'captain-of-rohan'),
          ],
        },
      },
    ],
  },
  'defenders-of-the-pelennor': {
    demands: [
      follows('Rohan'),
      follows('Gondor', { alsoLedBy: ['gandalf-the-white'] }),
      follows('Dunharrow', { alsoLedBy: ['aragorn-strider', 'legolas-greenleaf', 'gimli-son-of-gloin'] }),
    ],
  },
  'erebor-dale': {
    demands: [
      compulsory('girion-lord-of-dale'),
      atLeast(1, 'thror-king-under-the-mountain', 'thrain-son-of-thror', ...youngDwarves),
      follows('Erebor'),
      follows('Dale'),
    ],
    bowRules: halfOf('Dale'),
    throwingRules: halfOf('Erebor'),
  },
  'expedition-to-the-east': {
    demands: [
      atLeast(1, 'murin', 'drar', 'cirion-lieutenant-of-amon-barad'),
      anyLeader('murin', 'drar', 'cirion-lieutenant-of-amon-barad'),
      follows('Dwarf'),
      follows('Gondor'),
    ],
  },
  fangorn: { demands: general('treebeard') },
  'fields-of-celebrant': {
    demands: [...general('eorl-the-young', 'king-of-men-gondor'), follows('Rohan'), follows('Gondor')],
  },
  'fords-of-isen': { demands: general('theodred-prince-of-rohan'), throwingRules: half },
  'garrison-of-dale': { demands: general('girion-lord-of-dale') },
  'garrison-of-ithilien': {
    demands: [
      ...general('faramir-captain-of-gondor'),
      requires(['smeagol'], 'frodo-baggins'),
      leadsOnly(['frodo-baggins', 'samwise-gamgee'], 'samwise-gamgee', 'smeagol'),
    ],
    bowRules: half,
    mayFollow: [
      { heroes: ['frodo-baggins', 'samwise-gamgee'], leaders: ['faramir-captain-of-gondor'] },
      { heroes: ['samwise-gamgee'], leaders: ['frodo-baggins'] },
    ],
  },
  'kingdom-of-khazad-dum': {
    demands: [
      onlyLedBy(['khazad-guard'], ['durin-king-of-khazad-dum'], {
        leadersAsGeneral: ['dwarf-king-khazad-dum'],
      }),
    ],
  },
  'kingdom-of-rohan': { bowExemptions: ridersAndRedshields },
  lindon: { demands: general('gil-galad-high-king-of-the-noldor') },
  lothlorien: {
    notCovered: [
      {
        subject: 'whether the Lórien Guard may follow Celeborn',
        profiles: ['lorien-guard'],
        ledBy: ['celeborn-lord-of-lothlorien'],
      },
    ],
  },
  'men-of-the-west': {
    demands: [
      ...general('aragorn-king-elessar'),
      { kind: 'EXCLUDES_KEYWORD', keyword: 'Cavalry', with: ['gwaihir', 'great-eagle'] },
      leadsOnly(['gwaihir'], 'great-eagle'),
    ],
    members: { 'gandalf-the-white': { withoutWargear: ['Staff of Power'] } },
    anyNumberOf: ['great-eagle'],
  },
  'minas-tirith': { demands: [leader('denethor-steward-of-gondor')] },
  'paths-of-the-druadan': {
    demands: [
      ...general('theoden-king-of-rohan', 'ghan-buri-ghan'),
      { kind: 'WARBAND_OF', profiles: ['woses-warrior'], minimum: 12 },
    ],
    bowExemptions: riders,
  },
  'radagasts-alliance': {
    demands: [
      ...general('radagast-the-brown'),
      noMoreThan(['fledgeling-great-eagle'], ['great-eagle', 'radagast-the-brown']),
    ],
  },
  'rangers-of-mirkwood': {
    demands: [
      atLeast(1, 'legolas-greenleaf-prince-of-mirkwood', 'tauriel-ranger-of-mirkwood'),
      leader('legolas-greenleaf-prince-of-mirkwood', 'tauriel-ranger-of-mirkwood'),
      follows('Mirkwood', { profiles: ['mirkwood-ranger'] }),
    ],
    bowExemptions: outsideBows(['mirkwood-ranger']),
  },
};
