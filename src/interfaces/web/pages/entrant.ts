import type {
  Entrant,
  EntrantArmy,
  Round,
  Standing,
  Tournament,
} from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call, refused } from '../../../app/kernel/use-case';
import { entrantArmy } from '../../../app/tournaments/armies/entrant-army';
import { round } from '../../../app/tournaments/rounds/round';
import { standings } from '../../../app/tournaments/standings/standings';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { armyOf } from '../parts/army';
import {
  addressOf,
  areListsPublic,
  eventHeader,
  eventPage,
  nameOf,
  namesList,
  namesOf,
  pageOfEvent,
} from '../parts/event';
import { figure, joined } from '../parts/layout-parts';
import { scoreText, winnerOf, withArmy } from '../parts/pairings-table';
import { row, table } from '../parts/table';
import { livePage } from '../reply';

const texts = messages.entrants;

const gameRow = (
  entrant: string,
  { number, tables, unpaired }: Round,
  linkTo: (opponent: string) => Html,
): Html | null => {
  if (unpaired?.entrant === entrant)
    return row(
      { number },
      { number: unpaired.number ?? '–' },
      unpaired.kind === 'BYE' ? messages.pairings.bye : messages.pairings.spare,
      unpaired.kind === 'BYE' ? texts.outcomes.WON : scoreText(unpaired.result),
    );
  const game = tables.find(({ entrants }) => entrants.includes(entrant));
  if (!game) return null;
  const { entrants, armies, result } = game;
  const place = entrants.indexOf(entrant);
  const winner = winnerOf(entrants, result);
  const points = result?.victoryPoints;
  const score = points ? `${points[place] ?? 0}–${points[1 - place] ?? 0}` : '';
  const outcome =
    result === null
      ? 'OPEN'
      : winner === place
        ? 'WON'
        : winner === null && result.kind !== 'BOTH_LOST'
          ? 'DRAWN'
          : 'LOST';
  return row(
    { number },
    { number: game.number },
    withArmy(linkTo(entrants[1 - place] ?? ''), armies, 1 - place),
    `${score} ${texts.outcomes[outcome]}`,
  );
};

/** The army lists that were handed in: in a team event one of each player, with several armies each that is public. */
const armiesOf = async (
  { id, teams, armies }: Tournament,
  { id: entrant, members, memberNumbers }: Entrant,
  context: StoredContext,
): Promise<readonly { readonly army: EntrantArmy; readonly of: string | null }[]> => {
  const wanted: readonly { readonly of: string | null; readonly which: object }[] =
    teams !== null
      ? members.map((player, index) => ({ of: player, which: { member: memberNumbers[index] } }))
      : armies !== null
        ? armies.slots.map(({ id, name }) => ({ of: name, which: { slot: id } }))
        : [{ of: null, which: {} }];
  const asked = await Promise.all(
    wanted.map(async ({ of, which }) => ({
      of,
      army: await call(entrantArmy, { tournament: id, entrant, ...which }, context),
    })),
  );
  return asked.flatMap(({ of, army }) => (army.ok ? [{ of, army: army.value }] : []));
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

/** Club, members, and that it does not play, where that is so. */
const aboutLine = ({ status, club, members }: Entrant): Html | false => {
  const aboutParts = [
    ...(status === 'ACTIVE' ? [] : [texts.statuses[status]]),
    ...(club === null ? [] : [nameOf(club)]),
    ...(members.length === 0 ? [] : [namesList(members)]),
  ];
  return aboutParts.length > 0 && html`<p>${joined(aboutParts, ' · ')}</p>`;
};

const gamesTable = async (event: Tournament, entrant: string, context: StoredContext): Promise<Html> => {
  const rounds = await Promise.all(
    event.roundsDrawn.map(({ number }) => call(round, { tournament: event.id, round: number }, context)),
  );
  const names = namesOf(event);
  const linkTo = (other: string) =>
    html`<a href="${addressOf(event.id, 'entrants', other)}">${names(other)}</a>`;
  const rows = rounds.flatMap((one) => (one.ok ? (gameRow(entrant, one.value, linkTo) ?? []) : []));
  if (rows.length === 0) return html`<p>${texts.noGames}</p>`;
  const { table: tableText, score } = messages.pairings;
  const columns = [{ number: texts.round }, { number: tableText }, texts.opponent, score];
  return table({ className: 'games', caption: texts.games, columns, rows });
};

/** One entrant: its place, its games. */
export const entrantPage = pageOfEvent(async (event, { parameters }, context) => {
  const { id, version, entrants } = event;
  const entrant = entrants.find((one) => one.id === parameters['entrant']);
  if (!entrant) return refused({ code: 'NOT_FOUND', kind: 'entrant', id: parameters['entrant'] ?? '' });
  const armies = areListsPublic(event, context.clock.nowMs()) ? await armiesOf(event, entrant, context) : [];
  return livePage([version, ...armies.map(({ army }) => army.version)].join('.'), async () => {
    const all = await call(standings, { tournament: id }, context);
    const line = all.ok ? all.value.standings.find((one) => one.entrant === entrant.id) : undefined;
    return eventPage(event, {
      title: entrant.name,
      isLive: true,
      main: html`${eventHeader(event, null, entrant.name)} ${figures(entrant, line)} ${aboutLine(entrant)}
      ${await gamesTable(event, entrant.id, context)}
      ${await Promise.all(armies.map(({ army, of }) => armyOf(army, of, context)))}`,
    });
  });
});
