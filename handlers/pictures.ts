import { readFileSync } from 'node:fs';
import { pictureUseCases } from '../src/app/pictures';
import { rulesContext, systemLog } from '../src/compose';
import type { GatewayEvent, GatewayResponse } from '../src/doors/http/gateway-event';
import { createRestHandler } from '../src/doors/rest/handler';
import { createPictureFileHandler } from '../src/doors/rest/pictures/handler';
import { createRasteriser } from '../src/doors/rest/pictures/rasteriser';

/** The build puts the files beside the bundle. */
const file = (name: string): Buffer => readFileSync(new URL(`files/${name}`, import.meta.url));

const answerData = createRestHandler({
  function: 'pictures',
  useCases: pictureUseCases,
  context: () => rulesContext,
  log: systemLog,
});

const answerFile = createPictureFileHandler({
  useCases: pictureUseCases,
  rasterise: createRasteriser(file),
  log: systemLog,
});

/** Pictures of fights: as data, and as SVG and PNG files; no store. */
export const handler = async (event: GatewayEvent): Promise<GatewayResponse> =>
  event.routeKey.endsWith('{file}') ? answerFile(event) : answerData(event);
