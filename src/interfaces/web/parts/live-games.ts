import type { Round, Tournament } from '../../../app/kernel/generated/answers';
import { type Html, html } from '../html';
import type { ScriptName } from '../reply';

/** Scores of game sheets on pages of an event that shows them while games are played: its script fills them in. */

/** The script of a page that shows them. */
export const liveGameScripts = ({ liveScores }: Tournament): readonly ScriptName[] =>
  liveScores ? ['live-games'] : [];

/** The address that the script asks; nothing where scores are not shown. */
export const liveGames = ({ id, liveScores }: Tournament, round: Round | null): Html | false =>
  liveScores &&
  round?.state === 'STARTED' &&
  html`<div
    hidden
    data-round-games="/v1/tournaments/${id}/rounds/${round.number}/games"
    data-tournament="${id}"
  ></div>`;
