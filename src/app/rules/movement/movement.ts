import * as z from 'zod/mini';
import { modelKinds } from '../../../domain/rules/movement/model-kind';
import { withDefault, named } from '../../kernel/input';

export const inches = (description: string) =>
  z.number().check(z.minimum(0), z.maximum(1000), z.describe(description));

export const modelKind = withDefault(
  named('ModelKind', z.enum(modelKinds)).check(z.describe('Kind of model; INFANTRY if omitted.')),
  'INFANTRY',
);
