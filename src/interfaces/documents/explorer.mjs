// The GraphQL explorer: a query can be run at once; GraphiQL takes its place once it is loaded, with the query as it is then. Nobody
// is interrupted: a reader who writes already, or whose window is too narrow for it, asks for it by a button.
import { askGraphql } from './ask-graphql.mjs';
import { addStyle, firstViewDone } from './later.mjs';

const simple = document.getElementById('simple');
const explorer = document.getElementById('explorer');
const form = simple.querySelector('form');
const { query } = form.elements;
const answer = document.getElementById('answer');
const full = document.getElementById('full');
const given = query.value;

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  answer.hidden = false;
  answer.textContent = 'Asking…';
  answer.textContent = await askGraphql({ query: query.value }).then(
    (said) => JSON.stringify(said, null, 2),
    () => 'No answer: there is no connection to the service.',
  );
});
query.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
  if (key === 'Enter' && (ctrlKey || metaKey)) form.requestSubmit();
});

/** GraphiQL sets query and answer side by side. */
const isNarrow = () => matchMedia('(max-width: 48rem)').matches;
const isUsing = () => simple.contains(document.activeElement) || !answer.hidden || query.value !== given;

const load = async () => {
  await firstViewDone();
  const [{ show }] = await Promise.all([import('./graphiql.mjs'), addStyle(explorer.dataset.style)]);
  return () => {
    document.body.classList.add('filled');
    const text = query.value;
    simple.remove();
    explorer.hidden = false;
    show(explorer, text);
  };
};

load().then(
  (open) => {
    if (!isUsing() && !isNarrow()) return open();
    full.addEventListener('click', open, { once: true });
    full.hidden = false;
  },
  () => undefined,
);
