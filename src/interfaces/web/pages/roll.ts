import type { Roll } from '../../../app/kernel/generated/answers';
import { call, ok } from '../../../app/kernel/use-case';
import { roll as readRoll } from '../../../app/rolls/between-players/roll';
import { rollCommitment, verifiableDice } from '../../../shared/verifiable-dice';
import { html } from '../html';
import { messages } from '../messages';
import { nameOf } from '../parts/event';
import { terms } from '../parts/layout-parts';
import { type Finding, notedFinding, rollVerdict } from '../parts/roll-verdict';
import { row, table } from '../parts/table';
import type { Page } from '../reply';

const texts = messages.rolls;

/** Works a roll out again from its own terms, secret and words; null while its secret is hidden. */
const checkRoll = (
  { id, terms, secret, commitment, players, dice, sides }: Roll,
  noted: string,
): readonly Finding[] | null => {
  if (secret === null) return null;
  const promise = { id, terms, secret };
  const said = players.flatMap(({ word }) => word ?? []);
  const fit =
    dice !== null &&
    said.length === players.length &&
    verifiableDice(promise, said, { count: dice.length, sides }).join() === dice.join();
  return [
    [rollCommitment(promise) === commitment, texts.sealFound],
    ...(dice === null ? [] : [[fit, texts.diceFound] as const]),
    ...notedFinding(commitment, noted),
  ];
};

/**
 * A roll between players: its dice, its words, and all that is needed to check it elsewhere. A player's link carries a token behind
 * the `#`, which is never sent with the page; with it the script locks the player's word.
 */
export const rollPage: Page = async ({ parameters, query }, context) => {
  const found = await call(readRoll, { id: parameters['roll'] }, context);
  if (!found.ok) return found;
  const { id, state, reason, dice, total, resolution, players, commitment, secret, ...roll } = found.value;
  const noted = (query.get('noted') ?? '').trim();
  const code = (text: string) => html`<code>${text}</code>`;
  return ok({
    kind: 'PAGE',
    cache: 'live',
    page: () => ({
      title: texts.byId,
      section: 'ROLLS',
      ...(state === 'OPEN' && { scripts: ['roll'] as const }),
      main: html`<h1>${reason === null ? texts.byId : nameOf(reason)}</h1>
        ${state === 'OPEN' && html`<div id="roll" class="at-table" data-id="${id}"><p>${texts.seatHelp}</p></div>`}
        <div data-shown>
          <p class="lead" role="status">${texts.states[state]}</p>
          ${dice && html`<p class="dice large">${dice.map((die) => html`<span>${die}</span>`)} <small>${texts.total} ${total}</small></p>`}
          ${resolution && html`<p><b>${resolution.name}: ${resolution.row.name}</b> ${resolution.row.effect}</p>`}
          ${table({
            className: 'chart',
            caption: texts.players,
            rows: players.map(({ name, lockedAt, word }) =>
              row(nameOf(name), lockedAt === null ? texts.waiting : (word ?? texts.hidden)),
            ),
          })}
          ${rollVerdict(checkRoll(found.value, noted), { noted, commitment })}
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
          </details>
        </div>`,
    }),
  });
};
