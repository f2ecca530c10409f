import { standingsCsv } from '../../../../src/domain/tournaments/standings/standings-csv';
import type { Standing } from '../../../../src/domain/tournaments/standings/standings';

const first: Standing = {
  rank: 1,
  tied: false,
  entrant: 'e1',
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  tournamentPoints: 0,
  victoryPointDifference: -3,
  victoryPoints: 0,
  victoryPointsConceded: 3,
  leadersKilled: 0,
  tiebreakers: [],
  decidedBy: null,
  criteria: [],
  decidingValues: null,
  disqualified: false,
};

const rowOf = (name: string, club: string | null = null) =>
  standingsCsv([first], () => ({ name, club }))
    .split('\r\n')
    .slice(1)
    .join('\r\n');

describe('a name that a spreadsheet would run', () => {
  it.each([
    ['=1+2', "1,'=1+2,,"],
    ['+49', "1,'+49,,"],
    ['-2', "1,'-2,,"],
    ['＝1+2', "1,'＝1+2,,"],
    ['＋49', "1,'＋49,,"],
    ['－2', "1,'－2,,"],
    ['＠SUM(A1)', "1,'＠SUM(A1),,"],
    ['@SUM(A1)', "1,'@SUM(A1),,"],
    ['\tx', "1,'\tx,,"],
    ['=HYPERLINK("http://evil","x")', '1,"\'=HYPERLINK(""http://evil"",""x"")",,'],
  ])('stays a text: %j', (name, start) => {
    expect(rowOf(name).startsWith(start)).toBe(true);
  });

  it('of a club likewise, while a number below zero stays a number', () => {
    expect(rowOf('Ann', '=cmd')).toBe("1,Ann,'=cmd,0,0,0,0,0,-3,0,3,0,\r\n");
  });

  it('cannot begin another row or cell', () => {
    expect(rowOf('Ann, "the Bold"\r\n=1')).toBe('1,"Ann, ""the Bold""\r\n=1",,0,0,0,0,0,-3,0,3,0,\r\n');
  });
});
