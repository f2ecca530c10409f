import type { AppError } from '../../app/errors';
import type { Log } from '../../app/ports';
import type { StoredContext } from '../../app/tournaments/context';
import { readingStore } from '../../app/tournaments/reading-store';
import { rememberingStore } from '../../app/tournaments/remembering-store';
import type { GatewayEvent, GatewayResponse } from '../http/gateway-event';
import { pathWithoutStage } from '../http/gateway-event';
import type { Handled, Respond } from '../http/guard';
import { guarded } from '../http/guard';
import type { UnitsSoFar } from '../http/request-meter';
import { statusOf } from '../http/status-of';
import { askTournament } from './parts/event';
import { movementPicture } from './parts/movement';

/** What the handler of the movement's PNG is made of. */
export interface MovementPngParts {
  readonly context: (event: GatewayEvent) => StoredContext;
  /** SVG text to PNG bytes, `scale` pixels to each of the picture. */
  readonly rasterise: (svg: string, scale: number) => Promise<Uint8Array>;
  readonly log?: Log | undefined;
  /** What the table has charged so far, for the log. */
  readonly unitsSoFar?: UnitsSoFar;
}

const SCALE = 2;
const PATH = /^\/movement\/([^/]+)\.png$/;

const plain = (
  statusCode: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): GatewayResponse => ({
  statusCode,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: code,
});

const refused = (error: AppError): GatewayResponse =>
  plain(
    statusOf[error.code],
    error.code,
    error.code === 'UNAVAILABLE' ? { 'retry-after': String(error.retryAfterSeconds) } : {},
  );

const draw = async (
  event: GatewayEvent,
  { context, rasterise }: MovementPngParts,
): Promise<GatewayResponse> => {
  const given = context(event);
  const remembering = { ...given, store: rememberingStore(readingStore(given.store)) };
  const id = decodeURIComponent(PATH.exec(pathWithoutStage(event))?.[1] ?? '');
  const found = await askTournament(id, remembering);
  if (!found.ok) return refused(found.error);
  const etag = `"png.${found.value.version}"`;
  const isOpen = event.headers['authorization'] === undefined;
  const headers = {
    'content-type': 'image/png',
    'cache-control': isOpen
      ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'
      : 'private, no-store',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'authorization',
    etag,
  };
  if (event.headers['if-none-match']?.includes(etag)) return { statusCode: 304, headers };
  const picture = await movementPicture(found.value, 'LIGHT', remembering);
  if (picture === null) return plain(404, 'NO_ROUND');
  if (event.requestContext.http.method === 'HEAD') return { statusCode: 200, headers };
  const png = await rasterise(picture.svg, SCALE);
  return { statusCode: 200, headers, body: Buffer.from(png).toString('base64'), isBase64Encoded: true };
};

const afterCrash = (): Handled<string> => ({
  outcome: 'INTERNAL',
  response: { statusCode: 500, headers: { 'cache-control': 'no-store' }, body: 'INTERNAL' },
});

/** The handler of `/movement/{tournament}.png`: it alone loads what turns pictures into pixels. */
export const createMovementPngHandler = ({ log, unitsSoFar, ...parts }: MovementPngParts): Respond =>
  guarded(
    async (event) => {
      const response = await draw(event, parts);
      const isFine = response.statusCode === 200 || response.statusCode === 304;
      return { outcome: isFine ? 'OK' : (response.body ?? ''), response };
    },
    { afterCrash, log, unitsSoFar },
  );
