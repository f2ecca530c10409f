// Deployments that must succeed, or fail and leave things as they were.
import { strict as assert } from 'node:assert';
import { findingsOf } from './findings.mjs';
import { DEPLOYER_POLICY, SECRET, STACK, storeSecret } from './refused-deployments.mjs';

const EMAIL = 'club@example.org';

const mustSucceed = ({ status, output }) => {
  assert.equal(status, 0, output);
  return output;
};
const mustFail = ({ status, output }, words) => {
  assert.notEqual(status, 0, output);
  assert.ok(output.includes(words), `"${words}" is not said:\n${output}`);
};
const ofType = (standIn, type) =>
  [...standIn.stackNamed(STACK).resources.values()].filter((resource) => resource.type === type);
const handlers = (standIn) => ofType(standIn, 'AWS::Lambda::Function');
const statusOf = (standIn) => standIn.stackNamed(STACK)?.status;
const storedSecrets = ({ parameters }) =>
  parameters
    .get(`/${STACK}/secret`)
    .value.split('\n')
    .map((line) => line.replace(/^\d+:/, ''));

/** From nothing to removal, as docs/deploy.md has it. */
const wholeLife = async ({ standIn, workplace }) => {
  mustSucceed(await workplace.secret(['--stage', 'dev']));
  mustFail(await workplace.secret(['--stage', 'dev']), 'The secret is there already');

  standIn.account.concurrency = 10;
  const said = mustSucceed(await workplace.deployPackaged({ ALARM_EMAIL: EMAIL }));
  assert.match(said, /Your account runs 10 functions at once in this region/);
  assert.match(
    said,
    /site: https:\/\/[^\n]+\.cloudfront\.net\nsecret: version 1; .*\nnext: npm run smoke -- --write/,
  );
  assert.doesNotMatch(said, /execute-api/);
  assert.match(workplace.read('.deployed-site'), /cloudfront\.net$/);
  assert.equal(statusOf(standIn), 'UPDATE_COMPLETE');
  assert.equal(handlers(standIn).length, 20);
  const secrets = storedSecrets(standIn);
  assert.ok(secrets[0].length >= 32);
  const sound = (expected) =>
    assert.deepEqual(findingsOf(standIn, STACK, { expected, secrets: storedSecrets(standIn) }), []);
  sound({ AlarmEmail: EMAIL, WebAcl: '', DiscordPublicKey: '', KeyVersion: '1' });

  const again = mustSucceed(await workplace.deployPackaged());
  assert.match(again, /No changes to deploy/);

  // What was set stays set; what is set now changes, though no file has.
  const key = 'ab'.repeat(32);
  mustSucceed(await workplace.deployPackaged({ MONTHLY_BUDGET: '20', DISCORD_PUBLIC_KEY: key }));
  sound({ AlarmEmail: EMAIL, MonthlyBudget: '20', DiscordPublicKey: key });
  assert.equal(ofType(standIn, 'AWS::Budgets::Budget').length, 1);
  const discord = handlers(standIn).find(({ id }) => id.endsWith('-discord'));
  assert.equal(discord.properties.Environment.Variables.DISCORD_PUBLIC_KEY, key);
  mustSucceed(await workplace.deployPackaged({ MONTHLY_BUDGET: '' }));
  assert.equal(ofType(standIn, 'AWS::Budgets::Budget').length, 0);

  mustSucceed(await workplace.secret(['--stage', 'dev', '--rotate']));
  assert.equal(storedSecrets(standIn).length, 2);
  assert.equal(storedSecrets(standIn)[0], secrets[0]);
  mustSucceed(await workplace.deployPackaged());
  sound({ KeyVersion: '2', AlarmEmail: EMAIL });

  const [table] = standIn.account.tables;
  mustSucceed(await workplace.serverless(['remove']));
  assert.equal(statusOf(standIn), undefined);
  assert.deepEqual([...standIn.account.tables], [table], 'the table is retained');
  assert.equal(standIn.account.buckets.size, 1, 'the bucket of files is retained');
  mustFail(await workplace.deployPackaged(), `The table ${table} is left`);
  mustSucceed(await workplace.deployPackaged({ MUSTER_NEW_TABLE: 'yes' }));
  assert.equal(standIn.account.tables.size, 2);
};

const ownDomain = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  const certificate = 'arn:aws:acm:us-east-1:123456789012:certificate/1';
  mustSucceed(
    await workplace.deployPackaged({
      DOMAIN_NAME: 'api.example.org',
      CERTIFICATE_ARN: certificate,
      HOSTED_ZONE_ID: 'Z123',
    }),
  );
  const [{ properties }] = ofType(standIn, 'AWS::CloudFront::Distribution');
  assert.deepEqual(properties.DistributionConfig.Aliases, ['api.example.org']);
  assert.equal(properties.DistributionConfig.ViewerCertificate.AcmCertificateArn, certificate);
  assert.deepEqual(
    ofType(standIn, 'AWS::Route53::RecordSet').map(({ properties: { Type, Name } }) => [Type, Name]),
    [
      ['A', 'api.example.org'],
      ['AAAA', 'api.example.org'],
    ],
  );
  const site = standIn.stackNamed(STACK).outputs.find(({ OutputKey }) => OutputKey === 'Site');
  assert.equal(site.OutputValue, 'https://api.example.org');
};

/** The framework packages and deploys in one go, and what changed in a bundle arrives. */
const plainDeploy = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  mustSucceed(await workplace.serverless(['deploy']));
  const before = handlers(standIn).map(({ properties }) => properties.Code.S3Key);
  workplace.edit('dist/functions/rules/handler.mjs', (text) => `${text}\n// changed\n`);
  mustSucceed(await workplace.serverless(['deploy']));
  const after = handlers(standIn).map(({ properties }) => properties.Code.S3Key);
  assert.ok(after.every((key) => !before.includes(key)));
  assert.deepEqual(findingsOf(standIn, STACK, { secrets: [SECRET] }), []);
};

const failedFirst = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  standIn.faults.add('AWS::CloudWatch::Dashboard');
  mustFail(await workplace.deployPackaged(), 'planted by the test');
  assert.equal(statusOf(standIn), 'UPDATE_ROLLBACK_COMPLETE');
  assert.equal(standIn.account.tables.size, 0, 'no empty table is left behind');
  mustSucceed(await workplace.deployPackaged());
  assert.equal(statusOf(standIn), 'UPDATE_COMPLETE');
};

/** A first deployment to production that fails leaves no table; one that succeeds leaves it protected. */
const failedProduction = async ({ standIn, workplace }) => {
  standIn.parameters.set('/muster-production/secret', { value: SECRET, type: 'SecureString', version: 1 });
  standIn.faults.add('AWS::CloudWatch::Dashboard');
  const deploy = () => workplace.serverless(['deploy', '--stage', 'production']);
  mustFail(await deploy(), 'planted by the test');
  assert.equal(standIn.account.tables.size, 0, 'no empty table is left behind');
  assert.equal(standIn.account.protectedTables.size, 0);
  mustSucceed(await deploy());
  assert.deepEqual([...standIn.account.protectedTables], [...standIn.account.tables]);
  assert.equal(standIn.account.tables.size, 1);
};

/** With no more rights than docs/deployer-policy.json gives. */
const smallPolicy = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  standIn.account.policy = DEPLOYER_POLICY;
  const said = mustSucceed(await workplace.deployPackaged({ ALARM_EMAIL: EMAIL, MONTHLY_BUDGET: '20' }));
  assert.doesNotMatch(said, /could not be checked/);
};

/** An account that may have no CDN is served by the gateway itself, and goes over to the CDN later. */
const withoutCdn = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  standIn.account.mayHaveCdn = false;
  const refused = await workplace.deployPackaged();
  mustFail(refused, 'Your account must be verified');
  mustFail(refused, 'deploy again with CDN=no');
  const said = mustSucceed(await workplace.deployPackaged({ CDN: 'no' }));
  assert.match(said, /site: https:\/\/[^\n]+\.execute-api\.eu-central-1\.amazonaws\.com\n/);
  const ofCdn = () =>
    [...standIn.stackNamed(STACK).resources.values()]
      .map(({ type }) => type)
      .filter((type) => type.startsWith('AWS::CloudFront::') || type === 'AWS::Route53::RecordSet');
  assert.deepEqual(ofCdn(), []);
  const [{ properties }] = handlers(standIn);
  assert.equal(properties.Environment.Variables.MUSTER_ORIGIN_KEY, '');
  assert.match(properties.Environment.Variables.MUSTER_URL, /^https:\/\/[^/]+\.execute-api\./);
  standIn.account.mayHaveCdn = true;
  assert.match(
    mustSucceed(await workplace.deployPackaged({ CDN: 'yes' })),
    /site: https:\/\/[^\n]+\.cloudfront\.net\n/,
  );
  assert.equal(ofCdn().length, 5);
};

const failedLater = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  mustSucceed(await workplace.deployPackaged({ ALARM_EMAIL: EMAIL }));
  const before = JSON.stringify([...standIn.stackNamed(STACK).resources]);
  standIn.faults.add('AWS::Budgets::Budget');
  mustFail(await workplace.deployPackaged({ MONTHLY_BUDGET: '5' }), 'planted by the test');
  assert.equal(statusOf(standIn), 'UPDATE_ROLLBACK_COMPLETE');
  assert.equal(JSON.stringify([...standIn.stackNamed(STACK).resources]), before, 'all is as it was');
  mustSucceed(await workplace.deployPackaged({ MONTHLY_BUDGET: '5' }));
  assert.equal(ofType(standIn, 'AWS::Budgets::Budget').length, 1);
};

/** CloudFormation watches the alarms of crashes and 5xx after an update, and takes it back. */
const crashingRelease = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  mustSucceed(await workplace.deployPackaged());
  const before = JSON.stringify([...standIn.stackNamed(STACK).resources]);
  standIn.account.ringing.add('CrashesAlarm');
  mustFail(await workplace.deployPackaged({ ALARM_EMAIL: EMAIL }), 'Rollback Triggers breached');
  assert.equal(JSON.stringify([...standIn.stackNamed(STACK).resources]), before, 'all is as it was');
};

/** From the template of the last release to today's, and on: a projection that changes under its index's name is refused, and all stays; one more index is made. */
const upgraded = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  const backToToday = workplace.packReleased();
  mustSucceed(await workplace.deployPackaged({ ALARM_EMAIL: EMAIL }));
  const stored = [...standIn.account.tables, ...standIn.account.buckets.keys()];
  backToToday();
  mustSucceed(await workplace.deployPackaged());
  assert.deepEqual([...standIn.account.tables, ...standIn.account.buckets.keys()], stored);
  assert.deepEqual(findingsOf(standIn, STACK, { expected: { AlarmEmail: EMAIL }, secrets: [SECRET] }), []);
  const before = JSON.stringify([...standIn.stackNamed(STACK).resources]);
  const indexes = ({ Resources }) => Resources.Table.Properties.GlobalSecondaryIndexes;
  const { Projection } = JSON.parse(before).find(([name]) => name === 'Table')[1].properties
    .GlobalSecondaryIndexes[0];
  workplace.editTemplate((template) => (indexes(template)[0].Projection = { ProjectionType: 'ALL' }));
  mustFail(await workplace.deployPackaged(), 'the projection of the index listing changes under its name');
  assert.equal(JSON.stringify([...standIn.stackNamed(STACK).resources]), before, 'all is as it was');
  workplace.editTemplate((template) => {
    indexes(template)[0].Projection = Projection;
    indexes(template).push({ ...indexes(template)[1], IndexName: 'another' });
  });
  mustSucceed(await workplace.deployPackaged());
};

const preview = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  mustFail(await workplace.serverless(['preview']), 'There is no stack muster-dev yet');
  mustSucceed(await workplace.deployPackaged());
  workplace.unpack();
  const before = JSON.stringify([...standIn.stackNamed(STACK).resources]);
  const said = mustSucceed(
    await workplace.serverless(['preview'], { ALARM_EMAIL: EMAIL, MONTHLY_BUDGET: '5' }),
  );
  assert.match(said, /Add AWS::Budgets::Budget Budget/);
  assert.equal(JSON.stringify([...standIn.stackNamed(STACK).resources]), before, 'nothing has changed');
  assert.equal(standIn.stackNamed(STACK).changeSets.size, 0);
};

/** A stage that release 0.1 has run keeps its secret. */
const adopt = async ({ standIn, workplace }) => {
  mustFail(
    await workplace.secret(['--stage', 'dev', '--adopt'], { MUSTER_SECRET: 'short' }),
    'at least 32 characters',
  );
  mustSucceed(await workplace.secret(['--stage', 'dev', '--adopt'], { MUSTER_SECRET: SECRET }));
  assert.deepEqual(storedSecrets(standIn), [SECRET]);
};

export const goodDeployments = {
  'first, second, changed, rotated, removed': wholeLife,
  'with a domain of its own': ownDomain,
  'packaged and deployed in one go': plainDeploy,
  'the first one fails': failedFirst,
  'the first one to production fails': failedProduction,
  'with the published policy': smallPolicy,
  'without the CDN': withoutCdn,
  'a later one fails': failedLater,
  'from the last release to today, and with a changed table': upgraded,
  'a release that crashes': crashingRelease,
  previewed: preview,
  'with the secret of release 0.1': adopt,
};

/** Seeds of orders in which CloudFormation may make the resources. */
export const ORDERS = [1, 2, 3, 4, 5];

/** From nothing, changed and taken back, in whatever order. */
export const inAnyOrder = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  mustSucceed(await workplace.deployPackaged());
  const before = JSON.stringify([...standIn.stackNamed(STACK).resources].toSorted());
  standIn.faults.add('AWS::Budgets::Budget');
  mustFail(
    await workplace.deployPackaged({ ALARM_EMAIL: EMAIL, MONTHLY_BUDGET: '5' }),
    'planted by the test',
  );
  assert.equal(
    JSON.stringify([...standIn.stackNamed(STACK).resources].toSorted()),
    before,
    'all is as it was',
  );
  assert.deepEqual(findingsOf(standIn, STACK, { secrets: [SECRET] }), []);
};
