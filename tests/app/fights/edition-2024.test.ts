import { brutalPowerOdds } from '../../../src/app/fights/odds/brutal-power-odds';
import { duelOdds } from '../../../src/app/fights/odds/duel-odds';
import { fightOdds } from '../../../src/app/fights/odds/fight-odds';
import { fightReadings } from '../../../src/app/fights/odds/fight-readings';
import { mightAdvice } from '../../../src/app/fights/odds/might-advice';
import { strikeOdds } from '../../../src/app/fights/odds/strike-odds';
import { throwThenFightOdds } from '../../../src/app/fights/odds/throw-then-fight-odds';
import { volleyOdds } from '../../../src/app/fights/odds/volley-odds';
import { resolveFight } from '../../../src/app/fights/play/fight-play';
import { resolveVolley } from '../../../src/app/fights/play/volley-play';
import { call } from '../../../src/app/kernel/use-case';

/* eslint-disable @typescript-eslint/no-explicit-any */

const asked = async (operation: unknown, input: object): Promise<any> => {
  const answer = (await call(operation as never, input, undefined as never)) as any;
  return answer.ok ? answer.value : answer.error.faults;
};

const good = (...models: object[]) => ({ alignment: 'GOOD', models });
const evil = (...models: object[]) => ({ alignment: 'EVIL', models });
const man = { fight: 4, strength: 4, defence: 5 };

describe('fights of 2024 as questions', () => {
  it('take their edition: two-handed with equal Fight 7/18, in 2018 13/36', async () => {
    const sides = [good({ fight: 4, twoHanded: true }), evil({ fight: 4 })];
    const won = async (more: object) => (await asked(duelOdds, { sides, ...more })).win[0].fraction;
    expect(await won({ edition: '2024' })).toBe('7/18');
    expect(await won({})).toBe('13/36');
    expect(await won({ edition: '2018' })).toBe('13/36');
  });

  it('give a Heroic Strike D3 where 2018 gives D6: Fight 4 against 6, one die each', async () => {
    const sides = [good({ fight: 4, heroicStrike: true }), evil({ fight: 6 })];
    const won = async (edition: string) => (await asked(duelOdds, { edition, sides })).win[0].fraction;
    expect([await won('2024'), await won('2018')]).toEqual(['1/2', '13/24']);
  });

  it('cite public transcriptions with the grade', async () => {
    const { steps } = await asked(duelOdds, {
      edition: '2024',
      sides: [good({ fight: 4, traits: ['UNARMED'] }), evil({ fight: 4 })],
    });
    expect(steps.map((step: any) => step.source.document)).toEqual(steps.map(() => 'TRANSCRIPTION'));
    expect(steps.find((step: any) => step.code === 'UNARMED').source.heading).toBe(
      'Unarmed (public transcription, grade B)',
    );
  });

  it('name the edition that a heroic action, trait or strike belongs to', async () => {
    const faults = async (edition: string, model: object) =>
      (await asked(fightOdds, { edition, sides: [good({ ...man, ...model }), evil(man)] })).map(
        ({ path, message }: any) => [path, message],
      );
    expect(await faults('2018', { heroicActions: ['CHALLENGE'] })).toEqual([
      [
        'sides[0].models[0].heroicActions[0]',
        'CHALLENGE is a heroic action of the 2024 edition, not of the 2018 edition',
      ],
    ]);
    expect(await faults('2018', { traits: ['BURLY'] })).toEqual([
      ['sides[0].models[0].traits[0]', 'BURLY counts in the 2024 edition, not in the 2018 edition'],
    ]);
    expect(await faults('2024', { specialStrike: 'FEINT' })).toEqual([
      [
        'sides[0].models[0].specialStrike',
        'FEINT is a special strike of the 2018 edition: there are none in this edition',
      ],
    ]);
    expect(await faults('2024', { shieldwall: true })).toEqual([
      ['sides[0].models[0].shieldwall', 'shieldwall is of the 2018 edition, not of the 2024 edition'],
    ]);
    expect(await faults('2023', {})).toEqual([['edition', 'must be an edition of the rules: 2018, 2024']]);
  });

  it('give both numbers for a charge that knocks down, named, and either by its switch', async () => {
    const sides = [good({ ...man, strength: 3, type: 'CAVALRY', charged: true, lance: true }), evil(man)];
    const both = await asked(fightReadings, { edition: '2024', sides });
    expect(
      [both.knockedDownIsTrapped, both.knockedDownIsNotTrapped].map(
        (odds: any) => odds.sides[1].models[0].slain.fraction,
      ),
    ).toEqual(['715/1152', '143/288']);
    const [fault] = await asked(fightOdds, { edition: '2024', sides });
    expect([fault.path, fault.code]).toEqual(['switches.knockedDownIsTrapped', 'NOT_COVERED']);
    const { sides: answer } = await asked(fightOdds, {
      edition: '2024',
      sides,
      switches: { knockedDownIsTrapped: true },
    });
    expect(answer[1].models[0].slain.fraction).toBe('715/1152');
    const [played] = await asked(resolveFight, { edition: '2024', sides, dice: [] });
    expect(played.code).toBe('NOT_COVERED');
  });

  it('refuse half a side that is shielding, and Blades of the Dead without a Courage', async () => {
    const faults = async (sides: object[]) =>
      (await asked(fightOdds, { edition: '2024', sides })).map(({ path, code }: any) => [path, code]);
    expect(await faults([good({ ...man, shielding: true }, man), evil(man)])).toEqual([
      ['sides[0].models', 'INCONSISTENT'],
    ]);
    expect(await faults([good({ ...man, traits: ['BLADES_OF_THE_DEAD'] }), evil(man)])).toEqual([
      ['sides[1].models[0].courage', 'REQUIRED'],
    ]);
  });

  it('answer Strikes, volleys, Might advice and dice by their edition', async () => {
    const strikes = {
      strikes: [{ strength: 4, traits: ['MIGHTY_BLOW'] }],
      target: { defence: 4, wounds: 2 },
    };
    expect((await asked(strikeOdds, { edition: '2024', ...strikes })).slain.fraction).toBe('1/2');
    const defended = { strikes: [{ strength: 8 }], target: { defence: 4, heroicActions: ['DEFENCE'] } };
    expect((await asked(strikeOdds, { edition: '2024', ...defended })).slain.fraction).toBe('1/6');
    const shot = {
      shooters: [{ shoot: 3, weapon2024: 'ELF_BOW', inTheWay: ['FORTIFICATION'] }],
      target: { defence: 5 },
    };
    expect((await asked(volleyOdds, { edition: '2024', ...shot })).slain.fraction).toBe('1/9');
    expect((await asked(volleyOdds, shot))[0].path).toBe('shooters[0].weapon2024');
    const advice = await asked(mightAdvice, {
      edition: '2024',
      sides: [good({ fight: 4, twoHanded: true }), evil({ fight: 4 })],
      dice: [[6], [6]],
    });
    expect(advice.scores).toEqual([6, 6]);
    const played = await asked(resolveFight, {
      edition: '2024',
      sides: [good({ ...man, heroicActions: ['STRIKE'] }), evil({ ...man, fight: 6 })],
      // A 6 is a D3 of 3: Fight 7 beats 6.
      dice: [6, 4, 4, 5],
    });
    expect([played.winner, played.sides[1].models[0].slain]).toEqual([0, true]);
  });
});

describe('volleys of 2024', () => {
  const shot = { shoot: 3, strength: 3 };
  const slain = async (shooter: object, target: object) =>
    (
      await asked(volleyOdds, {
        edition: '2024',
        shooters: [{ ...shot, ...shooter }],
        target: { defence: 5, ...target },
      })
    ).slain.fraction;

  it('count Hatred and Ancient Enemies by keyword', async () => {
    // 3+ to hit; S3 v D5 is 5+, with Hatred 4+, with a 1 rolled again 7/18.
    expect(await slain({}, { keywords: ['Rohan'] })).toBe('2/9');
    expect(await slain({ hatred: ['Rohan'] }, { keywords: ['Rohan'] })).toBe('1/3');
    expect(await slain({ hatred: ['Gondor'] }, { keywords: ['Rohan'] })).toBe('2/9');
    expect(await slain({ ancientEnemies: ['Rohan'] }, { keywords: ['Rohan'] })).toBe('7/27');
    const { shots } = await asked(volleyOdds, {
      edition: '2024',
      shooters: [{ ...shot, hatred: ['Rohan'] }],
      target: { defence: 5 },
      instead: { who: 'RIDER_OR_MOUNT', defence: 5, keywords: ['Rohan'] },
    });
    // Half of the hits each: 1/3 of 1/3 and 1/3 of 1/2.
    expect([shots[0].wounds.fraction, shots[0].woundsInstead.fraction]).toEqual(['1/9', '1/6']);
  });

  it('roll a mithril coat’s Fate of 1 again, its profile’s too', async () => {
    // 2/9 wound; Fate fails with 1/2, with mithril with 5/12.
    expect(await slain({}, { fate: 1 })).toBe('1/9');
    expect(await slain({}, { fate: 1, mithril: true })).toBe('5/54');
    const played = await asked(resolveVolley, {
      edition: '2024',
      shooters: [{ ...shot, hatred: ['Rohan'] }],
      target: { defence: 5, fate: 1, mithril: true, keywords: ['Rohan'] },
      dice: [3, 4, 1, 4],
    });
    expect([played.woundsLost, played.slain]).toEqual([0, false]);
  });

  it('count all three in a throw on the charge', async () => {
    const thrown = async (thrower: object, target: object) => {
      const { wounded } = await asked(throwThenFightOdds, {
        edition: '2024',
        sides: [good({ ...man, ...thrower }), evil({ ...man, wounds: 2, keywords: ['Rohan'], ...target })],
        throw: { shoot: 3 },
      });
      return wounded.fraction;
    };
    expect(await thrown({}, {})).toBe('2/9');
    expect(await thrown({ hatred: ['Rohan'] }, {})).toBe('1/3');
    expect(await thrown({ ancientEnemies: ['Rohan'] }, {})).toBe('7/27');
    expect(await thrown({}, { fate: 1 })).toBe('1/9');
    expect(await thrown({}, { fate: 1, traits: ['MITHRIL'] })).toBe('5/54');
    expect(await thrown({ hatred: ['Rohan'] }, { fate: 1, traits: ['MITHRIL'] })).toBe('5/36');
  });

  it('have neither in 2018', async () => {
    const faults = await asked(volleyOdds, {
      shooters: [{ ...shot, hatred: ['Rohan'] }],
      target: { defence: 5, mithril: true, keywords: ['Rohan'] },
    });
    expect(faults.map(({ path, message }: any) => [path, message])).toEqual([
      ['shooters[0].hatred', 'hatred is of the 2024 edition, not of the 2018 edition'],
      ['target.keywords', 'keywords is of the 2024 edition, not of the 2018 edition'],
      ['target.mithril', 'mithril is of the 2024 edition, not of the 2018 edition'],
    ]);
  });
});

it('refuse a list that is nested ten thousand levels deep beside a profile', async () => {
  let hatred: unknown = 'Orc';
  for (let level = 0; level < 10_000; level += 1) hatred = [hatred];
  const shooters = [{ profile: 'warrior-of-the-dead', weapon2024: 'CROSSBOW', hatred }];
  expect(await asked(volleyOdds, { shooters, target: { defence: 5 }, edition: '2024' })).toContainEqual(
    expect.objectContaining({ path: 'shooters[0].hatred[0]', code: 'WRONG_TYPE' }),
  );
});

describe('brutal power attacks', () => {
  it('answer Rend, Barge and Hurl', async () => {
    const brute = { attacks: 3, strength: 8, intelligence: 7 };
    const rend = await asked(brutalPowerOdds, {
      attack: 'REND',
      brute: { attacks: 3, strength: 7 },
      target: { strength: 4, defence: 9, wounds: 3 },
    });
    expect([rend.expectedWounds.fraction, rend.slays.fraction]).toEqual(['2/1', '8/27']);
    const barge = await asked(brutalPowerOdds, { attack: 'BARGE', brute });
    expect(barge.inches.map(({ inches }: any) => inches)).toEqual([4, 5, 6]);
    const hurl = await asked(brutalPowerOdds, {
      attack: 'HURL',
      brute,
      target: { strength: 4, defence: 5 },
      struck: { defence: 5 },
    });
    expect([
      hurl.inches.map(({ inches }: any) => inches),
      hurl.passes.fraction,
      hurl.target.slain.fraction,
      hurl.slays.fraction,
      hurl.struck.slain.fraction,
    ]).toEqual([[5, 6, 7], '7/12', '3/4', '7/16', '1/2']);
    const [fault] = await asked(brutalPowerOdds, {
      attack: 'HURL',
      brute,
      target: { strength: 9, defence: 5 },
    });
    expect([fault.path, fault.code]).toEqual(['target.strength', 'TOO_LARGE']);
  });
});

describe('points of 2024 that change what happens at the table alone', () => {
  const level = { ...man, might: 1 };
  const played = (first: object, second: object, more: object) =>
    asked(resolveFight, { edition: '2024', sides: [first, second], ...more });

  it('ask which side of one alignment wins a tie on the high faces', async () => {
    const [fault] = await played(good(man), good(man), { dice: [] });
    expect([fault.path, fault.code]).toEqual(['switches.highFaces', 'NOT_COVERED']);
    const winner = async (highFaces: number) =>
      (await played(good(man), good(man), { switches: { highFaces }, dice: [4, 4, 6, 1] })).winner;
    expect([await winner(0), await winner(1)]).toEqual([0, 1]);
    // Whoever wins high, half of the faces do: the odds need no switch.
    const odds = await asked(duelOdds, { edition: '2024', sides: [good({ fight: 4 }), good({ fight: 4 })] });
    expect(odds.win.map(({ fraction }: any) => fraction)).toEqual(['1/2', '1/2']);
  });

  it('ask who spends Might first while score and Fight are level', async () => {
    const question = { dice: [4, 4], choices: [] };
    const [fault] = await played(good(level), evil(level), question);
    expect([fault.path, fault.code]).toEqual(['switches.bidsFirst', 'NOT_COVERED']);
    const chooser = async (bidsFirst: number) =>
      (await played(good(level), evil(level), { ...question, switches: { bidsFirst } })).choice.side;
    expect([await chooser(0), await chooser(1)]).toEqual([0, 1]);
  });

  it('leave the numbers of a Duel, a fight and advice as they are, whichever side is named', async () => {
    // One Might against a Warrior, one die each, equal Fight: 23/36 (edition-2024, section 4.2); two with a Might: even.
    const hero = [good(level), good(man)];
    const heroes = [good(level), good(level)];
    const winOf = async (operation: unknown, sides: object[], more: object = {}) =>
      (await asked(operation, { edition: '2024', sides, ...more })).win[0].fraction;
    expect([await winOf(fightOdds, hero), await winOf(fightOdds, heroes)]).toEqual(['23/36', '1/2']);
    for (const switches of [{ bidsFirst: 0 }, { bidsFirst: 1 }, { highFaces: 0 }, { highFaces: 1 }]) {
      expect(await winOf(fightOdds, hero, { switches })).toBe('23/36');
      expect(await winOf(fightOdds, heroes, { switches })).toBe('1/2');
    }
    for (const priority of [0, 1]) {
      const duel = [good({ fight: 4, might: 1 }), good({ fight: 4 })];
      expect(await winOf(duelOdds, duel, { priority })).toBe('23/36');
      // Level, and each has a Might: whatever one side spends the other answers, and the roll-off decides.
      const even = [good({ fight: 4, might: 1 }), good({ fight: 4, might: 1 })];
      const advice = await asked(mightAdvice, { edition: '2024', sides: even, dice: [[4], [4]], priority });
      expect([advice.withBestMight, advice.win[0].fraction]).toEqual(['ROLL_OFF', '1/2']);
    }
  });
});
