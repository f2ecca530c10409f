/** Whole numbers as bytes, seven bits a byte, the low ones first; the high bit says that more follow. */

const BITS = 7;
const MORE = 0x80;
/** Four bytes hold every number that an army has. */
const MOST_BYTES = 4;

export const writeNumber = (bytes: number[], value: number): void => {
  let rest = value;
  while (rest >= MORE) {
    bytes.push((rest & (MORE - 1)) | MORE);
    rest >>>= BITS;
  }
  bytes.push(rest);
};

/** Reads numbers one after the other. After the end, or after a number that is too long, it reads zeros and `isBroken`. */
export const byteReader = (bytes: readonly number[]) => {
  let at = 0;
  let broken = false;
  const number = (): number => {
    let value = 0;
    for (let place = 0; place < MOST_BYTES; place++) {
      const byte = bytes[at];
      if (broken || byte === undefined) break;
      at += 1;
      value |= (byte & (MORE - 1)) << (BITS * place);
      if (byte < MORE) return value;
    }
    broken = true;
    return 0;
  };
  return { number, isBroken: () => broken, isAtEnd: () => at === bytes.length };
};

export type ByteReader = ReturnType<typeof byteReader>;

const CRC_POLYNOMIAL = 0xedb88320;

/** CRC-32 (ISO 3309) of the bytes. */
export const crc32 = (bytes: readonly number[]): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? CRC_POLYNOMIAL : 0);
  }
  return ~crc >>> 0;
};
