import { createHash } from 'node:crypto';
import type { StoredContext } from '../../app/kernel/store/context';
import { type Answer, ok } from '../../app/kernel/use-case';
import { SCALE_OF_CARD, drawCard, drawIntervalCard } from '../../domain/pictures';
import type { DrawnCard } from './drawn-card';
import { messages } from './messages';
import { askWinRates, plotOf } from './parts/win-rates';
import { statisticsTexts } from './statistics-texts';

/** Win rates of army lists, as a query asks for them. */
export const winRatesCard = async (asked: string, context: StoredContext): Promise<Answer<DrawnCard>> => {
  const query = new URLSearchParams(asked);
  const found = await askWinRates(query, context);
  if (!found.ok) return found;
  const plot = plotOf(found.value, query);
  const isEmpty = plot.rows.length === 0;
  const { svg } = isEmpty
    ? drawCard({
        kicker: messages.brand,
        title: plot.title,
        lines: [plot.subtitle, statisticsTexts.nothingYet],
      })
    : drawIntervalCard(plot);
  return ok({
    svg,
    version: createHash('sha256').update(svg).digest('base64url').slice(0, 12),
    ...(!isEmpty && { scale: SCALE_OF_CARD }),
  });
};
