import type { Fault, Problem } from '../api';
import type { Asked } from '../api';
import { faultsIn, refusalOf } from '../requests';

/** The fields of requests as the forms call them: a fault says what the organiser can see. */
const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  startsOn: 'Day',
  endsOn: 'Last day',
  rounds: 'Rounds',
  roundMinutes: 'Minutes a round',
  cap: 'Most entrants',
  edition: 'Edition',
  pointsLimit: 'Points limit',
  format: 'Format',
  unpaired: 'Left over',
  visibility: 'Who may read',
  tableOrder: 'Tables',
  clubMatesApart: 'Club-mates apart in rounds',
  scenarios: 'Scenarios',
  scenario: 'Scenario',
  pool: 'The pool',
  houseRulings: 'House rulings',
  venue: 'Venue',
  address: 'Address',
  entryFee: 'Entry fee',
  contact: 'Contact',
  description: 'About the event',
  schedule: 'Schedule',
  reason: 'Reason',
  teams: 'Teams',
  size: 'Players of a team',
  substitutes: 'Substitutes of a team',
  protocol: 'How players find opponents',
  pickMinutes: 'Minutes for a pick',
  gamePoints: 'Game Points',
  armies: 'Armies',
  slots: 'Army',
  alignment: 'Alignment',
  points: 'Points',
  limits: 'Limits',
  lists: 'Allowed army lists',
  pack: 'Scoring and format',
  tiebreakers: 'Own tiebreakers',
  armyDesk: 'Army desk',
  deadline: 'Handed in until',
  publishAt: 'Published on',
  catalogue: 'Catalogue of your own',
  privacyText: 'What players consent to',
  checkInFrom: 'They check in from',
  checkInUntil: 'They check in until',
  mostPerAddress: 'Players of one network address in a day',
  victoryPoints: 'Victory Points',
  tournamentPoints: 'Tournament Points',
  leaderKilled: 'Killed the enemy leader',
  concededBy: 'Who concedes',
  members: 'Players',
  club: 'Club',
  squad: 'Squad',
  holder: 'For whom',
  minutes: 'Minutes',
  url: 'Address',
  value: 'Score',
};

/** "Scenarios 3" for `scenarios[2]`: each step that has a label, and the number of an item. */
const pathInWords = (path: string): string => {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const words = steps.flatMap((step) => {
    if (/^\d+$/.test(step)) return [String(Number(step) + 1)];
    return labels[step] ?? [];
  });
  return words.length > 0 ? words.join(' ') : path;
};

/** Names of several words are those of fields; `name` or `rounds` in a sentence may be plain words. */
export const messageInWords = (message: string): string =>
  message.replaceAll(/`?\b([a-z]+[A-Z]\w*)\b`?/g, (whole, name: string) =>
    labels[name] === undefined ? whole : `“${labels[name]}”`,
  );

export const faultInWords = ({ path, message }: Fault): string =>
  path === '' ? messageInWords(message) : `${pathInWords(path)}: ${messageInWords(message)}`;

/** Why a request was refused, each fault by the label of its field. */
export const problemInWords = ({ detail, errors = [] }: Pick<Problem, 'detail' | 'errors'>): string =>
  errors.length > 0 ? errors.map(faultInWords).join('; ') : messageInWords(detail);

/** The same for an answer; null where it was not refused. */
export const refusalInWords = (asked: Asked<unknown>, offline: string): string | null =>
  faultsIn(asked).length > 0 && asked.kind === 'REFUSED'
    ? problemInWords(asked.problem)
    : refusalOf(asked, offline);
