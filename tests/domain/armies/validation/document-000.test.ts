import { shippedCatalogue } from '../../../../src/app/armies/lists/shipped-catalogue';
import { doubles, errors, force, ledBy, report, unit, warband } from './army';

/** The examples that document 000 prints, with the catalogue that ships. */
const given = { catalogue: shippedCatalogue() };

describe('THE ARMY: Jay and Rob have 400 points each', () => {
  // A captain is 50, a Warrior 7, a shield or spear 1: 57 x 3 + 7 x 27 + 30 and the spears.
  const gondor = (spears: number, lances: number) =>
    force(
      'minas-tirith',
      warband(
        unit('captain-of-minas-tirith', 1, lances > 0 ? { lance: lances } : {}),
        unit('warrior-of-minas-tirith', 10, { shield: 10, spear: spears }),
      ),
      ...[1, 2].map(() =>
        warband('captain-of-minas-tirith', unit('warrior-of-minas-tirith', 10, { shield: 10 })),
      ),
    );
  const jay = gondor(5, 0);
  const rob = gondor(10, 0);

  it('Jay spends 395 and Rob 400', () => {
    const { facts, findings, legal } = report(doubles(800, jay, rob), given);
    expect(facts.forces.map(({ points }) => points)).toEqual([395, 400]);
    expect(legal).toBe(true);
    expect(findings.map(({ code, used, allowed }) => [code, used, allowed])).toEqual([
      ['POINTS_LEFT_OVER', 395, 400],
    ]);
  });

  it('Rob may not spend the five that Jay left, although both together would stay within 800', () => {
    const { facts, findings, legal } = report(doubles(800, jay, gondor(10, 1)), given);
    expect(facts.points).toBe(800);
    expect(legal).toBe(false);
    expect(findings.map(({ code, where, used, allowed }) => [code, where.force, used, allowed])).toEqual([
      ['POINTS_LEFT_OVER', 0, 395, 400],
      ['OVER_POINTS_LIMIT', 1, 405, 400],
    ]);
  });
});

describe('LEGENDARY LEGIONS: Jay and Rob bring The Return of the King', () => {
  const host = (leader: string) =>
    force('the-return-of-the-king', warband(leader, unit('warrior-of-the-dead', 10, { shield: 10 })));
  const aragorn = host('aragorn-strider');
  const king = host('the-king-of-the-dead');
  const herald = host('herald-of-the-dead');

  it('Aragorn in one force and the King of the Dead in the other fulfil what the Legion asks', () => {
    expect(errors(doubles(800, aragorn, king), given)).toEqual([]);
    expect(errors(doubles(800, king, aragorn), given)).toEqual([]);
  });

  it('either of them missing is told', () => {
    expect(errors(doubles(800, aragorn, herald), given)).toEqual(['COMPULSORY_MISSING']);
    expect(errors(doubles(800, herald, king), given)).toEqual(['COMPULSORY_MISSING']);
    expect(errors(doubles(800, herald, herald), given)).toEqual(['COMPULSORY_MISSING', 'COMPULSORY_MISSING']);
  });

  it('there is only one of each', () => {
    const both = force('the-return-of-the-king', ...aragorn.warbands, ...king.warbands);
    expect(errors(doubles(1200, both, king), given)).toEqual(['UNIQUE_TWICE']);
  });

  it('both must bring the same Legion', () => {
    const dead = force('the-dead-of-dunharrow', warband('the-king-of-the-dead'));
    expect(errors(doubles(800, aragorn, dead), given)).toContain('LEGION_NOT_SHARED');
  });

  it('Aragorn always leads, so his force is Primary without a roll', () => {
    expect(report(doubles(800, king, aragorn), given).facts).toMatchObject({
      primaryForce: 1,
      leaderCandidates: [
        { force: 0, profile: 'the-king-of-the-dead' },
        { force: 1, profile: 'aragorn-strider' },
      ],
    });
    expect(errors(doubles(800, ledBy('the-king-of-the-dead', king), aragorn), given)).toEqual([]);
  });

  it('Break Point is of both forces together (BREAKING)', () => {
    // 11 and 11 models: the twelfth casualty breaks them.
    expect(report(doubles(800, king, aragorn), given).facts).toMatchObject({ models: 22, brokenAt: 12 });
  });
});
