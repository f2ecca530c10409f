import type * as Crypto from 'node:crypto';
import type * as Zlib from 'node:zlib';
import { release } from '../../../shared/release';

/** A file of bulk data before it is packed. */
export interface BulkFile {
  readonly name: string;
  readonly description: string;
  /** The edition that it is of; left out where its entries say theirs. */
  readonly edition?: string;
  /** The address in the API that answers the same. */
  readonly from: string;
  /** Which sources its entries name. */
  readonly sources: string;
  /** A note beside the licence. */
  readonly note: string;
  readonly data: unknown;
}

/** The entry of a file in the index. */
export interface BulkEntry {
  readonly name: string;
  readonly description: string;
  readonly edition?: string;
  readonly address: string;
  readonly bytes: number;
  readonly unpackedBytes: number;
  /** Of its JSON. */
  readonly sha256: string;
}

export const BULK_TYPE = 'application/gzip';

export const licenceWith = (note: string) => ({
  id: 'MIT',
  text: 'https://spdx.org/licenses/MIT.html',
  note,
});

const builtin = process.getBuiltinModule;
const crypto = (): typeof Crypto => builtin('node:crypto');
const zlib = (): typeof Zlib => builtin('node:zlib');

/** A file as it is published, with its licence and its provenance in it: the same content makes the same name. */
export const packFile = ({
  name,
  description,
  edition,
  from,
  sources,
  note,
  data,
}: BulkFile): { readonly bytes: Buffer; readonly entry: BulkEntry } => {
  const provenance = { project: 'muster', release, from, sources };
  const json = JSON.stringify({ name, description, edition, licence: licenceWith(note), provenance, data });
  // Of the content, not of the packed bytes: another zlib packs otherwise.
  const sha256 = crypto().createHash('sha256').update(json).digest('hex');
  const bytes = zlib().gzipSync(json, { level: 9 });
  return {
    bytes,
    entry: {
      name,
      description,
      ...(edition !== undefined && { edition }),
      address: `/data/${name}-${sha256.slice(0, 8).toUpperCase()}.json.gz`,
      bytes: bytes.length,
      unpackedBytes: Buffer.byteLength(json),
      sha256,
    },
  };
};
