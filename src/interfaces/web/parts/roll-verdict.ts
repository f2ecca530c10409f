import type { RefereedFight, Roll } from '../../../app/kernel/generated/answers';
import { LONGEST_SHORT_TEXT } from '../../../app/kernel/limits';
import { type Html, html } from '../html';
import { rollTexts } from '../roll-texts';
import { nameOf } from './event';
import { labelled } from './form';
import { terms } from './layout-parts';
import { row, table } from './table';

/** One finding about a finished roll: whether it holds, and both ways of saying so. */
export type Finding = readonly [holds: boolean, texts: readonly [yes: string, no: string]];

/** Whether the commitment is the one that the reader noted; nothing where nothing was noted. */
export const notedFinding = (commitment: string, noted: string): readonly Finding[] =>
  noted === '' ? [] : [[noted.toLowerCase() === commitment, rollTexts.notedFound]];

/** The findings, and the field for the commitment that the reader noted; while there is nothing to work out, what to note. */
const rollVerdict = (
  findings: readonly Finding[] | null,
  { noted, commitment }: { readonly noted: string; readonly commitment: string },
): Html =>
  findings === null
    ? html`<p>${rollTexts.noteIt} <code>${commitment}</code></p>`
    : html`<section class="verdict" data-valid="${String(findings.every(([holds]) => holds))}" role="status">
          <h2>${rollTexts.checked}</h2>
          <ul>
            ${findings.map(([holds, [yes, no]]) => html`<li class="${holds ? 'legal' : 'illegal'}">${holds ? yes : no}</li>`)}
          </ul>
        </section>
        <form class="stack" method="get">
          ${labelled(rollTexts.noted, 'noted', html`value="${noted}" maxlength="${LONGEST_SHORT_TEXT}" spellcheck="false" autocomplete="off" required`)}
          <button>${rollTexts.compare}</button>
        </form>`;

type Committed = Pick<Roll | RefereedFight, 'commitment' | 'secret' | 'terms' | 'createdAt' | 'players'>;

/** The locked words, whether it all fits, and all that is needed to check it elsewhere. `hidden` stands for a word that nobody may know yet. */
export const rollRecord = (
  { commitment, secret, terms: agreed, createdAt, players }: Committed,
  findings: readonly Finding[] | null,
  { noted, hidden }: { readonly noted: string; readonly hidden: string },
): Html => {
  const code = (text: string) => html`<code>${text}</code>`;
  return html`${table({
      className: 'chart',
      caption: rollTexts.players,
      rows: players.map(({ name, lockedAt, word }) =>
        row(nameOf(name), lockedAt === null ? rollTexts.waiting : (word ?? hidden)),
      ),
    })}
    ${rollVerdict(findings, { noted, commitment })}
    <details>
      <summary>${rollTexts.checkYourself}</summary>
      <dl class="proof">
        ${terms([
          [rollTexts.commitment, code(commitment)],
          ...(secret === null ? [] : [[rollTexts.secret, code(secret)] as const]),
          [rollTexts.terms, code(agreed)],
          [rollTexts.created, createdAt],
        ])}
      </dl>
    </details>`;
};
