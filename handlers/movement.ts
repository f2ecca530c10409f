import { readFileSync } from 'node:fs';
import { systemLog } from '../src/compose';
import { storedContext, unitsSoFar } from '../src/compose-store';
import { callerOf } from '../src/interfaces/http/caller';
import { createRasteriser } from '../src/interfaces/pictures/rasteriser';
import { createMovementPngHandler } from '../src/interfaces/web/movement-png';

/** The standings' movement as PNG. The build puts the files beside the bundle. */
export const handler = createMovementPngHandler({
  context: (event) => storedContext(callerOf(event)),
  rasterise: createRasteriser((name) => readFileSync(new URL(`files/${name}`, import.meta.url))),
  log: systemLog,
  unitsSoFar,
});
