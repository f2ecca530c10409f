import type { Heading, Picture, PictureTable, Theme } from './picture';
import type { Scale } from './scales';
import { type Attributes, type Markup, element, plain } from './svg';
import { type Room, shorten, wrap } from './text-width';
import { type Brush, type Role, brushOf, darkStyle } from './theme';

/** Sizes of text in pixels; a picture half as large on a phone can still be read. */
export const sizes = { title: 22, subtitle: 15, label: 15, small: 14 } as const;

export const MARGIN = 20;

const FONTS = "'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export interface TextStyle {
  readonly role?: Role;
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly isStrong?: boolean;
  /** The most pixels it may take; it is shortened to fit. */
  readonly width?: number;
  /** Read from below upwards, as the title of a vertical axis. */
  readonly isUpright?: boolean;
}

type Point = readonly [x: number, y: number];

/** The tools that one picture is drawn with. */
export interface Canvas {
  readonly brush: Brush;
  /** A line of text; `y` is its baseline. */
  readonly text: (content: string, at: Point, style?: TextStyle) => Markup;
  readonly line: (from: Point, to: Point, style: Attributes) => Markup;
  /** Title and subtitle above everything, and the height where they end. */
  readonly heading: (heading: Heading, width: number) => { readonly markup: Markup; readonly bottom: number };
}

export const canvasOf = (theme: Theme): Canvas => {
  const brush = brushOf(theme);
  const text: Canvas['text'] = (content, [x, y], style = {}) => {
    const { role = 'ink', size = sizes.label, anchor = 'start', isStrong, width, isUpright } = style;
    const shown = width === undefined ? content : shorten(content, { size, width });
    return element(
      'text',
      {
        x,
        y,
        'font-size': size,
        ...(anchor !== 'start' && { 'text-anchor': anchor }),
        ...(isStrong && { 'font-weight': 600 }),
        ...(isUpright && { transform: `rotate(-90 ${x} ${y})` }),
        ...brush.fill(role),
      },
      [plain(shown)],
    );
  };
  return {
    brush,
    text,
    line: ([x1, y1], [x2, y2], style) => element('line', { x1, y1, x2, y2, ...style }),
    heading: ({ title, subtitle }, width) => {
      const room = (size: number): Room => ({ size, width: width - 2 * MARGIN });
      const rows = [
        ...wrap(title, { ...room(sizes.title), lines: 2 }).map((row) => ({
          row,
          size: sizes.title,
          step: 27,
          style: { isStrong: true } as TextStyle,
        })),
        ...wrap(subtitle, { ...room(sizes.subtitle), lines: 3 }).map((row) => ({
          row,
          size: sizes.subtitle,
          step: 20,
          style: { role: 'quiet' } as TextStyle,
        })),
      ];
      let y = MARGIN - 5;
      const markup = rows.map(({ row, size, step, style }) => {
        y += step;
        return text(row, [MARGIN, y], { ...style, size });
      });
      return { markup: markup.join('') as Markup, bottom: y };
    },
  };
};

interface Drawing extends Heading {
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
  readonly description: string;
  readonly table: PictureTable;
  readonly content: readonly Markup[];
}

/** The document around what was drawn: size, font, background, text alternative, and the dark style of AUTO. */
export const finishPicture = ({ theme, content, subtitle: _, ...drawing }: Drawing): Picture => {
  const { title, description, table } = drawing;
  const [width, height] = [Math.ceil(drawing.width), Math.ceil(drawing.height)];
  const paper = element('rect', { width, height, rx: 8, ...brushOf(theme).fill('paper') });
  const body = [paper, ...content].join('');
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': title,
      'font-family': FONTS,
    },
    [
      element('title', {}, [plain(title)]),
      element('desc', {}, [plain(description)]),
      ...(theme === 'AUTO'
        ? [element('style', {}, [darkStyle((name) => body.includes(`"${name}"`)) as Markup])]
        : []),
      body as Markup,
    ],
  );
  return { svg, width, height, title, description, table };
};

/** The text alternative of a picture, for readers who cannot see it. */
export interface Alternative {
  readonly description: string;
  readonly table: PictureTable;
}

/** The description of a picture: its heading as a sentence, then what is to be seen. */
export const describe = ({ title, subtitle }: Heading, sentences: readonly string[]): string =>
  [`${title}. ${subtitle}`.trim().replace(/\.?$/, '.'), ...sentences].join(' ');

/** The part of a picture between its axes: its edges in pixels, and the scales of both axes. */
export interface Plot {
  readonly canvas: Canvas;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: Scale;
  readonly y: Scale;
}

/** How the numbers along an axis are written. */
export const QUIET = { role: 'quiet', size: sizes.small } as const satisfies TextStyle;
