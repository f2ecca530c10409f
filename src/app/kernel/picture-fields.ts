import * as z from 'zod/mini';
import { type Picture, themes } from '../../domain/pictures';
import { optional, withDefault, named, boundedText } from './input';

/** Input fields that all pictures share. */

const text = (longest: number, description: string) =>
  boundedText([1, longest], `${description}; 1 to ${longest} characters.`);

export const pictureFields = {
  theme: withDefault(
    named('PictureTheme', z.enum(themes)).check(
      z.describe(
        'Its colours: the reader’s own setting (AUTO, light if there is none), LIGHT or DARK. A PNG is light in AUTO.',
      ),
    ),
    'AUTO',
  ),
  title: optional(text(80, 'The title, instead of ours')),
};

export const sideNamesField = optional(
  z
    .array(text(30, 'The name of a side'))
    .check(z.length(2), z.describe('Names of the sides in the picture; two of them.')),
);

/** A picture as every interface shows it. */
export const pictureAnswer = ({ title, description, table, width, height, svg }: Picture) => ({
  title,
  description,
  table,
  width,
  height,
  svg,
});
