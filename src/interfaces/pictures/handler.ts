import type { AppError } from '../../app/kernel/errors';
import type { Fault } from '../../app/kernel/faults';
import type { Log, RulesContext } from '../../app/kernel/ports';
import { type Answer, callAny, invalidInput } from '../../app/kernel/use-case';
import { createWorkBudget } from '../../app/kernel/work-budget';
import { release } from '../../shared/release';
import { type Result, ok, refused } from '../../shared/result';
import { fingerprint } from '../http/fingerprint';
import { type EdgeRow, type Respond, createEdge } from '../http/edge';
import type { EdgeRequest } from '../http/edge-request';
import type { GatewayEvent } from '../http/gateway-event';
import { interfaceRoutes } from '../http/interface-routes';
import type { LoadableRoute } from '../http/route';
import { type Reply, problemReply } from '../http/reply';
import { RELEASE_PARAMETER } from '../http/decode-input';
import type { Rasterise } from './rasteriser';

/** Headers of picture files. */
export interface PictureFileParts {
  /** The operations that draw: the file of `POST /v1/pictures/duel-matrix` is `/v1/pictures/duel-matrix.svg`. */
  readonly rows: readonly LoadableRoute<RulesContext>[];
  readonly context: () => RulesContext;
  readonly rasterise: Rasterise;
}

const FILE = /^\/v1\/pictures\/([a-z-]+)\.(svg|png)$/;
const PARAMETERS = ['question', 'theme', 'scale', RELEASE_PARAMETER];
const USUAL_SCALE = 2;

/** A picture runs nothing and asks nobody, also where somebody opens it by itself. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const fault = (path: string, code: Fault['code'], message: string): Fault => ({ path, code, message });

const parsed = (text: string): Result<unknown, AppError> => {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    return refused({
      code: 'BAD_JSON',
      detail: `the question is not JSON: ${(error as SyntaxError).message}.`,
    });
  }
};

const queryFaults = (query: URLSearchParams, isPng: boolean): readonly Fault[] => {
  const faults: Fault[] = [];
  const names = new Set(query.keys());
  for (const name of names) {
    if (!PARAMETERS.includes(name) || (name === 'scale' && !isPng))
      faults.push(fault(name, 'UNKNOWN_FIELD', 'is not a query parameter here'));
    else if (query.getAll(name).length > 1) faults.push(fault(name, 'DUPLICATE', 'may be given only once'));
  }
  if (!names.has('question'))
    faults.push(fault('question', 'REQUIRED', 'is required: what the numbers are asked with, as JSON'));
  const scale = query.get('scale');
  if (scale !== null && !/^[1-3]$/.test(scale))
    faults.push(fault('scale', 'NOT_ALLOWED', 'must be 1, 2 or 3: pixels to each of the picture'));
  const asked = query.get(RELEASE_PARAMETER);
  if (asked !== null && asked !== release)
    faults.push(
      fault(
        RELEASE_PARAMETER,
        'UNKNOWN_REFERENCE',
        `is not the release that answers here, which is ${release}`,
      ),
    );
  return faults;
};

/** The question out of the address: JSON in `question`, and what may stand beside it. */
const readQuery = (
  event: GatewayEvent,
  isPng: boolean,
): Answer<{ readonly input: unknown; readonly scale: number }> => {
  const query = new URLSearchParams(event.rawQueryString);
  const faults = queryFaults(query, isPng);
  if (faults.length > 0) return invalidInput(faults);
  const question = parsed(query.get('question') ?? '');
  if (!question.ok) return question;
  const theme = query.get('theme');
  const isObject =
    typeof question.value === 'object' && question.value !== null && !Array.isArray(question.value);
  const input =
    isObject && theme !== null ? { ...question.value, theme: theme.toUpperCase() } : question.value;
  return ok({ input, scale: Number(query.get('scale') ?? USUAL_SCALE) });
};

/** The rows that answer pictures as files. */
export const pictureFileRows = ({ rows, context, rasterise }: PictureFileParts): readonly EdgeRow[] => {
  const drawn = (svg: string, scale: number | null): Reply => ({
    kind: 'CONTENT',
    type: scale === null ? 'image/svg+xml' : 'image/png',
    cache: 'reference',
    etag: `"${fingerprint(scale === null ? svg : `${scale} ${svg}`)}"`,
    isEmbeddable: true,
    headers: { 'content-security-policy': SVG_POLICY },
    body: scale === null ? svg : async () => ({ body: await rasterise(svg, scale) }),
  });

  const answer = async ({ event, path }: EdgeRequest): Promise<Reply> => {
    const [, name = '', format = ''] = FILE.exec(path) ?? [];
    const row = rows.find((one) => one.path === `/v1/pictures/${name}`);
    if (row === undefined) return problemReply({ code: 'ROUTE_NOT_FOUND', path });
    const isPng = format === 'png';
    const query = readQuery(event, isPng);
    if (!query.ok) return problemReply(query.error);
    const picture = await callAny(await row.load(), query.value.input, {
      ...context(),
      work: createWorkBudget(),
    });
    if (!picture.ok) return problemReply(picture.error);
    return drawn((picture.value as { readonly svg: string }).svg, isPng ? query.value.scale : null);
  };

  return interfaceRoutes
    .filter((route) => route.interface === 'pictures')
    .map(({ method, path }) => ({ method, path, answer }));
};

/**
 * Answers the pictures as files: `GET /v1/pictures/{name}.svg` and `.png`, the question as JSON in the query. The same
 * question has the same address, so that every cache may store the answer.
 */
export const createPictureFileHandler = ({
  log,
  ...parts
}: PictureFileParts & { readonly log?: Log | undefined }): Respond =>
  createEdge(pictureFileRows(parts), { log });
