import { armyList } from '../../../app/armies/lists/army-list';
import { findById } from '../../../app/armies/lists/find-army-list';
import { legendaryLegion } from '../../../app/armies/lists/legendary-legion';
import { shippedIndex } from '../../../app/armies/lists/shipped-catalogue';
import { call, type Answer } from '../../../app/kernel/use-case';
import { ok } from '../../../shared/result';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { profileTexts as texts } from '../profile-texts';
import { listPath, profilePath } from '../parts/links';
import {
  type AnyListAnswer,
  type ProfileAnswer,
  choiceTexts,
  optionNotes,
  profileFacts,
} from '../parts/profile-facts';
import { type Page, type Reply, type WebPage, referencePage } from '../reply';

const armies = messages.armies;

type Characteristics = ProfileAnswer['characteristics'];

const characteristicRows = Object.entries(armies.characteristics) as readonly (readonly [
  keyof Characteristics,
  readonly [string, string],
])[];

const numbers = (rows: readonly (readonly [string, Characteristics])[]): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${texts.numbers}">
    <table class="profiles">
      <thead>
        <tr>
          <th scope="col">${armies.profile}</th>
          ${characteristicRows.map(([, [short, long]]) => html`<th scope="col" class="number"><abbr title="${long}">${short}</abbr></th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, values]) =>
            html`<tr>
              <th scope="row"><bdi>${name}</bdi></th>
              ${characteristicRows.map(([key]) => html`<td class="number">${values[key] ?? '–'}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** Names without what they do: that stands in the book. */
const nameLists = (profile: ProfileAnswer): Html | false => {
  const rows = (
    [
      [texts.keywords, profile.keywords],
      [texts.wargear, profile.wargear],
      [texts.specialRules, profile.specialRules],
      [texts.heroicActions, profile.heroicActions],
      [texts.magicalPowers, profile.magicalPowers],
    ] as const
  ).filter(([, names]) => names.length > 0);
  return (
    rows.length > 0 &&
    html`<dl>
      ${rows.map(
        ([title, names]) =>
          html`<dt>${title}</dt>
            <dd>${names.join(', ')}</dd>`,
      )}
    </dl>`
  );
};

const options = (profile: ProfileAnswer): Html | false =>
  profile.options.length > 0 &&
  html`<h2>${armies.options}</h2>
    <ul>
      ${profile.options.map((option) => {
        const notes = optionNotes(option);
        return html`<li>
          ${option.name} <b>${texts.price(option.points)}</b> ${notes !== '' && html`<small>${notes}</small>`}
        </li>`;
      })}
    </ul>
    ${choiceTexts(profile).map((text) => html`<p>${text}</p>`)}`;

/** Every army list and Legion that fields it; where its numbers may be others. */
const fieldedBy = (profile: string, shown: string): Html => {
  const ids = shippedIndex.profiles.find(({ id }) => id === profile)?.lists ?? [];
  const lists = [...shippedIndex.lists, ...shippedIndex.legions].filter(({ id }) => ids.includes(id));
  return html`<h2>${texts.fieldedBy}</h2>
    <ul>
      ${lists.map(
        ({ id, name }) =>
          html`<li>${id === shown ? name : html`<a href="${profilePath(id, profile)}">${name}</a>`}</li>`,
      )}
    </ul>`;
};

const factsList = (facts: readonly string[]): Html | false =>
  facts.length > 0 &&
  html`<ul>
    ${facts.map((fact) => html`<li>${fact}</li>`)}
  </ul>`;

const page = (list: AnyListAnswer, profile: ProfileAnswer): WebPage => {
  const { id, name, points, members, characteristics } = profile;
  const is = shippedIndex.profiles.find((one) => one.id === id)?.is ?? '';
  const lead = texts.lead(is, points);
  return {
    title: texts.title(name, list.name),
    section: 'ARMIES',
    social: { description: texts.describe(name, list.name, lead), picture: '/cards/site/muster.png' },
    main: html`<p class="event-name"><a href="${listPath(list.id)}#${id}">${list.name}</a></p>
      <h1>${name}</h1>
      <p class="lead">${lead}</p>
      ${numbers(
        members.length === 0
          ? [[name, characteristics]]
          : members.map((one) => [texts.member(one.name, one.count), one.characteristics]),
      )}
      ${nameLists(profile)} ${factsList(profileFacts(profile, list))} ${options(profile)}
      ${fieldedBy(id, list.id)}
      <p><a href="/odds?a.profile=${encodeURIComponent(id)}">${texts.odds}</a></p>`,
  };
};

const profileReply = (found: Answer<AnyListAnswer>, id: string): Answer<Reply> => {
  if (!found.ok) return found;
  const profile = findById(`profile of ${found.value.name}`, found.value.profiles, id);
  if (!profile.ok) return profile;
  return referencePage(() => page(found.value, profile.value));
};

/** A profile as an army list fields it: its numbers, its options with their prices, its warband, its bows, and who else has it. */
export const listProfilePage: Page = async ({ parameters }, context) =>
  profileReply(await call(armyList, { id: parameters['list'] }, context), parameters['profile'] ?? '');

/** A profile as a Legendary Legion fields it, likewise. */
export const legionProfilePage: Page = async ({ parameters }, context) =>
  profileReply(
    await call(legendaryLegion, { id: parameters['legion'] }, context),
    parameters['profile'] ?? '',
  );

/** Redirects to the first list that fields the profile. */
export const anyProfilePage: Page = ({ parameters }) => {
  const found = findById('profile', shippedIndex.profiles, parameters['profile'] ?? '');
  return Promise.resolve(
    found.ok
      ? ok({ kind: 'MOVED' as const, to: profilePath(found.value.lists[0] ?? '', found.value.id) })
      : found,
  );
};
