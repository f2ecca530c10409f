import type { Question } from './question';

const host = (leader: string, warriors: number) => ({
  list: 'the-return-of-the-king',
  warbands: [
    {
      leader: { profile: leader },
      followers: [{ profile: 'warrior-of-the-dead', count: warriors, options: [{ option: 'shield' }] }],
    },
  ],
});

/** A list of the caller's own: what the catalogue has of Arnor is its name and allies. */
const arnor = {
  id: 'arnor',
  name: 'Arnor',
  alignment: 'GOOD',
  profiles: [
    {
      id: 'captain-of-arnor',
      name: 'Captain of Arnor',
      tier: 'FORTITUDE',
      points: 50,
      keywords: ['Man'],
      statline: '6 4/4+ 4 6 2 2 4 2 1 1',
    },
    {
      id: 'warrior-of-arnor',
      name: 'Warrior of Arnor',
      points: 8,
      keywords: ['Man'],
      statline: '6 3/4+ 3 5 1 1 4',
      options: { bow: 1 },
    },
  ],
};

const ofArnor = (list: string) => ({
  list,
  warbands: [
    { leader: { profile: 'captain-of-arnor' }, followers: [{ profile: 'warrior-of-arnor', count: 6 }] },
  ],
});

/** What is asked of armies. */
export const armyValidationQuestions: readonly Question[] = [
  {
    name: 'Aragorn in one force, the King of the Dead in the other',
    operation: 'validateArmy',
    input: {
      format: 'DOUBLES',
      pointsLimit: 800,
      forces: [host('aragorn-strider', 10), host('the-king-of-the-dead', 12)],
    },
  },
  {
    name: 'an army with everything wrong',
    operation: 'validateArmy',
    input: {
      pointsLimit: 200,
      switches: { minorHeroMayLead: false },
      forces: [
        {
          list: 'minas-tirith',
          leader: 'denethor',
          warbands: [
            {
              leader: { profile: 'captain-of-minas-tirith' },
              followers: [
                {
                  profile: 'warrior-of-minas-tirith',
                  count: 12,
                  options: [
                    { option: 'bow', count: 6 },
                    { option: 'speer', count: 3 },
                  ],
                },
                { profile: 'ranger-of-gondro', count: 3 },
              ],
            },
            { followers: [{ profile: 'warrior-of-rohan', count: 2 }] },
          ],
        },
        { list: 'mordor', warbands: [] },
      ],
    },
  },
  {
    name: 'a list of the caller’s own, allied',
    operation: 'validateArmy',
    input: {
      pointsLimit: 500,
      forces: [ofArnor('arnor'), { list: 'minas-tirith', warbands: [{ leader: { profile: 'faramir' } }] }],
      lists: [arnor],
      alliances: [{ lists: ['minas-tirith', 'arnor'], level: 'HISTORICAL' }],
    },
  },
  {
    name: 'a list of the caller’s own with faults, and sizes that are none',
    operation: 'validateArmy',
    input: {
      pointsLimit: 0,
      forces: [{ list: 'arnor', warbands: [{ leader: { profile: 'captain-of-arnor', count: 0 } }] }],
      lists: [{ ...arnor, profiles: [{ ...arnor.profiles[0], statline: 'strong' }] }],
    },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'a list of the caller’s own that names what nothing defines',
    operation: 'validateArmy',
    input: {
      pointsLimit: 500,
      forces: [ofArnor('arnor')],
      lists: [{ ...arnor, borrowed: ['king-of-arnor'] }],
      alliances: [{ lists: ['arnor', 'gondolin'], level: 'CONVENIENT' }],
    },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'an army against a profile, charging',
    operation: 'matchup',
    input: {
      sides: [
        { name: 'The Dead', forces: [host('the-king-of-the-dead', 6)] },
        { profiles: [{ profile: 'warrior-of-rohan' }] },
      ],
      charging: 'SECOND',
    },
  },
  {
    name: 'of profiles that are not there, and of nobody',
    operation: 'matchup',
    input: { sides: [{ profiles: [{ profile: 'captain-of-rohann' }] }, {}], supported: [true] },
    refusal: 'INVALID_INPUT',
  },
  { name: 'no army', operation: 'validateArmy', input: { pointsLimit: 500, forces: [] } },
  { name: 'nothing', operation: 'validateArmy', input: {}, refusal: 'INVALID_INPUT' },
  {
    name: 'the link of an army of the Dead',
    operation: 'shareArmy',
    input: { pointsLimit: 400, forces: [host('the-king-of-the-dead', 10)] },
  },
  {
    name: 'the link of a list of the caller’s own',
    operation: 'shareArmy',
    input: { pointsLimit: 400, forces: [ofArnor('mine')] },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'the army of a link',
    operation: 'sharedArmy',
    input: { text: '1ALwFAAEw_8TZBwACCXoCdHDTAVKqAbQB0wFBONICIaoB0wEBEgN5ANMBQaoB_Nzf' },
  },
  { name: 'a cut link', operation: 'sharedArmy', input: { text: '1ALwFAAEw' }, refusal: 'INVALID_INPUT' },
  {
    name: 'the sheet of an army of the Dead',
    operation: 'armySheet',
    input: { pointsLimit: 400, forces: [host('the-king-of-the-dead', 10)], site: 'https://muster.example' },
  },
];
