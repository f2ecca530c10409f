// A dozen questions that come up at the table, some through REST, some through GraphQL.
import { expectSame, get, query, send } from './ask.mjs';

const percent = ({ fraction, decimal }) => `${fraction} = ${(decimal * 100).toFixed(1)} %`;

const toWoundQuestions = [
  { ask: 'Strength 3 against Defence 5', path: '3/5', needed: '5+', fraction: '1/3' },
  { ask: 'Strength 4 against Defence 9', path: '4/9', needed: '6/4', fraction: '1/12' },
  { ask: 'the same with a two-handed weapon', path: '4/9?bonus=1', needed: '6/4', fraction: '2/9' },
  {
    ask: 'Strength 3 against Defence 4, 1s re-rolled',
    path: '3/4?rerollOnes=true',
    needed: '5+',
    fraction: '7/18',
  },
  { ask: 'Strength 2 against Defence 10', path: '2/10', needed: null, fraction: '0/1' },
];

const showToWound = async ({ url, print }) => {
  for (const { ask, path, needed, fraction } of toWoundQuestions) {
    const answer = await get(url, `/v1/rules/to-wound/${path}`);
    expectSame(ask, [answer.needed, answer.probability.fraction], [needed, fraction]);
    print(`${ask}: ${answer.canWound ? `${answer.needed}, ${percent(answer.probability)}` : 'cannot wound'}`);
  }
};

const chartQuestions = [
  { id: 'jump', dice: [6], outcome: 'BOUND' },
  { id: 'leap', dice: [1], fallInches: 4, modelHeightInches: 2, outcome: 'FALL' },
  { id: 'climb', dice: [3], outcome: 'CLIMB' },
];

const oddsQuestions = [
  { ask: 'the chance to fall off a Climb', path: 'climb/odds', outcome: 'FALL', fraction: '1/6' },
  { ask: 'the same with one Might', path: 'climb/odds?mightAvailable=1', outcome: 'FALL', fraction: '0/1' },
];

const showCharts = async ({ url, print }) => {
  for (const { id, outcome, ...input } of chartQuestions) {
    const { name, row, consequence } = await send({
      url,
      path: `/v1/rules/charts/${id}/resolve`,
      body: input,
    });
    expectSame(`${id}, ${input.dice} rolled`, row.outcome, outcome);
    print(`${name}, ${input.dice} rolled: ${row.effect} ${consequence.texts.join('; ')}`);
  }
  for (const { ask, path, outcome, fraction } of oddsQuestions) {
    const { rows } = await get(url, `/v1/rules/charts/${path}`);
    const { probability } = rows.find(({ row }) => row.outcome === outcome);
    expectSame(ask, probability.fraction, fraction);
    print(`${ask}: ${percent(probability)}`);
  }
  const { row, dice, receipt } = await send({ url, path: '/v1/rules/charts/jump/roll' });
  const checked = await send({ url, path: '/v1/receipts/check', body: { receipt } });
  expectSame('the receipt', [checked.valid, checked.content?.dice], [true, dice]);
  print(
    `a Jump rolled here: ${dice}, ${row.name.toLowerCase()}; its receipt holds: ${receipt.slice(0, 40)}...`,
  );
};

export const showRules = async ({ url, print, heading }) => {
  heading('Rules questions over REST');
  await showToWound({ url, print });
  await showCharts({ url, print });
  heading('The same over GraphQL');
  const { toWound } = await query(
    url,
    'query ($s: Int!, $d: Int!) { toWound(strength: $s, defence: $d) { needed probability { fraction decimal } source { document heading page } } }',
    { s: 4, d: 9 },
  );
  expectSame('Strength 4 against Defence 9', toWound.probability.fraction, '1/12');
  print(
    `Strength 4 against Defence 9: ${toWound.needed}, ${percent(toWound.probability)} (document ${toWound.source.document}, ${toWound.source.heading}, p. ${toWound.source.page})`,
  );
};
