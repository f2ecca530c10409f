import type { WebFiles } from './files';
import type { Html } from './html';
import { html } from './html';
import { messages } from './messages';
import type { ScriptName, Section, WebPage } from './reply';

/** The house around a page: head, navigation, footer. */

const addressOf: { readonly [S in Section]: string } = {
  TOURNAMENTS: '/',
  RULES: '/rules',
  ODDS: '/odds',
  ROLLS: '/rolls',
  PLANNER: '/planner',
  ORGANISE: '/organise',
};

const shown: readonly Section[] = ['RULES', 'ODDS', 'ROLLS', 'PLANNER', 'ORGANISE'];

const navigation = (current: Section | undefined): Html =>
  html`<header class="house">
    <a class="brand" href="/">${messages.brand}</a>
    <nav aria-label="${messages.navigation}">
      ${shown.map(
        (section) =>
          html`<a href="${addressOf[section]}" ${section === current && html`aria-current="page"`}
            >${messages.sections[section]}</a
          >`,
      )}
    </nav>
  </header>`;

const footer: Html = html`<footer class="house">
  <p>${messages.unofficial}</p>
  <p><a href="/docs">${messages.apiDocs}</a> <a href="/explorer">${messages.graphqlExplorer}</a></p>
</footer>`;

const inShell = ({ shell = 'WINDOW', main, section }: WebPage): Html => {
  const body = html`<main id="main" tabindex="-1">${main}</main>`;
  return shell === 'WINDOW'
    ? html`<a class="skip" href="#main">${messages.skipToContent}</a>${navigation(section)}${body}${footer}`
    : body;
};

const scriptsOf = ({ isLive = false, scripts = [] }: WebPage): readonly ScriptName[] =>
  isLive ? ['live', ...scripts] : scripts;

const REFRESH_SECONDS = 30;

// The policy holds the hash of exactly this text.
// prettier-ignore
const styleElement = (style: string): Html => html`<style>${style}</style>`;

/** A whole page. `etag` is what the live script compares. */
export const documentOf = (page: WebPage, files: WebFiles, etag: string): Html => {
  const { title, isLive = false, shell = 'WINDOW', style, theme } = page;
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
        ${isLive && html`<meta name="muster-version" content="${etag}" /><noscript><meta http-equiv="refresh" content="${REFRESH_SECONDS}" /></noscript>`}
        <link rel="icon" href="${files.addresses['icon.svg']}" type="image/svg+xml" />
        <link rel="stylesheet" href="${files.addresses['web.css']}" />
        ${style !== undefined && styleElement(style)}
        ${scriptsOf(page).map((name) => html`<script type="module" src="${files.addresses[`${name}.js`]}"></script>`)}
      </head>
      <body>
        ${inShell(page)}
      </body>
    </html> `;
};
