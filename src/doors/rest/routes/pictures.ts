import type { OperationRoute } from '../route';

/** Pictures of fights as data, with their text alternative; as files they are at `/v1/pictures/{file}`. */
export const pictureRoutes = [
  {
    operation: 'duelMatrixPicture',
    method: 'POST',
    path: '/v1/pictures/duel-matrix',
    function: 'pictures',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'duelCurvesPicture',
    method: 'POST',
    path: '/v1/pictures/duel-curves',
    function: 'pictures',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'strikeWoundsPicture',
    method: 'POST',
    path: '/v1/pictures/strike-wounds',
    function: 'pictures',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'volleyWoundsPicture',
    method: 'POST',
    path: '/v1/pictures/volley-wounds',
    function: 'pictures',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'fightOutcomesPicture',
    method: 'POST',
    path: '/v1/pictures/fight-outcomes',
    function: 'pictures',
    success: 200,
    cache: 'never',
  },
] as const satisfies readonly OperationRoute[];
