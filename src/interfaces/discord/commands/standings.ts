import { unsetSettings } from '../../../domain/tournaments/event/settings';
import { league as leagueUseCase } from '../../../app/leagues/league';
import { leagueTable } from '../../../app/leagues/season/league-table';
import { standings as standingsUseCase } from '../../../app/tournaments/standings/standings';
import { type Answer, call, ok } from '../../../app/kernel/use-case';
import type { Asked, World } from '../command';
import { clip, escapeText, escapeInCode } from '../../../shared/escape-text';
import { type Home, type TournamentHome, connectedHome, tournamentHome } from '../home';
import { type Message, type Button, customId } from '../message';
import { codeBlock } from '../text';
import { counted } from '../../../shared/counted';

/** Width of the column of names. */
const LONGEST_NAME = 20;

export const named = (name: string): string => clip(escapeInCode(name), LONGEST_NAME).padEnd(LONGEST_NAME);

/** The buttons that lead to the pages beside this one. */
export const pageButtons = (
  action: string,
  { page, pages }: { readonly page: number; readonly pages: number },
  round: number,
): readonly Button[] =>
  pages <= 1
    ? []
    : (['Back', 'More'] as const).map((label, index) => {
        const other = page + (index === 0 ? -1 : 1);
        return {
          id: customId(action, round, other),
          label,
          style: 'secondary',
          disabled: other < 0 || other >= pages,
        };
      });

export const pageOf = (page: number, count: number, size: number) => {
  const pages = Math.max(1, Math.ceil(count / size));
  const shown = Math.min(Math.max(0, page), pages - 1);
  return { pages, shown, from: shown * size };
};

const LINES_ON_PAGE = 25;

const number = (value: number, width: number): string => String(value).padStart(width);

/** A page out of a round: of the last one where none is named. */
interface Wanted {
  readonly round?: number;
  readonly page: number;
}

export type PagedAnswer = (asked: Asked, world: World, wanted: Wanted) => Promise<Answer<Message>>;

const tournamentStandings = async (home: TournamentHome, wanted: Wanted): Promise<Answer<Message>> => {
  const { tournament, nameOf, context } = home;
  const found = await call(
    standingsUseCase,
    { tournament: tournament.id, ...(wanted.round !== undefined && { round: wanted.round }) },
    context,
  );
  if (!found.ok) return found;
  const { round, complete, standings } = found.value;
  const { pages, shown, from } = pageOf(wanted.page, standings.length, LINES_ON_PAGE);
  const lines = standings
    .slice(from, from + LINES_ON_PAGE)
    .map(
      (one) =>
        `${`${one.tied ? '=' : ''}${one.rank}`.padStart(5)} ${named(nameOf(one.entrant))}${number(one.tournamentPoints, 4)}${number(one.victoryPointDifference, 5)}${number(one.victoryPoints, 5)}${number(one.leadersKilled, 3)}  ${one.won}-${one.drawn}-${one.lost}`,
    );
  const header = `${' '.repeat(5)} ${' '.repeat(LONGEST_NAME)}  TP   VP+   VP LK  W-D-L`;
  return ok({
    title: `${clip(escapeText(tournament.name), 180)}: ${round === 0 ? 'before round 1' : `after round ${round}`}`,
    text: standings.length === 0 ? 'Nobody is registered yet.' : codeBlock([header, ...lines]),
    footer: [
      'TP Tournament Points · VP+ Victory Point difference · VP Victory Points · LK leaders killed',
      ...(complete ? [] : ['not every table is reported yet']),
      ...(pages > 1 ? [`page ${shown + 1} of ${pages}`] : []),
    ].join(' · '),
    buttons: pageButtons('standings', { page: shown, pages }, round),
  });
};

const leagueStandings = async ({ context }: Home, league: string): Promise<Answer<Message>> => {
  const about = await call(leagueUseCase, { league }, context);
  if (!about.ok) return about;
  const found = await call(leagueTable, { league, limit: LINES_ON_PAGE }, context);
  if (!found.ok) return found;
  const { items, nextCursor } = found.value;
  const { name, edition } = about.value;
  const other = edition === null || edition === unsetSettings.edition ? '' : `, edition ${edition}`;
  const lines = items.map(
    (line) =>
      `${`${line.tied ? '=' : ''}${line.rank}`.padStart(5)} ${named(line.player.name ?? 'a former player')} ${String(line.points).padStart(8)}  ${counted(line.tournaments, 'event')}`,
  );
  return ok({
    title: `${clip(escapeText(name), 200)}: the table${other}`,
    text: lines.length === 0 ? 'No finished tournament counts yet.' : codeBlock(lines),
    ...(nextCursor === null ? {} : { footer: `the first ${LINES_ON_PAGE}; the rest through the API` }),
  });
};

export const standings: PagedAnswer = async (asked, world, wanted) => {
  const connected = await connectedHome(asked, world);
  if (!connected.ok) return connected;
  const { connection } = connected.value;
  if (connection.kind === 'LEAGUE') return leagueStandings(connected.value, connection.id);
  const home = await tournamentHome(asked, world);
  return home.ok ? tournamentStandings(home.value, wanted) : home;
};
