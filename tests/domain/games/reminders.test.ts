import { type GameChange, emptyState, mergeChanges } from '../../../src/domain/games/changes';
import { remindersOf } from '../../../src/domain/games/reminders';
import { findScenario, scenarios } from '../../../src/domain/rules/scenarios';
import { prioritySource2024 } from '../../../src/domain/rules/rulesets/mesbg-2024/priority';
import { specialRules } from '../../../src/domain/rules/reference/special-rules';
import { game } from './game';

const sets = (values: Readonly<Record<string, string>>): readonly GameChange[] =>
  Object.entries(values).map(([register, value], index) => ({
    device: 'aaaa',
    sequence: index + 1,
    clock: index + 1,
    seen: 0,
    register,
    value,
  }));
const lost = (counter: string, by: number): GameChange => ({
  device: 'bbbb',
  sequence: 1,
  clock: 1,
  seen: 0,
  counter,
  by,
});
const after = (...changes: readonly GameChange[]) => mergeChanges(emptyState, changes);
const ids = (setup: typeof game, ...changes: readonly GameChange[]) =>
  remindersOf(setup, after(...changes)).map(({ id, side }) => [id, side]);

describe('reminders', () => {
  it('say how Priority is rolled in the first turn and later, by edition', () => {
    const [first] = remindersOf(game, emptyState, 'PRIORITY');
    expect(first?.text).toBe('Both roll a D6: the higher has Priority; roll ties again.');
    expect(first?.source).toEqual({ document: '003', heading: 'THE PRIORITY PHASE', page: 18 });
    const [later] = remindersOf({ ...game, edition: '2024' }, after(...sets({ turn: '2' })), 'PRIORITY');
    expect(later?.text).toBe(
      'Both roll a D6: the higher chooses who has Priority; a tie gives the choice to the player who did not choose last turn.',
    );
    expect(later?.source).toEqual(prioritySource2024);
  });

  it('name the side that is Broken, from the casualty that breaks it, until it is wiped out', () => {
    const four = { ...game, scenario: null };
    expect(ids(four, lost('1.1.casualties', 4))).not.toContainEqual(['broken-tests', 1]);
    expect(ids(four, lost('1.1.casualties', 5))).toContainEqual(['broken-tests', 1]);
    const [reminder] = remindersOf(four, after(lost('1.1.casualties', 5)), 'MOVE');
    expect(reminder).toMatchObject({
      text: 'Ben is Broken: each of its models takes a Courage test before it moves, or is removed.',
      source: { document: 'RULING', heading: 'Ruling 17' },
    });
    const [later] = remindersOf({ ...four, edition: '2024' }, after(lost('1.1.casualties', 5)), 'MOVE');
    expect(later).toMatchObject({
      id: 'broken-tests',
      source: {
        document: 'TRANSCRIPTION',
        heading: 'Tests of a Broken army (public transcription, grade B)',
      },
    });
    const gone = { device: 'cccc', sequence: 1, clock: 1, seen: 0, counter: '1.0.casualties', by: 1 };
    expect(ids(four, lost('1.1.casualties', 8), gone)).not.toContainEqual(['broken-tests', 1]);
  });

  it('roll for the sudden end in the scenarios that have one, and for no other', () => {
    for (const { id, end } of scenarios) {
      const reminded = ids({ ...game, scenario: id }, lost('1.1.casualties', 8)).map(([name]) => name);
      expect([id, reminded.includes('sudden-end')]).toEqual([id, end.condition === 'SUDDEN_END']);
      expect([id, reminded.includes('quarter-end')]).toEqual([id, end.condition === 'QUARTER_LEFT']);
    }
    expect(remindersOf(game, after(lost('1.1.casualties', 5)), 'END')).toMatchObject([
      { text: 'A side is Broken: roll a D6. On a 1 or 2 the game ends.', source: { heading: 'Ruling 18a' } },
    ]);
    const quarter = { ...game, scenario: 'no-escape' };
    expect(remindersOf(quarter, after(lost('1.1.casualties', 8)), 'END')).toMatchObject([
      {
        text: 'A side has a quarter of its models left: the game ends with this turn.',
        source: { document: '000', heading: 'OBJECTIVES' },
      },
    ]);
    expect(findScenario('no-escape')?.sources[0].document).toBe('000');
  });

  it('say what Will of Evil costs, while the model lives', () => {
    const [reminder] = remindersOf(game, after(lost('1.0.will', 3)), 'FIGHT');
    expect(reminder).toMatchObject({
      id: 'will-of-evil',
      side: 1,
      text: 'Ringwraith: if it fought this turn, it loses 1 Will (4 left); at 0 it is removed.',
    });
    expect(reminder?.source).toEqual(specialRules['will-of-evil']?.sources[0]);
    expect(remindersOf(game, after(lost('1.0.casualties', 1)), 'FIGHT')).toEqual([]);
    expect(remindersOf({ ...game, edition: '2024' }, emptyState, 'END')).toMatchObject([
      { id: 'will-of-evil', source: { heading: 'Will of Evil (public transcription, grade B)' } },
    ]);
  });

  it('roll for reinforcements where warbands are still to come', () => {
    const conquest = { ...game, scenario: 'total-conquest' };
    expect(ids(conquest)).toContainEqual(['reinforcements', 0]);
    expect(ids(conquest, ...sets({ '0.reserve': 'false' }))).not.toContainEqual(['reinforcements', 0]);
    expect(ids(game)).not.toContainEqual(['reinforcements', 1]);
    expect(ids(game, ...sets({ '1.reserve': 'true' }))).toContainEqual(['reinforcements', 1]);
    expect(remindersOf(conquest, emptyState, 'MOVE')[0]?.source).toEqual({
      document: '000',
      heading: 'SPECIAL RULES',
    });
    const later = remindersOf({ ...game, edition: '2024' }, after(...sets({ '1.reserve': 'true' })), 'MOVE');
    expect(later).toMatchObject([
      {
        id: 'reinforcements',
        side: 1,
        source: { document: 'TRANSCRIPTION', heading: 'Maelstrom of Battle (public transcription, grade B)' },
      },
    ]);
  });
});
