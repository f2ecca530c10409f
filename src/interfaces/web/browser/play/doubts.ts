import type { Scenario } from '../../../../app/kernel/generated/answers';
import { possiblePoints } from '../../../../domain/rules/rulesets/mesbg-2024/scenarios/score-sheet';
import { ask } from '../requests/api';
import type { Game } from '../reports/games';
import { playDetailsTexts as texts } from './details-texts';
import { state } from './model';
import { scenarioOfGame, sheetOf } from './sheet';

/** Points that look like a slip of the finger are asked about before they are sent. They may be right: nothing is refused. */

/** More than any scenario of ours gives; for one that we do not know. */
const RARELY_MORE = 20;

/** The objectives, leaders or targets that a line of the scoring may count for, where the scenario marks no objectives. */
const USUAL_THINGS = 3;

type Limits = Pick<Scenario, 'name' | 'scoring' | 'objectives'>;

const limits = new Map<string, Limits | null>();

/** The id of a scenario of 2018; null for one in the organiser's own words. */
const idOf = (game: Game): string | null => {
  const scenario = sheetOf(game) ? null : scenarioOfGame(game);
  return scenario !== null && /^[a-z]+(?:-[a-z]+)*$/.test(scenario) ? scenario : null;
};

/** Reads what the scenario of a game gives, once. */
export const learnLimits = (game: Game): void => {
  const scenario = idOf(game);
  if (scenario === null || limits.has(scenario)) return;
  limits.set(scenario, null);
  void ask<Scenario>({ path: `/v1/scenarios/${scenario}` }).then((asked) => {
    if (asked.kind === 'OK') limits.set(scenario, asked.value);
    if (asked.kind === 'OFFLINE') limits.delete(scenario);
  });
};

/** The most Victory Points of a side. */
const mostOf = ({ scoring, objectives }: Limits): number =>
  scoring.reduce((sum, { steps, each }) => {
    const best = Math.max(0, ...steps.map(({ points }) => points));
    return sum + best * (each ? objectives.length || USUAL_THINGS : 1);
  }, 0);

/** The Victory Points of the event so far: an event with its own scoring may give more than ours. */
const pointsSoFar = (): readonly number[] =>
  state.rounds.flatMap(({ tables }) => tables.flatMap(({ result }) => result?.victoryPoints ?? []));

/** Why one of these points is asked about; null if each may well be. */
const doubtAbout = (game: Game, points: readonly number[]): string | null => {
  const sheet = sheetOf(game);
  if (sheet) {
    const possible = possiblePoints(sheet);
    const wrong = points.find((one) => !possible.has(one));
    return wrong === undefined ? null : texts.sheetDoubt(sheet.name, wrong, Math.max(...possible));
  }
  const known = limits.get(idOf(game) ?? '') ?? null;
  const most = known ? mostOf(known) : Math.max(RARELY_MORE, ...pointsSoFar());
  const wrong = points.find((one) => one > most);
  // Own scoring counts as the organiser likes.
  if (wrong === undefined || (!known && state.event?.reports.numbers.length)) return null;
  return known ? texts.scenarioDoubt(known.name, wrong, most) : texts.doubt(wrong);
};

/** Whether points look wrong and the reader, when asked, decides not to send them. */
export const isDoubted = (game: Game, points: readonly (string | undefined)[]): boolean => {
  const doubt = doubtAbout(game, points.filter((one) => !!one).map(Number));
  return doubt !== null && !confirm(doubt);
};
