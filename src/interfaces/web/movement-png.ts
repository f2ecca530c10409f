import type { AppError } from '../../app/kernel/errors';
import type { Log } from '../../app/kernel/ports';
import type { StoredContext } from '../../app/kernel/store/context';
import { readingStore, rememberingStore } from '../../app/kernel/store/wrapped-stores';
import { type Respond, createEdge } from '../http/edge';
import type { EdgeRequest } from '../http/edge-request';
import type { GatewayEvent } from '../http/gateway-event';
import type { Reply } from '../http/reply';
import type { UnitsSoFar } from '../http/request-meter';
import { statusOf } from '../http/status-of';
import { askTournament } from './parts/event';
import { movementPicture } from './parts/movement';

/** Dependencies of the handler. */
export interface MovementPngParts {
  readonly context: (event: GatewayEvent) => StoredContext;
  /** SVG text to PNG bytes, `scale` pixels to each of the picture. */
  readonly rasterise: (svg: string, scale: number) => Promise<Uint8Array>;
  readonly log?: Log | undefined;
  /** Units that the table has charged so far, for the log. */
  readonly unitsSoFar?: UnitsSoFar;
}

const SCALE = 2;
const FILE = /^([^/]+)\.png$/;

/** A refusal in one word: who shows a picture reads no problem. */
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

/** The handler of `/movement/{tournament}.png` and of the cards of pages: it alone loads what turns pictures into pixels. */
export const createMovementPngHandler = ({
  context,
  rasterise,
  log,
  unitsSoFar,
}: MovementPngParts): Respond => {
  const answer = async ({ event, parameters }: EdgeRequest): Promise<Reply> => {
    const given = context(event);
    const remembering = { ...given, store: rememberingStore(readingStore(given.store)) };
    const id = decodeURIComponent(FILE.exec(parameters['file'] ?? '')?.[1] ?? '');
    const found = await askTournament(id, remembering);
    if (!found.ok) return refused(found.error);
    const picture = await movementPicture(found.value, 'LIGHT', remembering);
    if (picture === null) return plain(404, 'NO_ROUND');
    return {
      kind: 'CONTENT',
      type: 'image/png',
      cache: 'minute',
      etag: `"png.${found.value.version}"`,
      isEmbeddable: true,
      body: async () => ({ body: await rasterise(picture.svg, SCALE) }),
    };
  };
  const card = async ({ event, parameters }: EdgeRequest): Promise<Reply> => {
    // Few ask for a card: what draws it is loaded with the first.
    const { socialCard } = await import('./social-card');
    const given = context(event);
    const id = decodeURIComponent(FILE.exec(parameters['file'] ?? '')?.[1] ?? '');
    const drawn = await socialCard(parameters['kind'] ?? '', id, {
      ...given,
      store: rememberingStore(readingStore(given.store)),
    });
    if (!drawn.ok) return refused(drawn.error);
    const { svg, version } = drawn.value;
    return {
      kind: 'CONTENT',
      type: 'image/png',
      cache: 'minute',
      etag: `"card.${version}"`,
      isEmbeddable: true,
      body: async () => ({ body: await rasterise(svg, 1) }),
    };
  };
  return createEdge(
    [
      { method: 'GET', path: '/movement/{file}', answer },
      { method: 'GET', path: '/cards/{kind}/{file}', answer: card },
    ],
    { log, unitsSoFar, afterCrash: () => plain(500, 'INTERNAL') },
  );
};
