import * as z from 'zod/mini';
import type { Shape } from '../../../shared/shape';
import {
  arrayOf,
  choice,
  flag,
  idText,
  inputObject,
  optional,
  shortText,
  statedNumber,
  withDefault,
} from '../../kernel/input';
import { scenarioName, slotId } from '../fields';

/** The input schemas of the shapes of an event pack. */

const texts: Readonly<Record<string, (description: string) => z.ZodMiniType>> = {
  ID: idText,
  NAME: shortText,
  SCENARIO: () => scenarioName,
  SLOT: slotId,
};

/** A field that may be left out: null means the same, unless it is a value of the field. */
const optionalOf = (shape: Shape): z.ZodMiniType => {
  if (shape.form.kind !== 'NULLABLE') {
    const field = optional(inputOf(shape));
    const isDescribed = shape.form.kind === 'OBJECT' && shape.description !== undefined;
    return isDescribed ? field.check(z.describe(shape.description ?? '')) : field;
  }
  const value = inputOf(shape.form.of);
  return z.nullish(value).check(z.describe(z.globalRegistry.get(value)?.description ?? ''));
};

const nullableOf = (shape: Shape): z.ZodMiniType =>
  shape.form.kind === 'NULLABLE' ? z.nullable(inputOf(shape.form.of)) : inputOf(shape);

/** The input schema of a shape. */
export function inputOf({ form, description = '', typed = { name: '', description } }: Shape): z.ZodMiniType {
  switch (form.kind) {
    case 'WHOLE':
      return statedNumber(form.minimum, form.maximum, description);
    case 'FLAG':
      return flag(description);
    case 'KNOWN':
      return texts[form.as]?.(description) ?? z.never();
    case 'CHOICE':
      return choice(typed.name, form.texts ?? {}, typed.description).check(z.describe(description));
    case 'LIST': {
      const { fewest, most } = form;
      return arrayOf(inputOf(form.of), fewest === 0 ? most : [fewest, most], description);
    }
    case 'OBJECT':
      return inputObject(
        typed.name,
        typed.description,
        Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, inputOf(field)])),
      );
    case 'OPTIONAL':
      return optionalOf(form.of);
    case 'NULLABLE':
      return optional(inputOf(form.of));
    case 'DEFAULT':
      return withDefault(nullableOf(form.of), form.value);
    default:
      throw new Error(`an event pack has no ${form.kind}`);
  }
}
