// The faults that muster's deployment had, each planted once: the stand-in or a finding must show it.
import { strict as assert } from 'node:assert';
import { findingsOf } from './findings.mjs';
import { SECRET, STACK, storeSecret } from './refused-deployments.mjs';

const failsWith = ({ status, output }, words) => {
  assert.notEqual(status, 0, `the fault was not noticed:\n${output}`);
  assert.ok(output.includes(words), `"${words}" is not said:\n${output}`);
};

const parametersFromTheFirst = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  workplace.editConfiguration((text) =>
    text.replace(
      'provider:\n  name: aws\n',
      'provider:\n  name: aws\n  stackParameters:\n    - ParameterKey: AlarmEmail\n      ParameterValue: club@example.org\n',
    ),
  );
  failsWith(await workplace.serverless(['deploy']), 'Parameters: [AlarmEmail] do not exist in the template');
};

const frozenWhenPackaged = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  assert.equal((await workplace.deployPackaged()).status, 0);
  // Without our plugin the framework sends what stood in the environment when it packaged: nothing.
  workplace.editConfiguration((text) => text.replace('plugins: [./scripts/deploy/plugin.mjs]\n', ''));
  workplace.editTemplate((_template, { service }) => {
    service.provider.stackParameters = [{ ParameterKey: 'AlarmEmail', ParameterValue: '' }];
    delete service.plugins;
  });
  const email = 'club@example.org';
  const { status, output } = await workplace.serverless(['deploy', '--package', 'packaged', '--force'], {
    ALARM_EMAIL: email,
  });
  assert.equal(status, 0, output);
  assert.deepEqual(findingsOf(standIn, STACK, { expected: { AlarmEmail: email } }), [
    `parameter AlarmEmail is "", not "${email}"`,
  ]);
};

const tracesApart = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  workplace.editTemplate(({ Resources }) => {
    const { Policies } = Resources.RulesRole.Properties;
    const at = Policies.findIndex(({ PolicyName }) => PolicyName === 'write-traces');
    const [traces] = Policies.splice(at, 1);
    Resources.WriteTraces = {
      Type: 'AWS::IAM::Policy',
      Properties: { ...traces, Roles: [{ Ref: 'RulesRole' }] },
    };
  });
  failsWith(
    await workplace.deployPackaged(),
    'The provided execution role does not have permissions to call PutTraceSegments on XRAY',
  );
};

/** Protected from its making on, the table of a first deployment that fails stays behind, protected and empty. */
const protectedTooEarly = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  workplace.editTemplate(({ Resources }) => {
    Resources.Table.Properties.DeletionProtectionEnabled = true;
  });
  standIn.faults.add('AWS::CloudWatch::Dashboard');
  failsWith(await workplace.deployPackaged(), 'planted by the test');
  assert.equal(standIn.account.protectedTables.size, 1);
};

const secretInTheOpen = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  workplace.editConfiguration((text) =>
    text.replace(
      'provider:\n  name: aws\n',
      'provider:\n  name: aws\n  environment:\n    MUSTER_SECRET: ${env:MUSTER_SECRET}\n',
    ),
  );
  const { status, output } = await workplace.serverless(['deploy'], { MUSTER_SECRET: SECRET });
  assert.equal(status, 0, output);
  const findings = findingsOf(standIn, STACK, { secrets: [SECRET] });
  for (const wanted of [
    'the secret stands in serverless-state.json',
    'the secret stands in compiled-cloudformation-template.json',
    'muster-dev-documents has the secret in its environment',
  ])
    assert.ok(findings.includes(wanted), `"${wanted}" is not among:\n${findings.join('\n')}`);
};

const WIDGET = 'Duration of functions, p99 ms';

const emptyWidgets = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  workplace.editTemplate(({ Resources }) => {
    const body = Resources.Dashboard.Properties.DashboardBody;
    const dashboard = JSON.parse(body['Fn::Sub']);
    const widget = dashboard.widgets.find(({ properties: { title } }) => title === WIDGET);
    widget.properties.metrics = [
      [
        {
          expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="Errors" FunctionName="\${AWS::StackName}"', 'Sum', 300)`,
        },
      ],
    ];
    body['Fn::Sub'] = JSON.stringify(dashboard);
  });
  const { status, output } = await workplace.deployPackaged();
  assert.equal(status, 0, output);
  assert.deepEqual(findingsOf(standIn, STACK), [
    `the widget "${WIDGET}" shows muster-dev, which is no function`,
  ]);
};

/** What the documentation once said to do for a preview: the whole template in the request. */
const inlineTemplate = async ({ standIn, workplace }) => {
  storeSecret(standIn);
  assert.equal((await workplace.deployPackaged()).status, 0);
  const response = await fetch(standIn.endpoint, {
    method: 'POST',
    headers: {
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20260101/eu-central-1/cloudformation/aws4_request, SignedHeaders=host, Signature=0',
    },
    body: new URLSearchParams({
      Action: 'CreateChangeSet',
      StackName: STACK,
      ChangeSetName: 'preview',
      ChangeSetType: 'UPDATE',
      TemplateBody: workplace.read('packaged/cloudformation-template-update-stack.json'),
    }),
  });
  assert.equal(response.status, 400);
  assert.match(await response.text(), /Member must have length less than or equal to 51200/);
};

export const plantedFaults = {
  'planted: parameters with the first change set': parametersFromTheFirst,
  'planted: parameters frozen when packaging': frozenWhenPackaged,
  'planted: the right to write traces in a policy apart': tracesApart,
  'planted: a table protected before the deployment has succeeded': protectedTooEarly,
  'planted: the secret in the environment': secretInTheOpen,
  'planted: widgets that find no function': emptyWidgets,
  'planted: a preview with the template inline': inlineTemplate,
};
