import { armyList } from '../../../app/armies/lists/army-list';
import { findById } from '../../../app/armies/lists/find-army-list';
import { legendaryLegion } from '../../../app/armies/lists/legendary-legion';
import { editionOf, shippedIndexOf, usualEdition } from '../../../app/armies/lists/shipped-catalogue';
import { type Answer, call, ok } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { inEdition } from '../parts/edition';
import { abbreviation, list as listOf, scroll, terms, titledList } from '../parts/layout-parts';
import { listPath, profilePath } from '../parts/links';
import {
  type AnyListAnswer,
  type ProfileAnswer,
  characteristicRows,
  choiceTexts,
  optionNotes,
  profileFacts,
  shownValue,
} from '../parts/profile-facts';
import { plainTable, row } from '../parts/table';
import { profileTexts as texts } from '../profile-texts';
import { type Page, type Reply, type WebPage, SITE_CARD, referencePage } from '../reply';

const armies = messages.armies;

const numbers = (rows: readonly (readonly [string, ProfileAnswer['characteristics']])[]): Html => {
  const shown = characteristicRows(rows.map(([, values]) => values));
  return scroll(
    texts.numbers,
    plainTable({
      className: 'profiles',
      columns: [armies.profile, ...shown.map(([, names]) => ({ number: abbreviation(names) }))],
      rows: rows.map(([name, values]) =>
        row(html`<bdi>${name}</bdi>`, ...shown.map(([key]) => ({ number: shownValue(values, key) }))),
      ),
    }),
  );
};

/** Names without what they do: that stands in the book. */
const nameLists = (profile: ProfileAnswer): Html | false => {
  const kinds = ['keywords', 'wargear', 'specialRules', 'heroicActions', 'magicalPowers'] as const;
  const named = kinds.filter((kind) => profile[kind].length > 0);
  return (
    named.length > 0 && html`<dl>${terms(named.map((kind) => [texts[kind], profile[kind].join(', ')]))}</dl>`
  );
};

const options = (profile: ProfileAnswer): Html | false =>
  profile.options.length > 0 &&
  html`${titledList(
    armies.options,
    profile.options.map((option) => {
      const notes = optionNotes(option);
      return html`${option.name}
        <b>${texts.price(option.points)}</b> ${notes !== '' && html`<small>${notes}</small>`}`;
    }),
  )}
  ${choiceTexts(profile).map((text) => html`<p>${text}</p>`)}`;

/** Every army list and Legion that fields it, with a link to each other one, where its numbers may differ. */
const fieldedBy = (profile: string, shown: string): Html | false => {
  const index = shippedIndexOf(editionOf(profile));
  const ids = index.profiles.find(({ id }) => id === profile)?.lists ?? [];
  const lists = [...index.lists, ...index.legions].filter(({ id }) => ids.includes(id));
  return titledList(
    texts.fieldedBy,
    lists.map(({ id, name }) =>
      id === shown ? name : html`<a href="${profilePath(id, profile)}">${name}</a>`,
    ),
  );
};

const page = (list: AnyListAnswer, profile: ProfileAnswer): WebPage => {
  const { id, name, points, members, characteristics } = profile;
  const is = shippedIndexOf(editionOf(id)).profiles.find((one) => one.id === id)?.is ?? '';
  const lead = texts.lead(is, points);
  return {
    title: texts.title(name, list.name),
    section: 'ARMIES',
    social: { description: texts.describe(name, list.name, lead), picture: SITE_CARD },
    main: html`<p class="event-name"><a href="${listPath(list.id)}#${id}">${list.name}</a></p>
      <h1>${name}</h1>
      <p class="lead">${lead}${list.edition !== usualEdition && `. ${armies.ofEdition(list.edition)}`}</p>
      ${numbers(
        members.length === 0
          ? [[name, characteristics]]
          : members.map((one) => [texts.member(one.name, one.count), one.characteristics]),
      )}
      ${nameLists(profile)} ${listOf(profileFacts(profile, list))} ${options(profile)}
      ${fieldedBy(id, list.id)}
      <p>
        <a href="${inEdition(`/odds?a.profile=${encodeURIComponent(id)}`, editionOf(id))}">${texts.odds}</a>
      </p>`,
  };
};

const profileReply = (found: Answer<AnyListAnswer>, id = ''): Answer<Reply> => {
  if (!found.ok) return found;
  const profile = findById(`profile of ${found.value.name}`, found.value.profiles, id);
  return profile.ok ? referencePage(() => page(found.value, profile.value)) : profile;
};

/** A profile as an army list fields it: its numbers, its options with their prices, its warband, its bows, and the other lists with it. */
export const listProfilePage: Page = async ({ parameters }, context) =>
  profileReply(await call(armyList, { id: parameters['list'] }, context), parameters['profile']);

/** A profile as a Legendary Legion fields it, likewise. */
export const legionProfilePage: Page = async ({ parameters }, context) =>
  profileReply(await call(legendaryLegion, { id: parameters['legion'] }, context), parameters['profile']);

/** Redirects to the first list that fields the profile. */
export const anyProfilePage: Page = async ({ parameters }) => {
  const asked = parameters['profile'] ?? '';
  const found = findById('profile', shippedIndexOf(editionOf(asked)).profiles, asked);
  if (!found.ok) return found;
  const { lists, id } = found.value;
  return ok({ kind: 'MOVED', to: profilePath(lists[0] ?? '', id) });
};
