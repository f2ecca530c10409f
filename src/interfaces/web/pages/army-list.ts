import { armyList } from '../../../app/armies/lists/army-list';
import type { armyListAnswer, legionAnswer } from '../../../app/armies/lists/army-list-answers';
import { legendaryLegion } from '../../../app/armies/lists/legendary-legion';
import { call } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { profilePath } from '../parts/links';
import { type Page, type WebPage, referencePage } from '../reply';

const texts = messages.armies;

type List = ReturnType<typeof armyListAnswer>;
type Legion = ReturnType<typeof legionAnswer>;
type Profile = List['profiles'][number];

const shownNumbers = Object.entries(texts.characteristics) as readonly (readonly [
  keyof Profile['characteristics'],
  readonly [string, string],
])[];

const optionsText = ({ options }: Profile): string =>
  options.map(({ name, points }) => texts.option(name, points)).join(', ');

const notes = ({
  keywords,
  specialRules,
  heroicActions,
  magicalPowers,
  wargear,
}: Profile): readonly string[] =>
  [
    keywords.join(', '),
    wargear.join(', '),
    [...specialRules, ...heroicActions].join(', '),
    magicalPowers.join(', '),
  ].filter((text) => text !== '');

const profileRow =
  (list: string) =>
  (profile: Profile): Html =>
    html`<tr id="${profile.id}">
        <th scope="row">
          <a href="${profilePath(list, profile.id)}"><bdi>${profile.name}</bdi></a>
        </th>
        <td class="number">${profile.points}</td>
        ${shownNumbers.map(([name]) => html`<td class="number">${profile.characteristics[name] ?? '–'}</td>`)}
      </tr>
      <tr class="notes">
        <td colspan="${shownNumbers.length + 2}">
          ${notes(profile).join('. ')}${profile.options.length > 0 && html`. <b>${texts.options}:</b> ${optionsText(profile)}`}
        </td>
      </tr>`;

const profileTable = (list: string, title: string, profiles: readonly Profile[]): Html | false =>
  profiles.length > 0 &&
  html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
    <table class="profiles">
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <th scope="col">${texts.profile}</th>
          <th scope="col" class="number">${texts.points}</th>
          ${shownNumbers.map(([, [short, long]]) => html`<th scope="col" class="number"><abbr title="${long}">${short}</abbr></th>`)}
        </tr>
      </thead>
      <tbody>
        ${profiles.map(profileRow(list))}
      </tbody>
    </table>
  </div>`;

const linksTo = (
  title: string,
  path: string,
  others: readonly { readonly id: string; readonly name: string }[],
): Html | false =>
  others.length > 0 &&
  html`<p>
    ${title}:
    ${others.map(
      ({ id, name }, index) =>
        html`${index > 0 && ', '}<a href="/armies/${path}/${encodeURIComponent(id)}">${name}</a>`,
    )}
  </p>`;

const page = (list: List | Legion, links: Html | false): WebPage => ({
  title: list.name,
  section: 'ARMIES',
  social: {
    description: texts.describe(list.name, list.profiles.length),
    picture: '/cards/site/muster.png',
  },
  main: html`<p class="event-name"><a href="/armies">${texts.title}</a></p>
    <h1>${list.name}</h1>
    <p class="lead">${texts.alignments[list.alignment]}</p>
    ${links}
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
});

/** An army list: everybody in it with their numbers, points and options. */
export const armyListPage: Page = async ({ parameters }, context) => {
  const found = await call(armyList, { id: parameters['list'] }, context);
  if (!found.ok) return found;
  return referencePage(() => page(found.value, linksTo(texts.legions, 'legions', found.value.legions)));
};

/** A Legendary Legion, likewise. */
export const legionPage: Page = async ({ parameters }, context) => {
  const found = await call(legendaryLegion, { id: parameters['legion'] }, context);
  if (!found.ok) return found;
  return referencePage(() => page(found.value, linksTo(texts.from, 'lists', found.value.armyLists)));
};
