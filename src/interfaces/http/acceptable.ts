import { type Result, ok, refused } from '../../shared/result';
import type { AppError } from '../../app/kernel/errors';
import type { GatewayEvent } from './gateway-event';

/** A range of `Accept`: how exactly it names a type, and whether it wants or excludes it. */
interface Range {
  readonly name: string;
  readonly isWanted: boolean;
}

const rangesOf = (accept: string): readonly Range[] =>
  accept
    .split(',')
    .map((range) => {
      const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      return { name, isWanted: !parameters.some((one) => /^q=0(\.0*)?$/.test(one)) };
    })
    .filter(({ name }) => name !== '');

/** Whether a client with this `Accept` takes the media type: the range that names it most exactly decides (RFC 9110, 12.5.1). */
export const accepts = (accept: string | undefined, type: string): boolean => {
  const ranges = rangesOf(accept ?? '');
  if (ranges.length === 0) return true;
  const bare = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const names = [bare, bare.replace(/\/.*$/, '/*'), '*/*'];
  const found = names
    .map((name) => ranges.filter((range) => range.name === name))
    .find((named) => named.length > 0);
  return found?.some(({ isWanted }) => isWanted) ?? false;
};

/** NOT_ACCEPTABLE if the client takes none of the types that can be served. */
export const acceptable = (
  { headers }: GatewayEvent,
  types: readonly string[],
): Result<undefined, AppError> => {
  const given = headers['accept'];
  // Nearly every client names the type itself or takes all: nothing need be parsed for them.
  return given === undefined ||
    given === '*/*' ||
    types.some((type) => given === type || accepts(given, type))
    ? ok(undefined)
    : refused({
        code: 'NOT_ACCEPTABLE',
        given: given.slice(0, 200),
        allowed: types.map((type) => type.split(';', 1)[0] ?? type),
      });
};
