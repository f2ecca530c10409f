// The GraphQL explorer: GraphiQL asking this very service.
import { GraphiQL } from 'graphiql';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Asks `/graphql` below the same stage as this page; the headers are those typed into the page. */
const fetcher = async (request, { headers = {} } = {}) => {
  const response = await fetch('graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
  });
  return response.json();
};

const defaultQuery = `# Strength 4 against Defence 9: what is needed, and the exact chance.
# Ctrl+Space completes, Ctrl+Enter asks; the book on the left explains every type.
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

createRoot(document.getElementById('explorer')).render(createElement(GraphiQL, { fetcher, defaultQuery }));
