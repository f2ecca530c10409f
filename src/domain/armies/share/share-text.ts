import { type Result, ok, refused } from '../../../shared/result';
import {
  type NoArmy,
  type SharedDraft,
  type WithoutNumber,
  armyBytes,
  armyOfBytes,
  type ShareNumbers,
} from './army-bytes';
import { crc32 } from './byte-stream';

/** The first character of the text: the version of its format. */
const VERSION = '1';

const BYTE = 8;
const CHECKSUM_BYTES = 3;

/** Base64 for addresses (RFC 4648, section 5), without padding. */
const base64Url = (bytes: readonly number[]): string =>
  btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The bytes; undefined for any text that `base64Url` does not write, such as one with bits left over. */
const bytesOf = (text: string): readonly number[] | undefined => {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const bytes = [...atob(text.replaceAll('-', '+').replaceAll('_', '/'))].map((sign) => sign.charCodeAt(0));
  return base64Url(bytes) === text ? bytes : undefined;
};

const checksum = (bytes: readonly number[]): readonly number[] => {
  const crc = crc32(bytes);
  return [crc & 0xff, (crc >>> BYTE) & 0xff, (crc >>> (2 * BYTE)) & 0xff];
};

/**
 * An army as a text for addresses: a version, then numbers and a checksum in base64. The same army has always the same
 * text.
 */
export const shareText = (
  shared: SharedDraft,
  numbers: ShareNumbers,
): Result<string, readonly WithoutNumber[]> => {
  const bytes = armyBytes(shared, numbers);
  return bytes.ok ? ok(`${VERSION}${base64Url([...bytes.value, ...checksum(bytes.value)])}`) : bytes;
};

/** The reason why a text is no army. */
export type NoShareText = NoArmy | 'VERSION' | 'CHECKSUM';

/** The army of a text that `shareText` made. */
export const armyOfShareText = (text: string, numbers: ShareNumbers): Result<SharedDraft, NoShareText> => {
  if (!text.startsWith(VERSION)) return refused('VERSION');
  const all = bytesOf(text.slice(VERSION.length));
  if (all === undefined || all.length <= CHECKSUM_BYTES) return refused('BROKEN');
  const bytes = all.slice(0, -CHECKSUM_BYTES);
  if (checksum(bytes).some((byte, place) => byte !== all[bytes.length + place])) return refused('CHECKSUM');
  return armyOfBytes(bytes, numbers);
};
