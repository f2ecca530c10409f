import { type ErrorCode, conflictReasons } from '../../src/app/kernel/errors';
import type { FaultCode } from '../../src/app/kernel/faults';
import { errorAnchor as anchor } from '../../src/interfaces/http/problem';
import { statusOf } from '../../src/interfaces/http/status-of';
import { problems } from '../openapi/problems';

/** The remedy for each refusal. */
const remedies: Readonly<Record<ErrorCode, string>> = {
  INVALID_INPUT:
    'Correct every fault in `errors` and send the request again. Sent unchanged, it is refused again.',
  BAD_JSON: 'Send valid JSON in UTF-8.',
  UNSUPPORTED_MEDIA_TYPE: 'Send `Content-Type: application/json`.',
  NOT_ACCEPTABLE: 'Ask for one of the types in `allowed`, or send no `Accept`. Nothing was changed.',
  PAYLOAD_TOO_LARGE: 'Send a smaller body, or split the request; `limitBytes` is the most.',
  ROUTE_NOT_FOUND: 'Check the address; `/openapi.json` lists every one.',
  METHOD_NOT_ALLOWED: 'Use one of the methods in `Allow`.',
  NOT_FOUND: 'Check the id; `nearest` names ids that look alike.',
  GONE: 'Forget the id: what was deleted does not come back.',
  UNAUTHENTICATED:
    'Send the token as `Authorization: Bearer <token>`. A token that was revoked stays refused.',
  FORBIDDEN: 'Use the token of one of `allowedRoles` ([roles](roles.md)).',
  WRONG_STATE: 'Read the thing again; `allowed` names what is possible in its state.',
  VERSION_MISMATCH:
    'Read `now`, decide again, and send the change with `current` as `If-Match` and a fresh Idempotency-Key.',
  CONFLICT:
    'Branch on `reason`. Sent unchanged, the request is refused again until what it conflicts with changes.',
  IDEMPOTENCY_KEY_REQUIRED: 'Send a fresh key with each change, and the same key with each retry of it.',
  IDEMPOTENCY_KEY_REUSED: 'Use a fresh key: this one belongs to a request with another body.',
  UNAVAILABLE: 'Wait `retryAfterSeconds`, then send the same request with the same key; it is applied once.',
  TOO_MUCH_WORK: 'Ask for less in one request: fewer or smaller questions, each in a request of its own.',
  CONTENDED: 'Wait `retryAfterSeconds`, then send the same request with the same key; it is applied once.',
  TOO_MANY_REQUESTS:
    'Wait `retryAfterSeconds`, then send the same request with the same key; it is applied once.',
  INTERNAL: 'Send it again later with the same key. If it stays, report `requestId`.',
};

const faults: Readonly<Record<FaultCode, string>> = {
  REQUIRED: 'A field is missing.',
  WRONG_TYPE: 'The value has another type.',
  TOO_SMALL: 'A number is below its minimum.',
  TOO_LARGE: 'A number is above its maximum.',
  TOO_SHORT: 'A text or list is too short.',
  TOO_LONG: 'A text or list is too long.',
  NOT_ALLOWED: 'The value is none of those allowed.',
  WRONG_FORMAT: 'A text has another form.',
  UNKNOWN_FIELD: 'There is no field or parameter of this name.',
  UNKNOWN_REFERENCE: 'The input refers to something that it does not hold.',
  DUPLICATE: 'The value occurs twice.',
  INCONSISTENT: 'Two values contradict each other.',
  NOT_COVERED: 'No source of the 2024 edition gives the rule that this would need; the message names it.',
  MORE_FAULTS: 'The hundred faults before it are named; the message says how many more there are.',
};

const codes = (Object.keys(problems) as readonly ErrorCode[]).toSorted(
  (a, b) => statusOf[a] - statusOf[b] || (a < b ? -1 : 1),
);

const factsOf = (code: ErrorCode): string => {
  const { facts } = problems[code];
  const lines = Object.entries<{ readonly description?: string }>(facts).map(
    ([name, { description = '' }]) => `- \`${name}\`: ${description}`,
  );
  return lines.length === 0 ? '' : `\n${lines.join('\n')}\n`;
};

const section = (code: ErrorCode): string => `<a id="${anchor(code)}"></a>

## ${code}

Status ${statusOf[code]}. ${problems[code].description}
${factsOf(code)}
${remedies[code]}
`;

/** docs/errors.md, from the codes of src/app/kernel/errors.ts, their facts and their statuses. */
export const errorsPage = (): string => `# Error codes

Made from \`src/app/kernel/errors.ts\` and \`scripts/openapi/problems.ts\` (\`npm run generate\`). REST answers a refusal as a problem
(RFC 9457) with \`code\`, \`title\`, \`status\`, \`detail\`, \`instance\`, \`requestId\` and the facts below; GraphQL has the same in
\`extensions\`. Codes are stable, words are not. New codes, faults and reasons may come: treat one that you do not know by its status.

| code | status |
|---|---|
${codes.map((code) => `| [\`${code}\`](#${anchor(code)}) | ${statusOf[code]} |`).join('\n')}

A 429 without a \`code\` comes from the gateway before any code of the service runs, as \`{ "message": ... }\`: nothing has happened, send it again later.

${codes.map(section).join('\n')}
<a id="faults"></a>

## Faults of an input

Each entry of \`errors\` has \`path\`, \`message\` and one of these codes.

| code | meaning |
|---|---|
${Object.entries(faults)
  .map(([code, words]) => `| \`${code}\` | ${words} |`)
  .join('\n')}

<a id="reasons"></a>

## Reasons of a conflict

${conflictReasons.map((reason) => `\`${reason}\``).join(', ')}.
`;
