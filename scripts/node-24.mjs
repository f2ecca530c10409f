// A Node 24 beside the one that runs this: the npm package brings the binary. It is no dependency of the project.
import { installedBeside } from './beside.mjs';

/** The folder of its binary, outside the project; it is fetched with the first call. */
export const node24 = () => installedBeside('node', '24.21.0', 'node/bin');
