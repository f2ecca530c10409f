import type { StoredContext } from '../../app/kernel/store/context';
import { type Answer, ok } from '../../app/kernel/use-case';
import { SCALE_OF_CARD, drawCard, drawIntervalCard } from '../../domain/pictures';
import { type DrawnCard, drawnCard } from './drawn-card';
import { messages } from './messages';
import { askWinRates, plotOf } from './parts/win-rates';
import { statisticsTexts } from './statistics-texts';

/** Win rates of army lists, as a query asks for them. */
export const winRatesCard = async (asked: string, context: StoredContext): Promise<Answer<DrawnCard>> => {
  const query = new URLSearchParams(asked);
  const found = await askWinRates(query, context);
  if (!found.ok) return found;
  const plot = plotOf(found.value, query);
  if (plot.rows.length > 0) return ok(drawnCard(drawIntervalCard(plot).svg, SCALE_OF_CARD));
  const lines = [plot.subtitle, statisticsTexts.nothingYet];
  return ok(drawnCard(drawCard({ kicker: messages.brand, title: plot.title, lines }).svg));
};
