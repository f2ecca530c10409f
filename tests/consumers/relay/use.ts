// The compiler of Relay takes a list as a connection, and the service answers what it has compiled, page by page.
import Page from './generated/usePageQuery.graphql.js';

/** Relay finds the text in the source; nobody calls this. */
declare const graphql: (text: TemplateStringsArray) => string;
export const documents = () => [
  graphql`
    query usePageQuery($first: Int!, $after: String) {
      ...use_entries @arguments(first: $first, after: $after)
    }
  `,
  graphql`
    fragment use_entries on Query
    @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
    @refetchable(queryName: "useEntriesRefetchQuery") {
      referenceEntries(first: $first, after: $after) @connection(key: "use_referenceEntries") {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  `,
];

interface Entries {
  readonly referenceEntries: {
    readonly edges: readonly { readonly node: { readonly id: string }; readonly cursor: string | null }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

const ask = async (after: string | null) => {
  const query = Page.params.text;
  const answer = await fetch(`${process.env['MUSTER_URL'] ?? ''}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { first: 3, after } }),
  });
  const { data, errors } = (await answer.json()) as { readonly data: Entries; readonly errors?: unknown };
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.referenceEntries;
};

const first = await ask(null);
const second = await ask(first.pageInfo.endCursor);
const ids = [...first.edges, ...second.edges].map(({ node }) => node.id);
if (!first.pageInfo.hasNextPage || new Set(ids).size !== 6)
  throw new Error(`answered ${JSON.stringify(ids)}`);
console.log('relay: compiled and answered');
