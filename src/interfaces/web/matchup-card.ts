import type { StoredContext } from '../../app/kernel/store/context';
import { type Answer, ok } from '../../app/kernel/use-case';
import { createWorkBudget } from '../../app/kernel/work-budget';
import { drawCard } from '../../domain/pictures';
import { matchupTexts } from './matchup-texts';
import { messages } from './messages';
import { setAgainst, textsOfCard } from './parts/two-armies';
import { type DrawnCard, drawnCard } from './drawn-card';

/** Two armies, with the advice for the first. */
export const matchupCard = async (id: string, context: StoredContext): Promise<Answer<DrawnCard>> => {
  const found = await setAgainst(textsOfCard(id), { ...context, work: createWorkBudget() });
  if (!found.ok) return found;
  const { title, advice } = found.value;
  const { svg } = drawCard({
    kicker: `${messages.brand} · ${matchupTexts.kicker}`,
    title,
    // The options of a fighter stand in brackets: a card has no room for them.
    lines: advice.map(({ act }) => act.replaceAll(/ \([^)]*\)/g, '')),
  });
  return ok(drawnCard(svg));
};
