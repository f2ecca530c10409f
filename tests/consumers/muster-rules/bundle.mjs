// A page that asks for To Wound only gets no code of fights, and runs without Node.
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { runInNewContext } from 'node:vm';

const PAGE = 'page';
const bundle = await rollup({
  input: PAGE,
  onwarn: (warning) => {
    throw new Error(warning.message);
  },
  plugins: [
    {
      name: 'page',
      resolveId: (id) => (id === PAGE ? id : null),
      load: (id) =>
        id === PAGE
          ? `import { getToWound } from 'muster-rules'; globalThis.needed = getToWound({ strength: 4, defence: 9 }).value.needed;`
          : null,
    },
    nodeResolve(),
  ],
});
const { output } = await bundle.generate({ format: 'iife' });
const page = {};
runInNewContext(output[0].code, page);
if (page.needed !== '6/4') throw new Error(`needed: ${page.needed}`);
if (output[0].code.length > 100_000) throw new Error(`${output[0].code.length} bytes for To Wound`);
console.log(`muster-rules: ${output[0].code.length} bytes for To Wound`);
