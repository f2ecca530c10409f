import type { FileStore } from '../../app/tournaments/bulk-data/file-store';
import { ok, refused } from '../../shared/result';
import { sendSigned, sha256Hex } from './sign-request';

/** Files in a bucket of S3, by single signed requests. */

/** Which bucket, and what caches may do with its files. */
export interface BucketParts {
  readonly bucket: string;
  readonly region: string;
  readonly cacheControl: string;
  readonly nowMs: () => number;
  /** Another address than that of S3, with the bucket in the path. */
  readonly endpoint?: string | undefined;
}

const LONGEST_ANSWER_MS = 30_000;
const MOST_ATTEMPTS = 3;
const NOT_ANSWERED = refused({ code: 'UNAVAILABLE' as const, retryAfterSeconds: 1 });

interface Asked {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

const addressOf = ({ bucket, region, endpoint }: BucketParts): URL =>
  new URL(endpoint ? `${endpoint}/${bucket}/` : `https://${bucket}.s3.${region}.amazonaws.com/`);

const askOnce = (parts: BucketParts, { method, name, headers = {}, body = Buffer.alloc(0) }: Asked) =>
  sendSigned(new URL(name, addressOf(parts)), {
    method,
    region: parts.region,
    service: 's3',
    headers: { ...headers, 'x-amz-content-sha256': sha256Hex(body) },
    body,
    atMs: parts.nowMs(),
    longestMs: LONGEST_ANSWER_MS,
  });

/** The answer, or undefined where S3 was not reached or was not well for all attempts. */
const ask = async (parts: BucketParts, asked: Asked): Promise<Response | undefined> => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const answer = await askOnce(parts, asked).catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return answer;
    await answer?.arrayBuffer().catch(() => undefined);
  }
  return undefined;
};

/** Somebody else wrote before, or at the same moment. */
const isConflict = (status: number): boolean => status === 412 || status === 409;

/** A condition on what is replaced, as S3 takes it. */
const conditionOf = (replaces: string | null | undefined): Readonly<Record<string, string>> => {
  if (replaces === undefined) return {};
  return replaces === null ? { 'if-none-match': '*' } : { 'if-match': replaces };
};

/** Files in a bucket. A refusal by S3 that no repetition mends is thrown: the role or the bucket is wrong. */
export const createBucketFiles = (parts: BucketParts): FileStore => {
  const unexpected = async (what: string, answer: Response): Promise<Error> =>
    new Error(`S3 answered ${answer.status} to ${what}: ${(await answer.text()).slice(0, 300)}`);
  return {
    read: async (name) => {
      const answer = await ask(parts, { method: 'GET', name });
      if (!answer) return NOT_ANSWERED;
      if (answer.status === 404) return ok(null);
      if (!answer.ok) throw await unexpected(`reading ${name}`, answer);
      const bytes = await answer.arrayBuffer().catch(() => undefined);
      return bytes ? ok({ bytes: Buffer.from(bytes), etag: answer.headers.get('etag') ?? '' }) : NOT_ANSWERED;
    },
    write: async (name, { bytes, type, replaces }) => {
      const headers = {
        'cache-control': parts.cacheControl,
        'content-type': type,
        ...conditionOf(replaces),
      };
      const answer = await ask(parts, { method: 'PUT', name, headers, body: bytes });
      if (!answer) return NOT_ANSWERED;
      if (isConflict(answer.status)) return ok('CONFLICT');
      if (!answer.ok) throw await unexpected(`writing ${name}`, answer);
      return ok('WRITTEN');
    },
    remove: async (name) => {
      const answer = await ask(parts, { method: 'DELETE', name });
      if (!answer) return NOT_ANSWERED;
      if (!answer.ok && answer.status !== 404) throw await unexpected(`removing ${name}`, answer);
      return ok(true);
    },
  };
};
