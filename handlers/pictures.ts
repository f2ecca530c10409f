import { readFileSync } from 'node:fs';
import { rulesContext, systemLog } from '../src/compose';
import { createEdge } from '../src/interfaces/http/edge';
import { pictureFileRows } from '../src/interfaces/pictures/handler';
import { createRasteriser } from '../src/interfaces/pictures/rasteriser';
import { rows } from '../src/interfaces/rest/generated/functions/pictures';
import { restRows } from '../src/interfaces/rest/handler';

/** The build puts the files beside the bundle. */
const file = (name: string): Buffer => readFileSync(new URL(`files/${name}`, import.meta.url));

/** Pictures of fights: as data, and as SVG and PNG files; no store. */
export const handler = createEdge(
  [
    ...restRows({ rows, context: () => rulesContext }),
    ...pictureFileRows({ rows, context: () => rulesContext, rasterise: createRasteriser(file) }),
  ],
  { log: systemLog },
);
