// The reference in Swagger UI, for who prefers it: it is half a megabyte, and shows the operations of one group, since the whole document
// takes seconds.
import { addStyle } from './later.mjs';
import { partOf } from './part-of.mjs';

const groups = document.getElementById('groups');
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
    fetch('../openapi.json').then((answer) => answer.json()),
    addStyle(reference.dataset.style),
  ]);

const open = async (tag) => {
  state.textContent = 'Opening…';
  const [{ show }, spec] = await load();
  groups.hidden = true;
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
  if (tag === shown || tag === '') return;
  if (shown !== '') return location.reload();
  shown = tag;
  open(tag).catch(() => {
    shown = '';
    state.textContent = 'Swagger UI could not be loaded. The pages of the operations say the same.';
  });
};

addEventListener('hashchange', follow);
follow();
