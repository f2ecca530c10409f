import { duelCurvesPicture } from '../../../src/app/fights/pictures/duel-curves-picture';
import { call } from '../../../src/app/kernel/use-case';
import { maySupport } from '../../../src/app/rules/combat/may-support';
import { gameState } from '../../../src/app/rules/game/game-state';
import { castingOdds, resolveCasting } from '../../../src/app/rules/magic/casting';
import { fallOdds } from '../../../src/app/rules/movement/fall-odds';
import { fallingDamage } from '../../../src/app/rules/movement/falling-damage';
import { inTheWayOdds, resolveInTheWay } from '../../../src/app/rules/shooting/in-the-way';

/* eslint-disable @typescript-eslint/no-explicit-any */

const asked = async (operation: unknown, input: object): Promise<any> => {
  const answer = (await call(operation as never, { edition: '2024', ...input }, undefined as never)) as any;
  return answer.ok ? answer.value : answer.error.faults.map(({ path, code }: any) => [path, code]);
};

const documents = ({ sources }: any) => [...new Set(sources.map(({ document }: any) => document))];

describe('rules questions of 2024', () => {
  it('pass everything in the way on 4+, and hit the model that stops the shot', async () => {
    const odds = await asked(inTheWayOdds, { obstructions: ['FORTIFICATION', 'INTERVENING_MODEL'] });
    expect([odds.passed.fraction, odds.interveningModelHit.fraction]).toEqual(['1/4', '1/4']);
    expect(odds.obstructions.map(({ needed }: any) => needed)).toEqual([4, 4]);
    expect(documents(odds)).toEqual(['TRANSCRIPTION']);
    const shot = await asked(resolveInTheWay, { obstructions: ['INTERVENING_MODEL'], dice: [3] });
    expect([shot.passed, shot.interveningModelHit]).toEqual([false, true]);
  });

  it('count five hits for a fall of 5" from 1", each on 5+ against Defence 4', async () => {
    const fall = { fallInches: 5, modelHeightInches: 1 };
    expect((await asked(fallingDamage, fall)).count).toBe(5);
    const odds = await asked(fallOdds, { ...fall, defence: 4 });
    // 1 - (2/3)^5
    expect([odds.slain.fraction, documents(odds)]).toEqual(['211/243', ['TRANSCRIPTION']]);
  });

  it('break at more than half of the models, or at the share of the list', async () => {
    const sides = [21, 50, 13, 30].map((startingModels, i) => ({
      forces: [{ startingModels, modelsLeft: startingModels }],
      ...(i === 3 && { breakPercent: 66 }),
    }));
    const points = async (first: number, second: number) =>
      (await asked(gameState, { sides: [sides[first], sides[second]] })).sides.map(
        ({ breakPoint }: any) => breakPoint,
      );
    expect([...(await points(0, 1)), ...(await points(2, 3))]).toEqual([11, 26, 7, 20]);
    const quarter = await asked(gameState, {
      sides: [{ forces: [{ startingModels: 22, modelsLeft: 5 }] }, sides[0]],
    });
    expect([quarter.sides[0].quarterLeft, quarter.sides[0].quarterModels]).toEqual([true, 5]);
    expect(await asked(gameState, { scenario: 'hold-ground', sides: [sides[0], sides[1]] })).toEqual([
      ['scenario', 'NOT_COVERED'],
    ]);
    expect(await asked(gameState, { edition: '2018', sides: [sides[0], sides[3]] })).toEqual([
      ['sides[1].breakPercent', 'NOT_ALLOWED'],
    ]);
  });

  it('cast and resist a power, with the hits of the edition', async () => {
    const dart = {
      power: 'BLACK_DART',
      caster: { will: 1, castingValue: 4 },
      target: { defence: 5, will: 1 },
    };
    const odds = await asked(castingOdds, dart);
    // Cast on 4+ and not resisted a third of the time; Strength 6 wounds Defence 5 on 4+.
    expect([odds.takesEffect.fraction, odds.victims[0].strength, odds.victims[0].wounded.fraction]).toEqual([
      '1/3',
      6,
      '1/6',
    ]);
    const blast = { ...dart, power: 'SORCEROUS_BLAST', target: { defence: 5 }, dice: [4, 4] };
    expect((await asked(resolveCasting, blast)).effect).toMatchObject({
      blastedInches: null,
      prone: ['target'],
      hits: [{ strength: 5, wounded: true }],
    });
    expect(await asked(castingOdds, { ...dart, power: 'COMMAND' })).toEqual([['power', 'NOT_ALLOWED']]);
  });

  it('support with a spear by what sources say, and leave the rest open', async () => {
    expect(await asked(maySupport, { weapon: 'SPEAR' })).toMatchObject({ maySupport: true });
    const large = await asked(maySupport, { weapon: 'SPEAR', friendBaseMm: 40, heroicAction: true });
    expect(large.reasons.map(({ code }: any) => code)).toEqual(['BASE_TOO_SMALL', 'HEROIC_ACTION']);
    expect(await asked(maySupport, { weapon: 'SPEAR', prone: true })).toEqual([['prone', 'NOT_COVERED']]);
  });

  it('draw Duels with the natural 6 of a two-handed weapon', async () => {
    const sides = [
      { alignment: 'GOOD', models: [{ fight: 4, twoHanded: true }] },
      { alignment: 'EVIL', models: [{ fight: 4 }] },
    ];
    const picture = async (edition: string) =>
      JSON.stringify(await asked(duelCurvesPicture, { edition, sides, upTo: 2 }));
    expect(await picture('2024')).not.toBe(await picture('2018'));
  });
});
