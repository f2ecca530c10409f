import { catalogue as readCatalogue } from '../../../app/armies/catalogues/catalogue';
import { catalogueVersion } from '../../../app/armies/catalogues/catalogue-version';
import type { CatalogueVersion } from '../../../app/kernel/generated/answers';
import { call } from '../../../app/kernel/use-case';
import { ok } from '../../../shared/result';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { armyChecker } from '../parts/army-checker';
import { catalogueUpload } from '../parts/catalogue-upload';
import { dayOf } from '../parts/day';
import { numberIn } from '../parts/form';
import { type Page, referencePage } from '../reply';

const texts = messages.catalogues;

/** Uploads files and keeps them as a catalogue. */
export const cataloguesPage: Page = async () =>
  referencePage(() => ({
    title: texts.title,
    section: 'ARMIES',
    scripts: ['catalogue'],
    social: { description: texts.lead, picture: '/cards/site/muster.png' },
    main: html`<h1>${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      <section class="tool">${catalogueUpload()}</section>
      <p>${texts.guide} <a href="/guide/army-lists">${texts.guideLink}</a></p>`,
  }));

type Lists = CatalogueVersion['lists'];
type Report = CatalogueVersion['report'];

/** Report lines about references that no file resolves. */
const MISSING: readonly string[] = ['a link that leads nowhere', 'an id that nothing has'];

const listItem = (path: string, { list, name, profiles, legions, replacesShipped }: Lists[number]): Html =>
  html`<li>
    <a href="${path}/lists/${encodeURIComponent(list)}"><bdi>${name}</bdi></a>
    <small>${messages.armies.profileCount(profiles)}${replacesShipped && `, ${texts.replaces}`}</small>
    ${
      legions.length > 0 &&
      html`<ul>
        ${legions.map((legion) => html`<li><bdi>${legion.name}</bdi></li>`)}
      </ul>`
    }
  </li>`;

const reportLines = (title: string, none: string, lines: Report): Html =>
  html`<h3>${title}</h3>
    ${
      lines.length === 0
        ? html`<p>${none}</p>`
        : html`<ul>
            ${lines.map(
              ({ what, count, examples }) =>
                html`<li>
                  ${what} (${count}): <bdi>${examples.join('; ')}${examples.length < count && '; …'}</bdi>
                </li>`,
            )}
          </ul>`
    }`;

const sections = (id: string, { number, createdAt, lists, report }: CatalogueVersion): Html => {
  const path = `/v1/catalogues/${encodeURIComponent(id)}/versions/${number}`;
  return html`<p>
      ${texts.version(number)}, ${dayOf(createdAt.slice(0, 10))}. ${texts.id}: <code>${id}</code>
    </p>
    ${armyChecker({ catalogue: id, version: number })}
    <h2>${texts.read}</h2>
    <ul>
      ${lists.map((list) => listItem(path, list))}
    </ul>
    <h2>${texts.report}</h2>
    ${reportLines(
      texts.missing,
      texts.nothingMissing,
      report.filter(({ what }) => MISSING.includes(what)),
    )}
    ${reportLines(
      texts.unused,
      texts.nothingUnused,
      report.filter(({ what }) => !MISSING.includes(what)),
    )}`;
};

/** A version of a catalogue, the newest unless the address names one: what was read, what was not, and armies tried against it. */
export const cataloguePage: Page = async ({ parameters, query }, context) => {
  const { catalogue: id = '' } = parameters;
  const found = await call(readCatalogue, { catalogue: id }, context);
  if (!found.ok) return found;
  const { name, versions } = found.value;
  const version = numberIn(query, 'version') ?? versions.at(-1)?.number ?? 1;
  const made = await call(catalogueVersion, { catalogue: id, version }, context);
  if (!made.ok) return made;
  const others = versions.filter(({ number }) => number !== made.value.number);
  return ok({
    kind: 'PAGE',
    cache: 'live',
    page: () => ({
      title: name,
      section: 'ARMIES',
      scripts: ['army', 'catalogue'],
      social: { description: texts.lead, picture: '/cards/site/muster.png' },
      main: html`<h1>${name}</h1>
        ${sections(id, made.value)}
        ${
          others.length > 0 &&
          html`<h2>${texts.others}</h2>
            <ul>
              ${others.map(({ number }) => html`<li><a href="?version=${number}">${texts.version(number)}</a></li>`)}
            </ul>`
        }
        <details>
          <summary>${texts.addVersion}</summary>
          ${catalogueUpload(id)}
        </details>`,
    }),
  });
};
