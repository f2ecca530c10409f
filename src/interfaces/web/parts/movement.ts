import type { StoredContext } from '../../../app/kernel/store/context';
import { standings } from '../../../app/tournaments/standings/standings';
import { call } from '../../../app/kernel/use-case';
import { type Picture, type Theme, drawStandingsMovement } from '../../../domain/pictures';
import { messages } from '../messages';
import type { Tournament } from '../../../app/kernel/generated/answers';

/** The picture of everyone's place after each round that has started; null before the first. */
export const movementPicture = async (
  { id, name, entrants, roundsDrawn }: Tournament,
  theme: Theme,
  context: StoredContext,
): Promise<Picture | null> => {
  const started = roundsDrawn.filter(({ state }) => state !== 'DRAWN');
  if (started.length === 0) return null;
  const tables = await Promise.all(
    started.map(({ number }) => call(standings, { tournament: id, round: number }, context)),
  );
  const ranks = tables.map(
    (table) => new Map(table.ok ? table.value.standings.map(({ entrant, rank }) => [entrant, rank]) : []),
  );
  return drawStandingsMovement(
    {
      title: name,
      subtitle: messages.movement.title,
      rounds: started.map(({ number }) => String(number)),
      entrants: entrants
        .map((entrant) => ({
          name: entrant.name,
          ranks: ranks.map((after) => after.get(entrant.id) ?? null),
          isHighlighted: false,
        }))
        .filter(({ ranks: its }) => its.some((rank) => rank !== null)),
    },
    theme,
  );
};
