// The rest of the Good lists of 2024, from Realms of Men on.
import {
  atLeast,
  compulsory,
  follows,
  general,
  noMoreThan,
  oneWarband,
  outsideBows,
  requires,
  without,
} from './demands.mjs';

const riders = outsideBows(['rider-of-rohan']);

export const goodMore = {
  'realms-of-men': {
    demands: [
      atLeast(
        1,
        'king-of-men-arnor',
        'king-of-men-dale',
        'king-of-men-gondor',
        'king-of-men-numenor',
        'king-of-men-rohan',
      ),
      {
        kind: 'LEADER_OF_MOST',
        of: {
          'king-of-men-arnor': 'Arnor',
          'king-of-men-dale': 'Dale',
          'king-of-men-gondor': 'Gondor',
          'king-of-men-numenor': 'Númenor',
          'king-of-men-rohan': 'Rohan',
        },
      },
      ...['Arnor', 'Dale', 'Gondor', 'Númenor', 'Rohan'].map((keyword) => follows(keyword)),
    ],
    notCovered: [{ subject: 'which other profiles the keyword of a King of Men lets in', unlisted: 'ANY' }],
  },
  'reclamation-of-moria': {
    demands: general('balin-the-dwarf-king-of-moria'),
    members: {
      'ori-the-dwarf-champion-of-erebor': { addsKeywords: ['Khazad-dûm'] },
      'oin-the-dwarf-champion-of-erebor': { addsKeywords: ['Khazad-dûm'] },
    },
  },
  'reclamation-of-osgiliath': { demands: general('boromir-captain-of-the-white-tower') },
  'return-of-the-king': { demands: general('aragorn-strider', 'the-king-of-the-dead') },
  'ride-out': { demands: general('theoden-king-of-rohan'), bowExemptions: riders },
  'riders-of-eomer': {
    demands: general('eomer-marshal-of-the-riddermark'),
    bowExemptions: outsideBows(['rider-of-rohan', 'westfold-redshield']),
  },
  'riders-of-theoden': { demands: general('theoden-king-of-rohan'), bowExemptions: riders },
  rivendell: {
    bowExemptions: outsideBows(['rivendell-knight'], { when: { present: ['elrond-master-of-rivendell'] } }),
  },
  'road-to-helms-deep': {
    demands: general('theoden-king-of-rohan'),
    bowExemptions: riders,
    mayFollow: [{ heroes: ['gimli-son-of-gloin'], leaders: ['legolas-greenleaf'] }],
    notCovered: [
      {
        subject: 'whether Gimli may follow Legolas',
        profiles: ['gimli-son-of-gloin'],
        ledBy: ['legolas-greenleaf'],
      },
    ],
  },
  'road-to-rivendell': {
    demands: [
      compulsory('frodo-baggins'),
      oneWarband(
        [
          'aragorn-strider',
          'frodo-baggins',
          'samwise-gamgee',
          'arwen-undomiel',
          'gildor-inglorion',
          'barliman-butterbur',
        ],
        { optional: true },
      ),
    ],
  },
  'survivors-of-lake-town': { demands: general('bard-the-bowman') },
  'the-battle-of-the-five-armies': {
    demands: [
      follows('Elf'),
      follows('Dwarf'),
      follows('Lake-town', { alsoLedBy: ['gandalf-the-grey', 'bilbo-baggins-master-burglar'] }),
      follows('Eagle', { alsoLedBy: ['radagast-the-brown', 'beorn'] }),
      noMoreThan(['fledgeling-great-eagle'], ['great-eagle', 'radagast-the-brown']),
    ],
  },
  'the-eagles': { demands: [noMoreThan(['fledgeling-great-eagle'], ['great-eagle'])] },
  'the-fellowship': {
    demands: [
      oneWarband([
        'gandalf-the-grey',
        'aragorn-strider',
        'legolas-greenleaf',
        'gimli-son-of-gloin',
        'boromir-of-gondor',
        'frodo-baggins',
        'samwise-gamgee',
      ]),
    ],
    breakRule: { depends: ['frodo-baggins'] },
  },
  'the-fiefdoms': {},
  'the-grey-company': {
    demands: [...general('aragorn-strider'), oneWarband(['aragorn-strider'], { optional: true })],
  },
  'the-grief-of-eomer': {
    demands: [...general('eomer-marshal-of-the-riddermark'), follows('Rohan'), follows('Gondor')],
  },
  'the-iron-hills': { demands: general('dain-ironfoot-lord-of-the-iron-hills') },
  'the-last-alliance': {
    demands: [
      atLeast(1, 'elendil-high-king-of-gondor-and-arnor', 'isildur-prince-of-numenor'),
      atLeast(1, 'gil-galad-high-king-of-the-noldor', 'elrond-master-of-rivendell', 'erestor'),
      follows('Númenor'),
      follows('Rivendell'),
    ],
  },
  'the-shire': {
    demands: [
      oneWarband(
        [
          'gandalf-the-grey',
          'bilbo-baggins-ageing-hobbit',
          'frodo-baggins',
          'samwise-gamgee',
          'paladin-took-thain-of-the-shire',
          'will-whitfoot-mayor-of-michel-delving',
          'farmer-maggot',
          'farmer-tolman-cotton',
          'hamfast-gaffer-gamgee',
          'lotho-sackville-baggins',
        ],
        {
          optional: true,
          when: without('hobbit-militia', 'tookish-hunter', 'hobbit-archer', 'hobbit-shirriff'),
        },
      ),
    ],
  },
  'the-white-council': {
    demands: [
      oneWarband(
        [
          'saruman-the-white',
          'gandalf-the-grey',
          'radagast-the-brown',
          'elrond-master-of-rivendell',
          'galadriel-lady-of-light',
        ],
        { underGeneral: true },
      ),
    ],
    members: {
      'gandalf-the-grey': { addsKeywords: ['White Council'] },
      'radagast-the-brown': { addsKeywords: ['White Council'] },
      'elrond-master-of-rivendell': { addsKeywords: ['White Council'] },
    },
  },
  'thorins-company': {
    demands: [...general('thorin-oakenshield'), requires(['great-eagle'], 'gandalf-the-grey')],
  },
};
