// The frame around a page of the documentation site.
import { escaped } from '../static-page.mjs';
import { addressOf, neighboursOf } from './pages.mjs';

const navigation = (current, titles, tasks) =>
  tasks
    .map(([task, files]) => {
      const links = files
        .filter((file) => titles.has(file))
        .map((file) => {
          const here = file === current ? ' aria-current="page"' : '';
          return `<li><a href="${addressOf(file)}"${here}>${escaped(titles.get(file))}</a></li>`;
        });
      return `<section><h2>${task}</h2><ul>${links.join('')}</ul></section>`;
    })
    .join('');

const neighbours = (current, titles, tasks) => {
  const [before, after] = neighboursOf(current, tasks).map((file) => (titles.has(file) ? file : undefined));
  const link = (file, word) =>
    file === undefined ? '' : `<a href="${addressOf(file)}">${word}: ${escaped(titles.get(file))}</a>`;
  return before === undefined && after === undefined
    ? ''
    : `<nav class="neighbours" aria-label="Before and after">${link(before, 'Before')}${link(after, 'Next')}</nav>`;
};

/** The whole page. `assets` are the addresses of the script and the style sheet, `header` is the head of the site. */
export const documentOf = ({ file, content, titles, tasks, assets, header }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(titles.get(file))} · muster guide</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets.style}">
<script type="module" src="${assets.script}"></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${header}
<div class="guide-head"><nav aria-label="Guide"><a class="guide-name" href="/guide">Guide</a></nav>
<form role="search" action="/guide"><label for="search">Search</label><input id="search" type="search" autocomplete="off" aria-controls="hits"></form>
<nav aria-label="Elsewhere"><a href="/docs">REST reference</a> <a href="/explorer">GraphQL explorer</a></nav></div>
<ul id="hits" hidden></ul>
<div class="columns">
<details class="contents"><summary>Contents</summary><nav aria-label="Contents">${navigation(file, titles, tasks)}</nav></details>
<main id="main" tabindex="-1">${content}${neighbours(file, titles, tasks)}</main>
</div>
<footer><p>Unofficial fan project: facts and figures only. The game and its names belong to their owners.</p></footer>
</body>
</html>
`;
