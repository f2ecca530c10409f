import type { AppError } from '../../app/kernel/errors';
import type { StoredContext } from '../../app/kernel/store/context';
import { readingStore, rememberingStore } from '../../app/kernel/store/wrapped-stores';
import { type Answer, ok } from '../../app/kernel/answer';
import { type EdgeRow, type Respond, createEdge } from '../http/edge';
import type { EdgeRequest } from '../http/edge-request';
import type { Reply } from '../http/reply';
import { statusOf } from '../http/status-of';
import type { DrawnCard } from './drawn-card';
import type { WebHandlerParts } from './handler';
import { askTournament } from './parts/event';
import { movementPicture } from './parts/movement';

/** Dependencies of the handler. */
export interface MovementPngParts extends Omit<WebHandlerParts, 'files'> {
  /** SVG text to PNG bytes, `scale` pixels to each of the picture. */
  readonly rasterise: (svg: string, scale: number) => Promise<Uint8Array>;
}

const SCALE = 2;
const FILE = /^([^/]+)\.png$/;

/** A refusal in one word: a client that shows a picture reads no problem. */
const plain = (status: number, code: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  kind: 'CONTENT',
  status,
  type: 'text/plain; charset=utf-8',
  cache: 'never',
  headers,
  body: code,
  log: { outcome: code },
});

const refused = (error: AppError): Reply =>
  plain(
    statusOf[error.code],
    error.code,
    error.code === 'UNAVAILABLE' ? { 'retry-after': String(error.retryAfterSeconds) } : {},
  );

type Draw = (
  asked: { readonly id: string; readonly kind: string },
  context: StoredContext,
) => Promise<Answer<DrawnCard> | null>;

/** The movement of a tournament; null before its first round. */
const drawMovement: Draw = async ({ id }, context) => {
  const found = await askTournament(id, context);
  if (!found.ok) return found;
  const picture = await movementPicture(found.value, 'LIGHT', context);
  return picture && ok({ svg: picture.svg, version: found.value.version, scale: SCALE });
};

/** Few ask for a card: the code that draws it is loaded with the first. */
const drawCard: Draw = async ({ id, kind }, context) =>
  (await import('./social-card')).socialCard(kind, id, context);

/** The handler of `/movement/{tournament}.png` and of the cards of pages: it alone loads what turns pictures into pixels. */
export const createMovementPngHandler = ({
  context,
  rasterise,
  log,
  unitsSoFar,
}: MovementPngParts): Respond => {
  /** The pictures at an address; their tags begin with `mark`. */
  const row = (path: string, mark: string, draw: Draw): EdgeRow => {
    const answer = async ({ event, parameters: { file = '', kind = '' } }: EdgeRequest): Promise<Reply> => {
      const given = context(event);
      const store = rememberingStore(readingStore(given.store));
      const id = decodeURIComponent(FILE.exec(file)?.[1] ?? '');
      const drawn = await draw({ id, kind }, { ...given, store });
      if (drawn === null) return plain(404, 'NO_ROUND');
      if (!drawn.ok) return refused(drawn.error);
      const { svg, version, scale = 1 } = drawn.value;
      return {
        kind: 'CONTENT',
        type: 'image/png',
        cache: 'minute',
        etag: `"${mark}.${version}"`,
        isEmbeddable: true,
        body: async () => ({ body: await rasterise(svg, scale) }),
      };
    };
    return { method: 'GET', path, answer };
  };
  const rows = [row('/movement/{file}', 'png', drawMovement), row('/cards/{kind}/{file}', 'card', drawCard)];
  return createEdge(rows, { log, unitsSoFar, afterCrash: () => plain(500, 'INTERNAL') });
};
