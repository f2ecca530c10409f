import { castingOdds } from '../../../src/app/rules/magic/casting';
import { resolveCasting } from '../../../src/app/rules/magic/casting';
import { rollCasting } from '../../../src/app/rules/magic/casting';
import { resolveChart } from '../../../src/app/rules/charts/chart-resolution';
import { courageOdds } from '../../../src/app/rules/game/courage';
import { resolveCourage } from '../../../src/app/rules/game/courage';
import { rollCourage } from '../../../src/app/rules/game/courage';
import { resolveFate } from '../../../src/app/rules/game/fate';
import { rollFate } from '../../../src/app/rules/game/fate';
import { inTheWayOdds } from '../../../src/app/rules/shooting/in-the-way';
import { resolveInTheWay } from '../../../src/app/rules/shooting/in-the-way';
import { carrying } from '../../../src/app/rules/movement/carrying';
import { sentryAlarm } from '../../../src/app/rules/game/sentry-alarm';
import { resolvePriority } from '../../../src/app/rules/game/priority';
import { checkReceipt } from '../../../src/app/games/rolls/check-receipt';
import { rollRollOff } from '../../../src/app/rules/game/roll-off';
import { resolveSpecialStrike } from '../../../src/app/rules/combat/special-strikes';
import { specialStrikeOdds } from '../../../src/app/rules/combat/special-strikes';
import { type AnyUseCase, callAny } from '../../../src/app/kernel/use-case';
import type { RulesContext } from '../../../src/app/kernel/ports';
import { fakeContext } from './fake-context';

const ask = async (useCase: AnyUseCase<RulesContext>, input: object, dice: readonly number[] = []) => {
  const answer = await callAny(useCase, input, fakeContext(dice));
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value as Record<string, unknown>;
};

const faultsOf = async (useCase: AnyUseCase<RulesContext>, input: object): Promise<readonly string[]> => {
  const answer = await callAny(useCase, input, fakeContext());
  if (answer.ok || answer.error.code !== 'INVALID_INPUT') throw new Error('it was not refused for its input');
  return answer.error.faults.map(({ path, code }) => `${path} ${code}`);
};

describe('points that are not there', () => {
  it.each([
    [
      'Will and Might for Courage',
      resolveCourage,
      { courage: 4, dice: [2, 3], will: 2, might: 1 },
      ['will TOO_LARGE', 'might TOO_LARGE'],
    ],
    [
      'Might for which the dice have no room',
      resolveCourage,
      { courage: 0, dice: [6, 3], might: 5, mightAvailable: 5 },
      ['might TOO_LARGE'],
    ],
    [
      'Will on a passed test',
      resolveCourage,
      { courage: 4, dice: [6, 3], will: 1, willAvailable: 1 },
      ['will NOT_ALLOWED'],
    ],
    [
      'one die, and no such Will',
      resolveCourage,
      { courage: 4, dice: [6], will: 1 },
      ['dice TOO_SHORT', 'will TOO_LARGE'],
    ],
    ['more dice than Fate', resolveFate, { fate: 1, dice: [1, 2] }, ['dice TOO_LONG']],
    ['Might for Fate', resolveFate, { fate: 1, dice: [1], might: 3 }, ['might TOO_LARGE']],
    [
      'Might on a Fate roll that saved',
      resolveFate,
      { fate: 1, dice: [4], might: 1, mightAvailable: 1 },
      ['might NOT_ALLOWED'],
    ],
    [
      'Will of the caster',
      castingOdds,
      { power: 'TRANSFIX', caster: { will: 3, castingValue: 3, willAvailable: 2 } },
      ['caster.will TOO_LARGE'],
    ],
    [
      'the last Will of Will of Evil',
      castingOdds,
      { power: 'TRANSFIX', caster: { will: 2, castingValue: 3, willAvailable: 2, willOfEvil: true } },
      ['caster.will NOT_ALLOWED'],
    ],
    [
      'Will of the target, and a Defence',
      castingOdds,
      { power: 'BLACK_DART', caster: { will: 1, castingValue: 3 }, target: { will: 2, willAvailable: 1 } },
      ['target.will TOO_LARGE', 'target.defence REQUIRED'],
    ],
    [
      'Might of caster and target',
      resolveCasting,
      {
        power: 'TRANSFIX',
        caster: { will: 1, castingValue: 3 },
        target: { will: 1 },
        dice: [4, 4],
        casterMight: 1,
        targetMight: 1,
      },
      ['casterMight TOO_LARGE', 'targetMight TOO_LARGE'],
    ],
    [
      'a Resist test against an aura',
      castingOdds,
      { power: 'TERRIFYING_AURA', caster: { will: 1, castingValue: 3 }, target: { resistantToMagic: true } },
      ['target NOT_ALLOWED'],
    ],
    [
      'Might beyond a 6',
      resolveCasting,
      { power: 'TRANSFIX', caster: { will: 1, castingValue: 3, might: 3 }, dice: [4], casterMight: 3 },
      ['casterMight TOO_LARGE'],
    ],
    [
      'Might without a Resist test',
      resolveCasting,
      {
        power: 'TRANSFIX',
        caster: { will: 1, castingValue: 3 },
        target: { might: 1 },
        dice: [4],
        targetMight: 1,
      },
      ['targetMight NOT_ALLOWED'],
    ],
  ] as [string, AnyUseCase<RulesContext>, object, string[]][])(
    '%s',
    async (_name, useCase, input, faults) => {
      expect(await faultsOf(useCase, input)).toEqual(faults);
    },
  );
});

it('lists in lists without end, where a number belongs, are refused by name', async () => {
  let deep: unknown = [];
  for (let level = 0; level < 50_000; level += 1) deep = [deep];
  const given = { courage: 4, dice: [2, 3], might: 1, mightAvailable: 1, switches: { mightCap: deep } };
  expect(await faultsOf(resolveCourage, given)).toEqual(['switches.mightCap WRONG_TYPE']);
});

it('Might that no number can be made of is refused by name', async () => {
  const given = { obstructions: ['WALL'], mightAvailable: 2, dice: [3] };
  expect(await faultsOf(resolveInTheWay, { ...given, might: [{ toString: 1 }, 3] })).toEqual([
    'might[0] WRONG_TYPE',
    'might TOO_LARGE',
  ]);
});

describe('dice that do not fit', () => {
  it.each([
    [
      'an obstruction too few',
      resolveInTheWay,
      { obstructions: ['WALL', 'WALL'], dice: [4] },
      ['dice TOO_SHORT'],
    ],
    [
      'a die after the shot ended',
      resolveInTheWay,
      { obstructions: ['WALL', 'WALL'], dice: [3, 4] },
      ['dice TOO_LONG'],
    ],
    ['a seven', resolveInTheWay, { obstructions: ['WALL'], dice: [7] }, ['dice[0] TOO_LARGE']],
    [
      'an open tie of the first turn',
      resolvePriority,
      { sides: ['A', 'B'], dice: [3, 3] },
      ['dice TOO_SHORT'],
    ],
    ['a side too many', resolvePriority, { sides: ['A', 'B', 'C'], dice: [3, 3] }, ['sides TOO_LONG']],
    [
      'no facts for a Bash',
      resolveSpecialStrike,
      { strike: 'BASH', dice: [3, 3] },
      ['strength REQUIRED', 'opponentStrength REQUIRED'],
    ],
    ['a strike that is none', specialStrikeOdds, { strike: 'SLASH' }, ['strike NOT_ALLOWED']],
    [
      'more bearers charged than there are',
      carrying,
      { action: 'MOVE', burden: 'HEAVY', bearersCharged: 2 },
      ['bearersCharged TOO_LARGE'],
    ],
  ] as [string, AnyUseCase<RulesContext>, object, string[]][])(
    '%s',
    async (_name, useCase, input, faults) => {
      expect(await faultsOf(useCase, input)).toEqual(faults);
    },
  );

  it('names the nearest modifier', async () => {
    const answer = await callAny(
      resolveChart as AnyUseCase<RulesContext>,
      { id: 'swim', dice: [3], modifiers: ['sheild'] },
      fakeContext(),
    );
    expect(answer).toMatchObject({
      error: { faults: [{ message: '"sheild" is not a modifier of Swim: did you mean SHIELD?' }] },
    });
  });
});

describe('answers', () => {
  it('show the chances of a Courage test with Will, point by point', async () => {
    expect(await ask(courageOdds, { courage: 3, willAvailable: 2 })).toMatchObject({
      unaided: { fraction: '7/12' },
      passed: { fraction: '5/6' },
      byWill: [
        { will: 0, probability: { fraction: '7/12' } },
        { will: 1, probability: { fraction: '13/18' } },
        { will: 2, probability: { fraction: '5/6' } },
      ],
      certainWill: 5,
    });
  });

  it('roll, with a receipt for the dice', async () => {
    const rolled = await ask(rollCourage, { courage: 4, willAvailable: 1 }, [2, 3]);
    expect(rolled).toMatchObject({
      dice: [2, 3],
      willSpent: 0,
      passed: false,
      turning: [{ will: 1, might: 0 }],
    });
    expect(await ask(checkReceipt, { receipt: rolled['receipt'] as string })).toMatchObject({
      valid: true,
      content: { operation: 'rollCourage', dice: [2, 3] },
    });
  });

  it('roll as many dice as the test turns out to need', async () => {
    expect(await ask(rollFate, { fate: 3 }, [1, 2, 4, 6])).toMatchObject({
      dice: [1, 2, 4],
      saved: true,
      fateSpent: 3,
    });
    expect(await ask(rollRollOff, { sides: ['A', 'B'] }, [4, 4, 1, 6])).toMatchObject({
      dice: [4, 4, 1, 6],
      winner: 'B',
    });
    expect(
      await ask(
        rollCasting,
        {
          power: 'SORCEROUS_BLAST',
          caster: { will: 1, castingValue: 3 },
          target: { defence: 10 },
          others: [{ name: 'guard', defence: 3, knockedAtInches: 4 }],
        },
        [3, 5, 6, 2, 6],
      ),
    ).toMatchObject({
      dice: [3, 5, 6, 2, 6],
      effect: {
        blastedInches: 4,
        prone: ['target', 'guard'],
        hits: [
          { name: 'target', needed: [6, 4], dice: [6, 2], wounded: false },
          { name: 'guard', needed: [4], dice: [6], wounded: true },
        ],
      },
    });
  });

  it('count a model in the way as hit only under its switch (ruling 16h)', async () => {
    const obstructions = ['BUSH', 'INTERVENING_MODEL'];
    const chances = (switches?: object) => ask(inTheWayOdds, { obstructions, switches });
    expect(await chances()).toMatchObject({
      passed: { fraction: '1/3' },
      stoppedByModel: { fraction: '1/3' },
      interveningModelHit: { fraction: '0/1' },
    });
    expect(await chances({ interveningModelIsHit: true })).toMatchObject({
      interveningModelHit: { fraction: '1/3' },
    });
    const shot = { obstructions, dice: [3, 2] };
    expect(await ask(resolveInTheWay, shot)).toMatchObject({
      stoppedBy: 'INTERVENING_MODEL',
      interveningModelHit: false,
    });
    expect(await ask(resolveInTheWay, { ...shot, switches: { interveningModelIsHit: true } })).toMatchObject({
      interveningModelHit: true,
    });
  });

  it('name the Sentries that raise the alarm', async () => {
    expect(
      await ask(sentryAlarm, {
        sentries: [{ distanceInches: 4 }, { distanceInches: 2 }, { distanceInches: 1, engaged: true }],
      }),
    ).toMatchObject({ raised: true, raisedBy: [1] });
  });
});
