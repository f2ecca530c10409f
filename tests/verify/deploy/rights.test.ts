import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

interface Right {
  readonly on: string;
  readonly actions: readonly string[];
  /** Those of the actions that the published policy does not allow. */
  readonly lacking: readonly string[];
}

/** What a script of modules prints as JSON. */
const printed = <T>(script: string): T => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as T;
};

const rightsOf = (stackName: string, parameters?: Readonly<Record<string, string>>): readonly Right[] =>
  printed(`
    import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
    import { rightsOf } from './scripts/deploy/rights.mjs';
    import { allows } from './tests/verify/deploy/policy.mjs';
    const policy = JSON.parse(readFileSync('docs/deployer-policy.json', 'utf8'));
    const names = { partition: 'aws', region: 'eu-west-2', account: '123456789012', stackName: '${stackName}' };
    const rights = rightsOf(names, ${JSON.stringify(parameters)});
    console.log(JSON.stringify(rights.map(({ on, actions, context }) =>
      ({ on, actions, lacking: actions.filter((action) => !allows(policy, action, on, context)) }))));`);

const { Resources } = read('.serverless/cloudformation-template-update-stack.json') as {
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties: object }>>;
};
const policy = read('docs/deployer-policy.json');

describe('the rights of a deployment', () => {
  it('are known for every type of resource in the template, and for no other', () => {
    const covered = printed<readonly string[]>(
      "import { coveredTypes } from './scripts/deploy/rights.mjs'; console.log(JSON.stringify([...coveredTypes]))",
    );
    const types = new Set(Object.values(Resources).map(({ Type }) => Type));
    expect(covered.toSorted()).toEqual([...types].toSorted());
  });

  it('are all in the published policy, which is small and gives nothing to what bears another name', () => {
    const lackingFor = (stackName: string): readonly string[] =>
      rightsOf(stackName).flatMap(({ on, lacking }) => lacking.map((action) => `${action} ${on}`));
    expect(lackingFor('muster-production')).toEqual([]);
    const others = lackingFor('hobbiton');
    expect(others).toContain(
      'dynamodb:DeleteTable arn:aws:dynamodb:eu-west-2:123456789012:table/hobbiton-Table-1',
    );
    expect(others).toContain('iam:PassRole arn:aws:iam::123456789012:role/hobbiton-RulesRole-1');
    expect(others).toContain('ssm:GetParameter arn:aws:ssm:eu-west-2:123456789012:parameter/hobbiton/secret');
    // A managed policy of IAM has at most 6,144 characters without white space.
    expect(JSON.stringify(policy).length).toBeLessThan(3000);
  });

  it('leave out what the deployment does without', () => {
    const servicesOf = (parameters: Readonly<Record<string, string>>): readonly string[] => {
      const rights = rightsOf('muster-dev', parameters);
      return ['cloudfront', 'budgets', 'route53'].filter((service) =>
        rights.some(({ actions }) => actions[0]?.startsWith(`${service}:`)),
      );
    };
    expect(servicesOf({})).toEqual(['cloudfront']);
    expect(servicesOf({ Cdn: 'no' })).toEqual([]);
    expect(servicesOf({ MonthlyBudget: '20', HostedZoneId: 'Z1' })).toEqual([
      'cloudfront',
      'budgets',
      'route53',
    ]);
  });
});

/** Names that all regions of an account share. */
const GLOBAL: Readonly<Record<string, readonly string[]>> = {
  'AWS::IAM::Role': ['RoleName'],
  'AWS::CloudWatch::Dashboard': ['DashboardName'],
  'AWS::Budgets::Budget': ['BudgetName'],
  'AWS::S3::Bucket': ['BucketName'],
  'AWS::CloudFront::Function': ['Name'],
  'AWS::CloudFront::CachePolicy': ['Name'],
  'AWS::CloudFront::ResponseHeadersPolicy': ['Name'],
  'AWS::CloudFront::OriginAccessControl': ['Name'],
};

const namesIn = (value: unknown, keys: readonly string[]): readonly unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => (keys.includes(key) ? [inner] : namesIn(inner, keys)));

it('gives nothing a name that the same stage in another region has too', () => {
  const given = Object.entries(Resources).flatMap(([id, { Type, Properties }]) =>
    namesIn(Properties, GLOBAL[Type] ?? []).map((name) => [id, JSON.stringify(name)] as const),
  );
  expect(given.map(([id]) => id).toSorted()).toEqual([
    'Budget',
    'CachePolicy',
    'Dashboard',
    'FilesAccess',
    'NameViewer',
    'ResponseHeaders',
  ]);
  for (const [id, name] of given) expect([id, name]).toEqual([id, expect.stringContaining('${AWS::Region}')]);
});
