import * as z from 'zod/mini';
import { packDocuments, writeDocuments } from '../stored-catalogues/documents';
import { type StoredContext, anonymousCreation, operation } from '../../kernel/operation';
import { creationKey } from '../../kernel/owned/creation';
import { shortId } from '../../kernel/store/credentials';
import { mayStore } from '../../kernel/rate-limits/stored-bytes';
import { mapAnswer } from '../../kernel/use-case';
import { filesChange, givenFiles } from './fields';
import { UPLOADED } from './gather-files';

const EXPIRE_AFTER_SECONDS = 24 * 60 * 60;

/**
 * Uploads files for a catalogue, where they do not fit into one request: name the uploads when you create it or add a version. Nothing is read yet,
 * and it expires after a day. One network address may store 100 MB of files and catalogues a day, each request counted as 0.1 MB at least. The key must have at least 16 characters.
 */
export const uploadCatalogueFiles = operation({
  name: 'uploadCatalogueFiles',
  route: 'POST /v1/catalogues/uploads',
  ...filesChange,
  ...anonymousCreation,
  answers: 'CatalogueUpload',

  input: z.strictObject({ files: givenFiles }),
  price: () => 50,
  run: async ({ files }, context: StoredContext) => {
    const key = creationKey(context, 'who guesses it reads the files');
    if (!key.ok) return key;
    const upload = shortId(context.keyring.derive('catalogue upload', key.value));
    const expiresAtMs = (Math.ceil(context.clock.nowMs() / 1000) + EXPIRE_AFTER_SECONDS) * 1000;
    const items = packDocuments(upload, [{ name: UPLOADED, value: files }], expiresAtMs);
    const allowed = await mayStore(items, upload, context);
    const written = allowed.ok ? await writeDocuments(items, context.store) : allowed;
    const names = files.map(({ name }) => name);
    return mapAnswer(written, () => ({ upload, files: names, expiresInSeconds: EXPIRE_AFTER_SECONDS }));
  },
});
