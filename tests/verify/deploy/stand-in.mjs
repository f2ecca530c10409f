// One server on the loopback that answers like CloudFormation, S3, STS, IAM, SSM and what else a deployment asks. It holds one account in
// one region, refuses unsigned requests, and remembers what it was sent.
import { buffer } from 'node:stream/consumers';
import { listenHere } from '../runtime/loopback.mjs';
import { createCloudFormation } from './cloudformation.mjs';
import { createJsonServices } from './json-services.mjs';
import { allows } from './policy.mjs';
import { ACCOUNT } from './resources.mjs';
import { createS3 } from './s3.mjs';
import { ValidationError } from './template.mjs';

const escaped = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A value as the XML of the query protocol: lists as `member`. */
const toXml = (value) => {
  if (Array.isArray(value)) return value.map((inner) => `<member>${toXml(inner)}</member>`).join('');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([name, inner]) => `<${name}>${toXml(inner)}</${name}>`)
      .join('');
  return escaped(value);
};

const queryAnswer = (action, result) => ({
  body: `<${action}Response><${action}Result>${toXml(result)}</${action}Result><ResponseMetadata><RequestId>0</RequestId></ResponseMetadata></${action}Response>`,
});
const queryError = (status, code, message) => ({
  status,
  body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${escaped(message)}</Message></Error><RequestId>0</RequestId></ErrorResponse>`,
});

/** The service and action of a request, as IAM names them; the service stands in the scope of the signature. */
const actionOf = ({ headers, method, path }, form) => {
  const service = /Credential=[^/]+\/\d+\/[^/]+\/([^/]+)\//.exec(headers.authorization ?? '')?.[1];
  const name =
    headers['x-amz-target']?.split('.')[1] ??
    form?.get('Action') ??
    (path === '/v2/apis' ? 'GetApis' : `${method} ${path}`);
  return { service, name };
};

/** Starts the stand-in on a free port of 127.0.0.1. Another seed makes resources in another order that CloudFormation may choose. */
export const startStandIn = async ({ region = 'eu-central-1', seed = 0 } = {}) => {
  const buckets = new Map();
  const parameters = new Map();
  /** Actions such as `dynamodb:ListTables` that the caller may not do. */
  const denied = new Set();
  /** Resource types that fail the next time one is made or changed. */
  const faults = new Set();
  const sent = [];
  const account = {
    buckets,
    tables: new Set(),
    /** Those of them that are protected against deletion. */
    protectedTables: new Set(),
    /** Whether AWS lets the account have a CDN; it does so once it has looked at a new account. */
    mayHaveCdn: true,
    /** What the caller may do, as a policy; all if absent. */
    policy: undefined,
    /** Logical ids of alarms that ring. */
    ringing: new Set(),
    hasHttpApi: true,
    readObject: (path) => {
      const [name, ...key] = decodeURIComponent(path).split('/');
      return buckets.get(name)?.get(key.join('/'))?.bytes;
    },
    objectsIn: (name) => buckets.get(name)?.size ?? 0,
  };
  const cloudFormation = createCloudFormation({ region, account, faults, seed });
  const onS3 = createS3({ region, buckets });
  const onJson = createJsonServices({ region, account, functions: cloudFormation.functions, parameters });

  const queryActions = {
    ...cloudFormation.actions,
    GetCallerIdentity: () => ({
      Arn: `arn:aws:iam::${ACCOUNT}:user/organiser`,
      UserId: 'AIDAORGANISER',
      Account: ACCOUNT,
    }),
    SimulatePrincipalPolicy: (form) => {
      const resource = form.get('ResourceArns.member.1');
      const context = Object.fromEntries(
        form.has('ContextEntries.member.1.ContextKeyName')
          ? [
              [
                form.get('ContextEntries.member.1.ContextKeyName'),
                form.get('ContextEntries.member.1.ContextKeyValues.member.1'),
              ],
            ]
          : [],
      );
      const may = (action) =>
        !denied.has(action) &&
        (account.policy === undefined || allows(account.policy, action, resource, context));
      return {
        IsTruncated: 'false',
        EvaluationResults: [...form]
          .filter(([key]) => key.startsWith('ActionNames.member.'))
          .map(([, action]) => ({
            EvalActionName: action,
            EvalResourceName: resource,
            EvalDecision: may(action) ? 'allowed' : 'implicitDeny',
          })),
      };
    },
  };

  const answer = (request) => {
    const { headers, body } = request;
    const form = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      ? new URLSearchParams(body.toString('utf8'))
      : undefined;
    const { service, name } = actionOf(request, form);
    if (service === undefined)
      return queryError(403, 'MissingAuthenticationToken', 'Request is missing Authentication Token');
    sent.push({ service, action: name, body, form, request });
    if (denied.has(`${service}:${name}`)) {
      const words = `User: arn:aws:iam::${ACCOUNT}:user/organiser is not authorized to perform: ${service}:${name}`;
      return form === undefined
        ? { status: 400, body: { __type: 'AccessDeniedException', message: words } }
        : queryError(403, 'AccessDenied', words);
    }
    if (form !== undefined) {
      const action = queryActions[name];
      if (action === undefined) return queryError(400, 'InvalidAction', `No ${service}:${name}`);
      try {
        return queryAnswer(name, action(form));
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        return queryError(400, error.code ?? 'ValidationError', error.message);
      }
    }
    return onJson(request) ?? onS3(request);
  };

  const respond = (incoming, outgoing) => {
    buffer(incoming)
      .then((body) => {
        const url = new URL(incoming.url, 'http://stand-in');
        const { method, headers } = incoming;
        return answer({ method, headers, body, path: url.pathname, query: url.searchParams });
      })
      .catch((error) => {
        console.error(error);
        return { status: 500, body: 'the stand-in crashed' };
      })
      .then(({ status = 200, headers = {}, body = '' }) => {
        const isData = typeof body === 'object' && !Buffer.isBuffer(body);
        outgoing.writeHead(status, {
          'content-type': isData ? 'application/x-amz-json-1.1' : 'text/xml',
          ...headers,
        });
        outgoing.end(isData ? JSON.stringify(body) : body);
      });
  };
  // On a busy machine the framework lets minutes pass between two requests of a connection.
  const untimed = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 };
  const { url, stop } = await listenHere(respond, untimed);
  return {
    endpoint: url,
    region,
    account,
    parameters,
    denied,
    faults,
    sent,
    stackNamed: cloudFormation.stackNamed,
    stop,
  };
};
