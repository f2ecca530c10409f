import { getToWound } from 'muster-rules';

// @ts-expect-error The question takes numbers: types are found for CommonJS too.
const wrong = () => getToWound({ strength: 'four', defence: 9 });
void wrong;

const answer = getToWound({ strength: 4, defence: 9 });
if (!answer.ok || answer.value.needed !== '6/4') throw new Error(JSON.stringify(answer));
console.log('muster-rules, CommonJS: answered');
