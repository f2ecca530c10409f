import { armyLists } from '../../../app/armies/lists/army-lists';
import { legendaryLegions } from '../../../app/armies/lists/legendary-legions';
import type { ArmyListSummary, LegionSummary } from '../../../app/kernel/generated/answers';
import { call } from '../../../app/kernel/use-case';
import { EDITION_NAME } from '../../../app/rules/edition-names';
import { type Html, html } from '../html';
import { matchupTexts } from '../matchup-texts';
import { messages } from '../messages';
import { armyChecker } from '../parts/army-checker';
import { chosenEdition } from '../parts/edition';
import { list } from '../parts/layout-parts';
import { type Page, SITE_CARD, referencePage } from '../reply';

const texts = messages.armies;

const TODAY = '2024';

type Entry = Pick<ArmyListSummary | LegionSummary, 'id' | 'name' | 'profileCount'>;

const section = (title: string, path: string, entries: readonly Entry[]): Html =>
  html`<section class="kind">
    <h3>${title}</h3>
    ${list(
      entries.map(
        ({ id, name, profileCount }) =>
          html`<a href="/armies/${path}/${encodeURIComponent(id)}">${name}</a>
            <small>${profileCount > 0 && texts.profileCount(profileCount)}</small>`,
      ),
    )}
  </section>`;

const ofSide = (lists: readonly ArmyListSummary[], side: 'GOOD' | 'EVIL') =>
  lists.filter(({ alignment }) => alignment === side);

const sides = (lists: readonly ArmyListSummary[]): Html =>
  html`${section(texts.good, 'lists', ofSide(lists, 'GOOD'))}
  ${section(texts.evil, 'lists', ofSide(lists, 'EVIL'))}`;

/** An army checked without an event, and the army lists and Legions of the edition chosen; of both, today’s first, without a choice. */
export const armiesPage: Page = async ({ query }, context) => {
  const today = await call(armyLists, { edition: TODAY }, context);
  if (!today.ok) return today;
  const [lists, legions] = [await call(armyLists, {}, context), await call(legendaryLegions, {}, context)];
  if (!lists.ok) return lists;
  if (!legions.ok) return legions;
  const chosen = chosenEdition(query);
  return referencePage(() => ({
    title: texts.title,
    section: 'ARMIES',
    edition: { shown: chosen, query },
    scripts: ['army'],
    social: { description: texts.lead, picture: SITE_CARD },
    main: html`<h1>${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      ${armyChecker()}
      <p class="buttons">
        <a href="/armies/against">${matchupTexts.title}</a>
        <a href="/armies/catalogues">${messages.catalogues.link}</a>
      </p>
      ${
        chosen !== EDITION_NAME &&
        html`<h2>${texts.browse2024}</h2>
          <div class="kinds">${sides(today.value.items)}</div>`
      }
      ${
        chosen !== TODAY &&
        html`<h2>${texts.browse}</h2>
          <div class="kinds">
            ${sides(lists.value.items)} ${section(texts.legions, 'legions', legions.value.items)}
          </div>`
      }`,
  }));
};
