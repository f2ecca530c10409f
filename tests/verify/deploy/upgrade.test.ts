import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Template {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a template is changed here at will
  Resources: Record<string, any>;
}

const root = join(__dirname, '../../..');
const packaged = join(root, '.serverless/cloudformation-template-update-stack.json');
const folder = mkdtempSync(join(tmpdir(), 'muster-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const faultsOf = (change: (template: Template) => void): readonly string[] => {
  const template = JSON.parse(readFileSync(packaged, 'utf8')) as Template;
  change(template);
  const file = join(folder, 'template.json');
  writeFileSync(file, JSON.stringify(template));
  const { stderr } = spawnSync(process.execPath, ['scripts/check-upgrade.mjs', packaged, file], {
    cwd: root,
    encoding: 'utf8',
  });
  return stderr.trim().split('\n').filter(Boolean);
};

const index = (name: string) => ({
  IndexName: name,
  KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  Projection: { ProjectionType: 'KEYS_ONLY' },
});

it.each<readonly [name: string, change: (template: Template) => void, faults: readonly string[]]>([
  ['nothing', () => undefined, []],
  [
    'an index with another projection',
    ({ Resources }) =>
      (Resources['Table'].Properties.GlobalSecondaryIndexes[0].Projection = { ProjectionType: 'ALL' }),
    [
      'Table: the key or the projection of the index listing changes under its name; give it a new one, and remove the old in a later release',
    ],
  ],
  [
    'one new index',
    ({ Resources }) => Resources['Table'].Properties.GlobalSecondaryIndexes.push(index('one')),
    [],
  ],
  [
    'two new indexes',
    ({ Resources }) => Resources['Table'].Properties.GlobalSecondaryIndexes.push(index('one'), index('two')),
    ['Table: 2 indexes are created and 0 deleted; DynamoDB does one of these in an update'],
  ],
  [
    'an index in place of another',
    ({ Resources }) => Resources['Table'].Properties.GlobalSecondaryIndexes.splice(0, 1, index('one')),
    ['Table: 1 indexes are created and 1 deleted; DynamoDB does one of these in an update'],
  ],
  [
    'another key of the table',
    ({ Resources }) => Resources['Table'].Properties.KeySchema.pop(),
    ['Table: would be replaced, and what is stored in it left behind (KeySchema)'],
  ],
  [
    'no bucket of files',
    ({ Resources }) => delete Resources['Files'],
    ['Files: is no longer in the template, and what is stored in it left behind'],
  ],
  [
    'a named function that is replaced',
    ({ Resources }) => (Resources['RulesLambdaFunction'].Properties.PackageType = 'Image'),
    [
      'RulesLambdaFunction: has a custom FunctionName and would be replaced, which CloudFormation refuses (PackageType)',
    ],
  ],
  [
    'a named function under another id',
    ({ Resources }) => {
      Resources['RuleLambdaFunction'] = Resources['RulesLambdaFunction'];
      delete Resources['RulesLambdaFunction'];
    },
    ['RuleLambdaFunction: takes the name of RulesLambdaFunction, which is there until the update ends'],
  ],
  [
    'another type under an id',
    ({ Resources }) => (Resources['AlarmTopic'].Type = 'AWS::SQS::Queue'),
    ['AlarmTopic: cannot become AWS::SQS::Queue in place of AWS::SNS::Topic under its name'],
  ],
])('%s', (_name, change, faults) => expect(faultsOf(change)).toEqual(faults));
