// The script of the documentation site: search, examples that run against this very service, pages without a connection.
import MiniSearch from 'minisearch';
import { requestIn } from './guide-request.mjs';

const element = (name, properties, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

const MOST_HITS = 12;

const setUpSearch = () => {
  const form = document.querySelector('form[role=search]');
  const input = form.querySelector('input');
  const list = document.getElementById('hits');
  let ready;
  const load = () =>
    (ready ??= fetch('/guide/search.json')
      .then((answer) => answer.json())
      .then((entries) => {
        const index = new MiniSearch({
          fields: ['heading', 'page', 'text'],
          storeFields: ['address', 'page', 'heading', 'weight'],
          searchOptions: {
            prefix: true,
            fuzzy: 0.2,
            boost: { heading: 4, page: 2 },
            boostDocument: (_, __, { weight }) => weight,
            combineWith: 'AND',
          },
        });
        index.addAll(entries.map((entry, id) => ({ ...entry, id })));
        return index;
      }));
  const show = async () => {
    const words = input.value.trim();
    const hits = words === '' ? [] : (await load()).search(words).slice(0, MOST_HITS);
    if (input.value.trim() !== words) return;
    list.hidden = words === '';
    list.replaceChildren(
      ...(hits.length === 0 ? [element('li', { textContent: 'Nothing found.' })] : hits).map((hit) =>
        hit instanceof Element
          ? hit
          : element(
              'li',
              {},
              element('a', { href: hit.address, textContent: hit.heading || hit.page }),
              ` ${hit.heading === hit.page ? '' : hit.page}`,
            ),
      ),
    );
  };
  input.addEventListener('focus', load, { once: true });
  input.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape') list.hidden = true;
    if (key === '/' && !(target instanceof HTMLInputElement)) setTimeout(() => input.focus());
  });
};

const run = async ({ path, options }, output) => {
  output.hidden = false;
  output.textContent = 'Asking…';
  try {
    const answer = await fetch(path, options);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    output.textContent = `${answer.status}\n${isJson ? JSON.stringify(JSON.parse(text), null, 2) : text}`;
  } catch {
    output.textContent = 'No answer: there is no connection to the service.';
  }
};

/** A button under each example that is one curl command. */
const setUpExamples = () => {
  for (const code of document.querySelectorAll('pre > code.language-sh')) {
    const request = requestIn(code.textContent);
    if (request === null) continue;
    const output = element('pre', { className: 'answer', hidden: true });
    output.setAttribute('aria-live', 'polite');
    const button = element('button', { type: 'button', textContent: 'Run it here' });
    button.addEventListener('click', () => run(request, output));
    code.parentElement.after(button, output);
  }
};

setUpSearch();
setUpExamples();
// Beside the text where there is room; on a phone it would push the text away.
if (matchMedia('(min-width: 60rem)').matches) document.querySelector('details.contents').open = true;
navigator.serviceWorker?.register('/guide/worker.js').catch(() => undefined);
