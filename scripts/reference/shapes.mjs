// The shape of a body or an answer as a list of fields, from its JSON Schema.
import { escaped, words } from '../static-page.mjs';
import { resolved } from './operations.mjs';

/** Shapes inside shapes are listed so far down; the OpenAPI document has the rest. */
const DEEPEST = 3;

/** The schema without the null that it may also be. */
const bare = (openapi, schema) => {
  const found = resolved(openapi, schema);
  const [only, ...others] = (found.anyOf ?? []).filter(({ type }) => type !== 'null');
  return only !== undefined && others.length === 0 ? bare(openapi, only) : found;
};

const nameOf = ({ type }) =>
  [type]
    .flat()
    .filter((one) => one !== 'null')
    .join(' or ') || 'value';

/** The kind of a value in words: `list of integer`, `text`, `one of A, B`. */
const kindOf = (openapi, schema) => {
  const found = bare(openapi, schema);
  if (found.enum) return `one of ${found.enum.filter((value) => value !== null).join(', ')}`;
  if (found.items) return `list of ${kindOf(openapi, found.items)}`;
  if (found.anyOf ?? found.oneOf) return 'one of several shapes';
  return nameOf(found).replace('string', 'text');
};

const rangeOf = ({ minimum, maximum, minLength, maxLength, maxItems }) =>
  [
    minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`,
    maxLength !== undefined && `${minLength ?? 0} to ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems}`,
  ]
    .filter(Boolean)
    .join(', ');

/** The shape of which a value is made: of a list, that of its items. */
const innerOf = (openapi, schema) => {
  const found = bare(openapi, schema);
  return found.items ? innerOf(openapi, found.items) : found;
};

/** The entry of one field or parameter, with the fields inside it folded. */
export const fieldEntry = (openapi, { name, schema, description, isRequired }, above = []) => {
  const inner = innerOf(openapi, schema);
  const facts = [kindOf(openapi, schema), rangeOf(bare(openapi, schema)), isRequired ? 'required' : '']
    .filter((fact) => fact !== '')
    .join(', ');
  const isOpened = inner.properties && !above.includes(inner) && above.length < DEEPEST;
  const fields = isOpened
    ? `<details><summary>Its fields</summary>${fieldsOf(openapi, inner, above)}</details>`
    : '';
  return `<dt><code>${escaped(name)}</code> <small>${escaped(facts)}</small></dt><dd>${words(description ?? '')}${fields}</dd>`;
};

/** The fields of a shape; what is no object with fields is said in words. */
export const fieldsOf = (openapi, schema, above = []) => {
  const found = innerOf(openapi, schema);
  if (!found.properties) return `<p>${escaped(kindOf(openapi, schema))}</p>`;
  const required = new Set(found.required);
  const entries = Object.entries(found.properties).map(([name, inner]) =>
    fieldEntry(
      openapi,
      {
        name,
        schema: inner,
        description: inner.description ?? resolved(openapi, inner).description,
        isRequired: required.has(name),
      },
      [...above, found],
    ),
  );
  return `<dl>${entries.join('\n')}</dl>`;
};
