import { type TemplateResult, html, nothing } from 'lit-html';
import type { ScenarioTurn } from '../../../../app/kernel/generated/answers';
import { shownCount } from '../../../../domain/games/changes';
import { rowCounter } from '../../../../domain/games/keys';
import { scenarioOf, scoreOf } from '../../../../domain/games/score';
import { scoredSteps, sheetOf } from '../../../../domain/games/score-by-sheet';
import type { GameScore } from '../../../../domain/games/score-parts';
import { sideTotals } from '../../../../domain/games/totals';
import type { ScoringSheet, SheetLine } from '../../../../domain/rules/rulesets/mesbg-2024/scenarios/sheet';
import { neededFacts } from '../../../../domain/rules/scenarios/check-facts';
import type { FactName } from '../../../../domain/rules/scenarios/game-facts';
import type { Scenario } from '../../../../domain/rules/scenarios/scenario';
import { type Options, details, list, optionsOf } from '../page-parts/form-parts';
import { set, waitingCount } from './model';
import { choice, earlierOf, shown, stepper, textOf } from './parts';
import { scoreTexts as texts } from './score-texts';

/** The score while the game is played: the facts that its scenario counts, filled in by both, who wins now, and what would turn it. */

const SIDES = [0, 1] as const;
type SideNumber = (typeof SIDES)[number];

const nameOf = (side: SideNumber): string => shown().setup.sides[side].name;

const LARGEST = 999;

/** A number that both may set, between two buttons. */
const number = (register: string, what: string, usual = 0): TemplateResult => {
  const said = textOf(register);
  const now = said === '' ? usual : Number(said);
  const step = (by: number): void => set(register, String(now + by), `${what}: ${now + by}`);
  const shownNumber = html`<b>${said === '' && usual === 0 ? texts.nothing : now}</b>`;
  return html`<div class="counter" data-register=${register}>
      ${stepper([now, LARGEST], step, [what, register, shownNumber])}
    </div>
    ${earlierOf(register)}`;
};

const flag = (register: string, text: string): TemplateResult =>
  html`${choice([register, 'true'], text)}${earlierOf(register)}`;

const group = (title: string, body: unknown): TemplateResult =>
  html`<fieldset class="game-facts">
    <legend>${title}</legend>
    ${body}
  </fieldset>`;

const objectives = ({ objectives: all }: Scenario): TemplateResult =>
  group(
    texts.objectives,
    all.map(
      ({ id, name }) =>
        html`<p><b>${name}</b></p>
          <div class="counters">
            ${SIDES.map((side) => number(`objective.${id}.${side}`, texts.modelsOf(nameOf(side))))}
          </div>`,
    ),
  );

/** Facts of a leader of this side that the scenario counts. */
const leaderFields = (needs: ReadonlySet<FactName>, side: SideNumber, force: SideNumber) => {
  const isWounded =
    force === 0 && (needs.has('LEADER_WOUNDS') || (needs.has('LEADER_WOUNDS_OF_A') && side === 0));
  const isCounted = needs.has('LEADER_KILLS');
  return {
    wounds: isWounded,
    slain: isWounded || isCounted || (force === 1 && needs.has('SECONDARY_LEADER_SLAIN')),
    kills: isCounted,
  };
};

/** The leader of a force: its name, and the Wounds that its row has lost. */
const leaderOf = (side: SideNumber, force: SideNumber): { readonly name: string; readonly lost: number } => {
  const { setup, state } = shown();
  const { rows } = setup.sides[side];
  const own = rows.findIndex((row) => row.isLeader && row.force === force);
  const place = own < 0 ? rows.findIndex((row) => row.isLeader) : own;
  const duty = force === 0 ? texts.leader : texts.secondary;
  const name = rows[place]?.name;
  return {
    name: name === undefined ? duty : `${name} (${duty})`,
    lost: place < 0 ? 0 : shownCount(setup, state, rowCounter(side, place, 'wounds')),
  };
};

const leaders = (needs: ReadonlySet<FactName>, side: SideNumber): TemplateResult | typeof nothing => {
  const asked = SIDES.map((force) => leaderFields(needs, side, force));
  if (asked.every(({ slain }) => !slain)) return nothing;
  return group(
    texts.leaders(nameOf(side)),
    asked.map(({ wounds, slain, kills }, force) => {
      const of = `${side}.leader.${force}`;
      return slain
        ? html`<p><b>${leaderOf(side, force as SideNumber).name}</b></p>
            <div class="counters">
              ${wounds ? number(`${of}.wounds`, texts.wounds, leaderOf(side, force as SideNumber).lost) : nothing}
              ${kills ? number(`${of}.kills`, texts.kills) : nothing} ${flag(`${of}.slain`, texts.slain)}
              ${kills ? flag(`${of}.slainByLeader`, texts.slainByLeader) : nothing}
            </div>`
        : nothing;
    }),
  );
};

const choose =
  (register: string) =>
  ({ currentTarget }: Event): void =>
    set(register, (currentTarget as HTMLSelectElement).value);

const select = (register: string, label: string, options: Options): TemplateResult => {
  const now = textOf(register);
  return html`<label class="field"
    ><span>${label}</span
    ><select data-register=${register} ?disabled=${!shown().isMine} .value=${now} @change=${choose(register)}>
      ${optionsOf(options, now)}
    </select></label
  >`;
};

const targets = (side: SideNumber): TemplateResult => {
  const heroes = shown().setup.sides[side === 0 ? 1 : 0].rows.filter(({ isHero }) => isHero);
  const options = [['', texts.nobody] as const, ...heroes.map(({ name }) => [name, name] as const)];
  return group(
    texts.targets(nameOf(side)),
    SIDES.map((place) => {
      const of = `${side}.target.${place}`;
      return html`${select(`${of}.hero`, texts.target(place + 1), options)}
        <div class="counters">
          ${number(`${of}.wounds`, texts.wounds)} ${flag(`${of}.slain`, texts.slain)}
          ${flag(`${of}.nearCentre`, texts.nearCentre)}
        </div>`;
    }),
  );
};

/** Facts that a scenario of the 2018 edition counts beside the models, which the sheet knows. */
const factsOf = (scenario: Scenario): TemplateResult => {
  const needs = neededFacts(scenario);
  const { state, setup } = shown();
  return html`${needs.has('OBJECTIVES') ? objectives(scenario) : nothing}
  ${SIDES.map((side) => leaders(needs, side))} ${needs.has('TARGETS') ? SIDES.map(targets) : nothing}
  ${
    needs.has('BANNERS')
      ? html`<div class="counters">
          ${SIDES.map((side) => number(`${side}.banners`, texts.banners(nameOf(side)), sideTotals(setup, state, side).banners))}
        </div>`
      : nothing
  }`;
};

/** A line of today's sheets: the step reached, as often as it may be scored. What nobody says follows from the armies where it can. */
const lineFields = (
  { id, name, steps, times }: SheetLine,
  side: SideNumber,
  derived: number | undefined,
): readonly TemplateResult[] => {
  const reached = steps.map(
    ({ points, when }, index) => [String(index + 1), texts.step(points, when)] as const,
  );
  const found = derived === undefined ? undefined : reached[derived - 1]?.[1];
  const options = [
    ['', found === undefined ? texts.nothing : texts.derived(found)] as const,
    ...(found === undefined ? [] : [['0', texts.notSo] as const]),
    ...reached,
  ];
  return Array.from({ length: times }, (_, time) => {
    const register = `${side}.line.${id}.${time}`;
    return html`${select(register, times > 1 ? texts.time(name, time + 1) : name, options)}${earlierOf(register, (step) => reached[Number(step) - 1]?.[1] ?? step)}`;
  });
};

const sheetFields = (sheet: ScoringSheet): TemplateResult => {
  const { setup, state } = shown();
  return html`${SIDES.map((side) => {
    const reached = scoredSteps(sheet, { setup, state }, side);
    return group(
      texts.sheetOf(nameOf(side)),
      sheet.lines.map((line) =>
        lineFields(line, side, reached.find((one) => one.line === line.id && isUnsaid(line, side))?.step),
      ),
    );
  })}`;
};

const isUnsaid = ({ id, times }: SheetLine, side: SideNumber): boolean =>
  Array.from({ length: times }, (_, time) => textOf(`${side}.line.${id}.${time}`)).every(
    (said) => said === '',
  );

const winnerText = (winner: GameScore['winner'], say: (name: string) => string, draw: string): string =>
  winner === 'DRAW' ? draw : say(nameOf(winner === 'FIRST' ? 0 : 1));

/** The service works out what would turn it; meanwhile, nothing is said about it. */
const turnsView = (turns: readonly ScenarioTurn[]): TemplateResult | typeof nothing =>
  turns.length === 0
    ? nothing
    : details(
        texts.turns,
        list(
          turns.map(({ changes, winner, victoryPoints: [first = 0, second = 0] }) => {
            const outcome = texts.turnsTo(winnerText(winner, texts.wins, texts.draw), [first, second]);
            return html`${changes.map(({ text }) => text).join(' + ')}: <b>${outcome}</b>`;
          }),
        ),
      );

const linesView = ({ sides }: GameScore): TemplateResult =>
  html`${sides.map((lines, side) =>
    lines.length === 0
      ? nothing
      : details(
          texts.lines(nameOf(side as SideNumber)),
          list(lines.map(({ name, points, reason }) => html`<b>${points}</b> ${name}: ${reason}`)),
        ),
  )}`;

const scored = (score: GameScore): TemplateResult => {
  const [first, second] = score.victoryPoints;
  const turns = waitingCount() === 0 ? (shown().answer.score?.turns ?? []) : [];
  return html`<p class="game-score" role="status">
      <bdi>${nameOf(0)}</bdi> <b>${first} – ${second}</b> <bdi>${nameOf(1)}</bdi>
    </p>
    <p>${winnerText(score.winner, texts.winsNow, texts.drawNow)}</p>
    ${
      score.missing.length === 0
        ? nothing
        : html`<p><small>${texts.guess} ${score.missing.join('; ')}</small></p>`
    }
    ${
      score.impossible.length === 0
        ? nothing
        : html`<div class="refused" role="alert">
            <p>${texts.impossible} ${score.impossible.join('; ')}</p>
          </div>`
    }
    ${turnsView(turns)} ${linesView(score)}`;
};

export const scoreView = (): TemplateResult => {
  const { answer, setup, state } = shown();
  const score = scoreOf(setup, state);
  const sheet = sheetOf(setup);
  const scenario = scenarioOf(setup);
  const { scenarioName } = answer;
  return html`<h2>
      ${texts.title}${scenarioName === null ? nothing : html` <small>${scenarioName}</small>`}
    </h2>
    ${score === undefined ? html`<p>${texts.unsaid}</p>` : scored(score)}
    ${sheet ? sheetFields(sheet) : scenario ? factsOf(scenario) : nothing}`;
};
