import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysIn } from '../../src/app/kernel/keys';
import { issueReceipt } from '../../src/app/kernel/receipts';
import { createSigner } from '../../src/compose-keys';
import { fakeContext } from '../app/rules/fake-context';

const script = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/receipts.md', 'utf8'))?.[1] ?? '';

describe('the script of docs/receipts.md', () => {
  const signer = createSigner(() => keysIn('a secret of enough characters'));
  const folder = mkdtempSync(join(tmpdir(), 'receipts-'));
  const keyFile = join(folder, 'key.pem');
  writeFileSync(keyFile, signer.publicKeys()[0]?.publicKey ?? '');
  afterAll(() => rmSync(folder, { recursive: true }));

  const printed = (receipt: string): string =>
    execFileSync(process.execPath, ['-', keyFile, receipt], { input: script }).toString().trim();

  it('reads our receipts, and knows those that are not ours', () => {
    const context = { ...fakeContext(), signer };
    const receipt = issueReceipt({ operation: 'rollChart', input: { id: 'jump' }, dice: [6] }, context);
    expect(JSON.parse(printed(receipt))).toEqual({
      operation: 'rollChart',
      input: '{"id":"jump"}',
      dice: [6],
      rolledAt: '2018-09-15T10:30:00.000Z',
      nonce: 'nonce',
    });
    const [mark, content = '', signature] = receipt.split('.');
    const better = Buffer.from(
      Buffer.from(content, 'base64url').toString('utf8').replace('[6]', '[1]'),
    ).toString('base64url');
    expect(printed([mark, better, signature].join('.'))).toBe('not ours');
  });
});
