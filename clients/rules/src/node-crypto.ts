import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The part of `node:crypto` that the rules use, for browsers: their own hash functions answer later, and a draw must answer
 * at once. The build puts this file in the place of Node's module.
 */
export const createHash = (_algorithm: 'sha256') => ({
  update: (text: string) => ({ digest: (_encoding: 'hex') => bytesToHex(sha256(utf8ToBytes(text))) }),
});

export const createHmac = (_algorithm: 'sha256', key: string) => ({
  update: (text: string) => ({ digest: () => hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)) }),
});
