import type { Entrant, Result, TeamMatch, TeamOfMatch } from '../../../../app/kernel/generated/answers';
import type { Forfeit } from '../../../../domain/tournaments/teams/match-score';
import { MOST_VICTORY_POINTS } from '../../../../domain/tournaments/limits';
import { type TemplateResult, html, nothing } from 'lit-html';
import { ask } from '../requests/api';
import type { Fields } from '../page-parts/form';
import { teamGamesTexts as texts } from './team-games-texts';

/** The games of a team match in a form: who met whom, and their Victory Points. */

/** A game as the API takes it; players by number. */
export interface TeamGame {
  readonly members: readonly number[];
  readonly victoryPoints?: readonly number[];
  /** The side that does not play it. */
  readonly forfeit?: Forfeit;
}

const matches = new Map<string, TeamMatch>();

/** The match at a table as it was read last. */
export const matchAt = (path: string): TeamMatch | undefined => matches.get(path);

/** Puts a match in place that was kept, until it is read again. */
export const keepMatch = (path: string, match: TeamMatch): void => {
  if (!matches.has(path)) matches.set(path, match);
};

/** Reads a match again: captains pair their players meanwhile. */
export const readMatch = async (path: string, token: string | null, redraw: () => void): Promise<void> => {
  const asked = await ask<TeamMatch>({ path: `${path}/match`, token });
  if (asked.kind !== 'OK') return;
  matches.set(path, asked.value);
  redraw();
};

type Points = readonly number[] | null;

/** The points of games that ended on their sheets, by the path of the table. */
const ended = new Map<string, readonly Points[]>();

/** Keeps the points of the games of a match that are over on their sheets, in the order of the match; null for the others. */
export const keepEnded = (path: string, points: readonly Points[]): void => {
  ended.set(path, points);
};

type Row = readonly [first: number | undefined, second: number | undefined];

const NOBODY: readonly number[] = [];

/** The games that the captains have paired, then the other players of both lineups in order. */
const rowsOf = ({ teams, games }: TeamMatch): readonly Row[] => {
  const paired = games.map(({ members: [first, second] }): Row => [first, second]);
  const [first = NOBODY, second = NOBODY] = teams.map(({ lineup }, side) =>
    lineup.filter((number) => !paired.some((row) => row[side] === number)),
  );
  return [...paired, ...first.map((number, index): Row => [number, second[index]])];
};

const memberName = (team: Entrant | undefined, number: number): string =>
  team?.members[team.memberNumbers.indexOf(number)] ?? texts.player(number);

/** The games of a match that has a result: who met whom, with their Victory Points; nothing at another table. */
export const playedGames = (
  teams: readonly (Entrant | undefined)[],
  { games }: Result,
): TemplateResult | typeof nothing =>
  games === null
    ? nothing
    : html`<ul class="plain">
        ${games.map(({ members: [one = 0, other = 0], victoryPoints }) => {
          const names = [memberName(teams[0], one), memberName(teams[1], other)] as const;
          return html`<li>${texts.score(names, victoryPoints)}</li>`;
        })}
      </ul>`;

const player = (
  { name, members, memberNumbers }: TeamOfMatch,
  field: string,
  { chosen, game }: { readonly chosen: number | undefined; readonly game: number },
): TemplateResult =>
  html`<select name=${field} aria-label=${texts.playerOf(name, game)}>
    ${memberNumbers.map(
      (number, index) =>
        html`<option value=${number} ?selected=${number === chosen}>${members[index] ?? number}</option>`,
    )}
  </select>`;

const points = (
  { name }: TeamOfMatch,
  field: string,
  { value, game }: { readonly value: number | undefined; readonly game: number },
): TemplateResult =>
  html`<input
    name=${field}
    type="number"
    inputmode="numeric"
    min="0"
    max=${MOST_VICTORY_POINTS}
    aria-label=${texts.pointsOf(name, game)}
    .defaultValue=${String(value ?? '')}
  />`;

/** Something more for each game: the names of its fields for points, and of its sides. */
type BesideGame = (
  fields: readonly [string, string],
  sides: readonly [string, string],
) => TemplateResult | typeof nothing;

/** The fields of every game; of a match that is reported, as it was, else with the points of sheets on which it is over. */
export const gameFields = (
  path: string,
  result: Result | null,
  beside: BesideGame = () => nothing,
): TemplateResult => {
  const match = matches.get(path);
  const [one, two] = match?.teams ?? [];
  if (!match || !one || !two) return html`<p>${texts.loading}</p>`;
  const reported = result?.games ?? null;
  const rows = reported?.map(({ members: [first, second] }): Row => [first, second]) ?? rowsOf(match);
  return html`${match.next !== null && reported === null ? html`<p>${texts.notPaired}</p>` : nothing}
  ${rows.map(([first, second], index) => {
    const [scored, conceded] = reported?.[index]?.victoryPoints ?? ended.get(path)?.[index] ?? [];
    const game = index + 1;
    const sides = [`${one.name}, ${texts.game(game)}`, `${two.name}, ${texts.game(game)}`] as const;
    return html`<div class="team-game" role="group" aria-label=${texts.game(game)}>
      ${player(one, `one${game}`, { chosen: first, game })}
      ${points(one, `first${game}`, { value: scored, game })}
      ${points(two, `second${game}`, { value: conceded, game })}
      ${player(two, `two${game}`, { chosen: second, game })}
      ${beside([`first${game}`, `second${game}`], sides)}
      ${forfeitField([one, two], game, reported?.[index]?.forfeit ?? null)}
    </div>`;
  })}`;
};

/** The side that does not play a game, if one does not. */
const forfeitField = (
  [one, two]: readonly [TeamOfMatch, TeamOfMatch],
  game: number,
  chosen: Forfeit | null,
): TemplateResult => {
  const option = (value: Forfeit | '', text: string) =>
    html`<option value=${value} ?selected=${value === (chosen ?? '')}>${text}</option>`;
  return html`<select name="forfeit${game}" aria-label=${texts.forfeitOf(game)}>
    ${option('', texts.played)} ${option('FIRST', texts.forfeits(one.name))}
    ${option('SECOND', texts.forfeits(two.name))} ${option('BOTH', texts.neitherPlays)}
  </select>`;
};

/** A game without points and without a forfeit is sent as it is: the refusal names it. */
const scoreIn = (fields: Fields, game: string): Omit<TeamGame, 'members'> => {
  const { [`forfeit${game}`]: forfeit, [`first${game}`]: first, [`second${game}`]: second } = fields;
  if (forfeit) return { forfeit: forfeit as Forfeit };
  return first && second ? { victoryPoints: [Number(first), Number(second)] } : {};
};

/** The games that the form says. */
export const gamesIn = (fields: Fields): readonly TeamGame[] =>
  Object.keys(fields)
    .filter((name) => /^one\d+$/.test(name))
    .map((name) => name.slice('one'.length))
    .map((game) => ({
      members: [Number(fields[`one${game}`]), Number(fields[`two${game}`])],
      ...scoreIn(fields, game),
    }));
