import type { CatalogueUpload } from '../../kernel/generated/answers';
import * as z from 'zod/mini';
import { packDocuments, writeDocuments } from '../stored-catalogues/documents';
import { IMPORT_BODY_LIMIT_BYTES } from '../../kernel/limits';
import { type StoredContext, anonymousCreation, catalogueChange, operation } from '../../kernel/operation';
import { creationKey } from '../../kernel/owned/creation';
import { shortId } from '../../kernel/store/credentials';
import { mayStore } from '../../kernel/store/stored-bytes';
import { type Answer, mapAnswer } from '../../kernel/use-case';
import { givenFiles } from './fields';
import { UPLOADED } from './gather-files';

const EXPIRE_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Uploads files for a catalogue, where they do not fit into one request: name the uploads when you create it or add a version. Nothing is read yet,
 * and it expires after a day. One network address may store 100 MB of files and catalogues a day, each request counted as 0.1 MB at least. The key must have at least 16 characters.
 */
export const uploadCatalogueFiles = operation({
  name: 'uploadCatalogueFiles',
  route: 'POST /v1/catalogues/uploads',
  ...catalogueChange,
  ...anonymousCreation,
  answers: 'CatalogueUpload',
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  reads: ['CATALOGUE', 'RATE'],
  writes: ['CATALOGUE', 'RATE'],

  input: z.strictObject({ files: givenFiles }),
  price: () => 50,
  run: async ({ files }, context: StoredContext): Promise<Answer<CatalogueUpload>> => {
    const key = creationKey(context, 'who guesses it reads the files');
    if (!key.ok) return key;
    const id = shortId(context.keyring.derive('catalogue upload', key.value));
    const expiresAtMs = Math.ceil((context.clock.nowMs() + EXPIRE_AFTER_MS) / 1000) * 1000;
    const items = packDocuments(id, [{ name: UPLOADED, value: files }], expiresAtMs);
    const allowed = await mayStore(items, id, context);
    if (!allowed.ok) return allowed;
    const written = await writeDocuments(items, context.store);
    return mapAnswer(written, () => ({
      upload: id,
      files: files.map(({ name }) => name),
      expiresInSeconds: EXPIRE_AFTER_MS / 1000,
    }));
  },
});
