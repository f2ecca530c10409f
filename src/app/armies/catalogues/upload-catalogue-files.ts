import type { CatalogueUpload } from '../../kernel/generated/answers';
import * as z from 'zod/mini';
import { writeDocuments } from '../stored-catalogues/documents';
import { IMPORT_BODY_LIMIT_BYTES } from '../../kernel/limits';
import { type StoredContext, anonymousCreation, catalogueChange, operation } from '../../kernel/operation';
import { creationKey } from '../../kernel/owned/creation';
import { shortId } from '../../kernel/store/credentials';
import { type Answer, mapAnswer } from '../../kernel/use-case';
import { givenFiles } from './fields';
import { UPLOADED } from './gather-files';

const EXPIRE_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Uploads files for a catalogue, where they do not fit into one request: name the uploads when you create it or add a version. Nothing is read yet,
 * and what no catalogue names expires after a day. The key must have at least 16 characters.
 */
export const uploadCatalogueFiles = operation({
  name: 'uploadCatalogueFiles',
  route: 'POST /v1/catalogues/uploads',
  ...catalogueChange,
  ...anonymousCreation,
  answers: 'CatalogueUpload',
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,

  input: z.strictObject({ files: givenFiles }),
  price: () => 50,
  run: async ({ files }, context: StoredContext): Promise<Answer<CatalogueUpload>> => {
    const key = creationKey(context, 'who guesses it reads the files');
    if (!key.ok) return key;
    const id = shortId(context.keyring.derive('catalogue upload', key.value));
    const expiresAtMs = Math.ceil((context.clock.nowMs() + EXPIRE_AFTER_MS) / 1000) * 1000;
    const written = await writeDocuments(id, [{ name: UPLOADED, value: files }], {
      store: context.store,
      expiresAtMs,
    });
    return mapAnswer(written, () => ({
      upload: id,
      files: files.map(({ name }) => name),
      expiresInSeconds: EXPIRE_AFTER_MS / 1000,
    }));
  },
});
