import { inflateSync } from 'node:zlib';
import { bitmapPng } from '../../../src/interfaces/web/parts/qr';

describe('a bitmap as PNG', () => {
  it('has a bit for each module, white ones set, each row begun with its filter', () => {
    const [on, off] = [true, false];
    const png = bitmapPng([
      [on, off, on, off, off, off, off, off, on],
      [off, off, off, on, on, on, on, on, off],
    ]);
    expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    // Width 9, height 2, depth 1, grey; the checksum is zlib's for these bytes.
    expect(png.subarray(8, 33).toString('hex')).toBe('0000000d4948445200000009000000020100000000a22dcb7e');
    const data = png.subarray(41, 41 + png.readUInt32BE(33));
    expect([...inflateSync(data)]).toEqual([0, 0b01011111, 0b00000000, 0, 0b11100000, 0b10000000]);
    expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
  });
});
