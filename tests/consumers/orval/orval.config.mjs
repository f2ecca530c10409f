export default {
  muster: {
    input: { target: `${process.env.MUSTER_URL}/openapi.json` },
    output: { target: 'generated/muster.ts', client: 'fetch', mode: 'single' },
  },
};
