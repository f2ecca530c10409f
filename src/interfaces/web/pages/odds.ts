import { fightOdds } from '../../../app/fights/odds/fight-odds';
import { volleyOdds } from '../../../app/fights/odds/volley-odds';
import { duelCurvesPicture } from '../../../app/fights/pictures/duel-curves-picture';
import { duelMatrixPicture } from '../../../app/fights/pictures/duel-matrix-picture';
import { volleyWoundsPicture } from '../../../app/fights/pictures/volley-wounds-picture';
import { fightProfile } from '../../../app/fights/profiles/fight-profile';
import { profileNames } from '../../../app/fights/profiles/profiles';
import type { FightProfile, NamedId } from '../../../app/kernel/generated/answers';
import { errorText } from '../../../app/kernel/errors';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type Answer, call, ok } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { editionIn, inEdition } from '../parts/edition';
import { profileValues } from '../parts/fight-profile-values';
import {
  changedQuery,
  duelSides,
  editionAsked,
  fightSides,
  kindPrefixes,
  plainSides,
  sideNames,
  sides,
} from '../parts/fight-question';
import { type Fault, faultsList } from '../parts/form';
import { list } from '../parts/layout-parts';
import { fightAnswer, pictureAddress, volleyAnswer } from '../parts/odds-answer';
import { faultPlace, fightFields, volleyFields } from '../parts/odds-form';
import { figure } from '../parts/picture';
import { profilesMeant } from '../parts/profile-names';
import { SHOOTERS, TARGET, volleyQuestion } from '../parts/volley-question';
import { type Page, referencePage } from '../reply';

const texts = messages.odds;

const MOST_NAMED = 5;
const MOST_CHOICES = 30;

/** Profiles that a name may mean, for the field with this prefix. */
interface Choices {
  readonly prefix: string;
  readonly profiles: readonly NamedId[];
}

/** Puts what a profile brings into the query: where its numbers are asked for, or where none stand there yet. */
const filled = (query: URLSearchParams, prefix: string, values: ReturnType<typeof profileValues>): void => {
  for (const [name, value] of Object.entries(values))
    if (value === false) query.delete(prefix + name);
    else query.set(prefix + name, value === true ? 'on' : String(value));
};

const prefixesOf = (query: URLSearchParams): readonly string[] =>
  query.get('kind') === 'volley' ? [SHOOTERS, TARGET] : sides.flatMap((side) => kindPrefixes(query, side));

/** A number that every form with this prefix sends. */
const firstNumber = (prefix: string): string =>
  ({ [SHOOTERS]: 'shoot', [TARGET]: 'defence' })[prefix] ?? 'fight';

/** The field of a profile, as the form names it. */
const placeOf = (prefix: string): string =>
  ({
    [SHOOTERS]: `${texts.shooters}, ${texts.profile}`,
    [TARGET]: `${texts.target}, ${texts.profile}`,
  })[prefix] ?? faultPlace(`sides[${prefix.startsWith('a') ? 0 : 1}].profile`);

/** The question with the names of its profiles found, and with their numbers where they are to be taken. */
const withProfiles = async (asked: URLSearchParams, context: StoredContext) => {
  const query = new URLSearchParams(asked);
  const take = query.get('take');
  query.delete('take');
  const prefixes = prefixesOf(query);
  /** The profile that the numbers in the form are of: a link says none, its numbers then stand. */
  const taken = new Map(prefixes.map((prefix) => [prefix, query.get(`${prefix}taken`)]));
  for (const name of [...query.keys()]) if (name.endsWith('.taken')) query.delete(name);
  const named = prefixes.filter((prefix) => (query.get(`${prefix}profile`) ?? '').trim() !== '');
  if (named.length === 0) return { query, profiles: new Map(), faults: [], choices: [] };
  const names = await profileNames(editionIn(query));
  const profiles = new Map<string, FightProfile>();
  const faults: Fault[] = [];
  const choices: Choices[] = [];
  for (const prefix of named) {
    const typed = query.get(`${prefix}profile`) ?? '';
    const meant = profilesMeant(typed, names.profiles);
    const [one] = meant;
    if (one === undefined || meant.length > 1) {
      const several = texts.profileSeveral(meant.slice(0, MOST_NAMED).map(({ name }) => name));
      faults.push({ path: placeOf(prefix), message: one ? several : texts.profileNone(typed) });
      if (one) choices.push({ prefix, profiles: meant });
      continue;
    }
    const known = names.optionsOf(one.id).map(({ id }) => id);
    const options = query.getAll(`${prefix}option`).filter((option) => known.includes(option));
    const found = await call(fightProfile, { profile: one.id, options }, context);
    if (!found.ok) {
      faults.push({ path: placeOf(prefix), message: errorText(found.error).detail });
      continue;
    }
    profiles.set(prefix, found.value);
    query.set(`${prefix}profile`, found.value.name);
    const isNew = ![null, undefined, found.value.name].includes(taken.get(prefix));
    if (take === prefix || isNew || !query.has(prefix + firstNumber(prefix)))
      filled(query, prefix, profileValues(prefix, found.value));
  }
  return { query, profiles, faults, choices };
};

/** Links that put each of the profiles into the question, with its numbers. */
const choicesList = (query: URLSearchParams, { prefix, profiles }: Choices): Html =>
  html`<nav class="choices" aria-label="${texts.profileChoices}">
    <p>${texts.profileChoices}:</p>
    ${list(
      profiles.slice(0, MOST_CHOICES).map(({ id, name }) => {
        const chosen = new URLSearchParams(query);
        chosen.set(`${prefix}profile`, id);
        chosen.set('take', prefix);
        return html`<a href="/odds?${chosen.toString()}">${name}</a>`;
      }),
    )}
  </nav>`;

type DrawnPicture = Parameters<typeof figure>[0];

/** A picture of the question; one that is too much work is left out. */
const pictured = (file: string, question: object, picture: Answer<DrawnPicture>): Html | false =>
  picture.ok && figure(picture.value, pictureAddress(`${file}.svg`, question));

/** Pictures come from the server, also where the browser works out the rest. */
const pictures = (list: readonly (Html | false)[]): Html => html`<div data-pictures>${list}</div>`;

const fightPart = async (query: URLSearchParams, context: StoredContext): Promise<Answer<Html>> => {
  const sides = fightSides(query);
  const edition = editionAsked(query);
  const odds = await call(fightOdds, { sides, ...edition }, context);
  if (!odds.ok) return odds;
  const names = sideNames(query);
  const duel = { sides: duelSides(sides), sideNames: names };
  return ok(
    html`${fightAnswer(odds.value, names, { query, question: { sides: plainSides(sides), ...edition } })}
    ${pictures([
      ...('edition' in edition
        ? []
        : [
            pictured('duel-curves', duel, await call(duelCurvesPicture, duel, context)),
            pictured('duel-matrix', duel, await call(duelMatrixPicture, duel, context)),
          ]),
    ])}`,
  );
};

const volleyPart = async (query: URLSearchParams, context: StoredContext): Promise<Answer<Html>> => {
  const { edition } = { edition: undefined, ...editionAsked(query) };
  const question = { ...volleyQuestion(query), ...(edition !== undefined && { edition }) };
  const odds = await call(volleyOdds, question, context);
  if (!odds.ok) return odds;
  return ok(
    html`${volleyAnswer(odds.value, { query, question })}
    ${pictures([pictured('volley-wounds', question, await call(volleyWoundsPicture, question, context))])}`,
  );
};

/** The odds calculator: what is asked stands in the address, so that it can be sent to somebody. */
export const oddsPage: Page = async ({ query: asked }, context) => {
  const { query, profiles, faults: unknown, choices } = await withProfiles(changedQuery(asked), context);
  const isVolley = query.get('kind') === 'volley';
  const answer = isVolley ? await volleyPart(query, context) : await fightPart(query, context);
  const own = !answer.ok && answer.error.code === 'INVALID_INPUT' ? answer.error.faults : [];
  if (!answer.ok && own.length === 0) return answer;
  const faults = [...unknown, ...own.map(({ path, message }) => ({ path: faultPlace(path), message }))];
  return referencePage(() => ({
    title: texts.title,
    section: 'ODDS',
    edition: { shown: editionIn(query), query },
    scripts: ['odds'],
    main: html`<h1>${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      <nav class="tabs" aria-label="${texts.title}">
        <a href="${inEdition('/odds', editionIn(query))}" ${!isVolley && html`aria-current="page"`}
          >${texts.fight}</a
        ><a
          href="${inEdition('/odds?kind=volley', editionIn(query))}"
          ${isVolley && html`aria-current="page"`}
          >${texts.volley}</a
        ><a href="${inEdition('/odds/turn', editionIn(query))}">${messages.oddsTurn.link}</a>
      </nav>
      <div class="odds">
        <form method="get" action="/odds">
          <button class="hidden" tabindex="-1" aria-hidden="true"></button>
          ${isVolley ? volleyFields(query, profiles) : fightFields(query, profiles)}
          <button>${texts.work}</button>
        </form>
        <section data-odds aria-live="polite">
          ${faults.length > 0 && faultsList(faults)} ${choices.map((each) => choicesList(query, each))}
          ${answer.ok && own.length === 0 && unknown.length === 0 && answer.value}
        </section>
      </div>`,
  }));
};
