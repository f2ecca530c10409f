import { shippedEditions } from '../../../app/armies/lists/shipped-editions';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { choiceField, numberField } from './form';

const texts = messages.armies;

/** Today's first. */
const editions = [
  ['', texts.recognised] as const,
  ...shippedEditions.toReversed().map(({ id, name }) => [id, name] as const),
];

/** The form that judges an army without an event, by a stored catalogue where one is named; its script asks the API. */
export const armyChecker = (stored?: { readonly catalogue: string; readonly version: number }): Html =>
  html`<section class="tool" id="check" aria-labelledby="check-title">
    <h2 id="check-title">${texts.check}</h2>
    <form
      class="stack"
      data-army
      ${stored && html`data-catalogue="${stored.catalogue}" data-version="${stored.version}"`}
    >
      <label for="army-file">${texts.file}</label>
      <input id="army-file" type="file" name="file" accept=".ros,.rosz,.json,.txt,application/json" />
      <label for="army-text">${texts.text}</label>
      <textarea
        id="army-text"
        name="text"
        rows="5"
        spellcheck="false"
        aria-describedby="army-help"
      ></textarea>
      <small id="army-help">${texts.textHelp}</small>
      <div class="row">
        ${numberField(texts.limit, { name: 'points', value: 700, from: 1, to: 100_000 })}
        ${
          // A stored catalogue has its own.
          !stored && choiceField(texts.edition, { name: 'edition', value: '', options: editions })
        }
        ${choiceField(texts.format, { name: 'format', value: 'SINGLES', options: Object.entries(messages.tournament.formats) })}
        <button>${texts.checkButton}</button>
      </div>
    </form>
    <div data-army-found aria-live="polite"></div>
    <noscript><p>${texts.noScript}</p></noscript>
  </section>`;
