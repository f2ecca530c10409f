import { ok, refused } from '../../../shared/result';
import { askTournament } from '../parts/event';
import { movementPicture } from '../parts/movement';
import type { Page } from '../reply';

/** The picture of the movement as a file. */
export const movementSvg: Page = async ({ parameters }, context) => {
  const event = await askTournament(parameters['tournament'] ?? '', context);
  if (!event.ok) return event;
  const picture = await movementPicture(event.value, 'AUTO', context);
  if (picture === null) return refused({ code: 'NOT_FOUND', kind: 'started round', id: '1' });
  return ok({
    kind: 'FILE',
    cache: 'live',
    type: 'image/svg+xml',
    body: picture.svg,
    version: event.value.version,
  });
};
