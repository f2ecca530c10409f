import { call } from '../../../app/kernel/use-case';
import { roll as readRoll } from '../../../app/rolls/between-players/roll';
import { ok } from '../../../shared/result';
import { html } from '../html';
import { messages } from '../messages';
import { nameOf } from '../parts/event';
import { terms } from '../parts/layout-parts';
import { checkRoll, rollVerdict } from '../parts/roll-check';
import { row, table } from '../parts/table';
import type { Page } from '../reply';

const texts = messages.rolls;

/** A roll between players: its dice, its words, and all that is needed to check it elsewhere. */
export const rollPage: Page = async ({ parameters, query }, context) => {
  const found = await call(readRoll, { id: parameters['roll'] }, context);
  if (!found.ok) return found;
  const { state, reason, dice, total, resolution, players, commitment, secret, ...roll } = found.value;
  const noted = (query.get('noted') ?? '').trim();
  const check = checkRoll(found.value, noted);
  const code = (text: string) => html`<code>${text}</code>`;
  return ok({
    kind: 'PAGE',
    cache: 'live',
    page: () => ({
      title: texts.byId,
      section: 'ROLLS',
      isLive: state === 'OPEN',
      main: html`<h1>${reason === null ? texts.byId : nameOf(reason)}</h1>
        <p class="lead">${texts.states[state]}</p>
        ${dice && html`<p class="dice large">${dice.map((die) => html`<span>${die}</span>`)} <small>${texts.total} ${total}</small></p>`}
        ${resolution && html`<p><b>${resolution.name}: ${resolution.row.name}</b> ${resolution.row.effect}</p>`}
        ${table({
          className: 'chart',
          caption: texts.players,
          rows: players.map(({ name, lockedAt, word }) =>
            row(nameOf(name), lockedAt === null ? texts.waiting : (word ?? texts.hidden)),
          ),
        })}
        ${rollVerdict(check, noted)}
        <details>
          <summary>${texts.checkYourself}</summary>
          <dl class="proof">
            ${terms([
              [texts.commitment, code(commitment)],
              ...(secret === null ? [] : [[texts.secret, code(secret)] as const]),
              [texts.terms, code(roll.terms)],
              [texts.created, roll.createdAt],
            ])}
          </dl>
        </details>`,
    }),
  });
};
