/** Small files laid out by the columns of FIDE's format; the players are made up. */

const lines = (...all: readonly string[]): string => all.map((line) => `${line}\r\n`).join('');

/** Six players, three rounds, the last half played: a forfeit, a bye of the draw, a half one, an absence; TRF16. */
export const example16 = lines(
  '012 Spring Open',
  '022 Utrecht',
  '032 NED',
  '042 2026/03/07',
  '052 2026/03/08',
  '062 5',
  '072 4',
  '082 0',
  '092 Individual: Swiss-System',
  '102 Vries, Anna de',
  '122 90 minutes and 30 seconds a move',
  'XXR 4',
  '001    1 wWFM Berg, Carla van den               2105 NED     1000001 1990/05/17  2.5    1     4 w 1     2 b =     3 w 1',
  '001    2 m FM Østergård, Søren                  2050 DEN     1000002 1985/00/00  1.5    2     3 w =     1 w =     5 b =',
  '001    3 m    Ptak, Jan                         1990 POL     1000003             1.0    4     2 b =  0000 - H     1 b 0',
  '001    4 m    Quist, Ole                        1800 DEN                         1.0    4     1 b 0     5 w +  0000 - Z',
  '001    5      Rossi, Ugo                             ITA                         1.5    2  0000 - U     4 b -     2 w =',
  'XXP 1 5',
);

/** The same kind of event by TRF26, with points of its own, a pair that may not meet and a bye to come. */
export const example26 = lines(
  '012 Autumn Cup',
  '022 Bergen',
  '042 2026/10/03',
  '052 2026/10/04',
  '062 4',
  '072 0',
  '082 0',
  '092 Individual: Swiss-System',
  '202 BH/C1,SB',
  '142 3',
  '162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0',
  '001    1      Aas, Kari                              NOR                         6.0    1     3 w 1     2 b 1',
  '001    2      Bø, Nils                               NOR                         3.0    2     4 b 1     1 w 0',
  '001    3      Dahl, Ida                              NOR                         1.0    3     1 b 0     4 w =',
  '001    4      Eng, Tor                               NOR                         1.0    3     2 w 0     3 b =',
  '260 001 003    1    4',
  '240 H 003    3    4',
);
