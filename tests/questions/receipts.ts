import { issueReceipt } from '../../src/app/kernel/receipts';
import { fakeContext } from '../app/rules/fake-context';
import type { Question } from './question';

const receipt = issueReceipt({ operation: 'rollChart', input: { id: 'jump' }, dice: [5] }, fakeContext());

export const receiptQuestions: readonly Question[] = [
  { name: 'a receipt of ours', operation: 'checkReceipt', input: { receipt } },
  { name: 'a changed receipt', operation: 'checkReceipt', input: { receipt: receipt.replace('.', '.A') } },
  { name: 'no receipt', operation: 'checkReceipt', input: { receipt: '' }, refusal: 'INVALID_INPUT' },
  { name: 'the key of receipts', operation: 'receiptKey', input: {} },
];
