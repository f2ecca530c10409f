import { type TemplateResult, html, nothing } from 'lit-html';
import type { Round, Table } from '../../../../../app/kernel/generated/answers';
import { LONGEST_SCENARIO } from '../../../../../app/kernel/limits';
import { resultInShort } from '../../../state-texts';
import { type Fields, field, numberOf, reasonField } from '../../page-parts/form';
import { details, reasonForm, requiredSelect, rowForm, select } from '../../page-parts/form-parts';
import { type Game, gamesOf, tablePath } from '../../reports/games';
import { scenarioName } from '../../page-parts/scenario-name';
import { roundFiles } from '../exchange';
import { choosesScenario, scenarioOptions } from '../offered-scenarios';
import { ifAllowed, isAllowed, nameOf, redraw, sendChange, state } from '../model';
import { nearEnd } from './near-end';
import { pathOf, sidesText } from './report-form';
import { roundChangesTexts } from './round-changes-texts';
import { stageField } from './stage-field';
import { organiseTexts } from '../texts';

const {
  pairings,
  scenario: scenarioTexts,
  clock: clockTexts,
  takeBack: takeBackTexts,
  armies: armyTexts,
} = roundChangesTexts;
const { reason: reasonText } = organiseTexts;

/** The scenario of a round, and changes to a round: the seats before its start, then its clock and its reports. */

const pathTo = ({ number }: Round, action: string): string => `/rounds/${number}/${action}`;

export const byHand = (round: Round): TemplateResult => {
  const ifMatch = round.version;
  const seated = [
    ...round.tables.flatMap(({ entrants }) => entrants),
    ...(round.unpaired ? [round.unpaired.entrant] : []),
  ].map((entrant) => [entrant, nameOf(entrant)] as const);
  const swapForm = rowForm(
    (body) => sendChange(pairings.swap, pathTo(round, 'swap'), { body, ifMatch }),
    html`${field(pairings.swapFirst, requiredSelect('first', seated))}
      ${field(pairings.swapSecond, requiredSelect('second', seated))} ${reasonField(reasonText)}
      <button>${pairings.swapButton}</button>`,
  );
  const redrawForm = reasonForm(
    (body) => sendChange(pairings.redrawn(round.number), pathTo(round, 'redraw'), { body, ifMatch }),
    reasonText,
    [pairings.redraw],
  );
  return html`${chosenArmies(round)}
  ${details(pairings.swap, html`${swapForm} <small>${pairings.reasonPublic}</small>`)}
  ${details(pairings.redraw, redrawForm)} ${stageField(round)} ${roundFiles(round)}`;
};

/** The army of an entrant as a scorekeeper says it, where the players choose; until the game is reported. */
const chosenArmies = (round: Round): TemplateResult | typeof nothing => {
  if (round.armies?.chosen !== 'BY_CHOICE' || !isAllowed('chooseArmy')) return nothing;
  const games = gamesOf(round).filter(({ result }) => result === null);
  const marks = games.flatMap(({ armies }) => armies ?? []);
  const options = marks.map(({ entrant, hasChosen }) => {
    const mark = hasChosen === true ? armyTexts.chosen : armyTexts.notChosen;
    return [entrant, `${nameOf(entrant)}: ${mark}`] as const;
  });
  const slots = round.armies.slots.map(({ id, name }) => [id, name] as const);
  const send = ({ entrant = '', slot = '' }: Fields): void => {
    const game = games.find(({ entrants }) => entrants.includes(entrant));
    if (game)
      sendChange(armyTexts.done(nameOf(entrant)), `${tablePath(game)}/army`, {
        method: 'PUT',
        body: { entrant, slot },
      });
  };
  return details(
    armyTexts.title,
    rowForm(
      send,
      html`${field(armyTexts.entrant, requiredSelect('entrant', options))}
        ${field(armyTexts.army, requiredSelect('slot', slots))}
        <button class="quiet">${armyTexts.button}</button>`,
    ),
  );
};

const called = (scenario: string): string => scenarioName(scenario, redraw);

const shownScenario = ({ scenario, scenarioChoices, scenarioReason }: Round): TemplateResult => {
  const text =
    scenarioChoices.length > 0
      ? scenarioTexts.vetoedFrom(scenarioChoices.map(called).join(', '))
      : scenario === null
        ? scenarioTexts.none
        : called(scenario);
  return html`<p>
    ${scenarioTexts.title}: <b><bdi>${text}</bdi></b>
    ${scenarioReason === null ? nothing : html`<small><bdi>${scenarioReason}</bdi></small>`}
  </p>`;
};

const scenarioInput = (): TemplateResult =>
  state.event && choosesScenario(state.event)
    ? select('scenario', scenarioOptions(state.event, '', ''))
    : html`<input name="scenario" maxlength=${LONGEST_SCENARIO} />`;

const scenarioForm = (round: Round): TemplateResult =>
  rowForm(
    ({ scenario, reason }) =>
      sendChange(scenarioTexts.changed(round.number), pathTo(round, 'scenario'), {
        method: 'PUT',
        body: { ...(scenario ? { scenario } : {}), reason },
        ifMatch: round.version,
      }),
    html`${field(scenarioTexts.title, html`${scenarioInput()} <small>${scenarioTexts.help}</small>`)}
      ${reasonField(reasonText)} <button>${scenarioTexts.change}</button>`,
  );

export const roundScenario = (round: Round): TemplateResult =>
  html`${shownScenario(round)}
  ${round.state === 'DRAWN' ? ifAllowed('setRoundScenario', () => details(scenarioTexts.change, scenarioForm(round))) : nothing}`;

/** The armies of a table that are known, with whose they are, and its scenario after its vetoes so far. */
export const playedThere = ({ armies, veto }: Pick<Table, 'armies' | 'veto'>): readonly TemplateResult[] => {
  const known = (armies ?? []).flatMap(({ entrant, name }) =>
    name === null ? [] : [armyTexts.plays(nameOf(entrant), name)],
  );
  const scenario = veto && called(veto.scenario);
  const played = [
    ...(known.length > 0 ? [known.join(', ')] : []),
    ...(scenario === null ? [] : [veto?.next === null ? scenario : scenarioTexts.stillVetoed(scenario)]),
  ];
  return played.map((text) => html`<small><bdi>${text}</bdi></small>`);
};

const pauseForm = (round: Round): TemplateResult =>
  reasonForm((body) => sendChange(clockTexts.pause, pathTo(round, 'pause-clock'), { body }), reasonText, [
    clockTexts.pause,
    'quiet',
  ]);

const extendForm = (round: Round): TemplateResult =>
  rowForm(
    ({ minutes, reason }) =>
      sendChange(clockTexts.extended, pathTo(round, 'extend'), {
        body: { minutes: numberOf(minutes), reason },
      }),
    html`${field(clockTexts.extend, html`<input name="minutes" type="number" value="10" required />`)}
      ${reasonField(reasonText)} <button class="quiet">${clockTexts.extendButton}</button>`,
  );

const resumeButton = (round: Round): TemplateResult =>
  html`<button @click=${() => sendChange(clockTexts.resume, pathTo(round, 'resume-clock'))}>
    ${clockTexts.resume}
  </button>`;

const clockControls = (round: Round): TemplateResult => {
  const { minutes, pausedAt } = round.clock ?? {};
  return html`${pausedAt ? ifAllowed('resumeClock', () => resumeButton(round)) : nothing}
  ${
    minutes
      ? ifAllowed('extendRound', () =>
          details(
            clockTexts.title,
            html`${pausedAt === null ? ifAllowed('pauseClock', () => pauseForm(round)) : nothing}
            ${extendForm(round)}`,
          ),
        )
      : nothing
  }`;
};

const reportText = (game: Game): string =>
  takeBackTexts.report(game.number, sidesText(game), game.result === null ? '' : resultInShort(game.result));

/** Taking back a report that nobody has confirmed, such as one at the wrong table. */
const takeBack = (round: Round): TemplateResult | typeof nothing => {
  const games = gamesOf(round).filter(({ result }) => result?.status === 'REPORTED');
  const isLast = round.number === state.event?.roundsDrawn.length;
  if (games.length === 0 || !isLast || !isAllowed('takeBackResult')) return nothing;
  const send = (table: number): void => {
    const game = games.find((one) => one.table === table);
    if (game === undefined) return;
    const ifMatch = game.version;
    sendChange(takeBackTexts.done(game.number), pathOf(game), { method: 'DELETE', ifMatch });
  };
  const options = games.map((game) => [game.table, reportText(game)] as const);
  return details(
    takeBackTexts.title,
    html`${rowForm(
        ({ table }) => send(Number(table)),
        html`${field(takeBackTexts.which, requiredSelect('table', options))}
          <button class="quiet">${takeBackTexts.button}</button>`,
      )} <small>${takeBackTexts.help}</small>`,
  );
};

/** Changes to a started round beside its results. */
export const inPlay = (round: Round): TemplateResult =>
  html`${round.state === 'STARTED' ? html`${clockControls(round)} ${nearEnd(round)} ${chosenArmies(round)}` : nothing}
  ${takeBack(round)} ${roundFiles(round)}`;
