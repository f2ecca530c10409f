import type { Answer } from '../../../app/kernel/use-case';
import { ok } from '../../../shared/result';
import type { Options } from '../interaction';
import { type Vocabulary, readPieces, together } from '../notation/words';
import { optionName } from '../refusal';

interface Sides {
  readonly sides: readonly unknown[];
  readonly priority: number;
}

export const sidesOf = (options: Options, words: Vocabulary): Answer<Sides> => {
  const read = together<{ readonly first: readonly unknown[]; readonly second: readonly unknown[] }>({
    first: readPieces('first', options.text('first') ?? '', words),
    second: readPieces('second', options.text('second') ?? '', words),
  });
  if (!read.ok) return read;
  const side = (models: readonly unknown[], name: 'first' | 'second', alignment: string) => ({
    models,
    alignment: options.text(`${name}-alignment`) ?? alignment,
    rerolls: options.number(`${name}-rerolls`),
  });
  return ok({
    sides: [side(read.value.first, 'first', 'GOOD'), side(read.value.second, 'second', 'EVIL')],
    priority: options.text('priority') === 'SECOND' ? 1 : 0,
  });
};

const sideNames = ['first', 'second'] as const;

/** `sides[1].models[2].fight` as `second, model 3, fight`. */
export const sideOptionOf = (path: string): string => {
  const [, side, model, field] = /^sides\[(\d)\](?:\.models(?:\[(\d+)\])?)?(?:\.(\w+))?/.exec(path) ?? [];
  if (side === undefined) return optionName(path);
  const name = sideNames[Number(side)] ?? 'first';
  return [
    name,
    ...(model === undefined ? [] : [`model ${Number(model) + 1}`]),
    ...(field === undefined ? [] : [optionName(field)]),
  ].join(', ');
};

/** How a side is called: `First (Good)`. */
export const sideNameOf = (side: number, alignment: string): string =>
  `${side === 0 ? 'First' : 'Second'} (${alignment === 'GOOD' ? 'Good' : 'Evil'})`;

export const sideName = (options: Options, side: 0 | 1): string =>
  sideNameOf(side, options.text(`${sideNames[side]}-alignment`) ?? (side === 0 ? 'GOOD' : 'EVIL'));
