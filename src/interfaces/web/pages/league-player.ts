import { leaguePlayer } from '../../../app/leagues/league-player';
import { league } from '../../../app/leagues/league';
import { call } from '../../../app/use-case';
import { ok } from '../../../shared/result';
import { html } from '../html';
import { messages } from '../messages';
import { nameOf } from '../parts/event';
import type { Page } from '../reply';

const words = messages.league;

/** A player of a league: the season's place, what each tournament gave, the rating. */
export const leaguePlayerPage: Page = async ({ parameters }, context) => {
  const { league: id = '', player } = parameters;
  const found = await call(leaguePlayer, { league: id, player }, context);
  if (!found.ok) return found;
  const of = await call(league, { league: id }, context);
  if (!of.ok) return of;
  const it = found.value;
  const names = new Map(of.value.tournaments.map((one) => [one.tournament, one.name]));
  return ok({
    kind: 'PAGE',
    cache: 'live',
    version: it.version,
    page: () => ({
      title: it.player.name ?? words.unnamed,
      isLive: true,
      social: {
        description: `${it.player.name ?? words.unnamed}: ${it.points} ${words.points}, ${of.value.name}.`,
        picture: `/cards/leagues/${encodeURIComponent(id)}.png`,
      },
      main: html`<p class="event-name">
          <a href="/leagues/${encodeURIComponent(id)}">${nameOf(of.value.name)}</a>
        </p>
        <h1>${nameOf(it.player.name)}</h1>
        <dl class="figures">
          ${
            it.rank !== null &&
            html`<div>
              <dt>${words.place}</dt>
              <dd>${messages.standings.place(it.rank, it.tied)}</dd>
            </div>`
          }
          <div>
            <dt>${words.points}</dt>
            <dd>${it.points}</dd>
          </div>
          <div>
            <dt>${messages.standings.recordShort}</dt>
            <dd>${it.won}–${it.drawn}–${it.lost}</dd>
          </div>
          ${
            it.rating &&
            html`<div>
              <dt>${words.rating}</dt>
              <dd>${Math.round(it.rating.rating)} <small>± ${Math.round(it.rating.deviation)}</small></dd>
            </div>`
          }
        </dl>
        ${
          it.placings.length > 0 &&
          html`<div class="table-box">
            <table class="games">
              <caption>
                ${words.tournaments}
              </caption>
              <thead>
                <tr>
                  <th scope="col">${words.tournaments}</th>
                  <th scope="col" class="number">${words.place}</th>
                  <th scope="col" class="number">${words.points}</th>
                </tr>
              </thead>
              <tbody>
                ${it.placings.map(
                  (one) =>
                    html`<tr>
                      <th scope="row">
                        <a href="/tournaments/${encodeURIComponent(one.tournament)}"
                          >${nameOf(names.get(one.tournament) ?? one.tournament)}</a
                        >
                      </th>
                      <td class="number">${messages.standings.place(one.place, one.tied)}</td>
                      <td class="number">
                        ${one.points}${!one.counted && html` <small>${words.notCounted}</small>`}
                      </td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
        }`,
    }),
  });
};
