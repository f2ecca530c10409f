import { readTrf } from '../../../domain/tournaments/trf/read-trf';
import { criterionOf, isDescribed } from '../../../domain/tournaments/trf/trf-words';
import { usualPoints, type TrfFile } from '../../../domain/tournaments/trf/trf-file';
import { fault } from '../../kernel/faults';
import { type Answer, invalidField, invalidInput } from '../../kernel/use-case';

/** Lines of teams, which no event of single players has. */
const OF_TEAMS = /^(013|31[0-9]|3[0-9]0|80[12])\b/;

/** The file of this text, or everything that keeps it from being read. */
export const trfIn = (text: string): Answer<TrfFile> => {
  const read = readTrf(text);
  if (!read.ok)
    return invalidInput(
      read.error.map(({ line, message }) =>
        fault('trf', 'WRONG_FORMAT', line === 0 ? message : `line ${line}: ${message}`),
      ),
    );
  return read.value.others.some((line) => OF_TEAMS.test(line))
    ? invalidField('trf', 'NOT_COVERED', 'is of a team event: only events of single players are read')
    : read;
};

/** Lines whose content a tournament has, or counts by itself. */
const kept = new Set(['012', '022', '042', '052', '062', '072', '082', '092']);

const some = (isThere: boolean, text: string): readonly string[] => (isThere ? [text] : []);

/** The parts of a file that a tournament does not keep, in words. */
export const notKept = ({
  tags,
  players,
  forbidden,
  others,
  rounds,
  points,
  byes,
}: TrfFile): readonly string[] => {
  const results = players.flatMap((player) => player.rounds.map(({ result }) => result));
  const of = (field: 'sex' | 'title' | 'id' | 'birth'): boolean =>
    players.some((player) => player[field] !== '');
  const tie = (tag: string, text: string): boolean =>
    (tag === '202' || tag === '212') &&
    text.split(',').every((code) => code.trim() === 'PTS' || criterionOf(code.trim()));
  const unknown = tags.filter(
    ([tag, text]) => !kept.has(tag) && !isDescribed(tag) && !tie(tag, text) && text !== '',
  );
  const { A, L, P, W } = points ?? usualPoints;
  return [
    ...some(of('sex'), 'sexes of players'),
    ...some(of('title'), 'titles of players'),
    ...some(of('id'), 'FIDE numbers of players'),
    ...some(of('birth'), 'dates of birth of players'),
    ...some(players.some(({ number }, index) => number !== index + 1), 'starting numbers: players are numbered from 1 without gaps'), // prettier-ignore
    ...some(
      results.some((one) => 'WDL'.includes(one)),
      'that games are not rated (W, D, L)',
    ),
    ...some(A !== L || P !== W, 'points of absences in rounds without a game'),
    ...some(forbidden.some(({ from, to }) => from > 1 || to < (rounds ?? to)), 'the rounds in which two may not meet: they never do'), // prettier-ignore
    ...some(
      byes.some(({ kind }) => kind !== 'H'),
      'byes of full and of no points in rounds to come',
    ),
    ...unknown.map(([tag]) => `line ${tag}`),
    ...[...new Set(others.map((line) => line.slice(0, 3)))].map((tag) => `lines ${tag}`),
  ];
};
