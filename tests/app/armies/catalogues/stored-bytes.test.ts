import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { mayStore } from '../../../../src/app/kernel/rate-limits/stored-bytes';
import { ask, contextFor, freshKey } from '../../tournaments/organiser';
import type { CatalogueUpload } from '../../../../src/app/kernel/generated/answers';

const DAY_MS = 86_400_000;

const uploading = () => {
  let nowMs = 1_700_000_000_000;
  const store = memoryStore(() => nowMs);
  const upload = (content: string, address = '192.0.2.7', idempotencyKey = freshKey()) =>
    ask<CatalogueUpload>({ store, nowMs: () => nowMs }, 'uploadCatalogueFiles', {
      input: { files: [{ name: 'a.cat', content }] },
      idempotencyKey,
      address,
    });
  return { upload, pass: (ms: number) => void (nowMs += ms) };
};
const refused = { ok: false, error: { code: 'TOO_MANY_REQUESTS', policy: 'stored-kilobytes' } };

it('one address uploads 1,000 small files a day, and a repeated request counts once', async () => {
  const { upload, pass } = uploading();
  for (let count = 0; count < 999; count += 1) await upload('AAAA');
  const key = freshKey();
  expect(await upload('AAAA', '192.0.2.7', key)).toMatchObject({ ok: true });
  expect(await upload('AAAA', '192.0.2.7', key)).toMatchObject({ ok: true });
  expect(await upload('AAAA')).toMatchObject(refused);
  expect(await upload('AAAA', '192.0.2.8')).toMatchObject({ ok: true });
  pass(DAY_MS + 1);
  expect(await upload('AAAA')).toMatchObject({ ok: true });
});

it('and 100 MB of large ones', async () => {
  const context = contextFor({ store: memoryStore() }, { address: '192.0.2.7' });
  for (let count = 0; count < 25; count += 1)
    expect(await mayStore([{ body: 'x'.repeat(4_000_000) }], `large ${count}`, context)).toMatchObject({
      ok: true,
    });
  expect(await mayStore([{ body: '' }], 'one more', context)).toMatchObject(refused);
});
