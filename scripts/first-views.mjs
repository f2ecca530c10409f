// The views of /docs and /explorer, and of Swagger UI before it is there: text and forms, drawn at once.
import { escaped, words } from './static-page.mjs';

const line = ({ id, method, path, summary }) =>
  `<li><a href="/docs/${id}"><b>${method}</b> <code>${escaped(path)}</code></a> ${escaped(summary)} <small>${id}</small></li>`;

const group = ({ name, description }, operations) =>
  `<section id="${name}"><h2>${name}</h2><p>${words(description)}</p><ul class="operations">${operations
    .map(line)
    .join('\n')}</ul></section>`;

/** Every operation with its address and what it does, each a link to its page. */
export const docsView = (openapi, operations) => {
  const groups = openapi.tags.map((tag) =>
    group(
      tag,
      operations.filter((operation) => operation.tag === tag.name),
    ),
  );
  return `<p class="lead">${escaped(openapi.info.summary)} ${operations.length} operations; <a href="/openapi.json">openapi.json</a> describes each.
Each has a page with samples and a form that sends it. <a href="/docs/swagger">Swagger UI</a> shows the same.</p>
<div id="find" hidden><label for="filter">Filter</label><input id="filter" type="search" autocomplete="off" autocapitalize="off" spellcheck="false"> <span id="count" role="status"></span></div>
<div id="list">${groups.join('\n')}</div>`;
};

/** The groups to open in Swagger UI. `style` is that of Swagger UI. */
export const swaggerView = ({ tags }, style) => `<div id="groups">
<p class="lead">Choose a group. <a href="/docs">The reference</a> has a page for each operation.</p>
<p id="state" role="status"></p>
<ul>${tags.map(({ name, description }) => `<li><a href="#/${name}">${name}</a> ${words(description)}</li>`).join('\n')}</ul>
<noscript><p>Swagger UI needs JavaScript.</p></noscript>
</div>
<div id="docs" data-style="${style}" hidden></div>`;

const QUERY = `# Strength 4 against Defence 9: what is needed, and the exact chance.
{
  toWound(strength: 4, defence: 9) {
    needed
    probability {
      fraction
      decimal
    }
  }
}
`;

/** A query to run. `style` is that of GraphiQL. */
export const explorerView = (style) => `<div id="simple">
<p class="lead">Ask <code>/graphql</code> here. <a href="/docs/schema">The schema</a> names every type and field.</p>
<form>
<label for="query">Query</label>
<textarea id="query" name="query" rows="12" spellcheck="false" autocapitalize="off">${escaped(QUERY)}</textarea>
<p><button type="submit">Run</button> <button type="button" id="full" hidden>Completion and documentation</button></p>
</form>
<pre id="answer" tabindex="0" role="region" aria-label="Answer" aria-live="polite" hidden></pre>
<noscript><p>With JavaScript the query can be run here. Without it, send it with POST to <code>/graphql</code>.</p></noscript>
</div>
<div id="explorer" data-style="${style}" hidden></div>`;
