import { shippedCatalogue } from '../../../src/app/armies/lists/shipped-catalogue';
import type { RosterReading } from '../../../src/domain/armies/roster-reading';
import { readArmyText } from '../../../src/infrastructure/army-text/read-army-text';
import { armyText } from './army-as-text';
import { pastedTexts } from './pasted-texts';

const catalogue = shippedCatalogue();

const readingOf = (text: string): RosterReading => {
  const read = readArmyText(text, catalogue);
  if (!read.ok) throw new Error(read.error.detail);
  return read.value;
};

const linesWith = ({ lines }: RosterReading, status: string): readonly number[] =>
  lines.filter((line) => line.status === status).map(({ line }) => line);

describe('an army as players paste it', () => {
  it.each(pastedTexts.map((pasted) => [pasted.text.split('\n', 2).join(' / '), pasted] as const))(
    '%s',
    (_name, { text, army, guessed, notUnderstood, limit }) => {
      const reading = readingOf(text);
      expect(armyText(reading)).toEqual(army);
      expect(linesWith(reading, 'GUESSED')).toEqual(guessed);
      expect(linesWith(reading, 'NOT_UNDERSTOOD')).toEqual(notUnderstood);
      expect(reading.pointsLimit).toBe(limit);
    },
  );

  it('is read the same without accents, in capitals and with other line ends', () => {
    const text = 'Rohan\nÉomer, shield\n6x Warriors of Rohan (bow)\n';
    const army = ['rohan', '  1 eomer +shield, 6 warrior-of-rohan +bow'];
    const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
    for (const same of [text, plain, text.toUpperCase(), text.replaceAll('\n', '\r\n')])
      expect(armyText(readingOf(same))).toEqual(army);
  });

  it('names what else a guess may be, and compares points', () => {
    const { lines } = readingOf('Moria\nDurburz\n6 goblins, shield - 30 points');
    expect(lines[2]).toMatchObject({
      line: 3,
      status: 'GUESSED',
      pointsWritten: 30,
      points: 30,
      names: [{ id: 'moria-goblin-warrior', count: 6 }, { id: 'shield' }],
    });
    expect(lines[2]?.names[0]?.alternatives.map(({ id }) => id)).toContain('moria-goblin-captain');
  });

  it('says what it was looked for among where nothing is near', () => {
    const { unknown } = readingOf('Rohan\nTheoden\nPurple Wizard');
    expect(unknown).toMatchObject([{ kind: 'PROFILE', name: 'Purple Wizard', where: 'Rohan' }]);
    expect(unknown[0]?.known).toContain('Rider of Rohan');
  });

  it('has its units below the name of the list, misspelt with their options too', () => {
    const reading = readingOf('Rohan\nCapitan of Rohan w/ sheild\n6 Warriors of Rohan');
    expect(armyText(reading)).toEqual(['rohan', '  1 captain-of-rohan, 6 warrior-of-rohan']);
    expect(linesWith(reading, 'GUESSED')).toEqual([2]);
    expect(reading.unknown).toMatchObject([{ kind: 'OPTION', name: 'sheild' }]);
  });

  it('is of the list that the caller names', () => {
    const list = catalogue.armyLists.find(({ id }) => id === 'barad-dur');
    const read = readArmyText('Orc Captain\n6 orcs with shields', catalogue, list);
    expect(read.ok && armyText(read.value)).toEqual(['barad-dur', '  1 orc-captain, 6 orc-warrior +shield']);
  });
});

describe('a text made to take long', () => {
  it.each([
    ['too many characters', 'x'.repeat(20_001)],
    ['too many lines', '\n'.repeat(300)],
    ['a line that is too long', 'x'.repeat(601)],
    [
      'units upon units',
      `Mordor\n${Array.from({ length: 30 }, (_, i) => Array.from({ length: 80 }, (__, k) => `2 w${k}${i}`).join(',')).join('\n')}`,
    ],
  ])('%s is refused by name', (_name, text) => {
    expect(readArmyText(text, catalogue)).toMatchObject({ ok: false, error: { code: 'TOO_LARGE' } });
  });

  it('an empty one is refused', () => {
    expect(readArmyText(' \n\t', catalogue)).toMatchObject({ ok: false, error: { code: 'EMPTY' } });
  });

  it.each([
    ['brackets', '('.repeat(500)],
    ['spaces', `a${' '.repeat(590)}b`],
    ['numbers', '1 '.repeat(290)],
    ['points', '9 pts '.repeat(90)],
    ['marks', '*_~'.repeat(190)],
    ['control characters', '\u0000\u0007 6 \u202e Riders\ufeff'],
    ['half of a character', '6 Riders \ud800'],
    ['prototype names', '__proto__\nconstructor x6\ntoString: hasOwnProperty'],
  ])('%s are read without a crash', (_name, text) => {
    expect(readArmyText(`Rohan\n${text}`, catalogue).ok).toBe(true);
  });
});
