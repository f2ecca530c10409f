import type { Entrant, EntrantArmy, Round, Tournament } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import type { Standing } from '../../../app/kernel/generated/answers';
import { entrantArmy } from '../../../app/tournaments/armies/entrant-army';
import { round } from '../../../app/tournaments/rounds/round';
import { standings } from '../../../app/tournaments/standings/standings';
import { call } from '../../../app/kernel/use-case';
import { refused } from '../../../shared/result';
import { type Html, html } from '../html';
import { table } from '../parts/table';
import { messages } from '../messages';
import { armyOf } from '../parts/army';
import { addressOf, areListsPublic, askTournament, eventHeader, nameOf, namesOf } from '../parts/event';
import { eventSocial } from '../parts/event-facts';
import { figure } from '../parts/figure';
import { scoreText, winnerOf } from '../parts/pairings-table';
import { type Page, livePage } from '../reply';

const texts = messages.entrants;

/** An entrant's game of a round, seen from its own side. */
const gameRow = (
  entrant: string,
  { number, tables, unpaired }: Round,
  {
    names,
    linkOf,
  }: { readonly names: (entrant: string) => Html; readonly linkOf: (entrant: string) => string },
): Html | null => {
  if (unpaired?.entrant === entrant)
    return html`<tr>
      <th scope="row" class="number">${number}</th>
      <td class="number">${unpaired.table ?? '–'}</td>
      <td>${unpaired.kind === 'BYE' ? messages.pairings.bye : messages.pairings.spare}</td>
      <td>${unpaired.kind === 'BYE' ? texts.outcomes.WON : scoreText(unpaired.result)}</td>
    </tr>`;
  const table = tables.find(({ entrants }) => entrants.includes(entrant));
  if (!table) return null;
  const place = table.entrants.indexOf(entrant);
  const opponent = table.entrants[1 - place] ?? '';
  const winner = winnerOf(table.entrants, table.result);
  const points = table.result?.victoryPoints;
  const score = points ? `${points[place] ?? 0}–${points[1 - place] ?? 0}` : null;
  const outcome =
    table.result === null
      ? texts.outcomes.OPEN
      : table.result.kind === 'BOTH_LOST'
        ? texts.outcomes.LOST
        : winner === null
          ? texts.outcomes.DRAWN
          : winner === place
            ? texts.outcomes.WON
            : texts.outcomes.LOST;
  return html`<tr>
    <th scope="row" class="number">${number}</th>
    <td class="number">${table.table}</td>
    <td><a href="${linkOf(opponent)}">${names(opponent)}</a></td>
    <td>${score} ${outcome}</td>
  </tr>`;
};

interface ShownArmy {
  readonly army: EntrantArmy;
  /** In a team event whose it is. */
  readonly player: string | null;
}

/** The army lists that were handed in: in a team event one of each player. */
const armiesOf = async (
  { id, teams }: Tournament,
  { id: entrant, members, memberNumbers }: Entrant,
  context: StoredContext,
): Promise<readonly ShownArmy[]> => {
  const asked = await Promise.all(
    (teams === null ? [null] : members).map(async (player, index) => {
      const member = player === null ? {} : { member: memberNumbers[index] };
      return { player, army: await call(entrantArmy, { tournament: id, entrant, ...member }, context) };
    }),
  );
  return asked.flatMap(({ player, army }) => (army.ok ? [{ player, army: army.value }] : []));
};

/** The entrant's place and points; without a line in the standings, its number alone. */
const figures = ({ number }: Entrant, line: Standing | undefined): Html =>
  html`<dl class="figures">
    ${
      line && [
        figure(texts.now, messages.standings.place(line.rank, line.tied)),
        figure(messages.standings.points[1], line.tournamentPoints),
        figure(messages.standings.victoryPoints[1], line.victoryPoints),
        figure(messages.standings.leaders[1], line.leadersKilled),
      ]
    }
    ${figure(texts.number, number)}
  </dl>`;

/** Whether it plays, its club, its players. */
const aboutLine = ({ status, club, members }: Entrant): Html =>
  html`<p>
    ${texts.statuses[status]}${club !== null && html` · ${nameOf(club)}`}${members.length > 0 && html` · ${members.map((member, index) => html`${index > 0 && ', '}${nameOf(member)}`)}`}
  </p>`;

/** Its games, a row for each round. */
const gamesTable = (rows: readonly Html[]): Html =>
  rows.length === 0
    ? html`<p>${texts.noGames}</p>`
    : table({
        className: 'games',
        caption: texts.games,
        columns: [
          { number: texts.round },
          { number: messages.pairings.table },
          texts.opponent,
          messages.pairings.score,
        ],
        rows: rows,
      });

const askGames = async (
  event: Tournament,
  entrant: string,
  context: StoredContext,
): Promise<readonly Html[]> => {
  const rounds = await Promise.all(
    event.roundsDrawn.map(({ number }) => call(round, { tournament: event.id, round: number }, context)),
  );
  const names = namesOf(event);
  const linkOf = (other: string) => addressOf(event.id, 'entrants', other);
  return rounds.flatMap((one) => (one.ok ? (gameRow(entrant, one.value, { names, linkOf }) ?? []) : []));
};

/** One entrant: its place, its games. */
export const entrantPage: Page = async ({ parameters }, context) => {
  const event = await askTournament(parameters['tournament'] ?? '', context);
  if (!event.ok) return event;
  const { id, version, entrants } = event.value;
  const entrant = entrants.find((one) => one.id === parameters['entrant']);
  if (!entrant) return refused({ code: 'NOT_FOUND', kind: 'entrant', id: parameters['entrant'] ?? '' });
  const armies = areListsPublic(event.value, context.clock.nowMs())
    ? await armiesOf(event.value, entrant, context)
    : [];
  return livePage([version, ...armies.map(({ army }) => army.version)].join('.'), async () => {
    const table = await call(standings, { tournament: id }, context);
    const line = table.ok ? table.value.standings.find((one) => one.entrant === entrant.id) : undefined;
    return {
      title: entrant.name,
      isLive: true,
      ...eventSocial(event.value),
      main: html`${eventHeader(event.value, null, entrant.name)} ${figures(entrant, line)}
      ${aboutLine(entrant)} ${gamesTable(await askGames(event.value, entrant.id, context))}
      ${await Promise.all(armies.map(({ army, player }) => armyOf(army, player, context)))}`,
    };
  });
};
