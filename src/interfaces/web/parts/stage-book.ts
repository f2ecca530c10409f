import type {
  EventStage,
  EventStages,
  Round,
  Table,
  Tournament,
  TournamentStandings,
} from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type Answer, call, ok } from '../../../app/kernel/use-case';
import { round } from '../../../app/tournaments/rounds/round';
import { stages as askStages } from '../../../app/tournaments/stages/stages';
import { messages } from '../messages';
import { addressOf } from './event';

/** The stages of an event with the rounds that have been drawn, as brackets and crosstables are made from them. */
export interface StageBook {
  readonly event: Tournament;
  readonly stages: readonly EventStage[];
  readonly places: EventStages['places'];
  readonly rounds: ReadonlyMap<number, Round>;
}

/** Everything that is to be shown of the stages; a refusal in an event without any. */
export const stageBook = async (event: Tournament, context: StoredContext): Promise<Answer<StageBook>> => {
  const found = await call(askStages, { tournament: event.id }, context);
  if (!found.ok) return found;
  const drawn = await Promise.all(
    event.roundsDrawn.map(({ number }) => call(round, { tournament: event.id, round: number }, context)),
  );
  const { stages, places } = found.value;
  const rounds = new Map(drawn.flatMap((one) => (one.ok ? [[one.value.number, one.value] as const] : [])));
  return ok({ event, stages, places, rounds });
};

/** Whether the event is in a knock-out, or was decided by one. */
export const isKnockOutNow = ({ stages, roundsDrawn }: Tournament): boolean =>
  stages.findLast(({ from }) => from <= roundsDrawn.length)?.by === 'KNOCK_OUT';

/** The knock-out that the event is in; null before its field is known. */
export const knockOutOf = ({ stages }: StageBook): EventStage | null =>
  stages.findLast(({ bracket }) => bracket.length > 0) ?? null;

/** The names of the entrants as text. */
export const plainNames = ({
  entrants,
}: Pick<Tournament | TournamentStandings, 'entrants'>): ((entrant: string) => string) => {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  return (entrant) => names.get(entrant) ?? messages.entrants.erased;
};

/** The table of a round at which these sit together; undefined before the round is drawn, or if they do not meet. */
export const tableOf = (
  { rounds }: StageBook,
  number: number,
  pair: readonly (string | null)[],
): Table | undefined =>
  rounds
    .get(number)
    ?.tables.find(({ entrants }) => pair.every((one) => one !== null && entrants.includes(one)));

export const tableAddress = ({ event }: StageBook, round: number, { table }: Table): string =>
  addressOf(event.id, 'rounds', round, 'tables', table);
