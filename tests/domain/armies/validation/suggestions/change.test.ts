import { applyChanges, change } from '../../../../../src/domain/armies/validation/suggestions/change';
import { force, singles, unit, warband } from '../army';

const draft = singles(
  500,
  force('west', warband('west-lord', unit('west-warrior', 5, { spear: 4, bow: 2 }), unit('west-archer', 2))),
  force('woods', warband(unit('woods-captain', 1, { horse: 1 }))),
);
const at = (of: number, warbandAt: number | null, unitAt: number | null) => ({
  force: of,
  warband: warbandAt,
  unit: unitAt,
});

it('takes away models with what goes with them', () => {
  const gone = change({
    kind: 'REMOVE_MODELS',
    where: at(0, 0, 1),
    profile: 'west-warrior',
    count: 2,
    options: [{ option: 'spear', count: 1 }],
  });
  expect(applyChanges(draft, [gone]).forces[0]?.warbands[0]?.followers[0]).toEqual(
    unit('west-warrior', 3, { spear: 3, bow: 2 }),
  );
});

it('takes away and adds at the places as they were', () => {
  const changes = [
    change({ kind: 'REMOVE_MODELS', where: at(0, 0, 1), profile: 'west-warrior', count: 5 }),
    change({ kind: 'REMOVE_MODELS', where: at(0, 0, 2), profile: 'west-archer', count: 1 }),
    change({ kind: 'ADD_MODELS', where: at(0, 0, null), profile: 'west-slinger', count: 3 }),
    change({ kind: 'REMOVE_OPTION', where: at(1, 0, 0), option: 'horse' }),
  ];
  expect(applyChanges(draft, changes)).toEqual(
    singles(
      500,
      force('west', warband('west-lord', unit('west-archer'), unit('west-slinger', 3))),
      force('woods', warband('woods-captain')),
    ),
  );
});

it('leaves no empty warband', () => {
  const gone = change({ kind: 'REMOVE_MODELS', where: at(1, 0, 0), profile: 'woods-captain' });
  expect(applyChanges(draft, [gone]).forces[1]).toEqual(force('woods'));
});

it('renames', () => {
  const changes = [
    change({ kind: 'USE_INSTEAD', where: at(1, null, null), instead: 'hills' }),
    change({ kind: 'USE_INSTEAD', where: at(0, 0, 0), profile: 'west-lord', instead: 'west-hero' }),
    change({ kind: 'USE_INSTEAD', where: at(0, 0, 1), option: 'bow', instead: 'longbow' }),
  ];
  const changed = applyChanges(draft, changes);
  expect(changed.forces.map(({ list }) => list)).toEqual(['west', 'hills']);
  expect(changed.forces[0]?.warbands[0]?.leader?.profile).toBe('west-hero');
  expect(changed.forces[0]?.warbands[0]?.followers[0]).toEqual(
    unit('west-warrior', 5, { spear: 4, longbow: 2 }),
  );
});
