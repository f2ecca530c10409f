import { type TemplateResult, html, nothing } from 'lit-html';
import { save } from './files';
import { type Fields, button, submitted } from './form';
import { details } from './form-parts';
import { labelled } from './labelled';
import { createState } from './page';
import { recoveryTexts as texts } from './recovery-texts';

/** A new key's recovery code, to be kept outside this browser before one goes on; and the form that takes a code. */

export interface Recovery {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  /** The page that takes the code. */
  readonly page: string;
}

type Way = keyof typeof texts.done;

const [told, tell] = createState({ message: '' });

const textOf = ({ id, name, code, page }: Recovery): string =>
  texts.file({ name, address: `${location.origin}${page}`, id, code });

const copy = async (text: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text);
    return texts.done.COPY;
  } catch {
    return texts.noCopy;
  }
};

/** Shows the code until its holder says that it is kept. */
export const recoveryStep = (recovery: Recovery, goOn: () => void): TemplateResult => {
  const { id, name, code } = recovery;
  const text = textOf(recovery);
  const keep: Readonly<Record<Way, () => string | Promise<string>>> = {
    DOWNLOAD: () => {
      save(`muster-${id}.txt`, 'text/plain', text);
      return texts.done.DOWNLOAD;
    },
    COPY: () => copy(text),
    PRINT: () => {
      print();
      return texts.done.PRINT;
    },
  };
  const press = async (way: Way): Promise<void> => {
    tell({ message: await keep[way]() });
  };
  const leave = (): void => {
    tell({ message: '' });
    goOn();
  };
  return html`<section class="card recovery" aria-labelledby="recovery-title">
    <h2 id="recovery-title">${texts.title}</h2>
    <p><bdi>${texts.why(name)}</bdi></p>
    <p>${texts.id}: <code>${id}</code></p>
    <p>${texts.code}: <code class="code">${code}</code></p>
    <p class="buttons">
      ${button(texts.download, () => press('DOWNLOAD'))} ${button(texts.copy, () => press('COPY'))}
      ${button(texts.print, () => press('PRINT'))}
    </p>
    <p role="status">${told.message || nothing}</p>
    <button type="button" @click=${leave}>${texts.goOn}</button>
  </section>`;
};

const ADDRESS = /\/(?:tournaments|leagues)\/(?!manage\b)([^/?#]+)/;

/** The id in an address of ours, in a link of a console, or alone. */
export const idIn = (text: string): string => {
  const [path = '', hash = ''] = text.trim().split('#');
  const found = hash === '' ? (ADDRESS.exec(path)?.[1] ?? path) : hash;
  return decodeURIComponent(found.split(/[./]/)[0] ?? '');
};

/** Takes a recovery code; `use` gets the id and the code. */
export const recoveryForm = (use: (id: string, code: string) => unknown, id?: string): TemplateResult =>
  details(
    texts.lost,
    html`<form
      class="stack"
      @submit=${submitted(({ which = '', code = '' }: Fields) => use(idIn(which), code), true)}
    >
      <p>${texts.lostHelp}</p>
      ${labelled('which', texts.which, id === undefined ? {} : { value: id })} ${labelled('code', texts.code)}
      <button>${texts.recover}</button>
    </form>`,
  );
