/** Node's zlib is loaded with the first use. */
const zlib = () => process.getBuiltinModule('node:zlib');
const QUALITY = 5;

/** A long text as an item keeps it: 1,000 standings are a megabyte as JSON, and a tenth of that packed. */
export const packText = (text: string): string => {
  const { brotliCompressSync, constants } = zlib();
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotliCompressSync(text, { params }).toString('base64');
};

export const unpackText = (packed: string): string =>
  zlib().brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8');
