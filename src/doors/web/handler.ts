import type { AppError } from '../../app/errors';
import type { Log } from '../../app/ports';
import type { StoredContext } from '../../app/tournaments/context';
import { readingStore } from '../../app/tournaments/reading-store';
import { rememberingStore } from '../../app/tournaments/remembering-store';
import type { GatewayEvent, GatewayResponse } from '../http/gateway-event';
import { pathWithoutStage } from '../http/gateway-event';
import type { Handled } from '../http/guard';
import { guarded } from '../http/guard';
import { createPathMatcher } from '../http/path-matcher';
import type { UnitsSoFar } from '../http/request-meter';
import type { WebFiles } from './files';
import { pages } from './pages';
import { refusalPage } from './refusal-page';
import type { Page, PageRequest } from './reply';
import { fileResponse, refusalResponse, replyResponse } from './respond';

/** What the web handler is made of. */
export interface WebHandlerParts {
  readonly files: WebFiles;
  /** What the use-cases may use, for one request. */
  readonly context: (event: GatewayEvent) => StoredContext;
  readonly log?: Log | undefined;
  /** What the table has charged so far, for the log. */
  readonly unitsSoFar?: UnitsSoFar;
}

const find = createPathMatcher(pages);
const loaded = new Map<() => Promise<Page>, Page>();

const pageOf = async (load: () => Promise<Page>): Promise<Page> => {
  const page = loaded.get(load) ?? (await load());
  loaded.set(load, page);
  return page;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const requestOf = (
  { headers, rawQueryString }: GatewayEvent,
  path: string,
  parameters: Readonly<Record<string, string>>,
): PageRequest => ({
  path,
  parameters: Object.fromEntries(Object.entries(parameters).map(([name, text]) => [name, decoded(text)])),
  query: new URLSearchParams(rawQueryString),
  origin: `${headers['x-forwarded-proto'] ?? 'http'}://${headers['host'] ?? 'localhost'}`,
});

/** The handler of every page: event in, response out. A crash is a page without inner words, and a line in the log. */
export const createWebHandler = ({
  files,
  context,
  log,
  unitsSoFar,
}: WebHandlerParts): ((event: GatewayEvent) => Promise<GatewayResponse>) => {
  const refuse = (event: GatewayEvent, error: AppError): Handled => ({
    outcome: error.code,
    response: refusalResponse(event, files, refusalPage(error)),
  });

  const handle = async (event: GatewayEvent): Promise<Handled> => {
    const path = pathWithoutStage(event);
    const file = Object.hasOwn(files.facts, path) ? files.facts[path] : undefined;
    if (file !== undefined) return { outcome: 'OK', response: fileResponse(event, files, file) };
    const found = find(path);
    if (found === undefined) return refuse(event, { code: 'ROUTE_NOT_FOUND', path });
    const page = await pageOf(found.value);
    const given = context(event);
    const answer = await page(requestOf(event, path, found.parameters), {
      ...given,
      // The questions of one page see the same state, and read it once.
      store: rememberingStore(readingStore(given.store)),
    });
    return answer.ok
      ? { outcome: 'OK', response: await replyResponse(event, files, answer.value) }
      : refuse(event, answer.error);
  };

  const respond = guarded(handle, {
    afterCrash: (event) => refuse(event, { code: 'INTERNAL', requestId: event.requestContext.requestId }),
    log,
    unitsSoFar,
  });

  return async (event) => {
    const response = await respond(event);
    if (event.requestContext.http.method !== 'HEAD') return response;
    const { body: _body, isBase64Encoded: _packed, ...head } = response;
    return head;
  };
};
