import { shippedCatalogue } from '../../../../src/app/armies/lists/shipped-catalogue';
import { force, report, singles, unit, warband } from './army';

const given = { catalogue: shippedCatalogue() };
const judged = (...forces: Parameters<typeof singles> extends [number, ...infer F] ? F : never) => {
  const { verdict, findings, unchecked, legal } = report(singles(200, ...forces), given);
  return { verdict, legal, codes: findings.map(({ code }) => code), unchecked };
};

const captain = 'captain-of-minas-tirith';
const warriors = (count: number) => unit('warrior-of-minas-tirith', count);

it('an army without fault is LEGAL', () => {
  expect(judged(force('minas-tirith', warband(captain, warriors(8))))).toEqual({
    verdict: 'LEGAL',
    legal: true,
    codes: [],
    unchecked: [],
  });
});

it('a Hero whom the catalogue does not know is no fault, and nothing follows from the gap', () => {
  expect(judged(force('minas-tirith', warband('captain-of-bree', warriors(8))))).toEqual({
    verdict: 'NOT_COVERED',
    legal: false,
    codes: ['UNKNOWN_PROFILE'],
    unchecked: ['NO_LEADER'],
  });
});

it('bows over the limit may be covered by Warriors who are not known', () => {
  const followers = [unit('warrior-of-minas-tirith', 3, { bow: 2 }), unit('warrior-of-bree', 9)];
  expect(judged(force('minas-tirith', warband(captain, ...followers)))).toMatchObject({
    verdict: 'NOT_COVERED',
    codes: ['UNKNOWN_PROFILE'],
    unchecked: ['OVER_BOW_LIMIT'],
  });
});

it('a fault proven without the missing part still makes it ILLEGAL', () => {
  expect(judged(force('minas-tirith', warband('captain-of-bree', warriors(30))))).toMatchObject({
    verdict: 'ILLEGAL',
    codes: ['UNKNOWN_PROFILE', 'OVER_POINTS_LIMIT'],
  });
});

it('a profile of another list is a fault, not a gap: it says whose it is', () => {
  const { findings, verdict } = report(singles(500, force('rohan', warband('haldir'))), given);
  expect(verdict).toBe('ILLEGAL');
  expect(findings[0]).toMatchObject({
    code: 'NOT_IN_LIST',
    message: 'Rohan may not field Haldir ("haldir")',
    fix: expect.stringContaining('Lothlórien'),
  });
});

it('an option of another list says whose it is', () => {
  const king = { profile: 'theoden', count: 1, options: [{ option: 'asfaloth', count: 1 }] };
  const { findings } = report(singles(500, force('rohan', { leader: king, followers: [] })), given);
  expect(findings[0]).toMatchObject({
    code: 'UNKNOWN_OPTION',
    fix: expect.stringMatching(
      /^It is an option in Rivendell, The Fellowship, The White Council\. It may have: /,
    ),
  });
});

it('an unknown name gets the nearest, with the list it belongs to', () => {
  const { findings } = report(singles(500, force('minas-tirith', warband('glorfindl'))), given);
  expect(findings[0]).toMatchObject({
    code: 'UNKNOWN_PROFILE',
    fix: expect.stringContaining('glorfindel-lord-of-the-west (Rivendell, The White Council)'),
  });
});

it('an alliance with a list whose allies are not known is not judged', () => {
  const wanderer = force('wanderers-in-the-wild', warband('thrain-the-broken'));
  const army = singles(500, force('rivendell', warband('lindir-of-rivendell')), wanderer);
  const { verdict, findings } = report(army, given);
  expect(findings.map(({ code }) => code)).toContain('ALLIANCE_UNKNOWN');
  expect(verdict).toBe('NOT_COVERED');
});
