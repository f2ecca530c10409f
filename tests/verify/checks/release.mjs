// Makes the next release in a scratch copy (docs/versioning.md): afterwards version, changelog, contract and template belong together.
import { strict as assert } from 'node:assert';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTo, run } from '../../changes/scratch-copy.mjs';

const folder = mkdtempSync(join(tmpdir(), 'muster-release-'));
const path = (file) => join(folder, file);
const json = (file) => JSON.parse(readFileSync(path(file), 'utf8'));
const changelog = () => readFileSync(path('CHANGELOG.md'), 'utf8');
const script = (...args) => {
  const { passed, output } = run(process.execPath, args, folder);
  assert.ok(passed, output);
  return output;
};

try {
  copyTo(folder);
  const [major, minor] = json('package.json').version.split('.').map(Number);
  const next = `${major}.${minor + 1}.0`;
  writeFileSync(
    path('CHANGELOG.md'),
    changelog().replace('## [Unreleased]\n', '## [Unreleased]\n- Something new.\n'),
  );
  script('scripts/release.mjs', next, '--date', '2026-12-24');
  for (const file of ['package.json', 'clients/typescript/package.json', 'clients/rules/package.json'])
    assert.equal(json(file).version, next, file);
  const lock = json('package-lock.json');
  assert.deepEqual([lock.version, lock.packages[''].version], [next, next]);
  assert.ok(changelog().includes(`## [Unreleased]\n\n## [${next}] - 2026-12-24\n- Something new.\n`));
  assert.equal(json('docs/contract/openapi.json').info.version, next);
  assert.match(script('scripts/check-contract.mjs'), /^contract: 0 breaking changes/m);
  assert.match(script('scripts/check-upgrade.mjs'), /: 0 faults$/m);
  const again = run(process.execPath, ['scripts/release.mjs', next], folder);
  assert.ok(!again.passed);
  assert.match(again.output, new RegExp(`has a section of ${next} already`));
  console.log(`release: ${next} can be made`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
