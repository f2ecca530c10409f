import { canvasOf, finishPicture } from './canvas';
import type { Picture } from './picture';
import { type Markup, element } from './svg';
import { wrap } from './text-width';

/** The texts on the card of a page. */
export interface Card {
  /** A word above the title: what kind of page it is. */
  readonly kicker: string;
  readonly title: string;
  /** Up to three lines of facts. */
  readonly lines: readonly string[];
}

/** The size that chats show of a link (the Open Graph protocol). */
export const CARD_WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 80;
const TITLE = 76;
const LINE = 38;
const KICKER = 34;

/** The light picture of a card, with a stripe at its left edge. */
export const finishCard = (
  card: Omit<Parameters<typeof finishPicture>[0], 'theme' | 'width' | 'height'>,
): Picture =>
  finishPicture({
    ...card,
    theme: 'LIGHT',
    width: CARD_WIDTH,
    height: HEIGHT,
    content: [
      element('rect', { x: 0, y: 0, width: 24, height: HEIGHT, ...canvasOf('LIGHT').brush.fill('line2') }),
      ...card.content,
    ],
  });

/** The card of a page. */
export const drawCard = ({ kicker, title, lines }: Card): Picture => {
  const { text } = canvasOf('LIGHT');
  const width = CARD_WIDTH - 2 * EDGE;
  const rows = wrap(title, { size: TITLE, width, lines: 3 });
  const titleTop = 210;
  const linesTop = titleTop + rows.length * TITLE * 1.12 + 30;
  const content: readonly Markup[] = [
    text(kicker, [EDGE, 120], { size: KICKER, role: 'quiet', isStrong: true, width }),
    ...rows.map((row, index) =>
      text(row, [EDGE, titleTop + index * TITLE * 1.12], { size: TITLE, isStrong: true }),
    ),
    ...lines
      .slice(0, 3)
      .map((line, index) =>
        text(line, [EDGE, linesTop + index * LINE * 1.4], { size: LINE, role: 'quiet', width }),
      ),
  ];
  return finishCard({
    title,
    subtitle: kicker,
    description: [kicker, title, ...lines].join('. '),
    table: { columns: [kicker], rows: [title, ...lines].map((line) => [line]) },
    content,
  });
};
