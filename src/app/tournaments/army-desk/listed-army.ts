import type { ArmySheet } from '../../../domain/armies/sheet/army-sheet';
import type { ArmyStatus } from '../../../domain/tournaments/event/army-desk';
import type { TeamFinding } from '../../../domain/tournaments/teams/team-armies';
import type { ArmyOverride } from '../../../domain/tournaments/event/facts';

/** An entrant, or a player of a team, with the army list, as it is printed. */
export interface ListedArmy {
  readonly number: number;
  readonly name: string;
  /** In a team event the player whose list it is; null in all others. */
  readonly player: string | null;
  readonly club: string | null;
  readonly status: ArmyStatus;
  readonly override: ArmyOverride | null;
  /** Rules of the team that it breaks together with others of the team. */
  readonly teamFindings: readonly TeamFinding[];
  /** Why it could not be judged at all, in words; null where it was, or where none was handed in. */
  readonly notJudged: string | null;
  /** Null where none was handed in, or it could not be judged. */
  readonly sheet: ArmySheet | null;
}

export const statusWords: Readonly<Record<ArmyStatus, string>> = {
  MISSING: 'not handed in',
  LEGAL: 'legal',
  ILLEGAL: 'not legal',
  NOT_COVERED: 'cannot be judged: an organiser decides',
};

/** All that is wrong with it, in words: with the army itself, and with the team; or why nobody can tell. */
export const faultsOf = ({ sheet, notJudged, teamFindings }: ListedArmy): readonly string[] => [
  ...(notJudged === null ? [] : [notJudged]),
  ...(sheet?.faults ?? []),
  ...teamFindings.map(({ message }) => message),
];
