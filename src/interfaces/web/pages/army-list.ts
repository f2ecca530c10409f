import { armyList } from '../../../app/armies/lists/army-list';
import { usualEdition } from '../../../app/armies/lists/shipped-catalogue';
import { legendaryLegion } from '../../../app/armies/lists/legendary-legion';
import type { NamedId } from '../../../app/kernel/generated/answers';
import { call } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { abbreviation, joined, scroll } from '../parts/layout-parts';
import { profilePath } from '../parts/links';
import {
  type AnyListAnswer,
  type ProfileAnswer,
  characteristicRows,
  shownValue,
} from '../parts/profile-facts';
import { plainTable } from '../parts/table';
import { type Page, SITE_CARD, referencePage } from '../reply';

const texts = messages.armies;

const optionsText = ({ options }: ProfileAnswer): string =>
  options.map(({ name, points }) => texts.option(name, points)).join(', ');

const notes = (profile: ProfileAnswer): string =>
  [
    profile.keywords.join(', '),
    profile.wargear.join(', '),
    [...profile.specialRules, ...profile.heroicActions].join(', '),
    profile.magicalPowers.join(', '),
  ]
    .filter((text) => text !== '')
    .join('. ');

const profileRow =
  (list: string, shown: ReturnType<typeof characteristicRows>) =>
  (profile: ProfileAnswer): Html =>
    html`<tr id="${profile.id}">
        <th scope="row">
          <a href="${profilePath(list, profile.id)}"><bdi>${profile.name}</bdi></a>
        </th>
        <td class="number">${profile.points}</td>
        ${shown.map(([name]) => html`<td class="number">${shownValue(profile.characteristics, name)}</td>`)}
      </tr>
      <tr class="notes">
        <td colspan="${shown.length + 2}">
          ${notes(profile)}${profile.options.length > 0 && html`. <b>${texts.options}:</b> ${optionsText(profile)}`}
        </td>
      </tr>`;

const profileTable = (list: string, title: string, profiles: readonly ProfileAnswer[]): Html | false => {
  const shown = characteristicRows(profiles.map(({ characteristics }) => characteristics));
  return (
    profiles.length > 0 &&
    scroll(
      title,
      plainTable({
        className: 'profiles',
        caption: title,
        columns: [
          texts.profile,
          { number: texts.points },
          ...shown.map(([, names]) => ({ number: abbreviation(names) })),
        ],
        rows: profiles.map(profileRow(list, shown)),
      }),
    )
  );
};

const linksTo = (title: string, path: string, others: readonly NamedId[]): Html | false =>
  others.length > 0 &&
  html`<p>
    ${title}:
    ${joined(
      others.map(({ id, name }) => html`<a href="/armies/${path}/${encodeURIComponent(id)}">${name}</a>`),
      ', ',
    )}
  </p>`;

const page = (list: AnyListAnswer, links: Html | false) =>
  referencePage(() => ({
    title: list.name,
    section: 'ARMIES',
    social: { description: texts.describe(list.name, list.profiles.length), picture: SITE_CARD },
    main: html`<p class="event-name"><a href="/armies">${texts.title}</a></p>
      <h1>${list.name}</h1>
      <p class="lead">
        ${texts.alignments[list.alignment]}${list.edition !== usualEdition && `. ${texts.ofEdition(list.edition)}`}${'asOf' in list && list.asOf && `. ${texts.asOf(list.asOf)}`}
      </p>
      ${links}
      ${
        list.notCovered.length > 0 &&
        html`<p>${texts.notCovered}: ${list.notCovered.map(({ subject }) => subject).join('; ')}.</p>`
      }
      ${profileTable(
        list.id,
        texts.heroes,
        list.profiles.filter(({ kind }) => kind === 'HERO'),
      )}
      ${profileTable(
        list.id,
        texts.warriors,
        list.profiles.filter(({ kind }) => kind !== 'HERO'),
      )}
      ${list.profiles.length === 0 && html`<p>${texts.noProfiles}</p>`}
      <p><a href="/armies#check">${texts.check}</a></p>`,
  }));

/** An army list: everybody in it with their numbers, points and options. */
export const armyListPage: Page = async ({ parameters }, context) => {
  const found = await call(armyList, { id: parameters['list'] }, context);
  return found.ok ? page(found.value, linksTo(texts.legions, 'legions', found.value.legions)) : found;
};

/** A Legendary Legion, likewise. */
export const legionPage: Page = async ({ parameters }, context) => {
  const found = await call(legendaryLegion, { id: parameters['legion'] }, context);
  return found.ok ? page(found.value, linksTo(texts.from, 'lists', found.value.armyLists)) : found;
};
