// Makes the secret of a stage, once, and adds a version to it. It is stored in SSM and never shown.
//   npm run secret -- --stage NAME            creates it
//   npm run secret -- --stage NAME --adopt    creates it from MUSTER_SECRET, for a stage that release 0.1 has run
//   npm run secret -- --stage NAME --rotate   adds a version; the next deployment begins to use it
//   npm run secret -- --data FOLDER --rotate  the same for a local server's folder; it takes effect at the next start
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newSecret, parseSecret, rotatedSecret, textOfSecret } from './deploy/secret-text.mjs';

const SHORTEST_SECRET = 32;

const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    region: { type: 'string', default: 'eu-central-1' },
    data: { type: 'string' },
    rotate: { type: 'boolean', default: false },
    adopt: { type: 'boolean', default: false },
  },
});

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const rotateFile = async (folder) => {
  const file = join(folder, 'secret');
  const text = await readFile(file, 'utf8').catch(() =>
    stop(`There is no ${file}: a local server makes it when it starts.`),
  );
  const rotated = rotatedSecret(text);
  await writeFile(file, rotated, { mode: 0o600 });
  return `${file} has version ${parseSecret(rotated).at(-1).version} now: start the server again.`;
};

const adopted = () => {
  const secret = process.env.MUSTER_SECRET ?? '';
  if (secret.length < SHORTEST_SECRET)
    stop(
      `MUSTER_SECRET must hold the secret that the stage has used so far, at least ${SHORTEST_SECRET} characters.`,
    );
  return secret;
};

const createParameter = async (ssm, Name) => {
  const secret = values.adopt ? adopted() : newSecret();
  await ssm.put({ Name, Value: textOfSecret([{ version: 1, secret }]), Type: 'SecureString' });
  return `${Name} is stored. Whoever loses it loses every token and receipt: keep a copy where it outlives the account.`;
};

const rotateParameter = async (ssm, Name) => {
  const rotated = rotatedSecret((await ssm.get({ Name, WithDecryption: true })).Parameter.Value);
  await ssm.put({ Name, Value: rotated, Type: 'SecureString', Overwrite: true });
  return `${Name} has version ${parseSecret(rotated).at(-1).version} now: deploy the stage to begin using it.`;
};

/** The framework's own client of SSM. */
const createSsm = (region) => {
  const require = createRequire(createRequire(import.meta.url).resolve('serverless/package.json'));
  const { SSMClient, GetParameterCommand, PutParameterCommand } = require('@aws-sdk/client-ssm');
  const client = new SSMClient({ region });
  return {
    get: (input) => client.send(new GetParameterCommand(input)),
    put: (input) => client.send(new PutParameterCommand(input)),
  };
};

const SENTENCES = {
  ParameterAlreadyExists: 'The secret is there already; --rotate adds a version to it.',
  ParameterNotFound: 'There is no secret yet: create it first, without --rotate.',
  AccessDeniedException:
    'Your AWS identity may not use SSM here: it needs ssm:GetParameter and ssm:PutParameter.',
  CredentialsProviderError:
    'There are no AWS credentials: set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
};

if (values.data !== undefined) console.log(await rotateFile(values.data));
else if (values.stage === undefined)
  stop('usage: npm run secret -- --stage NAME [--region NAME] [--rotate | --adopt]');
else {
  const name = `/muster-${values.stage}/secret`;
  const change = values.rotate ? rotateParameter : createParameter;
  console.log(
    await change(createSsm(values.region), name).catch((error) =>
      stop(SENTENCES[error.name] ?? error.message),
    ),
  );
}
