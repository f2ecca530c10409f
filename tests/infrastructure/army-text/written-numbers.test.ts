import { shippedCatalogue } from '../../../src/app/armies/lists/shipped-catalogue';
import type { RosterReading } from '../../../src/domain/armies/roster-reading';
import { defaultArmySwitches } from '../../../src/domain/armies/validation/assemble-army';
import { validateArmy } from '../../../src/domain/armies/validation/validate-army';
import { readArmyText } from '../../../src/infrastructure/army-text/read-army-text';

const catalogue = shippedCatalogue();

const readingOf = (...lines: readonly string[]): RosterReading => {
  const read = readArmyText(lines.join('\n'), catalogue);
  if (!read.ok) throw new Error(read.error.detail);
  return read.value;
};

const unitsOf = ({ forces }: RosterReading): string =>
  forces
    .flatMap(({ warbands }) => warbands)
    .flatMap(({ leader, followers }) => (leader ? [leader, ...followers] : followers))
    .map(({ profile, count, options }) =>
      [`${String(count)} ${profile}`, ...options.map((one) => `${one.option}*${String(one.count)}`)].join(
        ' +',
      ),
    )
    .join(', ');

describe('eight Riders of Rohan, as players count them', () => {
  it.each([
    '8 Rider of Rohan',
    '8x Rider of Rohan',
    '8 x Riders of Rohan',
    'x8 Rider of Rohan',
    '8* Riders of Rohan',
    '(8) Riders of Rohan',
    '8) Rider of Rohan',
    '8. Rider of Rohan',
    '4+4 Riders of Rohan',
    'eight Riders of Rohan',
    'Rider of Rohan x8',
    'Rider of Rohan x 8',
    'Rider of Rohan 8x',
    'Rider of Rohan *8',
    'Rider of Rohan (8)',
    'Rider of Rohan [x8]',
    'Rider of Rohan: 8',
    'Rider of Rohan,8',
    'Rider of Rohan - 8',
    'Rider of Rohan 4+4',
    'Rider of Rohan x8 - 112',
    'Rider of Rohan x8 = 112',
    'Rider of Rohan (x8) 112',
    'Rider of Rohan, 8, 112',
    'Rider of Rohan 8 models 112 points',
    '8 models - Rider of Rohan [112pts]',
    '- 8 Riders of Rohan: 112 pts',
    '• 8 Riders of Rohan (14 each)',
    '8x Riders of Rohan @ 14',
    '8 Reiter von Rohan',
    'Rider of Rohan / Reiter von Rohan x8',
  ])('%s', (line) => {
    const reading = readingOf('Rohan', line);
    expect(unitsOf(reading)).toBe('8 rider-of-rohan');
    expect(reading.lines[1]).toMatchObject({ status: 'UNDERSTOOD', unknown: [] });
    expect(reading.differences).toEqual([]);
  });
});

describe('a line with a number that nothing explains', () => {
  it.each([
    ['1x Rider of Rohan (8)', '1 rider-of-rohan', ['8']],
    ['8x Rider of Rohan - 120', '8 rider-of-rohan', ['120']],
    ['8x Rider of Rohan (112 pts) with throwing spears', '8 rider-of-rohan +throwing-spears*8', ['112']],
    ['Theoden 3/5/3', '1 theoden', ['5']],
    ['12 Warriors of Rohan, wave 7', '12 warrior-of-rohan', ['wave', '7']],
  ])('%s is a guess', (line, units, unknown) => {
    const reading = readingOf('Rohan', line);
    expect(unitsOf(reading)).toBe(units);
    expect(reading.lines[1]?.status).toBe('GUESSED');
    for (const one of unknown) expect(reading.lines[1]?.unknown.join(' ')).toContain(one);
  });
});

describe('Might, Will and Fate behind a name', () => {
  const bought = '1 witch-king-of-angmar +extra-might*3 +extra-will*5 +extra-fate*3';
  it.each([
    ['The Witch-king of Angmar (M:3 W:15 F:3) - 125 points', bought],
    ['The Witch-king of Angmar 3/15/3', bought],
    [
      'Witch-king of Angmar (3/15/3), crown of morgul [150 pts]',
      bought.replace(' +', ' +crown-of-morgul*1 +'),
    ],
    ['The Witch-king of Angmar 0/10/0 (70)', '1 witch-king-of-angmar'],
    ['The Tainted 2/14/2 - 120', '1 the-tainted'],
  ])('%s', (line, units) => {
    const reading = readingOf('Mordor', line);
    expect(unitsOf(reading)).toBe(units);
    expect(reading.lines[1]?.status).toBe('UNDERSTOOD');
    expect(reading.differences).toEqual([]);
  });

  it('are a guess where no option brings them', () => {
    expect(readingOf('Mordor', 'The Tainted 2/10/2').lines[1]).toMatchObject({
      status: 'GUESSED',
      unknown: ['10'],
    });
  });
});

describe('sums', () => {
  it.each([
    [['8 Riders of Rohan - 120'], { of: 'UNIT_POINTS', line: 2, written: 120, read: 112 }],
    [['8 Riders of Rohan', 'Total: 120 points'], { of: 'ARMY_POINTS', line: 3, written: 120, read: 112 }],
    [['8 Riders of Rohan', '9 models'], { of: 'MODELS', line: 3, written: 9, read: 8 }],
    [['8 Riders of Rohan', 'Models: 10'], { of: 'MODELS', line: 3, written: 10, read: 8 }],
  ])('%j differs', (lines, difference) => {
    expect(readingOf('Rohan', ...lines).differences).toEqual([difference]);
  });

  it.each([
    [['Warband 1', '8 Riders of Rohan', 'Total: 112', 'Warband 2', '6 Warriors of Rohan', 'Total: 36']],
    [['8 Riders of Rohan', 'Total: 112 points', '8 models']],
    [['Theoden', '- shield (5)', '- heavy armour (5)', 'Total 85']],
  ])('%j are right', (lines) => {
    expect(readingOf('Rohan', ...lines).differences).toEqual([]);
  });
});

describe('names that lead somewhere', () => {
  it.each([
    ["Assault Upon Helm's Deep", 'Uruk-hai Captain (leader)', '1 uruk-hai-captain-leader'],
    ["Assault Upon Helm's Deep", 'Uruk-hai Captain', '1 uruk-hai-captain'],
    [
      'Halls of Thranduil',
      'Thranduil, Additional Elven-made sword (30 points)',
      '1 thranduil +second-sword*1',
    ],
    ['Halls of Thranduil', 'Thranduil with additional elven-made sword', '1 thranduil +second-sword*1'],
    ['Rohan', 'Hauptmann von Rohan, Schild', '1 captain-of-rohan +shield*1'],
    ['Rohan', '12 Krieger von Rohan mit Schild', '12 warrior-of-rohan +shield*12'],
    ['Rohan', '6 Guerreros de Rohan', '6 warrior-of-rohan'],
    ['Rohan', '6 Guerrieri di Rohan', '6 warrior-of-rohan'],
    ['Rohan', 'Capitaine de Rohan', '1 captain-of-rohan'],
  ])('%s: %s', (list, line, units) => {
    expect(unitsOf(readingOf(list, line))).toBe(units);
  });

  it('nobody of a line with a count is lost without a word', () => {
    expect(readingOf('Rohan', '6 Blorbs von Rohan').lines[1]?.status).toBe('NOT_UNDERSTOOD');
    expect(readingOf('6 Blorbs von Rohan', '6 Warriors of Rohan').lines[0]?.status).toBe('NOT_UNDERSTOOD');
  });
});

it.each([
  ['Army of Arnor', 'Arvedui, Last King of Arnor', 'army-of-arnor'],
  ['Host of the Witch-king - 600 points', 'The Witch-king of Angmar', 'host-of-the-witch-king'],
  ['Wolf Pack of Angmar', '6 Wild Wargs', 'wolf-pack-of-angmar'],
  ['Army of Carn Dûm 500pts', '6 Angmar Orc Warriors', 'army-of-carn-dum'],
])('%s is a Legion that is not held, and never its parent list', (legion, line, list) => {
  const reading = readingOf(legion, line);
  expect(reading.forces.map(({ list: id }) => id)).toEqual([list]);
  expect(reading.unknown).toMatchObject([{ kind: 'ARMY_LIST' }]);
  const { verdict } = validateArmy(
    { format: 'SINGLES', pointsLimit: 2000, forces: reading.forces },
    { catalogue, nearest: () => [], switches: defaultArmySwitches },
  );
  expect(verdict).toBe('NOT_COVERED');
});
