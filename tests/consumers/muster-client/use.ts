import { createMuster, type GraphqlRefusal, items, MusterRefusal } from 'muster-client';

// Where types are lost, everything is `any`, and this line has nothing to complain about.
// @ts-expect-error The operation takes numbers.
const wrong = () => createMuster({ url: '' }).getToWound({ strength: 'four', defence: 9 });
void wrong;

const muster = createMuster({ url: `${process.env['MUSTER_URL'] ?? ''}/` });
const { needed } = await muster.getToWound({ strength: 4, defence: 9 });
if (needed !== '6/4') throw new Error(`needed: ${needed}`);

let charts = 0;
for await (const { id } of items(muster.listCharts, {})) charts += id.length > 0 ? 1 : 0;
if (charts === 0) throw new Error('no chart');

const refusal: unknown = await muster.getChart({ id: 'dragons' }).catch((error: unknown) => error);
if (!(refusal instanceof MusterRefusal) || refusal.problem.code !== 'NOT_FOUND') throw refusal;
if (refusal.code !== 'NOT_FOUND') throw refusal;

const asked = await fetch(`${process.env['MUSTER_URL'] ?? ''}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ toWound(strength: 11, defence: 9) { needed } }' }),
});
const { errors } = (await asked.json()) as { errors: readonly { extensions: GraphqlRefusal }[] };
const extensions = errors[0]?.extensions;
// The code says which facts there are.
if (extensions?.code !== 'INVALID_INPUT' || extensions.errors[0]?.path !== 'strength')
  throw new Error('no fault');
// @ts-expect-error A code that there is not.
if (extensions.code === 'DRAGONS') throw new Error('dragons');
console.log('muster-client: answered');
