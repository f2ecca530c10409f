import { fightProfile } from '../../../app/fights/profiles/fight-profile';
import { profileNames } from '../../../app/fights/profiles/profiles';
import { errorText } from '../../../app/kernel/errors';
import type { FightProfile, NamedId } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { editionIn } from './edition';
import { profileValues } from './fight-profile-values';
import { kindPrefixes, sides } from './fight-question';
import type { Fault } from './form';
import { list } from './layout-parts';
import { faultPlace } from './odds-form';
import { profilesMeant } from './profile-names';
import { SHOOTERS, TARGET } from './volley-question';

const texts = messages.odds;

/** Profiles by their names, as they are typed into a form about a fight or a volley. */

const MOST_NAMED = 5;
const MOST_CHOICES = 30;

/** Profiles that a name may mean, for the field with this prefix. */
export interface Choices {
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
export const withProfiles = async (asked: URLSearchParams, context: StoredContext) => {
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
export const choicesList = (query: URLSearchParams, { prefix, profiles }: Choices): Html =>
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
