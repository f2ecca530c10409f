// A plugin for what the framework lacks: it checks a deployment before anything is created, sends the stack's parameters with the
// template that declares them (the framework's own `stackParameters` go out with the first change set too, whose template declares none,
// and are frozen when packaging), and leaves redundant dependencies out of the template.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findStack, inspectDeployment, parametersOf } from './checks.mjs';
import { changesParameter, stackParameters } from './parameters.mjs';
import { previewChanges } from './preview.mjs';
import { protectTable } from './protection.mjs';
import { WATCHED_MINUTES, alarmArns } from './rollback.mjs';
import { withoutRedundantDependencies } from './dependencies.mjs';
import { LAST_SITE } from './last-site.mjs';

/** The framework's own AWS clients. */
const requireFromFramework = createRequire(createRequire(import.meta.url).resolve('serverless/package.json'));

const createAws = (provider) => ({
  ask: async (service, command, input) => {
    const sdk = requireFromFramework(`@aws-sdk/client-${service}`);
    const [clientName] = Object.keys(sdk).filter((name) => /^[A-Z]\w+Client$/.test(name));
    const client = new sdk[clientName](await provider.getAwsSdkV3Config());
    return client.send(new sdk[`${command}Command`](input));
  },
});

export default class MusterDeployment {
  constructor(serverless, _options, { log }) {
    this.serverless = serverless;
    this.log = log;
    this.provider = serverless.getProvider('aws');
    this.commands = {
      preview: {
        usage: 'Say what a deployment of .serverless would change',
        lifecycleEvents: ['preview'],
      },
    };
    this.hooks = {
      initialize: () => this.checkStage(),
      'after:aws:package:finalize:mergeCustomProviderResources': () => this.trimTemplate(),
      'before:deploy:deploy': () => this.check(),
      'before:aws:deploy:deploy:checkForChanges': () => this.forceIfChanged(),
      'before:aws:deploy:deploy:updateStack': () => this.sendSettings(),
      'after:deploy:deploy': () => this.protect(),
      'after:aws:info:displayStackOutputs': () => this.sayNext(),
      'preview:preview': () => this.preview(),
      error: ({ message = '' } = {}) => this.sayWhy(message),
    };
  }

  /** AWS tells nobody beforehand whether it lets an account have a CDN. */
  sayWhy(message) {
    if (/account must be verified/.test(message))
      this.log.notice(
        'AWS has not verified this account for CloudFront yet: deploy again with CDN=no, and with CDN=yes once it has.',
      );
  }

  fail(sentence) {
    throw new this.serverless.classes.Error(sentence, 'MUSTER_DEPLOYMENT');
  }

  checkStage() {
    const stage = this.provider.getStage();
    const { stages } = this.serverless.service.custom;
    if (!stages.includes(stage))
      this.fail(
        `There is no stage "${stage}": choose one of ${stages.join(', ')} (custom.stages in serverless.yml).`,
      );
  }

  trimTemplate() {
    const template = this.serverless.service.provider.compiledCloudFormationTemplate;
    template.Resources = withoutRedundantDependencies(template.Resources);
  }

  async check() {
    const aws = createAws(this.provider);
    const { fault, stack, keyVersion } = await inspectDeployment({
      aws,
      stackName: this.provider.naming.getStackName(),
      stage: this.provider.getStage(),
      region: this.provider.getRegion(),
      environment: process.env,
      warn: (words) => this.log.warning(words),
    });
    if (fault !== undefined) this.fail(fault);
    this.stack = stack;
    this.previous = parametersOf(stack);
    this.parameters = stackParameters(process.env, this.previous, keyVersion);
  }

  /** The framework compares files only, and would skip a deployment that changes nothing but a parameter. */
  forceIfChanged() {
    if (changesParameter(this.parameters, this.previous))
      this.serverless.pluginManager.cliOptions.force = true;
  }

  async sendSettings() {
    const { provider } = this.serverless.service;
    provider.stackParameters = this.parameters;
    const arns = await alarmArns(createAws(this.provider), this.stack);
    if (arns.length > 0)
      provider.rollbackConfiguration = {
        MonitoringTimeInMinutes: WATCHED_MINUTES,
        RollbackTriggers: arns.map((Arn) => ({ Arn, Type: 'AWS::CloudWatch::Alarm' })),
      };
  }

  async protect() {
    if (this.serverless.service.custom.protected)
      await protectTable(createAws(this.provider), this.provider.naming.getStackName());
  }

  /** In place of the framework's list of every route and function: the address, the state of the secret, and what to do next. */
  async sayNext() {
    const stack = await findStack({
      aws: createAws(this.provider),
      stackName: this.provider.naming.getStackName(),
    });
    const site = stack.Outputs.find(({ OutputKey }) => OutputKey === 'Site')?.OutputValue;
    if (site === undefined) return;
    this.serverless.serviceOutputs.clear();
    await writeFile(join(this.serverless.serviceDir, LAST_SITE), site);
    const version = parametersOf(stack).KeyVersion;
    for (const [name, value] of [
      ['site', site],
      ['secret', `version ${version}; keep a copy outside the account`],
      ['next', 'npm run smoke -- --write'],
    ])
      this.serverless.serviceOutputs.set(name, value);
  }

  async preview() {
    await this.check();
    const stackName = this.provider.naming.getStackName();
    if (this.stack === undefined)
      this.fail(`There is no stack ${stackName} yet: everything would be created.`);
    const folder = join(this.serverless.serviceDir, '.serverless');
    const lines = await previewChanges({
      aws: createAws(this.provider),
      stackName,
      template: await readFile(join(folder, this.provider.naming.getCompiledTemplateFileName()), 'utf8'),
      parameters: this.parameters,
      everyMs: Number(process.env.SLS_AWS_MONITORING_FREQUENCY ?? 2000),
    });
    for (const line of lines) this.log.notice(line);
  }
}
