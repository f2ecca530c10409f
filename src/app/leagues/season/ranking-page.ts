import type { StoredContext } from '../../kernel/store/context';
import { shortHash } from '../../kernel/store/credentials';
import { type Answer, ok } from '../../kernel/use-case';
import { playerNames } from './league-entrants';
import { type Page, pageOfRanking } from '../page';
import type { LeaguePlayerName } from '../../kernel/generated/answers';

type Named<Line> = Omit<Line, 'player'> & { readonly player: LeaguePlayerName };

/** A page of a ranking of players, with their names; the version changes with either. */
export interface RankingPage<Line> extends Page<Named<Line>> {
  readonly league: string;
  readonly version: string;
}

/** The page that was asked for, of a ranking in one version of it. */
export const rankingPage = async <Line extends { readonly player: string }>(
  ranking: { readonly lines: readonly Line[]; readonly version: string },
  input: { readonly league: string; readonly limit: number; readonly cursor?: string | undefined },
  context: StoredContext,
): Promise<Answer<RankingPage<Line>>> => {
  const { league } = input;
  const page = pageOfRanking(ranking.lines, input, ranking.version);
  if (!page.ok) return page;
  const { items, nextCursor } = page.value;
  const known = await playerNames(
    league,
    items.map(({ player }) => player),
    context,
  );
  if (!known.ok) return known;
  const { names, versions } = known.value;
  return ok({
    league,
    items: items.map((line) => ({
      ...line,
      player: { id: line.player, name: names.get(line.player) ?? null },
    })),
    nextCursor,
    version: shortHash(JSON.stringify([ranking.version, versions])),
  });
};
