import type { RosterReading } from '../../../src/app/kernel/generated/answers';
import { readRoster } from '../../../src/app/armies/rosters/read-roster';
import { call } from '../../../src/app/kernel/use-case';
import { textsOf2024 as texts } from '../../infrastructure/army-text/texts-2024';

const reading = async (input: object): Promise<RosterReading> => {
  const read = await call(readRoster, input, {});
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value as unknown as RosterReading;
};

type Unit = RosterReading['forces'][number]['warbands'][number]['followers'][number];

const unitText = ({ profile, count, options }: Unit): string =>
  [count, profile.replace('2024-', ''), ...options.map(({ option }) => `+${option}`)].join(' ');

const army = ({ forces }: RosterReading) =>
  forces.map(({ list, leader, warbands }) => [
    list,
    leader,
    ...warbands.map(({ leader: hero, followers }) =>
      [...(hero ? [hero] : []), ...followers].map(unitText).join(', '),
    ),
  ]);

const general = '2024-theoden-king-of-rohan';
const theoden = '1 theoden-king-of-rohan +snowmane +heavy-armour +shield';
const spears = '6 warrior-of-rohan +shield-and-throwing-spears';
const bows = '4 warrior-of-rohan +bow';
const riders = '1 captain-of-rohan +horse, 4 rider-of-rohan';

it.each([
  [
    'the list builder',
    texts.listBuilder,
    general,
    `${theoden}, ${spears}, ${bows}, 1 warrior-of-rohan +banner`,
  ],
  ['lists in parentheses', texts.parentheses, null, `${theoden}, ${spears}, ${bows}`],
  ['the page of an army tracker', texts.tracker, null, `${theoden}, ${spears}, ${bows}`],
])('reads a whole army of %s without a guess', async (_, text, leader, first) => {
  const read = await reading({ text });
  expect(read).toMatchObject({ edition: '2024', unknown: [], warning: null });
  expect(army(read)).toEqual([['2024-kingdom-of-rohan', leader, first, riders]]);
  expect(read.lines.filter(({ status }) => status === 'GUESSED' || status === 'NOT_UNDERSTOOD')).toEqual([]);
});

it('shows what it guessed in notes, and what else that may be', async () => {
  const read = await reading({ text: texts.notes });
  expect(read).toMatchObject({ edition: '2024', pointsLimit: 350, unknown: [] });
  expect(read.forces[0]).toMatchObject({ list: '2024-kingdom-of-rohan', leader: general });
  const [captain] = read.lines.filter(({ text }) => text === 'Captain on horse');
  expect(captain).toMatchObject({ status: 'GUESSED' });
  expect(captain?.names[0]?.alternatives.map(({ name }) => name)).toEqual([
    'Háma, Captain of Rohan',
    'Gamling, Captain of Rohan',
    'Elfhelm, Captain of Rohan',
  ]);
});

const selection = (name: string, type: string, inner = '', number = 1): string =>
  `<selection name="${name}" number="${number}" type="${type}"><selections>${inner}</selections></selection>`;

it('reads a roster of files of 2024: the General, the led beside their Hero, "&" for "and"', async () => {
  const roster = `<?xml version="1.0"?><roster name="Muster" generatedBy="newrecruit"><forces><force catalogueName="Kingdom of Rohan"><selections>${selection(
    'Théoden&apos;s Warband',
    'upgrade',
    selection(
      'Théoden, King of Rohan',
      'model',
      selection('Army General', 'upgrade') + selection('Snowmane', 'upgrade'),
    ) +
      selection(
        'Warrior of Rohan',
        'upgrade',
        selection('6x Warriors', 'model', '', 6) + selection('Shield &amp; Throwing Spears', 'upgrade'),
      ),
  )}</selections></force></forces></roster>`;
  const read = await reading({ roster: Buffer.from(roster).toString('base64') });
  expect(read).toMatchObject({ edition: '2024', format: 'NEW_RECRUIT', unknown: [] });
  expect(army(read)).toEqual([
    ['2024-kingdom-of-rohan', general, `1 theoden-king-of-rohan +snowmane, ${spears}`],
  ]);
});
