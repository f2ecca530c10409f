// The REST reference: the list of operations is in the page. Swagger UI takes its place at the operation that the reader chooses: it
// is half a megabyte, so nobody waits for it who only reads; and it shows the operations of one group.
import { addStyle } from './later.mjs';
import { partOf } from './part-of.mjs';

const list = document.getElementById('list');
const reference = document.getElementById('docs');
const state = document.getElementById('state');

/** Swagger UI brings a main part of its own, and a page has one. */
const giveUpMain = () => {
  const main = document.getElementById('main');
  document.querySelector('header').append(main.querySelector('h1'));
  const plain = Object.assign(document.createElement('div'), { id: 'main', tabIndex: -1 });
  plain.append(...main.childNodes);
  main.replaceWith(plain);
};

const load = () =>
  Promise.all([
    import('./swagger.mjs'),
    fetch('openapi.json').then((answer) => answer.json()),
    addStyle(reference.dataset.style),
  ]);

const open = async (tag) => {
  state.textContent = 'Opening…';
  const [{ show }, spec] = await load();
  list.hidden = true;
  giveUpMain();
  reference.hidden = false;
  // Swagger UI works out by the place that it has what of it is in sight.
  scrollTo(0, 0);
  show(reference, partOf(spec, tag));
};

let shown = '';
/** Opens the group of the operation that the address names; another group begins with a page of its own. */
const follow = () => {
  const [, tag = ''] = location.hash.split('/');
  if (tag === shown) return;
  if (shown !== '') return location.reload();
  shown = tag;
  open(tag).catch(() => {
    shown = '';
    state.textContent = 'The part that tries operations could not be loaded. The list is complete.';
  });
};

addEventListener('hashchange', follow);
follow();
