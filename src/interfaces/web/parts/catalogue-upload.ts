import { MOST_CATALOGUE_BYTES, MOST_CATALOGUE_FILES, LONGEST_NAME } from '../../../app/kernel/limits';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { labelled } from './form';

const MEGABYTE = 1024 * 1024;
const texts = messages.catalogues;

const fault = (name: string): Html => html`<div id="${name}-fault" class="fault"></div>`;

const described = (label: string, name: string, more: Html): Html =>
  html`${labelled(label, name, html`aria-describedby="${name}-fault" ${more}`)} ${fault(name)}`;

/** The form that uploads files: as a new catalogue, or as the next version of one. Its script cuts what is large into parts. */
export const catalogueUpload = (catalogue?: string): Html =>
  html`<form
      class="stack"
      data-upload
      ${catalogue !== undefined && html`data-catalogue="${catalogue}"`}
      novalidate
    >
      ${
        catalogue === undefined
          ? described(texts.name, 'name', html`maxlength="${LONGEST_NAME}"`)
          : described(texts.token, 'token', html`autocomplete="off" spellcheck="false"`)
      }
      <label for="files">${texts.files}</label>
      <input
        id="files"
        type="file"
        name="files"
        multiple
        accept=".gst,.cat,.gstz,.catz,.zip,.json"
        aria-describedby="files-help files-fault"
      />
      <small id="files-help">${texts.filesHelp(MOST_CATALOGUE_FILES, MOST_CATALOGUE_BYTES / MEGABYTE)}</small>
      ${fault('files')}
      <button>${texts.upload}</button>
    </form>
    <div data-uploaded aria-live="polite"></div>
    <noscript><p>${texts.noScript}</p></noscript>`;
