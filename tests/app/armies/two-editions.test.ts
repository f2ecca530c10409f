import { checkArmy } from '../../../src/app/armies/check-army';
import { type ArmyInput, armyInput } from '../../../src/app/armies/army-input';
import { checkInput } from '../../../src/app/kernel/use-case';

const armyOf = (...forces: readonly (readonly [list: string, hero: string])[]): ArmyInput => {
  const input = checkInput(armyInput, {
    pointsLimit: 600,
    forces: forces.map(([list, profile]) => ({ list, warbands: [{ leader: { profile } }] })),
  });
  if (!input.ok) throw new Error(JSON.stringify(input.error));
  return input.value;
};

const found = (codes: readonly string[], input: ArmyInput) => {
  const checked = checkArmy(input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const { verdict, findings } = checked.value.report;
  return {
    verdict,
    found: findings
      .filter(({ code }) => codes.includes(code))
      .map(({ code, message, fix }) => ({ code, message, fix })),
  };
};

it('refuses an army of lists of two editions', () => {
  const army = armyOf(['lothlorien', 'haldir'], ['2024-lothlorien', '2024-haldir-galadhrim-captain']);
  expect(found(['WRONG_EDITION'], army)).toEqual({
    verdict: 'ILLEGAL',
    found: [
      {
        code: 'WRONG_EDITION',
        message: 'One army is of one edition: Lothlórien is of edition 2018, Lothlórien is of edition 2024',
        fix: 'Take lists of one edition.',
      },
    ],
  });
});

it('refuses a Hero of the other edition, and says where the Hero stands', () => {
  const army = armyOf(['lothlorien', '2024-haldir-galadhrim-captain']);
  expect(found(['WRONG_EDITION', 'UNKNOWN_PROFILE', 'NOT_IN_LIST'], army)).toEqual({
    verdict: 'ILLEGAL',
    found: [
      {
        code: 'WRONG_EDITION',
        message:
          'Haldir, Galadhrim Captain ("2024-haldir-galadhrim-captain") is of edition 2024, Lothlórien of edition 2018',
        fix: "It is fielded by Breaking of the Fellowship, Defenders of Helm's Deep, Lothlórien.",
      },
    ],
  });
});

it('takes a Hero of the same name who stands in the list', () => {
  const army = armyOf(['2024-moria', 'moria-goblin-captain']);
  expect(found(['WRONG_EDITION'], army).found[0]?.fix).toMatch(
    /^Take 2024-moria-goblin-captain of this list\. /,
  );
});

it('names the nearest lists of both editions', () => {
  expect(found(['UNKNOWN_LIST'], armyOf(['lothlorein', 'haldir'])).found[0]?.fix).toBe(
    'Nearest: lothlorien, 2024-lothlorien.',
  );
  expect(found(['UNKNOWN_LIST'], armyOf(['2024-lothlorein', 'haldir'])).found[0]?.fix).toBe(
    'Nearest: lothlorien, 2024-lothlorien.',
  );
});

it('names the lists of both editions in which an unknown Hero stands', () => {
  expect(found(['UNKNOWN_PROFILE'], armyOf(['mordor', 'haldr'])).found[0]?.fix).toBe(
    "Nearest: haldir (Lothlórien, Defenders of Helm's Deep), 2024-haldir-galadhrim-captain (Breaking of the Fellowship, Defenders of Helm's Deep, Lothlórien), aldor (Rohan, Defenders of Helm's Deep), 2024-aldor-rohan-archer (Defenders of Helm's Deep).",
  );
});
