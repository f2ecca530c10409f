import { interfaceRoutes } from '../http/interface-routes';
import { operationAddresses } from './generated/addresses';

/** Every address there is by its route key, `METHOD /path`, without what answers it. */
export const everyAddress = (): readonly string[] => [
  ...operationAddresses,
  ...interfaceRoutes.flatMap(({ method, path, interface: answeredBy }) =>
    method === 'GET' && answeredBy !== 'graphql' ? [`GET ${path}`, `HEAD ${path}`] : [`${method} ${path}`],
  ),
];
