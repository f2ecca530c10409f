import { catalogue as readCatalogue } from '../../../app/armies/catalogues/catalogue';
import { catalogueVersion } from '../../../app/armies/catalogues/catalogue-version';
import type { CatalogueVersion } from '../../../app/kernel/generated/answers';
import { LONGEST_NAME, MOST_CATALOGUE_BYTES, MOST_CATALOGUE_FILES } from '../../../app/kernel/limits';
import { call } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { armyChecker } from '../parts/army-checker';
import { dayOf } from '../parts/day';
import { labelled, numberIn } from '../parts/form';
import { list, titledList } from '../parts/layout-parts';
import { type Page, referencePage, SITE_CARD, currentPage } from '../reply';

const texts = messages.catalogues;

const MEGABYTE = 1024 * 1024;

const fault = (name: string): Html => html`<div id="${name}-fault" class="fault"></div>`;

const described = (label: string, name: string, more: Html): Html =>
  html`${labelled(label, name, html`aria-describedby="${name}-fault" ${more}`)} ${fault(name)}`;

/** The form that uploads files: as a new catalogue, or as the next version of one. Its script cuts what is large into parts. */
const catalogueUpload = (catalogue?: string): Html =>
  html`<form
      class="stack"
      data-upload
      ${catalogue !== undefined && html`data-catalogue="${catalogue}"`}
      novalidate
    >
      ${
        catalogue === undefined
          ? described(texts.name, 'name', html`maxlength="${LONGEST_NAME}"`)
          : described(texts.token, 'token', html`autocomplete="off" spellcheck="false"`)
      }
      <label for="files">${texts.files}</label>
      <input
        id="files"
        type="file"
        name="files"
        multiple
        accept=".gst,.cat,.gstz,.catz,.zip,.json"
        aria-describedby="files-help files-fault"
      />
      <small id="files-help">${texts.filesHelp(MOST_CATALOGUE_FILES, MOST_CATALOGUE_BYTES / MEGABYTE)}</small>
      ${fault('files')}
      <button>${texts.upload}</button>
    </form>
    <div data-uploaded aria-live="polite"></div>
    <noscript><p>${texts.noScript}</p></noscript>`;

/** Uploads files and keeps them as a catalogue. */
export const cataloguesPage: Page = async () =>
  referencePage(() => ({
    title: texts.title,
    section: 'ARMIES',
    scripts: ['catalogue'],
    social: { description: texts.lead, picture: SITE_CARD },
    main: html`<h1>${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      <section class="tool">${catalogueUpload()}</section>
      <p>${texts.guide} <a href="/guide/army-lists">${texts.guideLink}</a></p>`,
  }));

type ReadList = CatalogueVersion['lists'][number];

/** Report lines about references that no file resolves. */
const MISSING: readonly string[] = ['a link that leads nowhere', 'an id that nothing has'];

const listItem = (path: string, { list: id, name, profiles, legions, replacesShipped }: ReadList): Html =>
  html`<a href="${path}/lists/${encodeURIComponent(id)}"><bdi>${name}</bdi></a>
    <small>${messages.armies.profileCount(profiles)}${replacesShipped && `, ${texts.replaces}`}</small>
    ${list(legions.map((legion) => html`<bdi>${legion.name}</bdi>`))}`;

const reportLines = (title: string, none: string, lines: CatalogueVersion['report']): Html =>
  html`<h3>${title}</h3>
    ${
      list(
        lines.map(
          ({ what, count, examples }) =>
            html`${what} (${count}): <bdi>${examples.join('; ')}${examples.length < count && '; …'}</bdi>`,
        ),
      ) || html`<p>${none}</p>`
    }`;

const sections = (id: string, { number, createdAt, lists, report }: CatalogueVersion): Html => {
  const path = `/v1/catalogues/${encodeURIComponent(id)}/versions/${number}`;
  const missing = report.filter(({ what }) => MISSING.includes(what));
  const unused = report.filter(({ what }) => !MISSING.includes(what));
  return html`<p>
      ${texts.version(number)}, ${dayOf(createdAt.slice(0, 10))}. ${texts.id}: <code>${id}</code>
    </p>
    ${armyChecker({ catalogue: id, version: number })}
    <h2>${texts.read}</h2>
    ${list(lists.map((one) => listItem(path, one)))}
    <h2>${texts.report}</h2>
    ${reportLines(texts.missing, texts.nothingMissing, missing)}
    ${reportLines(texts.unused, texts.nothingUnused, unused)}`;
};

/** A version of a catalogue, the newest unless the address names one: its contents, doubts about them, and armies tried against it. */
export const cataloguePage: Page = async ({ parameters, query }, context) => {
  const { catalogue: id = '' } = parameters;
  const found = await call(readCatalogue, { catalogue: id }, context);
  if (!found.ok) return found;
  const { name, versions } = found.value;
  const version = numberIn(query, 'version') ?? versions.at(-1)?.number ?? 1;
  const made = await call(catalogueVersion, { catalogue: id, version }, context);
  if (!made.ok) return made;
  const others = versions.filter(({ number }) => number !== made.value.number);
  return currentPage(() => ({
    title: name,
    section: 'ARMIES',
    scripts: ['army', 'catalogue'],
    social: { description: texts.lead, picture: SITE_CARD },
    main: html`<h1>${name}</h1>
      ${sections(id, made.value)}
      ${titledList(
        texts.others,
        others.map(({ number }) => html`<a href="?version=${number}">${texts.version(number)}</a>`),
      )}
      <details>
        <summary>${texts.addVersion}</summary>
        ${catalogueUpload(id)}
      </details>`,
  }));
};
