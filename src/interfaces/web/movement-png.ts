import type { AppError } from '../../app/kernel/errors';
import type { StoredContext } from '../../app/kernel/store/context';
import { readingStore, rememberingStore } from '../../app/kernel/store/wrapped-stores';
import { type Answer, ok } from '../../app/kernel/answer';
import { type EdgeRow, type Respond, createEdge } from '../http/edge';
import type { EdgeRequest } from '../http/edge-request';
import type { Reply } from '../http/reply';
import { statusOf } from '../http/status-of';
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

/** A picture in SVG, drawn with `scale` pixels to each of its own; `tag` changes with what it shows. */
interface Drawn {
  readonly svg: string;
  readonly tag: string;
  readonly scale: number;
}

interface Asked {
  readonly id: string;
  readonly kind: string;
}

/** The movement of a tournament; null before its first round. */
const drawMovement = async ({ id }: Asked, context: StoredContext): Promise<Answer<Drawn> | null> => {
  const found = await askTournament(id, context);
  if (!found.ok) return found;
  const picture = await movementPicture(found.value, 'LIGHT', context);
  return picture && ok({ svg: picture.svg, tag: `png.${found.value.version}`, scale: SCALE });
};

const drawCard = async ({ id, kind }: Asked, context: StoredContext): Promise<Answer<Drawn>> => {
  // Few ask for a card: the code that draws it is loaded with the first.
  const { socialCard } = await import('./social-card');
  const drawn = await socialCard(kind, id, context);
  if (!drawn.ok) return drawn;
  const { svg, version, scale = 1 } = drawn.value;
  return ok({ svg, tag: `card.${version}`, scale });
};

/** The handler of `/movement/{tournament}.png` and of the cards of pages: it alone loads what turns pictures into pixels. */
export const createMovementPngHandler = ({
  context,
  rasterise,
  log,
  unitsSoFar,
}: MovementPngParts): Respond => {
  const row = (
    path: string,
    draw: (asked: Asked, context: StoredContext) => Promise<Answer<Drawn> | null>,
  ): EdgeRow => {
    const answer = async ({ event, parameters: { file = '', kind = '' } }: EdgeRequest): Promise<Reply> => {
      const given = context(event);
      const store = rememberingStore(readingStore(given.store));
      const id = decodeURIComponent(FILE.exec(file)?.[1] ?? '');
      const drawn = await draw({ id, kind }, { ...given, store });
      if (drawn === null) return plain(404, 'NO_ROUND');
      if (!drawn.ok) return refused(drawn.error);
      const { svg, tag, scale } = drawn.value;
      return {
        kind: 'CONTENT',
        type: 'image/png',
        cache: 'minute',
        etag: `"${tag}"`,
        isEmbeddable: true,
        body: async () => ({ body: await rasterise(svg, scale) }),
      };
    };
    return { method: 'GET', path, answer };
  };
  return createEdge([row('/movement/{file}', drawMovement), row('/cards/{kind}/{file}', drawCard)], {
    log,
    unitsSoFar,
    afterCrash: () => plain(500, 'INTERNAL'),
  });
};
