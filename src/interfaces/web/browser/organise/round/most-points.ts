import type { Round, ScoringSheet } from '../../../../../app/kernel/generated/answers';
import { type Game, gamesOf } from '../../reports/games';
import { createLookup } from '../../requests/lookup';
import { organiseTexts as texts } from '../texts';

/** Whether Victory Points are beyond what a game brings: a slip of the hand that is asked about before it is sent. */

/** No scenario of the documents brings more. */
const USUALLY_MOST = 20;

const readSheet = createLookup<ScoringSheet>();

const mostOf = ({ lines }: ScoringSheet): number | null =>
  lines &&
  lines.reduce((sum, { steps, times }) => sum + times * Math.max(0, ...steps.map(({ points }) => points)), 0);

/** The most points of a scenario; null while its sheet is read, and where it has none. */
const mostIn = (scenario: string | null): number | null => {
  if (scenario === null || !/^2024-[a-z-]+$/.test(scenario)) return null;
  const sheet = readSheet(`/v1/rules/scoring-sheets/${scenario}`, () => undefined);
  return sheet && mostOf(sheet);
};

/** Reads what the scenario of a round can bring, before anybody types a result. */
export const readMostPoints = ({ scenario }: Round): void => void mostIn(scenario);

/** A question about these points; null where there is nothing to ask. Own scoring may count higher: points as in other results are usual. */
export const asksForPoints = (round: Round, game: Game, points: readonly number[]): string | null => {
  const highest = Math.max(...points);
  const most = mostIn(game.veto?.scenario ?? round.scenario);
  if (most !== null) return highest > most ? texts.tooMany(highest, most) : null;
  const others = gamesOf(round).flatMap(({ result }) => result?.victoryPoints ?? []);
  return highest > Math.max(USUALLY_MOST, ...others) ? texts.unlikely(highest) : null;
};
