import type { FileStore } from './app/tournaments/bulk-data/file-store';
import { systemClock } from './compose';
import { cacheControlFor } from './interfaces/http/caching';
import { invariant } from './shared/invariant';

/** The wiring of the files of bulk data: a bucket where the function was given one, else a folder. */

const open = async (): Promise<FileStore> => {
  const { MUSTER_FILES_BUCKET: bucket, MUSTER_FILES_FOLDER: folder } = process.env;
  if (bucket !== undefined) {
    const { createBucketFiles } = await import('./infrastructure/aws/bucket-files');
    return createBucketFiles({
      bucket,
      region: process.env['AWS_REGION'] ?? '',
      cacheControl: cacheControlFor('hour'),
      nowMs: systemClock.nowMs,
      endpoint: process.env['AWS_ENDPOINT_URL_S3'],
    });
  }
  invariant(folder !== undefined, 'MUSTER_FILES_BUCKET or MUSTER_FILES_FOLDER must name where files are');
  const { createFolderFiles } = await import('./infrastructure/local/folder-files');
  return createFolderFiles(folder);
};

let opened: Promise<FileStore> | undefined;

/** Opened with its first use. */
export const usedFiles = (): Promise<FileStore> => (opened ??= open());
