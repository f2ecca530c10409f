import type { WebFiles } from './files';
import { type Html, html, textOf } from './html';
import { messages } from './messages';
import { editionSwitch, inEdition } from './parts/edition';
import { type ScriptName, type Section, type WebPage, sectionAddresses } from './reply';

/** The frame around a page: head, navigation, footer. */

type Shown = Pick<WebPage, 'section' | 'edition' | 'eventEdition' | 'followedEvent'>;

/** Sections always shown; a phone shows the others behind one word, so that the navigation is one row. */
const always: readonly Section[] = ['TOURNAMENTS', 'PLAY', 'ODDS', 'RULES'];
const sections = Object.keys(sectionAddresses) as readonly Section[];
const rare = sections.filter((section) => !always.includes(section));

/** Sections that follow the switch of edition. */
const followers: readonly Section[] = ['ODDS', 'RULES', 'ARMIES', 'ROLLS'];

/** Sections whose answers follow the house rulings of an event. */
const eventFollowers: readonly Section[] = ['ODDS', 'RULES', 'ROLLS'];

const addressOf = (section: Section, { edition, eventEdition, followedEvent }: Shown): string => {
  const address = sectionAddresses[section];
  if (!followers.includes(section)) return address;
  if (eventEdition === undefined) return inEdition(address, edition?.shown);
  const inEvent =
    followedEvent !== undefined && eventFollowers.includes(section)
      ? `&tournament=${encodeURIComponent(followedEvent)}`
      : '';
  return `${address}?edition=${eventEdition}${inEvent}`;
};

const way = (section: Section, shown: Shown): Html =>
  html`<a
    href="${addressOf(section, shown)}"
    ${!always.includes(section) && html`class="wide"`}
    ${section === shown.section && html`aria-current="page"`}
    >${messages.sections[section]}</a
  >`;

const navigation = (shown: Shown): Html =>
  html`<header class="site">
    <a class="brand" href="/"><span>${messages.brand}</span></a>
    <nav aria-label="${messages.navigation}">
      ${sections.map((section) => way(section, shown))} <a href="/guide" class="wide">${messages.guide}</a>
      <details class="more">
        <summary>${messages.more}</summary>
        <div>
          ${rare.map((section) => html`<a href="${addressOf(section, shown)}">${messages.sections[section]}</a>`)}
          <a href="/guide">${messages.guide}</a>
        </div>
      </details>
    </nav>
  </header>`;

/** The head of every page, for pages that the build makes. */
export const siteHeader = (): string => textOf(navigation({}));

const footer: Html = html`<footer class="site">
  <p>${messages.unofficial}</p>
  <p>
    <a href="/guide">${messages.guide}</a> <a href="/docs">${messages.apiDocs}</a>
    <a href="/explorer">${messages.graphqlExplorer}</a>
  </p>
</footer>`;

const inShell = (page: WebPage, { path }: Standing): Html => {
  const { shell = 'WINDOW', main, edition } = page;
  const body = html`<main id="main" tabindex="-1">${main}</main>`;
  return shell === 'WINDOW'
    ? html`<a class="skip" href="#main">${messages.skipToContent}</a
        >${navigation(page)}${edition && editionSwitch(edition, path)}${body}${footer}`
    : body;
};

const scriptsOf = ({ isLive = false, edition, scripts = [] }: WebPage): readonly ScriptName[] => [
  ...(isLive ? (['live'] as const) : []),
  ...(edition === undefined ? [] : (['edition'] as const)),
  ...scripts,
];

const REFRESH_SECONDS = 30;

// The policy holds the hash of exactly this text.
// prettier-ignore
const styleElement = (style: string): Html => html`<style>${style}</style>`;

/** The identity of a page: its fingerprint, which the live script compares, and its address. */
export interface Standing {
  readonly etag: string;
  /** `https://host`. */
  readonly origin: string;
  readonly path: string;
}

/** The preview of a link in a chat (the Open Graph protocol). */
const socialCard = ({ title, social }: WebPage, { origin, path }: Standing): Html => {
  const { description, picture } = social ?? { description: messages.home.lead };
  return html`<meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${messages.brand}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${origin + path}" />
    ${
      picture !== undefined &&
      html`<meta property="og:image" content="${origin + picture}" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />`
    }`;
};

/** A whole page. */
export const documentOf = (page: WebPage, files: WebFiles, standing: Standing): Html => {
  const { title, isLive = false, shell = 'WINDOW', style, theme } = page;
  const { etag } = standing;
  return html`<!doctype html>
    <html
      lang="${messages.language}"
      data-shell="${shell.toLowerCase()}"
      ${theme && html`data-theme="${theme}"`}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title === messages.brand ? title : `${title} · ${messages.brand}`}</title>
        <meta name="color-scheme" content="light dark" />
        ${shell === 'WINDOW' && socialCard(page, standing)}
        <link rel="manifest" href="/app.webmanifest" />
        ${isLive && html`<meta name="muster-version" content="${etag}" /><noscript><meta http-equiv="refresh" content="${REFRESH_SECONDS}" /></noscript>`}
        <link rel="icon" href="${files.addresses['icon.svg']}" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="${files.addresses['icon-180.png']}" />
        <link rel="stylesheet" href="${files.addresses['web.css']}" />
        ${style !== undefined && styleElement(style)}
        ${scriptsOf(page).map((name) => html`<script type="module" src="${files.addresses[`${name}.js`]}"></script>`)}
      </head>
      <body>
        ${inShell(page, standing)}
      </body>
    </html> `;
};
