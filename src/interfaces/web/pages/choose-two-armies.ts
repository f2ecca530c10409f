import { readRoster } from '../../../app/armies/rosters/read-roster';
import { shareArmy } from '../../../app/armies/rosters/share-army';
import { sharedArmy } from '../../../app/armies/rosters/shared-army';
import type { AppError } from '../../../app/kernel/errors';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call, ok } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { matchupTexts as texts } from '../matchup-texts';
import { type Fault, faultsList, messagesOf } from '../parts/form';
import { list } from '../parts/layout-parts';
import { setAgainst, twoArmiesPath } from '../parts/two-armies';
import { type Page, referencePage, unstoredPage } from '../reply';

/** Both texts go into the address, which has room for some 8,000 characters. */
const LONGEST = 3_000;

/** A share link names a limit, which nothing here depends on. */
const USUAL_POINTS = 700;

/** An army as it was understood: the text of its share link, and the names that no list has. */
interface Understood {
  readonly share: string;
  readonly unknown: readonly string[];
}

type Read = Understood | { readonly faults: readonly Fault[] };

/** The text of a share link in what was pasted: alone, or in an address of any host. */
const shareIn = (given: string): string | null =>
  /^1[\w-]{8,}$/.exec(given)?.[0] ?? /\/armies\/(1[\w-]{8,})/.exec(given)?.[1] ?? null;

const faultsUnder = (label: string, error: AppError): readonly Fault[] =>
  messagesOf(error).map((message) => ({ path: label, message }));

const readArmy = async (label: string, given: string, context: StoredContext): Promise<Read> => {
  const share = shareIn(given);
  if (share !== null) {
    const found = await call(sharedArmy, { text: share }, context);
    return found.ok ? { share, unknown: [] } : { faults: faultsUnder(label, found.error) };
  }
  const read = await call(readRoster, { text: given }, context);
  if (!read.ok) return { faults: faultsUnder(label, read.error) };
  const { forces, unknown, pointsLimit } = read.value;
  if (forces.length === 0) return { faults: [{ path: label, message: texts.noArmy }] };
  const made = await call(shareArmy, { forces, pointsLimit: pointsLimit ?? USUAL_POINTS }, context);
  return made.ok
    ? { share: made.value.text, unknown: unknown.map(({ name }) => name) }
    : { faults: faultsUnder(label, made.error) };
};

const armyField = (name: string, label: string, given: string): Html =>
  html`<div class="stack">
    <label for="${name}">${label}</label>
    <textarea
      id="${name}"
      name="${name}"
      rows="9"
      required
      maxlength="${LONGEST}"
      spellcheck="false"
      autocomplete="off"
      aria-describedby="armies-help"
    >
${given}</textarea>
  </div>`;

/** Two armies, pasted or as links; once both are understood it leads to their page. */
export const chooseTwoArmiesPage: Page = async ({ query }, context) => {
  const [own, enemy] = [(query.get('a') ?? '').trim(), (query.get('b') ?? '').trim()];
  // One army alone comes along a link: the other is still to be pasted.
  const isAsked = own !== '' && enemy !== '';
  const read = isAsked
    ? [await readArmy(texts.first, own, context), await readArmy(texts.second, enemy, context)]
    : [];
  const [first, second] = read.flatMap((one) => ('share' in one ? [one] : []));
  const faults: Fault[] = read.flatMap((one) => ('faults' in one ? one.faults : []));
  const both = first && second ? ([first.share, second.share] as const) : null;
  const tried = both && (await setAgainst(both, context));
  if (tried && !tried.ok) faults.push(...faultsUnder(texts.title, tried.error));
  const unknown = [first, second].flatMap((one) => one?.unknown ?? []);
  if (both && faults.length === 0 && unknown.length === 0)
    return ok({ kind: 'MOVED', to: twoArmiesPath(both) });
  return (isAsked ? unstoredPage : referencePage)(() => ({
    title: texts.title,
    section: 'ARMIES',
    main: html`<h1>${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      ${faults.length > 0 && faultsList(faults)}
      ${
        unknown.length > 0 &&
        html`<div class="faults" role="alert">
          <p>${texts.unknown}</p>
          ${list(unknown)}
          ${both && faults.length === 0 && html`<p><a href="${twoArmiesPath(both)}">${texts.goOn}</a></p>`}
        </div>`
      }
      <form class="two-armies at-table" method="get" action="/armies/against">
        ${armyField('a', texts.first, own)} ${armyField('b', texts.second, enemy)}
        <p>
          <small id="armies-help">${texts.help}</small>
        </p>
        <p><button>${texts.button}</button></p>
      </form>`,
  }));
};
