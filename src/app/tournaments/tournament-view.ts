import { certainRounds } from '../../domain/tournaments/event/drawing';
import { allowedIn } from './operation';
import type { Tournament } from '../../domain/tournaments/event/tournament';
import { cursorOf } from '../../domain/tournaments/event/tournament';
import { drawWarningTexts } from './draw-warning-texts';
import { entrantViews } from './entrant-view';
import { roleWarnings } from './role-warnings';
import { doublesScenarios } from './scenario-of-round';
import { settingsView } from './settings-view';
import type { TournamentView } from './views';

/** Too few entrants for the rounds to come without a rematch. */
const rematchWarnings = ({ head, rounds, state }: Tournament, certain: number | null): readonly string[] => {
  const toCome = head.facts.rounds - rounds.length;
  return certain === null || certain >= toCome || state === 'FINISHED'
    ? []
    : [
        `Only ${certain} of the ${toCome} rounds to come are certain to have no rematch, with the entrants there are.`,
      ];
};

const scenarioWarnings = ({ head: { facts } }: Tournament): readonly string[] =>
  facts.format === 'DOUBLES' && (facts.scenarios ?? []).length < facts.rounds
    ? [`Name the scenario of each round: a doubles event offers ${doublesScenarios.join(', ')}.`]
    : [];

/** A tournament as every interface shows it. */
export const tournamentView = (tournament: Tournament): TournamentView => {
  const certain = certainRounds(tournament);
  return {
    ...settingsView(tournament.id, tournament.head),
    state: tournament.state,
    allowed: allowedIn(tournament.state),
    entrants: entrantViews(tournament),
    roundsDrawn: tournament.rounds.map(({ number, state }) => ({ number, state })),
    roundsWithoutRematch: certain,
    warnings: [
      ...rematchWarnings(tournament, certain),
      ...scenarioWarnings(tournament),
      ...drawWarningTexts(tournament),
      ...roleWarnings(tournament),
    ],
    settingsVersion: String(tournament.head.version),
    version: cursorOf(tournament),
  };
};
