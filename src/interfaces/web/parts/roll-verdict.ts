import { LONGEST_SHORT_TEXT } from '../../../app/kernel/limits';
import { type Html, html } from '../html';
import { rollTexts } from '../roll-texts';
import { labelled } from './form';

/** One finding about a finished roll: whether it holds, and both ways of saying so. */
export type Finding = readonly [holds: boolean, texts: readonly [yes: string, no: string]];

/** Whether the commitment is the one that the reader noted; nothing where nothing was noted. */
export const notedFinding = (commitment: string, noted: string): readonly Finding[] =>
  noted === '' ? [] : [[noted.toLowerCase() === commitment, rollTexts.notedFound]];

/** The findings, and the field for the commitment that the reader noted; while there is nothing to work out, what to note. */
export const rollVerdict = (
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
