import { calculateFightOdds, getToWound, type Input } from 'muster-rules';

// Where types are lost, everything is `any`, and this line has nothing to complain about.
// @ts-expect-error The question takes numbers.
const wrong = () => getToWound({ strength: 'four', defence: 9 });
void wrong;

const wound = getToWound({ strength: 4, defence: 9 });
if (!wound.ok || wound.value.needed !== '6/4') throw new Error(JSON.stringify(wound));

const refused = getToWound({ strength: 40, defence: 9 });
if (refused.ok || refused.error.errors?.[0]?.path !== 'strength') throw new Error(JSON.stringify(refused));

const model = { attacks: 1, fight: 4, strength: 3, defence: 5 };
const fight: Input<'calculateFightOdds'> = {
  sides: [
    { alignment: 'GOOD', models: [model, { ...model, fight: 5 }] },
    { alignment: 'EVIL', models: [model] },
  ],
};
const here = calculateFightOdds(fight);
const response = await fetch(`${process.env['MUSTER_URL'] ?? ''}/v1/fights/fight-odds`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(fight),
});
const there: unknown = await response.json();
if (!here.ok || JSON.stringify(here.value) !== JSON.stringify(there))
  throw new Error('another answer than the API');
console.log('muster-rules: answered');
