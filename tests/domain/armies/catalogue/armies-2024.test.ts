import { shippedCatalogue } from '../../../../src/app/armies/lists/shipped-catalogue';
import { errors, force, report, singles, unit, warband } from '../validation/army';

/** Three legal armies and two that are not, with the prices of the lists. */
const given = { catalogue: shippedCatalogue('2024') };

const dale = (bows: number, shields: number) =>
  singles(
    500,
    force(
      '2024-army-of-dale',
      warband(
        '2024-brand-king-of-dale',
        unit('2024-warrior-of-dale', bows, { 'esgaroth-bow': bows }),
        unit('2024-warrior-of-dale', shields, { shield: shields }),
      ),
    ),
  );

const harad = singles(
  500,
  force(
    '2024-harad',
    warband(
      '2024-haradrim-chieftain',
      unit('2024-haradrim-warrior', 4, { bow: 4 }),
      unit('2024-haradrim-warrior', 4, { spear: 4 }),
    ),
  ),
);

const carnDum = singles(
  500,
  force(
    '2024-army-of-carn-dum',
    warband('2024-aldrac-warlord-of-carn-dum', unit('2024-warrior-of-carn-dum', 6)),
  ),
);

const arathornsStand = singles(
  500,
  force('2024-arathorns-stand', warband('2024-halbarad', unit('2024-ranger-of-the-north', 3))),
);

test.each`
  name                  | army           | points | models | broken | bows | allowed
  ${'Army of Dale'}     | ${dale(5, 10)} | ${235} | ${16}  | ${9}   | ${5} | ${5}
  ${'Harad'}            | ${harad}       | ${106} | ${9}   | ${5}   | ${4} | ${4}
  ${'Army of Carn Dûm'} | ${carnDum}     | ${174} | ${7}   | ${4}   | ${0} | ${2}
`(
  '$name: a legal army of $points points and $models models',
  ({ army, points, models, broken, bows, allowed }) => {
    const { verdict, facts } = report(army, given);
    expect([verdict, facts.points, facts.models, facts.brokenAt]).toEqual(['LEGAL', points, models, broken]);
    expect([facts.forces[0]?.bows.used, facts.forces[0]?.bows.allowed]).toEqual([bows, allowed]);
  },
);

test('Army of Dale with a bow too many', () => {
  expect(errors(dale(6, 9), given)).toEqual(['OVER_BOW_LIMIT']);
});

test("Arathorn's Stand without Arathorn: 145 points, 4 models", () => {
  const { facts } = report(arathornsStand, given);
  expect([facts.points, facts.models]).toEqual([145, 4]);
  expect(errors(arathornsStand, given)).toEqual(['COMPULSORY_MISSING']);
});

test('a Warrior who must take one of several options has taken none', () => {
  const bare = singles(
    500,
    force('2024-army-of-dale', warband('2024-brand-king-of-dale', unit('2024-warrior-of-dale', 2))),
  );
  expect(errors(bare, given)).toEqual(['TOO_FEW_CHOSEN']);
});
