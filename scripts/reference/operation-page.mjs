// The page of one operation: what it asks and answers, a request in three languages, and a form that sends it.
import { escaped, words } from '../static-page.mjs';
import { curlOf, graphqlOf, typescriptOf } from './samples.mjs';
import { fieldEntry, fieldsOf } from './shapes.mjs';

const section = (id, title, body) =>
  body === '' ? '' : `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`;

const code = (text, label) =>
  `<pre tabindex="0" role="region" aria-label="${label}"><code>${escaped(text)}</code></pre>`;

const tokenWords = {
  NONE: 'It needs no token.',
  OPTIONAL: 'It needs no token for what is public.',
  REQUIRED: 'It needs a token: <code>Authorization: Bearer …</code>.',
};

const parametersOf = (openapi, parameters) =>
  parameters.length === 0
    ? ''
    : `<dl>${parameters
        .map(({ name, in: place, schema, description, required }) =>
          fieldEntry(openapi, {
            name,
            schema,
            description: `In the ${place}. ${description}`,
            isRequired: required,
          }),
        )
        .join('\n')}</dl>`;

const samplesOf = (operation, schema) => {
  const graphql = graphqlOf(operation, schema);
  const samples = [
    ['curl', curlOf(operation)],
    ['TypeScript', typescriptOf(operation)],
    ...(graphql === undefined ? [] : [['GraphQL', graphql]]),
  ];
  return samples.map(([name, text]) => `<h3>${name}</h3>${code(text, name)}`).join('\n');
};

const refusalsOf = ({ refusals }) =>
  `<details><summary>${refusals.length} statuses</summary><dl>${refusals
    .map(
      ([status, description]) =>
        `<dt>${status}</dt><dd>${description
          .split('\n\n')
          .map((part) => `<p>${words(part)}</p>`)
          .join('')}</dd>`,
    )
    .join('\n')}</dl><p><a href="/guide/errors">Error codes</a></p></details>`;

/** Headers that the form fills in by itself. */
const MADE_HERE = ['Idempotency-Key', 'release'];

const input = ({ name, in: place, example, required }) =>
  `<label>${escaped(name)}<input name="${escaped(name)}" data-in="${place}" value="${escaped(String(example ?? ''))}"${required ? ' required' : ''} autocomplete="off" autocapitalize="off" spellcheck="false"></label>`;

const formOf = ({
  method,
  path,
  parameters,
  token,
  body,
  bodyExample,
}) => `<form id="try" data-method="${method}" data-path="${escaped(path)}"${parameters.some(({ name }) => name === 'Idempotency-Key') ? ' data-key' : ''}>
${parameters
  .filter(({ name }) => !MADE_HERE.includes(name))
  .map(input)
  .join('\n')}
${token === 'NONE' ? '' : '<label>Token<input name="token" data-in="token" autocomplete="off" autocapitalize="off" spellcheck="false"></label>'}
${body === undefined ? '' : `<label>Body<textarea name="body" rows="10" spellcheck="false" autocapitalize="off">${escaped(JSON.stringify(bodyExample ?? {}, null, 2))}</textarea></label>`}
<p><button type="submit">Send</button></p>
</form>
<p id="status" role="status"></p>
<pre id="answer" tabindex="0" role="region" aria-label="Answer" hidden></pre>
<noscript><p>With JavaScript the request can be sent here.</p></noscript>`;

/** The description without its first sentence where that is the title. */
const beyond = (title, description) =>
  description.startsWith(`${title}.`) ? description.slice(title.length + 1).trim() : description;

/** The inside of the page. `schema` is that of GraphQL. */
export const operationView = (operation, { openapi, schema }) => {
  const {
    id,
    method,
    path,
    tag,
    summary,
    description,
    token,
    parameters,
    body,
    status,
    answer,
    answerExample,
  } = operation;
  return `<p class="lead"><b>${method}</b> <code>${escaped(path)}</code></p>
<p>${words(beyond(summary, description))} ${tokenWords[token]}</p>
<p><a href="/docs#${tag}">All of ${escaped(tag)}</a> · <a href="/docs/swagger#/${tag}/${id}">In Swagger UI</a></p>
${section('samples', 'Ask', samplesOf(operation, schema))}
${section('try-it', 'Try it', formOf(operation))}
${section('parameters', 'Parameters', parametersOf(openapi, parameters))}
${section('body', 'Body', body === undefined ? '' : fieldsOf(openapi, body))}
${section('answers', `Answer ${status}`, `${answerExample === undefined ? '' : code(JSON.stringify(answerExample, null, 2), 'An answer')}${answer === undefined ? '' : `<details><summary>Its fields</summary>${fieldsOf(openapi, answer)}</details>`}`)}
${section('refusals', 'Refusals', refusalsOf(operation))}`;
};
