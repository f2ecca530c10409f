import type { Standing, Tournament } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { stages } from '../../../app/tournaments/stages/stages';

/** Somebody with a place at the end of an event. */
export interface Winner {
  readonly place: number;
  readonly entrant: string;
  /** Tournament Points; null where the stages have decided. */
  readonly points: number | null;
}

const PODIUM = 3;

/** The first three of the standings; more where they share a place. */
export const firstByPoints = (lines: readonly Standing[]): readonly Winner[] =>
  lines.flatMap(({ entrant, rank, tournamentPoints }) =>
    rank === null || rank > PODIUM ? [] : [{ place: rank, entrant, points: tournamentPoints }],
  );

/** The first three by the stages; nobody in an event without stages. */
export const firstByStages = async (
  { id, stages: plan }: Pick<Tournament, 'id' | 'stages'>,
  context: StoredContext,
): Promise<readonly Winner[]> => {
  const found = plan.length > 0 ? await call(stages, { tournament: id }, context) : null;
  return (found?.ok ? found.value.places : []).flatMap(({ place, entrants }) =>
    place > PODIUM ? [] : entrants.map((entrant) => ({ place, entrant, points: null })),
  );
};

/** The first three of an event: by its stages where it has any, by the standings otherwise. */
export const firstThree = async (
  event: Pick<Tournament, 'id' | 'stages'>,
  lines: readonly Standing[],
  context: StoredContext,
): Promise<readonly Winner[]> => {
  const byStages = await firstByStages(event, context);
  return byStages.length > 0 ? byStages : firstByPoints(lines);
};
