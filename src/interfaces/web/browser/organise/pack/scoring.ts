import { type TemplateResult, html, nothing } from 'lit-html';
import { field } from '../../page-parts/form';
import { details } from '../../page-parts/form-parts';
import type { Draft, Loose } from './draft';
import {
  type Limits,
  checkAt,
  choiceAt,
  fromOne,
  fromOneOrNone,
  gamePoints,
  numberAt,
  rowsAt,
  textAt,
  tournamentPoints,
  victoryPoints,
} from './fields';
import { packTexts as texts } from './texts';

/** The points of games, numbers, bonuses, and of games that are not played. */

/** The numbers that a kind begins with, once it is chosen. */
const beginnings: Readonly<Record<string, Loose>> = {
  RESULT: { by: 'RESULT', win: 3, draw: 1, loss: 0 },
  GRADE: {
    by: 'GRADE',
    majorWin: 5,
    minorWin: 4,
    draw: 2,
    minorLoss: 1,
    majorLoss: 0,
    majorAheadBy: 8,
    majorDoubleWithAtLeast: null,
  },
  BANDS: {
    by: 'BANDS',
    bands: [
      { aheadBy: 0, winner: 10, loser: 10 },
      { aheadBy: 1, winner: 12, loser: 8 },
      { aheadBy: 5, winner: 16, loser: 4 },
      { aheadBy: 10, winner: 20, loser: 0 },
    ],
  },
};

const GAMES = 'scoring.games';

/** Points by the difference in Victory Points; the first band is 0. */
const bandRows = (draft: Draft, path: string, limits: Limits): TemplateResult => {
  const bands = draft.items(path);
  return rowsAt(draft, path, {
    row: (at) =>
      html`${numberAt(draft, [`${at}.aheadBy`, texts.bandFrom], victoryPoints)}
      ${numberAt(draft, [`${at}.winner`, texts.bandWinner], limits)}
      ${numberAt(draft, [`${at}.loser`, texts.bandLoser], limits)}`,
    added: () => ({
      winner: 10,
      loser: 10,
      ...bands.at(-1),
      aheadBy: Number(bands.at(-1)?.['aheadBy'] ?? -1) + 1,
    }),
    addText: texts.addBand,
    nameOf: (index) => texts.band(index + 1),
  });
};

const ofKind = (draft: Draft): unknown => {
  const points = (name: 'win' | 'draw' | 'loss' | 'majorWin' | 'minorWin' | 'minorLoss' | 'majorLoss') =>
    numberAt(draft, [`${GAMES}.${name}`, texts[name]], tournamentPoints);
  switch (draft.get(`${GAMES}.by`)) {
    case 'RESULT':
      return (['win', 'draw', 'loss'] as const).map(points);
    case 'GRADE':
      return html`${(['majorWin', 'minorWin', 'draw', 'minorLoss', 'majorLoss'] as const).map(points)}
      ${numberAt(draft, [`${GAMES}.majorAheadBy`, texts.majorAheadBy], fromOne)}
      ${numberAt(draft, [`${GAMES}.majorDoubleWithAtLeast`, texts.majorDouble], fromOne)}`;
    default:
      return nothing;
  }
};

const winnerFields = (draft: Draft): TemplateResult => {
  const path = 'scoring.winner';
  const numbers = draft.items('scoring.numbers').map(({ id }) => [String(id), String(id)] as const);
  const write = (winner: string): void => {
    const { winnerNumber: _, ...scoring } = draft.get('scoring') as Loose;
    draft.set('scoring', {
      ...scoring,
      winner,
      ...(winner === 'NUMBER' && { winnerNumber: numbers[0]?.[0] }),
    });
  };
  return html`${choiceAt(draft, [path, texts.winner], { options: texts.winnerOptions, unset: 'VICTORY_POINTS', write })}
  ${draft.get(path) === 'NUMBER' ? choiceAt(draft, ['scoring.winnerNumber', texts.winnerNumber], { options: [['', ''], ...numbers] }) : nothing}`;
};

export const gameSection = (draft: Draft): TemplateResult =>
  html`<fieldset>
    <legend>${texts.points}</legend>
    <div class="setting-grid">
      ${choiceAt(draft, [`${GAMES}.by`, texts.by], {
        options: texts.byOptions,
        write: (by) => draft.set(GAMES, beginnings[by]),
      })}
      ${ofKind(draft)}
    </div>
    ${draft.get(`${GAMES}.by`) === 'BANDS' ? bandRows(draft, `${GAMES}.bands`, tournamentPoints) : nothing}
    <div class="setting-grid">
      ${winnerFields(draft)} ${numberAt(draft, ['scoring.victoryPointCap', texts.victoryPointCap], fromOne)}
      ${numberAt(draft, ['scoring.differenceCap', texts.differenceCap], fromOne)}
    </div>
  </fieldset>`;

const TEAM_GAMES = 'teams.bands';

/** The Game Points of the games of a match; without any band they go by the result, as the settings of teams say. */
export const teamGameSection = (draft: Draft): TemplateResult | typeof nothing =>
  draft.event.format === 'TEAMS'
    ? html`<fieldset>
        <legend>${texts.teamPoints}</legend>
        <p>
          <small
            >${draft.items(TEAM_GAMES).length === 0 ? texts.teamPointsByResult : texts.teamPointsHelp}</small
          >
        </p>
        ${bandRows(draft, TEAM_GAMES, gamePoints)}
      </fieldset>`
    : nothing;

const numberRows = (draft: Draft): TemplateResult => {
  const path = 'scoring.numbers';
  return rowsAt(draft, path, {
    row: (at) =>
      html`${textAt(draft, [`${at}.id`, texts.numberName])}
      ${numberAt(draft, [`${at}.most`, texts.numberMost], fromOne)}
      ${numberAt(draft, [`${at}.tournamentPoints`, texts.numberPoints], tournamentPoints)}`,
    added: () => ({ id: '', most: 10, tournamentPoints: 0 }),
    addText: texts.addNumber,
    nameOf: (index) => String(draft.get(`${path}.${index}.id`)),
  });
};

const BONUSES = 'scoring.bonuses';

const bonusRow = (draft: Draft, path: string): TemplateResult => {
  const isValue = draft.get(`${path}.fact`) === 'VALUE';
  const write = (fact: string): void => {
    const { most: _, ...bonus } = draft.get(path) as Loose;
    draft.set(path, { ...bonus, fact, ...(fact === 'VALUE' && { most: 40 }) });
  };
  return html`${textAt(draft, [`${path}.id`, texts.bonusName])}
  ${choiceAt(draft, [`${path}.fact`, texts.fact], { options: texts.factOptions, write })}
  ${
    isValue
      ? numberAt(draft, [`${path}.most`, texts.most], fromOneOrNone)
      : choiceAt(draft, [`${path}.once`, texts.once], { options: texts.onceOptions })
  }
  ${numberAt(draft, [`${path}.tournamentPoints`, texts.bonusTournamentPoints], tournamentPoints)}
  ${numberAt(draft, [`${path}.victoryPoints`, texts.bonusVictoryPoints], [-victoryPoints[1], victoryPoints[1]])}`;
};

const bonusRows = (draft: Draft): TemplateResult =>
  rowsAt(draft, BONUSES, {
    row: (at) => bonusRow(draft, at),
    added: () => ({ id: '', fact: 'NOTED', once: 'EVENT', tournamentPoints: 1, victoryPoints: 0 }),
    addText: texts.addBonus,
    nameOf: (index) => String(draft.get(`${BONUSES}.${index}.id`)),
  });

export const extraSections = (draft: Draft): TemplateResult =>
  html`${details(texts.numbers, numberRows(draft))} ${details(texts.bonuses, bonusRows(draft))}`;

const outcome = (draft: Draft, name: 'bye' | 'requestedBye' | 'concession'): TemplateResult => {
  const path = `scoring.${name}`;
  return html`<fieldset>
    <legend>${texts[name]}</legend>
    <div class="setting-grid">
      ${numberAt(draft, [`${path}.victoryPoints`, texts.outcomePoints], victoryPoints)}
      ${numberAt(draft, [`${path}.tournamentPoints`, texts.outcomeTournamentPoints], tournamentPoints)}
      ${name === 'concession' ? numberAt(draft, [`${path}.concederPoints`, texts.concederPoints], tournamentPoints) : nothing}
      ${checkAt(draft, [`${path}.leaderKilled`, texts.leaderKilled])}
    </div>
  </fieldset>`;
};

export const unplayedSection = (draft: Draft): TemplateResult =>
  details(
    texts.unplayed,
    html`<div class="setting-grid">
        ${choiceAt(draft, ['scoring.byes', texts.byes], { options: texts.byesOptions, unset: 'FIXED' })}
        ${choiceAt(draft, ['scoring.spare', texts.spare], { options: texts.spareOptions })}
        ${choiceAt(draft, ['scoring.disqualified', texts.disqualified], { options: texts.disqualifiedOptions })}
        ${numberAt(draft, ['scoring.bothLost', texts.bothLost], tournamentPoints)}
      </div>
      ${outcome(draft, 'bye')} ${outcome(draft, 'requestedBye')} ${outcome(draft, 'concession')}`,
  );

const gameField = (draft: Draft, side: 0 | 1): TemplateResult =>
  field(
    side === 0 ? texts.tryFirst : texts.trySecond,
    html`<input
      type="number"
      min="0"
      max=${victoryPoints[1]}
      .value=${draft.game[side]}
      @input=${({ target }: Event) => draft.setGame(side, (target as HTMLInputElement).value)}
    />`,
  );

/** Two fields for a result of the organiser's own. */
export const tryGame = (draft: Draft): TemplateResult =>
  html`<fieldset>
    <legend>${texts.tryGame}</legend>
    <div class="setting-grid">${gameField(draft, 0)} ${gameField(draft, 1)}</div>
  </fieldset>`;
