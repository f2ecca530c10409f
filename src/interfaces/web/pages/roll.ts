import type { Roll } from '../../../app/kernel/generated/answers';
import { LONGEST_SHORT_TEXT } from '../../../app/kernel/limits';
import { call, ok } from '../../../app/kernel/use-case';
import { roll as readRoll } from '../../../app/rolls/between-players/roll';
import { rollCommitment, verifiableDice } from '../../../shared/verifiable-dice';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { nameOf } from '../parts/event';
import { labelled } from '../parts/form';
import { terms } from '../parts/layout-parts';
import { row, table } from '../parts/table';
import type { Page } from '../reply';

const texts = messages.rolls;

/** Findings about a finished roll; `noted` is the commitment that the reader wrote down when it was opened. */
interface RollCheck {
  readonly seal: boolean;
  /** Null where no dice were thrown. */
  readonly dice: boolean | null;
  /** Null where nothing was noted. */
  readonly noted: boolean | null;
}

/** Works a roll out again from its own terms, secret and words; null while its secret is hidden. */
const checkRoll = (
  { id, terms, secret, commitment, players, dice, sides }: Roll,
  noted: string,
): RollCheck | null => {
  if (secret === null) return null;
  const promise = { id, terms, secret };
  const said = players.flatMap(({ word }) => word ?? []);
  return {
    seal: rollCommitment(promise) === commitment,
    dice:
      dice === null
        ? null
        : said.length === players.length &&
          verifiableDice(promise, said, { count: dice.length, sides }).join() === dice.join(),
    noted: noted === '' ? null : noted.toLowerCase() === commitment,
  };
};

const line = (holds: boolean, [yes, no]: readonly [string, string]): Html =>
  html`<li class="${holds ? 'legal' : 'illegal'}">${holds ? yes : no}</li>`;

/** The findings, and the field for the commitment that the reader noted. */
const rollVerdict = (check: RollCheck | null, noted: string): Html =>
  html`${
      check &&
      html`<section
        class="verdict"
        data-valid="${String(check.seal && check.dice !== false && check.noted !== false)}"
        role="status"
      >
        <h2>${texts.checked}</h2>
        <ul>
          ${line(check.seal, texts.sealFound)} ${check.dice !== null && line(check.dice, texts.diceFound)}
          ${check.noted !== null && line(check.noted, texts.notedFound)}
        </ul>
      </section>`
    }
    <form class="stack" method="get">
      ${labelled(texts.noted, 'noted', html`value="${noted}" maxlength="${LONGEST_SHORT_TEXT}" spellcheck="false" autocomplete="off" required`)}
      <button>${texts.compare}</button>
    </form>`;

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
