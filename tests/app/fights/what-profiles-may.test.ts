import { faultsOf, valueOf } from './asking';

/** Ruling 43, and contradictions that are refused by name. */
const plainModel = { fight: 3, strength: 3, defence: 5 };
const against = (model: object, enemy: object = plainModel) => ({
  sides: [
    { alignment: 'EVIL', models: [model] },
    { alignment: 'GOOD', models: [enemy] },
  ],
});
const fight = (model: object, enemy?: object) => faultsOf('fightOdds', against(model, enemy));
const scout = { profile: 'uruk-hai-scout' };

test.each<[string, object, readonly string[]]>([
  [
    'a Bash of a sword',
    { ...scout, specialStrike: 'BASH' },
    [
      'sides[0].models[0].specialStrike INCONSISTENT Uruk-hai Scout carries none of the weapons of BASH (hammers, maces, mauls)',
    ],
  ],
  [
    'Might of a Warrior',
    { ...scout, might: 1 },
    ['sides[0].models[0].might INCONSISTENT Uruk-hai Scout is no Hero: it has no Might'],
  ],
  [
    'a Heroic Strike of a Warrior',
    { ...scout, heroicStrike: true },
    ['sides[0].models[0].heroicStrike INCONSISTENT Uruk-hai Scout may not declare a Heroic Strike'],
  ],
])('%s is refused for an Uruk-hai Scout', async (_name, model, expected) => {
  expect(await fight(model)).toEqual(expected);
});

test('Shieldwall needs the rule and a shield, and feet', async () => {
  expect(await fight({ ...scout, shieldwall: true })).toEqual([
    'sides[0].models[0].shieldwall INCONSISTENT Uruk-hai Scout does not have the special rule Shieldwall',
    'sides[0].models[0].shieldwall INCONSISTENT Uruk-hai Scout carries no shield; it may take shield',
  ]);
  expect(await fight({ ...plainModel, type: 'CAVALRY', shieldwall: true })).toEqual([
    'sides[0].models[0].shieldwall INCONSISTENT Shieldwall works on foot only',
  ]);
  await valueOf(
    'fightOdds',
    against({ profile: 'warrior-of-minas-tirith', options: ['shield'], shieldwall: true }),
  );
});

test('what profiles may do is answered: a Feint of a sword, the Might and Heroic Strike of a Hero', async () => {
  await valueOf('fightOdds', against({ ...scout, specialStrike: 'FEINT' }));
  await valueOf(
    'fightOdds',
    against({ profile: 'boromir-captain-of-the-white-tower', might: 3, heroicStrike: true }),
  );
});

test('by plain numbers everything is allowed', async () => {
  await valueOf(
    'fightOdds',
    against({ ...plainModel, might: 2, heroicStrike: true, specialStrike: 'BASH', shieldwall: true }),
  );
});

test('Prone and charged, and charged by Cavalry that is not there', async () => {
  expect(await fight({ ...plainModel, prone: true, charged: true })).toEqual([
    'sides[0].models[0].charged INCONSISTENT a Prone model cannot charge: it must stand up first',
  ]);
  expect(await fight({ ...plainModel, chargedByCavalry: true })).toEqual([
    'sides[0].models[0].chargedByCavalry INCONSISTENT no enemy of this fight is Cavalry',
  ]);
  await valueOf(
    'fightOdds',
    against({ ...plainModel, chargedByCavalry: true }, { ...plainModel, type: 'CAVALRY' }),
  );
});
