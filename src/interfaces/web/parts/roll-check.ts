import { LONGEST_SHORT_TEXT } from '../../../app/kernel/limits';
import type { Roll } from '../../../app/kernel/generated/answers';
import { rollCommitment, verifiableDice } from '../../../shared/verifiable-dice';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { labelled } from './form';

const texts = messages.rolls;

/** Findings about a finished roll; `noted` is the commitment that the reader wrote down when it was opened. */
export interface RollCheck {
  readonly seal: boolean;
  /** Null where no dice were thrown. */
  readonly dice: boolean | null;
  /** Null where nothing was noted. */
  readonly noted: boolean | null;
}

/** Works a roll out again from its own terms, secret and words; null while its secret is hidden. */
export const checkRoll = (
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
export const rollVerdict = (check: RollCheck | null, noted: string): Html =>
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
