import { type TemplateResult, html, nothing } from 'lit-html';
import {
  LARGEST_CAP,
  MOST_GROUPS,
  MOST_ROUNDS,
  MOST_SCENARIOS_IN_POOL,
} from '../../../../../domain/tournaments/limits';
import { details } from '../../page-parts/form-parts';
import { choosesScenario, scenarioOptions } from '../offered-scenarios';
import type { Draft, Loose } from './draft';
import { checkAt, choiceAt, faultsOf, numberAt, rows, rowsAt, textAt } from './fields';
import { packTexts as texts } from './texts';

/** Pairing, scenarios and stages. */

const without = (value: unknown, ...names: readonly string[]): Loose =>
  Object.fromEntries(Object.entries((value ?? {}) as Loose).filter(([name]) => !names.includes(name)));

const apartRows = (draft: Draft): TemplateResult =>
  html`<fieldset>
    <legend>${texts.apart}</legend>
    ${rowsAt(draft, 'pairing.apart', {
      row: (at) =>
        html`${choiceAt(draft, [`${at}.apart`, texts.apart], { options: texts.apartOptions })}
        ${choiceAt(draft, [`${at}.strength`, texts.strength], { options: texts.strengthOptions })}`,
      added: () => ({ apart: 'CLUB', strength: 'HARD', rounds: null }),
      addText: texts.addApart,
      nameOf: (index) => `${index + 1}`,
    })}
  </fieldset>`;

export const pairingSection = (draft: Draft): TemplateResult => {
  const pairing = draft.get('pairing');
  const setFirst = (firstRound: string) =>
    draft.set('pairing', {
      ...without(pairing, 'seeding', 'folding', 'given'),
      firstRound,
      ...(firstRound === 'SEEDED' && { seeding: 'LIST', folding: 'HALVES' }),
    });
  const setLater = (by: string) =>
    draft.set('pairing', {
      ...without(pairing, 'within'),
      laterRounds: by,
      ...(by === 'SCORE_GROUPS' && { within: 'RANKING' }),
    });
  const first = draft.get('pairing.firstRound');
  const firstOptions = first === 'GIVEN' ? [...texts.firstOptions, ['GIVEN', texts.given] as const] : texts.firstOptions; // prettier-ignore
  return details(
    texts.pairing,
    html`<div class="setting-grid">
        ${choiceAt(draft, ['pairing.firstRound', texts.firstRound], { options: firstOptions, write: setFirst })}
        ${
          first === 'SEEDED'
            ? html`${choiceAt(draft, ['pairing.seeding', texts.seeding], { options: texts.seedingOptions })}
              ${choiceAt(draft, ['pairing.folding', texts.folding], { options: texts.foldingOptions })}`
            : nothing
        }
        ${choiceAt(draft, ['pairing.laterRounds', texts.laterRounds], { options: texts.laterOptions, write: setLater })}
        ${
          draft.get('pairing.laterRounds') === 'SCORE_GROUPS'
            ? choiceAt(draft, ['pairing.within', texts.within], { options: texts.withinOptions })
            : nothing
        }
        ${choiceAt(draft, ['pairing.finalRound', texts.finalRound], { options: texts.finalOptions })}
      </div>
      ${apartRows(draft)}`,
  );
};

const POOL = 'scenarios.pool';

/** Names from the edition's list where that is known. */
const poolRow = (draft: Draft, index: number): TemplateResult => {
  const path = `${POOL}.${index}`;
  const at = [path, texts.poolName] as const;
  return choosesScenario(draft.event)
    ? choiceAt(draft, at, { options: scenarioOptions(draft.event, String(draft.get(path)), '') })
    : textAt(draft, at);
};

const nextScenario = (draft: Draft): string => {
  if (!choosesScenario(draft.event)) return '';
  const pool = (draft.get(POOL) as readonly string[] | undefined) ?? [];
  const free = scenarioOptions(draft.event, '', '').find(([id]) => id !== '' && !pool.includes(String(id)));
  return String(free?.[0] ?? '');
};

export const scenarioSection = (draft: Draft): TemplateResult => {
  const by = draft.get('scenarios.by');
  const pool = (draft.get(POOL) as readonly string[] | undefined) ?? [];
  const write = (chosen: string) =>
    draft.set('scenarios', {
      by: chosen,
      ...(chosen !== 'NAMED' && { pool: pool.length > 0 ? pool : [nextScenario(draft)] }),
      ...(chosen === 'VETOED' && { choices: 3 }),
    });
  return details(
    texts.scenarios,
    html`<div class="setting-grid">
        ${choiceAt(draft, ['scenarios.by', texts.scenariosBy], { options: texts.scenarioOptions, write })}
        ${by === 'VETOED' ? numberAt(draft, ['scenarios.choices', texts.choices], [2, MOST_SCENARIOS_IN_POOL]) : nothing}
      </div>
      ${
        by === 'NAMED'
          ? nothing
          : html`<fieldset>
              <legend>${texts.pool}</legend>
              ${rows({
                items: pool,
                set: (items) => draft.set(POOL, items),
                row: (index) => poolRow(draft, index),
                added: () => nextScenario(draft),
                addText: texts.addScenario,
                nameOf: (index) => String(pool[index]),
              })}
              ${faultsOf(draft, POOL)}
            </fieldset>`
      }`,
  );
};

const stageRow = (draft: Draft, path: string): TemplateResult => {
  const by = draft.get(`${path}.by`);
  const write = (chosen: string) =>
    draft.set(path, { ...without(draft.get(path), 'groups', 'grouping', 'thirdPlace'), by: chosen });
  return html`${textAt(draft, [`${path}.name`, texts.stageName])}
  ${choiceAt(draft, [`${path}.by`, texts.stageBy], { options: texts.stageOptions, write })}
  ${numberAt(draft, [`${path}.rounds`, texts.stageRounds], [1, MOST_ROUNDS])}
  ${path === 'stages.0' ? nothing : numberAt(draft, [`${path}.cut`, texts.cut], [2, LARGEST_CAP])}
  ${
    by === 'KNOCK_OUT'
      ? checkAt(draft, [`${path}.thirdPlace`, texts.thirdPlace])
      : html`${numberAt(draft, [`${path}.groups`, texts.groups], [1, MOST_GROUPS])}
        ${choiceAt(draft, [`${path}.grouping`, texts.grouping], { options: texts.groupingOptions, unset: 'SNAKE' })}
        ${choiceAt(draft, [`${path}.points`, texts.stagePoints], { options: texts.stagePointsOptions, unset: 'FRESH' })}`
  }`;
};

export const stageSection = (draft: Draft): TemplateResult =>
  details(
    texts.stages,
    html`<p><small>${texts.stagesHelp}</small></p>
      ${rowsAt(draft, 'stages', {
        row: (at) => stageRow(draft, at),
        added: () =>
          draft.items('stages').length === 0
            ? { name: 'Swiss', by: 'SWISS', rounds: draft.event.rounds }
            : { name: 'Top 4', by: 'KNOCK_OUT', rounds: 2, cut: 4, thirdPlace: false },
        addText: texts.addStage,
        nameOf: (index) => String(draft.get(`stages.${index}.name`)),
      })}`,
  );
