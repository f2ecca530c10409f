// Swagger UI over our own OpenAPI document; requests go to this very service.
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { mend, setting } from './mend.mjs';

/** The address of an operation stands in the button that opens it, where no link may be; and there is one server. */
const plainParts = () => ({
  wrapComponents: {
    DeepLink:
      (Original, { React }) =>
      (props) =>
        props.path.includes('/')
          ? React.createElement('span', null, props.text)
          : React.createElement(Original, props),
    ServersContainer: () => () => null,
  },
});

/** The parameter that a field stands for. */
const asParameter = (field) => {
  const name = field.closest('tr')?.dataset.paramName;
  if (name) setting('aria-label', name)(field);
};

/** Everything in a part with a name; headings of one level, since only the operations in sight are in the page. */
const rules = [
  ['.information-container', setting('role', 'region')],
  ['.information-container', setting('aria-label', 'About this service')],
  ['h3, h4, h5', setting('aria-level', '2')],
  ['.examples-select-element', setting('aria-label', 'Example')],
  ['tr[data-param-name] :is(select, textarea, input)', asParameter],
  ['pre.microlight', setting('tabindex', '0')],
];

/** Draws the reference of the document `spec` into `domNode`, which is in sight. */
export const show = (domNode, spec) => {
  mend(domNode, rules);
  const ui = SwaggerUI({
    // A document given here would be written out and read again, as YAML, which takes seconds on a phone.
    spec: { openapi: spec.openapi, info: spec.info, paths: {} },
    domNode,
    plugins: [plainParts],
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    tryItOutEnabled: true,
    // Colours of code are for dark pages only.
    syntaxHighlight: false,
    // Nothing is sent anywhere else.
    validatorUrl: null,
  });
  ui.specActions.updateJsonSpec(spec);
};
