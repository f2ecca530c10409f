import { createMuster, items, MusterRefusal } from 'muster-client';

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
console.log('muster-client: answered');
