import {
  LONGEST_TRF_NAME,
  type TrfFile,
  type TrfPlayer,
  type TrfPoints,
  type TrfRound,
  type TrfVersion,
  usualPoints,
} from './trf-file';

const right = (value: number | string, width: number): string => String(value).padStart(width);

/** No sign of control and no line break leaves its line; a column takes only so many characters. */
const left = (text: string, width: number): string =>
  Array.from(text.replaceAll(/\p{Cc}/gu, ' '))
    .slice(0, width)
    .join('')
    .padEnd(width);

/** "11.5"; points of three digits and more go without their tenths where they have none. */
export const pointsText = (tenths: number): string => {
  const text = (tenths / 10).toFixed(1);
  return text.length > 4 && tenths % 10 === 0 ? String(tenths / 10) : text;
};

const three = (number: number): string => String(number).padStart(3, '0');

const roundText = ({ opponent, colour, result }: TrfRound): string =>
  `${opponent === 0 ? '0000' : right(opponent, 4)} ${colour} ${result}`;

const playerLine = (player: TrfPlayer): string =>
  [
    '001',
    right(player.number, 4),
    `${left(player.sex, 1)}${player.title.slice(0, 3).padStart(3)}`,
    left(player.name, LONGEST_TRF_NAME),
    right(player.rating ?? '', 4),
    left(player.federation, 3),
    player.id.slice(0, 11).padStart(11),
    left(player.birth, 10),
    right(pointsText(player.points), 4),
    right(player.rank ?? '', 4),
    '',
  ].join(' ') + player.rounds.map((round) => ` ${roundText(round)}`).join(' ');

const pointsLine = (points: TrfPoints, version: TrfVersion): string =>
  version === 26
    ? `162  ${(['W', 'D', 'L', 'A', 'P'] as const).map((code) => `${code}${right(pointsText(points[code]), 4)}`).join('    ')}`
    : `XXS W=${pointsText(points.W)} D=${pointsText(points.D)} L=${pointsText(points.L)} FL=${pointsText(points.A)} PAB=${pointsText(points.P)}`;

const isUsual = (points: TrfPoints): boolean =>
  Object.entries(usualPoints).every(([code, value]) => points[code as keyof TrfPoints] === value);

/** Lines that come once for the whole file. */
const eventLines = ({ version, tags, rounds, points }: TrfFile): readonly string[] => [
  ...tags.map(([tag, text]) => `${tag} ${text.replaceAll(/\p{Cc}/gu, ' ')}`.trimEnd()),
  ...(rounds === null ? [] : [version === 26 ? `142 ${rounds}` : `XXR ${rounds}`]),
  ...(points === null || isUsual(points) ? [] : [pointsLine(points, version)]),
];

const forbiddenLines = ({ version, forbidden }: TrfFile): readonly string[] =>
  forbidden.map(({ from, to, players }) =>
    version === 26
      ? `260 ${three(from)} ${three(to)} ${players.map((player) => right(player, 4)).join(' ')}`
      : `XXP ${players.join(' ')}`,
  );

const byeLines = ({ byes }: TrfFile): readonly string[] =>
  byes.map(
    ({ kind, round, players }) =>
      `240 ${kind} ${three(round)} ${players.map((player) => right(player, 4)).join(' ')}`,
  );

/** The file as text: each line ends with a carriage return and a line feed, as FIDE asks. */
export const writeTrf = (file: TrfFile): string =>
  [
    ...eventLines(file),
    ...file.players.map(playerLine),
    ...forbiddenLines(file),
    ...byeLines(file),
    ...file.others,
  ]
    .map((line) => `${line.trimEnd()}\r\n`)
    .join('');
