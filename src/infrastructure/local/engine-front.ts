import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WrittenKey } from '../aws/table-stream';
import type { AcceptRequest } from './engine-caller';
import { FAULT_ANSWER } from './level-repairs';

/** One address before an engine that may be closed and started again behind it. */
export interface EngineFront {
  readonly endpoint: string;
  /** Takes a request that came otherwise. */
  readonly accept: AcceptRequest;
  /** Hands requests to this engine from now on. */
  readonly open: (engine: Server) => void;
  /** Answers 500 from now on; done when the engine has no request left. */
  readonly shut: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const refuse = (response: ServerResponse): void => {
  const body = JSON.stringify(FAULT_ANSWER.body);
  response.writeHead(FAULT_ANSWER.statusCode, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
};

const PUT = /\.PutItem$/;

/** The key in the body of a put. */
const keyIn = (body: string): WrittenKey | undefined => {
  const { Item } = JSON.parse(body) as {
    readonly Item?: { readonly pk?: { readonly S?: string }; readonly sk?: { readonly S?: string } };
  };
  const [pk, sk] = [Item?.pk?.S, Item?.sk?.S];
  return pk === undefined || sk === undefined ? undefined : { pk, sk };
};

/** Reports a put once it is acknowledged, as the stream of a table does. */
const reportPut = (
  request: IncomingMessage,
  response: ServerResponse,
  written: (key: WrittenKey) => void,
): void => {
  if (!PUT.test(String(request.headers['x-amz-target']))) return;
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.once('finish', () => {
    const key = response.statusCode === 200 ? keyIn(Buffer.concat(chunks).toString('utf8')) : undefined;
    if (key !== undefined) written(key);
  });
};

/** Listens on a free port of 127.0.0.1. `written` is told of each item that was put. */
export const startFront = async (written: (key: WrittenKey) => void): Promise<EngineFront> => {
  let engine: Server | undefined;
  const underway = new Set<ServerResponse>();
  let whenIdle = (): void => undefined;
  const accept: AcceptRequest = (request, response) => {
    if (engine === undefined) {
      refuse(response);
      return;
    }
    underway.add(response);
    response.once('close', () => {
      underway.delete(response);
      if (underway.size === 0) whenIdle();
    });
    reportPut(request, response, written);
    engine.emit('request', request, response);
  };
  const server = createServer(accept);
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', listening);
  });
  const shut = async (): Promise<void> => {
    engine = undefined;
    if (underway.size > 0)
      await new Promise<void>((idle) => {
        whenIdle = idle;
      });
  };
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accept,
    open: (started) => {
      engine = started;
    },
    shut,
    stop: async () => {
      await shut();
      await new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      });
    },
  };
};
