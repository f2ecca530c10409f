import type { Heading, PictureTable } from './picture';

/** What a picture shows, for who cannot see it. */
export interface Alternative {
  readonly description: string;
  readonly table: PictureTable;
}

/** The description of a picture: its heading as a sentence, then what is to be seen. */
export const describe = ({ title, subtitle }: Heading, sentences: readonly string[]): string =>
  [`${title}. ${subtitle}`.trim().replace(/\.?$/, '.'), ...sentences].join(' ');
