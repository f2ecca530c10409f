// The seed of the steps of verify that try random cases: another one with each change of the code or the tests, and the same for
// everybody who verifies that code, so that a failure repeats and a change has to face cases that no change before it had. MUSTER_SEED
// gives another.
import { execFileSync } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';

const LARGEST = 2 ** 31;

export const codeSeed = (folder) => {
  if (process.env.MUSTER_SEED) return process.env.MUSTER_SEED;
  try {
    const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    if (git('status', '--porcelain') === '') {
      const code = git('rev-parse', 'HEAD:src', 'HEAD:tests');
      return String(createHash('sha256').update(code).digest().readUInt32BE() % LARGEST);
    }
  } catch {
    // Not a checkout, or a machine without Git.
  }
  return String(randomInt(LARGEST));
};
