import { armyLists } from '../../../app/armies/lists/army-lists';
import { legendaryLegions } from '../../../app/armies/lists/legendary-legions';
import { call } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { armyChecker } from '../parts/army-checker';
import { type Page, referencePage } from '../reply';

const texts = messages.armies;

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly profileCount: number;
}

const section = (title: string, path: string, entries: readonly Entry[]): Html =>
  html`<section class="kind">
    <h3>${title}</h3>
    <ul>
      ${entries.map(
        ({ id, name, profileCount }) =>
          html`<li>
            <a href="/armies/${path}/${encodeURIComponent(id)}">${name}</a>
            <small>${profileCount > 0 && texts.profileCount(profileCount)}</small>
          </li>`,
      )}
    </ul>
  </section>`;

/** An army checked without an event, and every army list and Legion. */
export const armiesPage: Page = async (_, context) => {
  const [lists, legions] = [await call(armyLists, {}, context), await call(legendaryLegions, {}, context)];
  if (!lists.ok) return lists;
  if (!legions.ok) return legions;
  const { items } = lists.value;
  return referencePage(() => ({
    title: texts.title,
    section: 'ARMIES',
    scripts: ['army'],
    social: { description: texts.lead, picture: '/cards/site/muster.png' },
    main: html`<h1>${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      ${armyChecker()}
      <p><a href="/armies/catalogues">${messages.catalogues.link}</a></p>
      <h2>${texts.browse}</h2>
      <div class="kinds">
        ${section(
          texts.good,
          'lists',
          items.filter(({ alignment }) => alignment === 'GOOD'),
        )}
        ${section(
          texts.evil,
          'lists',
          items.filter(({ alignment }) => alignment === 'EVIL'),
        )}
        ${section(texts.legions, 'legions', legions.value.items)}
      </div>`,
  }));
};
