// What stops before anything is created, with one sentence that says what to do.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';

export const DEPLOYER_POLICY = JSON.parse(
  readFileSync(new URL('../../../docs/deployer-policy.json', import.meta.url), 'utf8'),
);
export const SECRET = 'the secret of the deployment test, long enough';
export const STACK = 'muster-dev';

export const storeSecret = ({ parameters }, value = SECRET, type = 'SecureString') =>
  parameters.set(`/${STACK}/secret`, { value, type, version: 1 });

const CREATES = /^(Create|Put|Execute|Update|Delete|PUT|POST)/;

/** The deployment ends with this sentence, and nothing was asked to be made. */
const refuses = async ({ standIn, run }, sentence) => {
  const { status, output } = await run();
  assert.notEqual(status, 0, output);
  assert.ok(output.includes(sentence), `"${sentence}" is not said:\n${output}`);
  assert.deepEqual(
    standIn.sent.map(({ action }) => action).filter((action) => CREATES.test(action)),
    [],
    'something was made',
  );
};

const refusedWith =
  (prepare, sentence, environment = {}) =>
  async ({ standIn, workplace }) => {
    storeSecret(standIn);
    prepare(standIn);
    await refuses({ standIn, run: () => workplace.deployPackaged(environment) }, sentence);
  };
const nothing = () => undefined;

export const refusedDeployments = {
  'no secret': refusedWith(
    ({ parameters }) => parameters.clear(),
    'The secret /muster-dev/secret is missing: create it once with npm run secret -- --stage dev.',
  ),
  'a short secret': refusedWith(
    (standIn) => storeSecret(standIn, '1:twenty characters ..'),
    'The secret /muster-dev/secret is shorter than 32 characters: add a longer one with npm run secret -- --stage dev --rotate.',
  ),
  'a secret in the clear': refusedWith(
    (standIn) => storeSecret(standIn, SECRET, 'String'),
    'The secret /muster-dev/secret is stored in the clear',
  ),
  'an unknown stage': async ({ standIn, workplace }) => {
    storeSecret(standIn);
    await refuses(
      {
        standIn,
        run: () => workplace.serverless(['deploy', '--package', 'packaged', '--stage', 'prodution']),
      },
      'There is no stage "prodution": choose one of dev, test, production (custom.stages in serverless.yml).',
    );
  },
  'a region without HTTP API': refusedWith(({ account }) => {
    account.hasHttpApi = false;
  }, 'The region eu-central-1 has no HTTP API: choose another, such as --region eu-central-1.'),
  'a table that is left': refusedWith(
    ({ account }) => account.tables.add('muster-dev-Table-1ABC'),
    'The table muster-dev-Table-1ABC is left from an earlier stack of this stage',
  ),
  'no right to look': refusedWith(
    ({ denied }) => denied.add('cloudformation:DescribeStacks'),
    'Your AWS identity may not do cloudformation:DescribeStacks',
  ),
  'no right to create': refusedWith(
    ({ denied }) => denied.add('lambda:CreateFunction').add('iam:CreateRole'),
    'Your AWS identity may not do iam:CreateRole on arn:aws:iam::123456789012:role/muster-dev-RulesRole-1; lambda:CreateFunction on arn:aws:lambda:eu-central-1:123456789012:function:muster-dev-rules: deploy with an identity that may; docs/deployer-policy.json is',
  ),
  'rights for things of another name': refusedWith(
    ({ account }) =>
      (account.policy = JSON.parse(
        JSON.stringify(DEPLOYER_POLICY).replace('table/muster-*', 'table/hobbiton-*'),
      )),
    'Your AWS identity may not do dynamodb:CreateTable, dynamodb:DescribeTable, dynamodb:UpdateTable,',
  ),
  'a domain without the CDN': refusedWith(nothing, 'DOMAIN_NAME needs the CDN', {
    CDN: 'no',
    DOMAIN_NAME: 'api.example.org',
    CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
  }),
  'neither with nor without the CDN': refusedWith(nothing, 'CDN is "maybe", but must be yes or no.', {
    CDN: 'maybe',
  }),
  'a domain without a certificate': refusedWith(nothing, 'DOMAIN_NAME needs CERTIFICATE_ARN too', {
    DOMAIN_NAME: 'api.example.org',
  }),
  'a certificate of another region': refusedWith(nothing, 'CERTIFICATE_ARN is "arn:aws:acm:eu-central-1', {
    DOMAIN_NAME: 'api.example.org',
    CERTIFICATE_ARN: 'arn:aws:acm:eu-central-1:123456789012:certificate/1',
  }),
  'an address that is none': refusedWith(nothing, 'ALARM_EMAIL is "nobody", but must be an e-mail address.', {
    ALARM_EMAIL: 'nobody',
  }),
};
