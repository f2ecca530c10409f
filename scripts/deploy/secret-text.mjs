// The text of the service's secret as it is stored: one line a version, `1:…`, `2:…`, so that what an older version has made can still be
// read. Bare text is version 1: that is how release 0.1 kept it. src/app/kernel/keys.ts reads the same.
import { randomBytes } from 'node:crypto';

/** SSM's limit for a standard parameter. */
const LONGEST_TEXT = 4096;
const NUMBERED = /^(\d+):(.+)$/;

/** The versions in the text, oldest first. */
export const parseSecret = (text) => {
  const lines = text.trim().split('\n');
  if (!lines.every((line) => NUMBERED.test(line))) return [{ version: 1, secret: text.trim() }];
  return lines
    .map((line) => NUMBERED.exec(line))
    .map(([, version, secret]) => ({ version: Number(version), secret }))
    .toSorted((a, b) => a.version - b.version);
};

/** 48 random bytes: 64 characters. */
export const newSecret = () => randomBytes(48).toString('base64url');

export const textOfSecret = (keys) => keys.map(({ version, secret }) => `${version}:${secret}`).join('\n');

/** The text with one version more. The oldest stays: nobody knows what was made with it. */
export const rotatedSecret = (text) => {
  const keys = parseSecret(text);
  const rotated = textOfSecret([...keys, { version: keys.at(-1).version + 1, secret: newSecret() }]);
  if (rotated.length > LONGEST_TEXT) throw new Error('The secret has as many versions as SSM can store.');
  return rotated;
};
