import type { pictureUseCases } from '../../../app/pictures';
import type { AppError } from '../../../app/errors';
import type { Fault } from '../../../app/faults';
import type { Log } from '../../../app/ports';
import type { Answer, AnyUseCase } from '../../../app/use-case';
import { callAny, invalidInput } from '../../../app/use-case';
import { release } from '../../../shared/release';
import type { Result } from '../../../shared/result';
import { ok, refused } from '../../../shared/result';
import { fingerprint } from '../../http/fingerprint';
import type { GatewayEvent, GatewayResponse } from '../../http/gateway-event';
import { pathWithoutStage } from '../../http/gateway-event';
import { packed } from '../../http/packed';
import { RELEASE_PARAMETER } from '../decode-input';
import type { Handled, Respond } from '../../http/guard';
import { guarded } from '../guard';
import { problem } from '../problem';
import { cacheControl } from '../success';
import type { Rasterise } from './rasteriser';

type PictureUseCases = typeof pictureUseCases;

/** What the files of pictures are answered with. */
export interface PictureFileParts {
  readonly useCases: PictureUseCases;
  readonly rasterise: Rasterise;
  readonly log?: Log | undefined;
}

/** The pictures by the names of their files. */
const operations: Readonly<Record<string, keyof PictureUseCases>> = {
  'duel-matrix': 'duelMatrixPicture',
  'duel-curves': 'duelCurvesPicture',
  'strike-wounds': 'strikeWoundsPicture',
  'volley-wounds': 'volleyWoundsPicture',
  'fight-outcomes': 'fightOutcomesPicture',
};

const FILE = /^\/v1\/pictures\/([a-z-]+)\.(svg|png)$/;
const PARAMETERS = ['question', 'theme', 'scale', RELEASE_PARAMETER];
const USUAL_SCALE = 2;

/** A picture runs nothing and asks nobody, also where somebody opens it by itself. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

interface PictureQuery {
  readonly input: unknown;
  readonly scale: number;
}

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
const readQuery = (event: GatewayEvent, isPng: boolean): Answer<PictureQuery> => {
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

/**
 * Answers the pictures as files: `GET /v1/pictures/{name}.svg` and `.png`, the question as JSON in the query. The same
 * question has the same address, so that everybody between may keep the answer.
 */
export const createPictureFileHandler = ({ useCases, rasterise, log }: PictureFileParts): Respond => {
  const refusal = (event: GatewayEvent, error: AppError): Handled => ({
    outcome: error.code,
    response: problem(error, {
      instance: pathWithoutStage(event),
      requestId: event.requestContext.requestId,
    }),
  });

  const fileResponse = async (event: GatewayEvent, svg: string, scale: number | null): Promise<Handled> => {
    const etag = `"${fingerprint(scale === null ? svg : `${scale} ${svg}`)}"`;
    const headers = {
      'content-type': scale === null ? 'image/svg+xml' : 'image/png',
      'cache-control': cacheControl({ cache: 'reference' }, event),
      etag,
      vary: 'accept-encoding, authorization',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'etag, x-request-id',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': SVG_POLICY,
      'x-content-type-options': 'nosniff',
      'x-request-id': event.requestContext.requestId,
    };
    const answer = (response: GatewayResponse): Handled => ({ outcome: 'OK', response });
    if (event.headers['if-none-match']?.includes(etag)) return answer({ statusCode: 304, headers });
    if (event.requestContext.http.method === 'HEAD') return answer({ statusCode: 200, headers });
    if (scale === null) return answer(packed(event, { statusCode: 200, headers, body: svg }));
    const png = await rasterise(svg, scale);
    return answer({
      statusCode: 200,
      headers,
      body: Buffer.from(png).toString('base64'),
      isBase64Encoded: true,
    });
  };

  const handle = async (event: GatewayEvent): Promise<Handled> => {
    const path = pathWithoutStage(event);
    const [, name = '', format = ''] = FILE.exec(path) ?? [];
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (operation === undefined) return refusal(event, { code: 'ROUTE_NOT_FOUND', path });
    const isPng = format === 'png';
    const query = readQuery(event, isPng);
    if (!query.ok) return refusal(event, query.error);
    const useCase: AnyUseCase<undefined> = useCases[operation];
    const answer = await callAny(useCase, query.value.input, undefined);
    if (!answer.ok) return refusal(event, answer.error);
    const { svg } = answer.value as { readonly svg: string };
    return fileResponse(event, svg, isPng ? query.value.scale : null);
  };

  return guarded(handle, log);
};
