import { base64Of } from '../page-parts/files';

/** The files of a catalogue as they are sent: in parts where they are large, several in a request where they are small. */

/** Of base64 this makes 4 MB with its names: a request may hold a little more. */
const REQUEST_BYTES = 3_000_000;

interface Piece {
  readonly name: string;
  readonly blob: Blob;
  readonly part: number;
  readonly parts: number;
}

const piecesOf = (file: File): readonly Piece[] => {
  const parts = Math.ceil(file.size / REQUEST_BYTES);
  return Array.from({ length: parts }, (_, index) => ({
    name: file.name,
    blob: file.slice(index * REQUEST_BYTES, (index + 1) * REQUEST_BYTES),
    part: index + 1,
    parts,
  }));
};

/** The pieces of each request, in the order of the files. */
export const requestsOf = (files: readonly File[]): readonly (readonly Piece[])[] => {
  const requests: Piece[][] = [];
  let bytes = REQUEST_BYTES;
  for (const piece of files.flatMap(piecesOf)) {
    bytes += piece.blob.size;
    if (bytes > REQUEST_BYTES) {
      requests.push([]);
      bytes = piece.blob.size;
    }
    requests.at(-1)?.push(piece);
  }
  return requests;
};

/** The pieces as `uploadCatalogueFiles` takes them. */
export const sentFiles = async (pieces: readonly Piece[]) =>
  Promise.all(pieces.map(async ({ blob, ...piece }) => ({ ...piece, content: await base64Of(blob) })));
