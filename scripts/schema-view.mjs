// The GraphQL schema's documentation as one static page, out of schema.graphql: every type with its fields, arguments and values,
// each name linked. It needs no script.
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import { escaped, words } from './static-page.mjs';

const linked = (type) => {
  const named = getNamedType(type);
  const text = escaped(String(type));
  if (isSpecifiedScalarType(named)) return `<code>${text}</code>`;
  const { name } = named;
  return `<code>${text.replace(name, `<a href="#${name}">${name}</a>`)}</code>`;
};

const deprecation = ({ deprecationReason }) =>
  deprecationReason === undefined || deprecationReason === null
    ? ''
    : ` <strong>Deprecated.</strong> ${words(deprecationReason)}`;

const fallback = ({ defaultValue }) =>
  defaultValue === undefined ? '' : ` Left out: <code>${escaped(JSON.stringify(defaultValue))}</code>.`;

const entry = ({ name, type, ...thing }, more = '') =>
  `<dt><code>${name}</code>${type ? `: ${linked(type)}` : ''}</dt><dd>${words(thing.description ?? '')}${fallback(thing)}${deprecation(thing)}${more}</dd>`;

const argumentsOf = ({ args = [] }) =>
  args.length === 0 ? '' : `<dl>${args.map((arg) => entry(arg)).join('')}</dl>`;

const membersOf = (type) => {
  if (isEnumType(type)) return type.getValues().map((value) => entry(value));
  if (isUnionType(type)) return type.getTypes().map((one) => `<dt>${linked(one)}</dt><dd></dd>`);
  if (isScalarType(type)) return [];
  return Object.values(type.getFields()).map((field) => entry(field, argumentsOf(field)));
};

const section = (type) => `<section id="${type.name}"><h3><a href="#${type.name}">${type.name}</a></h3>
<p>${words(type.description ?? '')}</p><dl>${membersOf(type).join('\n')}</dl></section>`;

const kinds = [
  ['Questions', ({ name }) => name === 'Query'],
  ['Changes', ({ name }) => name === 'Mutation'],
  ['Subscriptions', ({ name }) => name === 'Subscription'],
  ['Objects', isObjectType],
  ['Interfaces and unions', (type) => isInterfaceType(type) || isUnionType(type)],
  ['Inputs', isInputObjectType],
  ['Choices', isEnumType],
  ['Scalars', (type) => isScalarType(type) && !isSpecifiedScalarType(type)],
];

/** The HTML below the heading. */
export const schemaView = (sdl) => {
  const types = Object.values(buildSchema(sdl).getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const kindOf = (type) => kinds.find(([, is]) => is(type))?.[0];
  const groups = kinds
    .map(([kind]) => [kind, types.filter((type) => kindOf(type) === kind)])
    .filter(([, members]) => members.length > 0);
  const contents = groups
    .map(
      ([kind, members]) =>
        `<details><summary>${kind} (${members.length})</summary><p>${members.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' · ')}</p></details>`,
    )
    .join('\n');
  const body = groups
    .map(([kind, members]) => `<h2>${kind}</h2>\n${members.map(section).join('\n')}`)
    .join('\n');
  return `<p>Every type of <code>/graphql</code>. The <a href="/explorer">explorer</a> tries it.</p><nav aria-label="Types">${contents}</nav>${body}`;
};
