import { readRoster } from '../../../src/app/armies/rosters/read-roster';
import type { RosterReading } from '../../../src/app/kernel/generated/answers';
import { call } from '../../../src/app/kernel/use-case';
import { pasted2024 } from './pasted-2024';

const readingOf = async (text: string, edition?: string): Promise<RosterReading> => {
  const read = await call(readRoster, { text, edition }, {});
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value as unknown as RosterReading;
};

type Unit = RosterReading['forces'][number]['warbands'][number]['followers'][number];

const bare = (id: string): string => id.replace(/^2024-/, '');

const unitText = ({ profile, count, options }: Unit): string =>
  [
    `${count} ${bare(profile)}`,
    ...options.map(({ option, count: taken }) => `+${option}${taken === count ? '' : `*${taken}`}`),
  ].join(' ');

const armyText = ({ forces }: RosterReading): readonly string[] =>
  forces.flatMap(({ list, leader, warbands }) => [
    `${bare(list)}${leader === null ? '' : ` led by ${bare(leader)}`}`,
    ...warbands.map(
      ({ leader: captain, followers }) =>
        `  ${[...(captain ? [captain] : []), ...followers].map(unitText).join(', ')}`,
    ),
  ]);

const linesWith = ({ lines }: RosterReading, status: string): readonly number[] =>
  lines.filter((line) => line.status === status).map(({ line }) => line);

it.each(pasted2024.map((pasted) => [pasted.about, pasted] as const))(
  '%s',
  async (_about, { text, army, bought = [], guessed = [], notUnderstood = [], limit, warning, isOfBoth }) => {
    const reading = await readingOf(text.join('\n'), isOfBoth && '2024');
    expect(armyText(reading)).toEqual(army);
    expect({
      edition: reading.edition,
      bought: reading.forces.flatMap(({ listOptions }) => listOptions),
      guessed: linesWith(reading, 'GUESSED'),
      notUnderstood: linesWith(reading, 'NOT_UNDERSTOOD'),
      limit: reading.pointsLimit,
      warning: reading.warning,
    }).toEqual({
      edition: '2024',
      ...{ bought, guessed, notUnderstood, limit: limit ?? null, warning: warning ?? null },
    });
  },
);
