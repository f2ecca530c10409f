import { findScenario, scenarios } from '../../../../src/domain/rules/scenarios';

/** Where forces deploy on a board of 48 by 48 inches, from the distances that the scenarios print (document 000; 004, THE FORCES CLASH). */

const zonesOf = (id: string) =>
  findScenario(id)?.zones.map(({ who, force, rectangle, around, edgeInches }) => [
    who,
    force,
    rectangle,
    around ?? edgeInches,
  ]);

it.each(scenarios.map(({ id, zones }) => [id, zones] as const))('%s stays on the board', (_, zones) => {
  expect(zones.length).toBeGreaterThanOrEqual(2);
  for (const { rectangle, label } of zones) {
    const [x, y, width, depth] = rectangle;
    expect(Math.min(x, y, ...label)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + width, y + depth, ...label)).toBeLessThanOrEqual(48);
  }
});

it('measures from the centreline and from the edge in No Escape', () => {
  expect(zonesOf('no-escape')).toEqual([
    ['TEAM_A', 'PRIMARY', [0, 18, 48, 6], undefined],
    ['TEAM_B', 'PRIMARY', [0, 24, 48, 6], undefined],
    ['TEAM_A', 'SECONDARY', [0, 24, 48, 24], 6],
    ['TEAM_B', 'SECONDARY', [0, 0, 48, 24], 6],
  ]);
});

it('surrounds the centre in Cornered, six to twelve inches from an area of six', () => {
  expect(zonesOf('cornered')).toEqual([
    ['TEAM_A', 'PRIMARY', [0, 0, 48, 48], { x: 24, y: 24, withinInches: 6 }],
    ['TEAM_B', 'WHOLE_ARMY', [0, 0, 48, 48], { x: 24, y: 24, beyondInches: 12, withinInches: 18 }],
    ['TEAM_A', 'SECONDARY', [0, 0, 48, 48], 3],
  ]);
});

it('gives each side opposite corners in Take and Hold', () => {
  expect(zonesOf('take-and-hold')).toEqual([
    ['TEAM_A', 'PRIMARY', [0, 0, 12, 12], { x: 0, y: 0, withinInches: 12 }],
    ['TEAM_B', 'PRIMARY', [0, 36, 12, 12], { x: 0, y: 48, withinInches: 12 }],
    ['TEAM_A', 'SECONDARY', [36, 36, 12, 12], { x: 48, y: 48, withinInches: 12 }],
    ['TEAM_B', 'SECONDARY', [36, 0, 12, 12], { x: 48, y: 0, withinInches: 12 }],
  ]);
});
