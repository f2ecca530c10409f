import type { AppError } from '../../app/kernel/errors';
import type { Log } from '../../app/kernel/ports';
import type { StoredContext } from '../../app/kernel/store/context';
import { readingStore, rememberingStore } from '../../app/kernel/store/wrapped-stores';
import { createWorkBudget } from '../../app/kernel/work-budget';
import { type EdgeRow, type Respond, createEdge } from '../http/edge';
import type { EdgeRequest } from '../http/edge-request';
import type { GatewayEvent } from '../http/gateway-event';
import { interfaceRoutes } from '../http/interface-routes';
import { STYLES } from '../http/not-found-page';
import type { Reply } from '../http/reply';
import type { UnitsSoFar } from '../http/request-meter';
import type { WebFiles } from './files';
import { createKeptPages } from './kept-pages';
import { originOf } from './origin';
import { pages } from './pages';
import { refusalPage } from './refusal-page';
import type { Page, PageRequest } from './reply';
import { edgeReply, fileReply, refusalReply } from './respond';

export interface WebHandlerParts {
  readonly files: WebFiles;
  /** The context of the operations, for one request. */
  readonly context: (event: GatewayEvent) => StoredContext;
  readonly log?: Log | undefined;
  /** Units that the table has charged so far, for the log. */
  readonly unitsSoFar?: UnitsSoFar;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const requestOf = ({ event: { headers, rawQueryString }, path, parameters }: EdgeRequest): PageRequest => ({
  path,
  parameters: Object.fromEntries(Object.entries(parameters).map(([name, text]) => [name, decoded(text)])),
  query: new URLSearchParams(rawQueryString),
  origin: originOf(headers),
});

const CURSOR = /^\d{1,9}(\.\d{1,9})+$/;

/** The cursors that the reader has seen: the one that a live page asks with, and that of the page it has. */
const promisedTo = ({ query }: PageRequest, { headers }: GatewayEvent, build: string): readonly string[] => {
  const tag = /"([^"]*)"/.exec(headers['if-none-match'] ?? '')?.[1] ?? '';
  const shown = tag.startsWith(`${build}.`) ? tag.slice(build.length + 1) : '';
  return [query.get('cursor') ?? '', shown].filter((one) => one.length <= 400 && CURSOR.test(one));
};

/** The handler of every page: event in, response out. A refusal and a crash are pages too. */
export const createWebHandler = ({ files, context, log, unitsSoFar }: WebHandlerParts): Respond => {
  const refuse = (error: AppError): Reply => ({
    ...refusalReply(files, refusalPage(error)),
    log: { outcome: error.code },
  });

  const renderOnce = createKeptPages();
  const pageRow = ([path, load]: (typeof pages)[number]): EdgeRow => {
    let page: Page | undefined;
    const answer = async (request: EdgeRequest): Promise<Reply> => {
      page ??= await load();
      const given = context(request.event);
      const asked = requestOf(request);
      const answered = await page(asked, {
        ...given,
        caller: { ...given.caller, promised: promisedTo(asked, request.event, files.build) },
        // The questions of one page see the same state, and read it once.
        store: rememberingStore(readingStore(given.store)),
        work: createWorkBudget(),
      });
      return answered.ok
        ? edgeReply(files, answered.value, { ...asked, renderOnce })
        : refuse(answered.error);
    };
    return { method: 'GET', path, answer };
  };

  /** Scripts, styles and fonts, the styles under a name that stays, and a page that says so where there is nothing. */
  const fileOrNothing = ({ path }: EdgeRequest): Reply => {
    const styles = files.addresses['web.css'];
    if (path === STYLES && styles !== undefined) return { kind: 'REDIRECT', to: styles };
    const file = Object.hasOwn(files.facts, path) ? files.facts[path] : undefined;
    return file === undefined ? refuse({ code: 'ROUTE_NOT_FOUND', path }) : fileReply(files, file);
  };

  const paths = new Set(pages.map(([path]) => path));
  const others = interfaceRoutes
    .filter((route) => route.function === 'web' && !paths.has(route.path))
    .map(({ method, path }) => ({ method, path, answer: fileOrNothing }));
  return createEdge([...pages.map(pageRow), ...others], {
    log,
    unitsSoFar,
    afterCrash: ({ requestContext: { requestId } }) => refuse({ code: 'INTERNAL', requestId }),
  });
};
