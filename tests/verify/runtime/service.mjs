// The whole packaged service, running: every function under AWS's runtime client, the routes of the template before them, SSM as a
// stand-in and the table in Amazon's DynamoDB Local.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { node24 } from '../../../scripts/node-24.mjs';
import { startStandIn } from '../deploy/stand-in.mjs';
import { activeResources, createEvaluator } from '../deploy/template.mjs';
import { createFunction } from './lambda.mjs';
import { startGateway } from './gateway.mjs';
import { listenHere } from './loopback.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const STACK = 'muster-dev';
/** The table's name as CloudFormation would make it. */
export const TABLE = `${STACK}-Table-1`;
/** The bucket of the bulk data of tournaments. */
const FILES = `${STACK}-files-1`;

/** The template's functions and routes with every reference worked out. */
const readTemplate = (parameters) => {
  const template = JSON.parse(
    readFileSync(join(root, '.serverless/cloudformation-template-update-stack.json'), 'utf8'),
  );
  const values = Object.fromEntries(
    Object.entries(template.Parameters).map(([name, { Default }]) => [name, String(Default)]),
  );
  const evaluator = createEvaluator(template, {
    ref: (name) =>
      ({ 'AWS::StackName': STACK, Table: TABLE, Files: FILES, ...values, ...parameters })[name] ??
      `<${name}>`,
    attribute: (name, attribute) => `<${name}.${attribute}>`,
  });
  const resources = new Map(activeResources(template, evaluator));
  const ofType = (type) =>
    [...resources]
      .filter(([, { Type }]) => Type === type)
      .map(([id, { Properties }]) => ({ id, ...evaluator.evaluate(Properties) }));
  const functions = ofType('AWS::Lambda::Function');
  const integrations = new Map(
    ofType('AWS::ApiGatewayV2::Integration').map(({ id, IntegrationUri }) => [
      `integrations/<${id}>`,
      functions.find((one) => IntegrationUri.includes(`<${one.id}.`))?.FunctionName,
    ]),
  );
  const routes = ofType('AWS::ApiGatewayV2::Route').map(({ RouteKey, Target }) => ({
    key: RouteKey,
    target: integrations.get(Target),
  }));
  const cdn = {
    distribution: ofType('AWS::CloudFront::Distribution')[0].DistributionConfig,
    cachePolicy: ofType('AWS::CloudFront::CachePolicy')[0].CachePolicyConfig,
    headersPolicy: ofType('AWS::CloudFront::ResponseHeadersPolicy')[0].ResponseHeadersPolicyConfig,
    code: ofType('AWS::CloudFront::Function')[0].FunctionCode,
  };
  return { functions, routes, cdn };
};

/** Lambda's own API, as far as a function invokes itself. */
const startInvokeApi = (invoke) =>
  listenHere(async (request, response) => {
    const name = /\/functions\/([^/]+)\/invocations/.exec(request.url)?.[1];
    invoke(name, await json(request)).catch((error) => console.error(error.message));
    response.writeHead(202);
    response.end();
  });

/** `secret` is the text of the parameter; `parameters` are the stack's. `database` is DynamoDB Local's address, without its table. */
export const startService = async ({ database, secret, parameters = {} }) => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-runtime-'));
  const node = join(node24(), 'node');
  const standIn = await startStandIn();
  standIn.parameters.set(`/${STACK}/secret`, { value: secret, type: 'SecureString', version: 1 });
  standIn.account.buckets.set(FILES, new Map());
  const { functions: described, routes, cdn } = readTemplate(parameters);
  const functions = new Map();
  const invoke = (name, event) => functions.get(name).invoke(event);
  const invokeApi = await startInvokeApi(invoke);
  for (const properties of described) {
    const name = properties.FunctionName.slice(STACK.length + 1);
    functions.set(
      properties.FunctionName,
      createFunction({
        name,
        zip: join(root, `.serverless/${name}.zip`),
        folder: join(folder, name),
        properties,
        node,
        environment: {
          AWS_ENDPOINT_URL_SSM: standIn.endpoint,
          AWS_ENDPOINT_URL_S3: standIn.endpoint,
          AWS_ENDPOINT_URL_DYNAMODB: database,
          AWS_ENDPOINT_URL_LAMBDA: invokeApi.url,
        },
      }),
    );
  }
  const gateway = await startGateway(routes, invoke);
  return {
    url: gateway.url,
    cdn,
    functions,
    standIn,
    /** A file of bulk data in the bucket, by the end of its name. */
    hasBulkFile: (name) => [...standIn.account.buckets.get(FILES).keys()].some((key) => key.endsWith(name)),
    invoke: (name, event) => invoke(`${STACK}-${name}`, event),
    stop: async () => {
      await gateway.stop();
      await Promise.all([...functions.values()].map((one) => one.stop()));
      await Promise.all([invokeApi.stop(), standIn.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
