/**
 * An independent reader of report files, written from the columns of the published format alone: the standings as a chess program shows
 * them, with the points added up from the results.
 */
export interface ReadStanding {
  readonly number: number;
  readonly name: string;
  readonly rank: number;
  /** As the file says. */
  readonly points: number;
  /** As the results of the games say. */
  readonly counted: number;
}

const usual: Record<string, number> = { W: 1, D: 0.5, L: 0, A: 0, P: 1 };

export const readStandings = (text: string): readonly ReadStanding[] => {
  const lines = text.split('\r\n');
  const points = { ...usual };
  const given = lines.find((line) => line.startsWith('162') || line.startsWith('XXS')) ?? '';
  for (const [, code = '', value = ''] of given.matchAll(/\b(W|D|L|A|P|FL|PAB)[ =]\s*(-?[\d.]+)/g))
    points[{ FL: 'A', PAB: 'P' }[code] ?? code] = Number(value);
  const worth: Record<string, number | undefined> = {
    '1': points['W'],
    '+': points['W'],
    F: points['W'],
    '=': points['D'],
    H: points['D'],
    '0': points['L'],
    '-': points['A'],
    Z: points['A'],
    U: points['P'],
  };
  return lines
    .filter((line) => line.startsWith('001'))
    .map((line) => {
      let counted = 0;
      for (let at = 98; at < line.length; at += 10) counted += worth[line.charAt(at)] ?? Number.NaN;
      return {
        number: Number(line.slice(4, 8)),
        name: line.slice(14, 47).trim(),
        rank: Number(line.slice(85, 89)),
        points: Number(line.slice(80, 84)),
        counted,
      };
    })
    .toSorted((a, b) => a.rank - b.rank || a.number - b.number);
};
