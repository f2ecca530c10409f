import { type TemplateResult, html, nothing } from 'lit-html';
import type { BulkReport, Tournament } from '../../../../../app/kernel/generated/answers';
import { button, given, submitted } from '../../page-parts/form';
import { linesIn } from '../../page-parts/console-parts';
import { watchOutbox } from '../../requests/outbox';
import { keptOfEvent, redraw, sendChange, state } from '../model';
import { registrationTexts as texts } from './registration-texts';

/** Registering a pasted list: names that are there twice are asked about, and many go in one request. */

/** A line of a pasted list: name; club; squad. In doubles team; first player; second player; club. Of a larger team every player. */
const lineOf = (line: string, format: Tournament['format']) => {
  const [name = '', ...rest] = line.split(/[;\t]/).map((part) => part.trim());
  if (format === 'SINGLES') return { name, club: given(rest[0]), squad: given(rest[1]) };
  const isDoubles = format === 'DOUBLES';
  const members = (isDoubles ? rest.slice(0, 2) : rest).filter((member) => member !== '');
  return isDoubles ? { name, members, club: given(rest[2]) } : { name, members };
};

type Line = ReturnType<typeof lineOf>;

const PATH = '/entrants/bulk';
/** The service takes 200 lines at once; half of them are answered soon on a slow connection too. */
const LINES_IN_REQUEST = 100;

interface Pasted {
  /** A list with names that are there twice, until the organiser has said what they are. */
  asked: { readonly lines: readonly Line[]; readonly twice: readonly string[] } | null;
  refused: readonly string[];
}

const nothingPasted: Pasted = { asked: null, refused: [] };
const pasted = keptOfEvent<Pasted>(() => ({ ...nothingPasted }));

const same = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const register = (lines: readonly Line[]): void => {
  Object.assign(pasted, nothingPasted);
  for (let from = 0; from < lines.length; from += LINES_IN_REQUEST) {
    const entrants = lines.slice(from, from + LINES_IN_REQUEST);
    sendChange(texts.registered(entrants.map(({ name }) => name)), PATH, { body: { entrants } });
  }
  redraw();
};

/** Lines whose name was there before, in the list or in the event. */
const repeatedIn = (lines: readonly Line[], event: Tournament): readonly Line[] => {
  const seen = new Set(event.entrants.map(({ name }) => same(name)));
  return lines.filter(({ name }) => {
    const isKnown = seen.has(same(name));
    seen.add(same(name));
    return isKnown;
  });
};

const take = (list: string, event: Tournament, form: HTMLFormElement): void => {
  const lines = linesIn(list).map((line) => lineOf(line, event.format));
  const repeated = repeatedIn(lines, event);
  form.reset();
  if (repeated.length === 0) return register(lines);
  pasted.asked = { lines, twice: [...new Set(repeated.map(({ name }) => name))] };
  redraw();
};

/** Lines that the service refused are named with the reason. */
watchOutbox((done) => {
  if (done?.tournament !== state.id || done?.path !== PATH) return;
  const { entrants } = done.body as { readonly entrants: readonly Line[] };
  const { lines } = done.answer as BulkReport;
  pasted.refused = [
    ...pasted.refused,
    ...lines.flatMap(({ line, outcome, detail }) =>
      outcome === 'REFUSED' ? [texts.refused(entrants[line - 1]?.name ?? '', detail ?? '')] : [],
    ),
  ];
  redraw();
});

const question = (event: Tournament): TemplateResult | typeof nothing => {
  if (pasted.asked === null) return nothing;
  const { lines, twice } = pasted.asked;
  const repeated = new Set(repeatedIn(lines, event));
  const once = lines.filter((line) => !repeated.has(line));
  return html`<div class="notice" role="alert">
    <p>${texts.twice(twice)}</p>
    <p class="buttons">
      ${button(texts.once, () => register(once))} ${button(texts.all(lines.length), () => register(lines))}
      ${button(texts.none, () => {
        pasted.asked = null;
        redraw();
      })}
    </p>
  </div>`;
};

const pasteHelp = ({ format, teams }: Tournament): string => {
  if (format === 'TEAMS') return texts.pasteTeams(teams?.size ?? 0, teams?.substitutes ?? 0);
  return format === 'DOUBLES' ? texts.pastePairs : texts.paste;
};

export const registration = (event: Tournament): TemplateResult =>
  html`<form class="stack" @submit=${submitted(({ list = '' }, form) => take(list, event, form), true)}>
      <label for="list">${pasteHelp(event)}</label>
      <textarea id="list" name="list" rows="4" required></textarea>
      <button>${texts.register}</button>
    </form>
    ${question(event)}
    ${
      pasted.refused.length === 0
        ? nothing
        : html`<ul class="faults" role="alert">
            ${pasted.refused.map((one) => html`<li>${one}</li>`)}
          </ul>`
    }`;
