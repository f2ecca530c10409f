import { roll } from '../../../app/rolls/between-players/roll';
import { call } from '../../../app/kernel/use-case';
import { ok } from '../../../shared/result';
import { html } from '../html';
import { messages } from '../messages';
import { nameOf } from '../parts/event';
import { checkRoll, rollVerdict } from '../parts/roll-check';
import type { Page } from '../reply';

const texts = messages.rolls;

/** A roll between players: its dice, its words, and all that is needed to check it elsewhere. */
export const rollPage: Page = async ({ parameters, query }, context) => {
  const found = await call(roll, { id: parameters['roll'] }, context);
  if (!found.ok) return found;
  const it = found.value;
  const noted = (query.get('noted') ?? '').trim();
  const check = checkRoll(it, noted);
  return ok({
    kind: 'PAGE',
    cache: 'live',
    page: () => ({
      title: texts.byId,
      section: 'ROLLS',
      isLive: it.state === 'OPEN',
      main: html`<h1>${it.reason === null ? texts.byId : nameOf(it.reason)}</h1>
        <p class="lead">${texts.states[it.state]}</p>
        ${it.dice && html`<p class="dice large">${it.dice.map((die) => html`<span>${die}</span>`)} <small>${texts.total} ${it.total}</small></p>`}
        ${it.resolution && html`<p><b>${it.resolution.name}: ${it.resolution.row.name}</b> ${it.resolution.row.effect}</p>`}
        <div class="table-box">
          <table class="chart">
            <caption>
              ${texts.players}
            </caption>
            <tbody>
              ${it.players.map(
                ({ name, lockedAt, word }) =>
                  html`<tr>
                    <th scope="row">${nameOf(name)}</th>
                    <td>${lockedAt === null ? texts.waiting : (word ?? texts.hidden)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
        ${rollVerdict(check, noted)}
        <details>
          <summary>${texts.checkYourself}</summary>
          <dl class="proof">
            <dt>${texts.commitment}</dt>
            <dd><code>${it.commitment}</code></dd>
            ${
              it.secret !== null &&
              html`<dt>${texts.secret}</dt>
                <dd><code>${it.secret}</code></dd>`
            }
            <dt>${texts.terms}</dt>
            <dd><code>${it.terms}</code></dd>
            <dt>${texts.created}</dt>
            <dd>${it.createdAt}</dd>
          </dl>
        </details>`,
    }),
  });
};
