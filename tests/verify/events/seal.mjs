// The commitment of a sealed choice as the guide describes it, worked out without our code.
import { createHash } from 'node:crypto';

export const sealOf = (subject, choice, nonce) =>
  createHash('sha256').update(['muster-seal-1', subject, choice, nonce].join('\n'), 'utf8').digest('hex');
