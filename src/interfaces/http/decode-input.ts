import type { AppError } from '../../app/kernel/errors';
import type { Fault } from '../../app/kernel/faults';
import { type Result, ok } from '../../shared/result';
import { release } from '../../shared/release';
import type { EdgeRequest } from './edge-request';
import { readJsonBody } from './read-body';
import type { OperationRoute, TextKind } from './route';

const ZERO = 48;
const NINE = 57;

/** Digits only, with a minus before them if need be: no `1e3`, no `0x10`, no blanks. */
const isInteger = (text: string): boolean => {
  const start = text.startsWith('-') ? 1 : 0;
  if (text.length === start) return false;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character < ZERO || character > NINE) return false;
  }
  return true;
};

const isDecimal = (text: string): boolean => {
  const point = text.indexOf('.');
  return point < 0
    ? isInteger(text)
    : isInteger(text.slice(0, point)) && isInteger(`0${text.slice(point + 1)}`);
};

/** `+ 0` turns -0 into 0. */
const numberOf = (text: string): number => Number(text) + 0;

/** The value that the text of an address stands for; a text that does not fit its kind stays as it is. */
export const decodeText = (kind: TextKind, text: string): string | number | boolean => {
  switch (kind) {
    case 'integer':
    case 'integers':
      return isInteger(text) ? numberOf(text) : text;
    case 'number':
      return isDecimal(text) ? numberOf(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'text':
    case 'texts':
      return text;
  }
};

/** Whether a query parameter of this kind may be repeated. */
const isList = (kind: TextKind): boolean => kind === 'texts' || kind === 'integers';

/** The parts of a route that reading a request needs, computed once. */
export interface InputPlan {
  readonly pathKinds: readonly (readonly [name: string, kind: TextKind])[];
  readonly query: ReadonlyMap<string, TextKind>;
  /** Query parameter to input field, where their names differ. */
  readonly queryFields: Readonly<Record<string, string>>;
  readonly readsBody: boolean;
}

/** The input as the use-case's schema will check it, and what was wrong with the address itself. */
export interface DecodedInput {
  readonly raw: unknown;
  readonly faults: readonly Fault[];
}

type Fields = Record<string, unknown>;

const NO_FAULTS: readonly Fault[] = [];

/** Names the release that shall answer, wherever answers change with releases only; such an answer may be stored for ever. */
export const RELEASE_PARAMETER = 'release';

const releaseFaults = (asked: readonly string[] | undefined): readonly Fault[] =>
  asked === undefined || asked[0] === release
    ? NO_FAULTS
    : [
        {
          path: RELEASE_PARAMETER,
          code: 'UNKNOWN_REFERENCE',
          message: `is not the release that answers here, which is ${release}`,
        },
      ];

const parameterName = /\{([^}+]+)\+?\}/g;

export const inputPlan = (route: OperationRoute): InputPlan => ({
  pathKinds: [...route.path.matchAll(parameterName)].map(([, name = '']) => [
    name,
    route.pathKinds?.[name] ?? 'text',
  ]),
  query: new Map(
    Object.entries({
      ...route.query,
      ...(route.cache === 'reference' && { [RELEASE_PARAMETER]: 'text' as const }),
    }),
  ),
  queryFields: route.queryFields ?? {},
  readsBody: route.method !== 'GET' && route.method !== 'DELETE',
});

/** Puts a value where a dotted name says; the objects on the way are made here and hold only declared names. */
const place = (fields: Fields, name: string, value: unknown): void => {
  const dot = name.indexOf('.');
  if (dot < 0) {
    fields[name] = value;
    return;
  }
  const outer = name.slice(0, dot);
  place((fields[outer] ??= {}) as Fields, name.slice(dot + 1), value);
};

/** The texts given for each query parameter there is, and a fault for each that is unknown or given too often. */
const readQuery = (rawQuery: string, kinds: InputPlan['query']) => {
  const given = new Map<string, string[]>();
  const faults: Fault[] = [];
  for (const [name, text] of new URLSearchParams(rawQuery)) {
    const kind = kinds.get(name);
    const earlier = given.get(name);
    if (earlier === undefined) {
      given.set(name, [text]);
      if (kind === undefined)
        faults.push({ path: name, code: 'UNKNOWN_FIELD', message: 'is not a query parameter here' });
    } else {
      earlier.push(text);
      if (kind !== undefined && !isList(kind) && earlier.length === 2)
        faults.push({ path: name, code: 'DUPLICATE', message: 'may be given only once' });
    }
  }
  return { given, faults };
};

const isPlainObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body's fields with the address's over them; a field that says otherwise than the address is a fault. */
const overBody = (body: unknown, address: Fields): DecodedInput => {
  if (!isPlainObject(body)) return { raw: body, faults: NO_FAULTS };
  const faults = Object.keys(address)
    .filter((name) => Object.hasOwn(body, name) && body[name] !== address[name])
    .map((path) => ({
      path,
      code: 'INCONSISTENT' as const,
      message: 'differs from the value in the address: leave it out of the body',
    }));
  return { raw: { ...body, ...address }, faults };
};

/**
 * Path parameters, query and body as one object.
 * @returns a refusal only where the body cannot be read; every other fault comes with the input, so that the
 * caller hears of all at once.
 */
export const decodeInput = (
  { event, parameters, bodyLimitBytes }: EdgeRequest,
  plan: InputPlan,
): Result<DecodedInput, AppError> => {
  const fields: Fields = {};
  for (const [name, kind] of plan.pathKinds) {
    const text = parameters[name];
    if (text !== undefined) fields[name] = decodeText(kind, text);
  }
  let faults = NO_FAULTS;
  if (event.rawQueryString !== '') {
    const query = readQuery(event.rawQueryString, plan.query);
    faults = [...query.faults, ...releaseFaults(query.given.get(RELEASE_PARAMETER))];
    for (const [name, kind] of plan.query) {
      const texts = query.given.get(name);
      if (texts === undefined || name === RELEASE_PARAMETER) continue;
      const values = texts.map((text) => decodeText(kind, text));
      place(fields, plan.queryFields[name] ?? name, isList(kind) ? values : values[0]);
    }
  }
  if (!plan.readsBody) return ok({ raw: fields, faults });
  const body = readJsonBody(event, bodyLimitBytes);
  if (!body.ok) return body;
  const merged = overBody(body.value, fields);
  return ok({ raw: merged.raw, faults: [...faults, ...merged.faults] });
};
