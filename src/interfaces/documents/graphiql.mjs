// GraphiQL, asking this very service.
import { GraphiQL } from 'graphiql';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { askGraphql } from './ask-graphql.mjs';
import { mend, setting } from './mend.mjs';

/** The headers are those typed into the page. */
const fetcher = (request, { headers = {} } = {}) => askGraphql(request, headers);

/** Names of the editors, by the class of the element around them. */
const editors = [
  ['.graphiql-query-editor', 'Query'],
  ['.graphiql-response', 'Answer'],
  ['.graphiql-editor-tool .graphiql-editor:nth-of-type(1)', 'Variables'],
  ['.graphiql-editor-tool .graphiql-editor:nth-of-type(2)', 'Headers'],
];

/** A tab holds buttons here, so that it is a part of a list. */
const asListItem = (tab) => {
  const isCurrent = tab.getAttribute('aria-selected') === 'true';
  tab.removeAttribute('role');
  tab.removeAttribute('aria-selected');
  tab.querySelector('button')?.setAttribute('aria-current', String(isCurrent));
};

const rules = [
  ...editors.map(([around, name]) => [`${around} textarea`, setting('aria-label', name)]),
  ['.CodeMirror-scroll', setting('tabindex', '0')],
  ['li[role=tab], li[aria-selected]', asListItem],
  ['ul[role=tablist]', (list) => list.removeAttribute('role')],
];

export const show = (element, query) => {
  const root = createRoot(element);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const draw = () =>
    root.render(
      createElement(GraphiQL, {
        fetcher,
        defaultQuery: query,
        forcedTheme: dark.matches ? 'dark' : 'light',
      }),
    );
  dark.addEventListener('change', draw);
  mend(element, rules);
  draw();
};
