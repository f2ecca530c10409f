// The parameters of a stack that whoever deploys may set, each from the environment variable of the deploying shell. They are read when
// deploying, never when packaging. What is not set keeps the value it had; an empty variable clears it.

import { randomBytes } from 'node:crypto';

const newOriginKey = () => randomBytes(32).toString('base64url');

const PARAMETERS = {
  Cdn: 'CDN',
  AlarmEmail: 'ALARM_EMAIL',
  Runbook: 'RUNBOOK_URL',
  MonthlyBudget: 'MONTHLY_BUDGET',
  WebAcl: 'WEB_ACL_ARN',
  DiscordPublicKey: 'DISCORD_PUBLIC_KEY',
  MailFrom: 'MAIL_FROM',
  DomainName: 'DOMAIN_NAME',
  CertificateArn: 'CERTIFICATE_ARN',
  HostedZoneId: 'HOSTED_ZONE_ID',
};

/** Values of empty variables that are not empty: the template's defaults. */
const CLEARED = { Cdn: 'yes', MonthlyBudget: '0', Runbook: 'docs/operations.md' };

/** The value that each parameter will have: what the environment says, else what the stack has. `previous` maps names to values. */
export const wantedValues = (environment, previous) =>
  Object.fromEntries(
    Object.entries(PARAMETERS).map(([name, variable]) => {
      const given = environment[variable];
      return [name, given === '' ? (CLEARED[name] ?? '') : (given ?? previous[name])];
    }),
  );

/**
 * Parameters for CloudFormation; those that neither the environment nor the stack knows are left to the template's default. `keyVersion` is the
 * newest version of the secret: with it the functions of this deployment, and only they, begin to use that version.
 * The first deployment makes the text by which the functions know the CDN, and nobody reads it again: were it to change, requests
 * would be turned away while the CDN and the functions change one after the other.
 */
export const stackParameters = (environment, previous, keyVersion) => [
  ...Object.entries(wantedValues(environment, previous))
    .filter(([, value]) => value !== undefined)
    .map(([ParameterKey, ParameterValue]) =>
      environment[PARAMETERS[ParameterKey]] === undefined
        ? { ParameterKey, UsePreviousValue: true }
        : { ParameterKey, ParameterValue },
    ),
  { ParameterKey: 'KeyVersion', ParameterValue: String(keyVersion) },
  {
    ParameterKey: 'OriginKey',
    ...(previous.OriginKey ? { UsePreviousValue: true } : { ParameterValue: newOriginKey() }),
  },
];

/** Whether a deployment with these parameters changes one of the stack's. */
export const changesParameter = (parameters, previous) =>
  parameters.some(
    ({ ParameterKey, ParameterValue }) =>
      ParameterValue !== undefined && ParameterValue !== previous[ParameterKey],
  );

const PATTERNS = {
  Cdn: [/^(yes|no)$/, 'yes or no'],
  AlarmEmail: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address'],
  Runbook: [/^(https:\/\/\S+|docs\/operations\.md)$/, 'an https address'],
  MonthlyBudget: [/^\d{1,6}$/, 'a whole number of US dollars'],
  WebAcl: [
    /^arn:aws[\w-]*:wafv2:us-east-1:\d{12}:global\/webacl\/.+$/,
    'the ARN of a web ACL of scope CLOUDFRONT',
  ],
  DiscordPublicKey: [/^[0-9a-f]{64}$/, '64 hexadecimal digits'],
  MailFrom: [/^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/, 'an email address without a name'],
  DomainName: [/^(?=.{1,253}$)([a-z0-9-]{1,63}\.)+[a-z]{2,63}$/, 'a domain name in lower case'],
  CertificateArn: [
    /^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/.+$/,
    'the ARN of a certificate in us-east-1, where CloudFront looks for it',
  ],
  HostedZoneId: [/^Z[A-Z0-9]{1,31}$/, 'the id of a Route 53 hosted zone'],
};

/** The first thing wrong with the values as one sentence, or undefined. */
export const parameterFault = (environment, previous) => {
  const values = wantedValues(environment, previous);
  for (const [name, value] of Object.entries(values)) {
    const [pattern, words] = PATTERNS[name];
    if (value && !pattern.test(value)) return `${PARAMETERS[name]} is "${value}", but must be ${words}.`;
  }
  if (values.Cdn === 'no') {
    const needing = ['DomainName', 'WebAcl'].find((name) => values[name]);
    if (needing)
      return `${PARAMETERS[needing]} needs the CDN: deploy with CDN=yes, or with an empty ${PARAMETERS[needing]}.`;
  }
  if (values.DomainName && !values.CertificateArn)
    return 'DOMAIN_NAME needs CERTIFICATE_ARN too: make a certificate for it in us-east-1 with AWS Certificate Manager.';
  if (values.HostedZoneId && !values.DomainName)
    return 'HOSTED_ZONE_ID needs DOMAIN_NAME too: say which name to put into the zone.';
  if (values.MonthlyBudget && values.MonthlyBudget !== '0' && !values.AlarmEmail)
    return 'MONTHLY_BUDGET needs ALARM_EMAIL too: say who is to be warned.';
  return undefined;
};
