// The first views of /docs and /explorer before Swagger UI and GraphiQL are there: text and forms, drawn at once.
import { escaped, words } from './static-page.mjs';

const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );

const line = (tag, { operationId, method, path, summary }) =>
  `<li><a href="#/${tag}/${operationId}"><b data-method="${method}">${method.toUpperCase()}</b> <code>${escaped(path)}</code></a> ${escaped(summary)}</li>`;

const group = ({ name, description }, operations) =>
  `<section><h2>${name}</h2><p>${words(description)}</p><ul class="operations">${operations
    .map((operation) => line(name, operation))
    .join('\n')}</ul></section>`;

/** Every operation with its address and what it does. `style` is that of Swagger UI. */
export const docsView = (openapi, style) => {
  const operations = operationsOf(openapi);
  const groups = openapi.tags.map((tag) =>
    group(
      tag,
      operations.filter(({ tags }) => tags[0] === tag.name),
    ),
  );
  return `<div id="list">
<p class="lead">${escaped(openapi.info.summary)} ${operations.length} operations; <a href="/openapi.json">openapi.json</a> describes each.
Choose one to read all of it and to try it here.</p>
<p id="state" role="status"></p>
${groups.join('\n')}
<noscript><p>With JavaScript each operation can be tried here.</p></noscript>
</div>
<div id="docs" data-style="${style}" hidden></div>`;
};

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
