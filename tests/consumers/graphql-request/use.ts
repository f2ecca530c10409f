import { ClientError, GraphQLClient } from 'graphql-request';
import { graphql } from './generated/gql.js';

const client = new GraphQLClient(`${process.env['MUSTER_URL'] ?? ''}/graphql`);

const wound = graphql(`
  query Wound($strength: Int!) {
    toWound(strength: $strength, defence: 9) {
      needed
    }
  }
`);
const { toWound } = await client.request(wound, { strength: 4 });
if (toWound?.needed !== '6/4') throw new Error(`answered ${toWound?.needed}`);

// @ts-expect-error A variable that is missing does not compile.
const refusal: unknown = await client.request(wound, {}).catch((error: unknown) => error);
if (!(refusal instanceof ClientError)) throw refusal;
console.log('graphql-request: answered');
