import { explainFight } from '../../../../src/domain/rules/combat/explain-fight';
import { nameSteps } from '../../../../src/domain/rules/combat/names';
import type { FightModel } from '../../../../src/domain/rules/rulesets/fight-model';
import { sampleFight } from './fight-samples';

/** Where the steps of a fight say that their rules stand. */
const source = (code: string, good: Partial<FightModel>, evil: Partial<FightModel> = {}) =>
  explainFight(sampleFight([good], [evil])).find((step) => step.code === code)?.source;

describe('the sources of a fight’s steps', () => {
  it('cites ruling 16a where a special strike is made instead of Strikes', () => {
    expect(source('NO_STRIKES', { specialStrike: 'BASH' })).toEqual({
      document: 'RULING',
      heading: 'Ruling 16a',
    });
  });

  it('cites 003 p. 70 for re-rolled To Wound dice of 1', () => {
    expect(source('REROLL_ONES', { specialStrike: 'FEINT' })).toEqual({
      document: '003',
      heading: 'SPECIAL STRIKES',
      page: 70,
    });
  });

  it('cites MULTIPLE ATTACKS for Strikes rolled all together', () => {
    expect(source('STRIKES', { attacks: 2 })).toEqual({ document: '004', heading: 'MULTIPLE ATTACKS' });
  });

  it.each([
    [{ lance: true, charged: true }, 'only Cavalry uses one'],
    [{ lance: true, type: 'CAVALRY' }, 'it has not charged this turn'],
  ] as const)('says why a lance adds nothing to %j', (model, why) => {
    const fight = sampleFight([model], [{}]);
    const steps = nameSteps(explainFight(fight), fight.sides);
    expect(steps.find(({ code }) => code === 'NO_LANCE')).toMatchObject({
      text: `its lance adds nothing: ${why}`,
      source: { document: '004', heading: 'LANCES' },
    });
  });

  it.each([
    [{ immobilised: true }, 'ACTIVE AND PASSIVE SPECIAL RULES'],
    [{ type: 'CAVALRY' }, 'Shieldwall'],
  ] as const)('says why a Shieldwall adds nothing to %j', (model, heading) => {
    expect(source('NO_SHIELDWALL', {}, { ...model, shieldwall: true })).toEqual({
      document: '004',
      heading,
    });
    expect(source('SHIELDWALL', {}, { ...model, shieldwall: true })).toBeUndefined();
  });
});
