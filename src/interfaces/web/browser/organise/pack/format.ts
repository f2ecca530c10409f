import { type TemplateResult, html, nothing } from 'lit-html';
import type { AnnouncedTiebreaker } from '../../../../../app/kernel/generated/answers';
import { LONGEST_NAME, LONGEST_SCENARIO } from '../../../../../app/kernel/limits';
import {
  LARGEST_CAP,
  LARGEST_SCORE,
  MOST_GROUPS,
  MOST_OUT_OF,
  MOST_ROUNDS,
  MOST_SCENARIOS_IN_POOL,
} from '../../../../../domain/tournaments/limits';
import { type RankingCriterion, criterionNames } from '../../../../../domain/tournaments/pack/criterion-names';
import { field } from '../../form';
import { type Options, details, optionsOf } from '../../form-parts';
import { choosesScenario, scenarioOptions } from '../offered-scenarios';
import type { Draft, Loose } from './draft';
import { checkAt, choiceAt, faultsOf, numberAt, rows, textAt } from './fields';
import { packTexts as texts } from './texts';

/** Ranking, the organiser's own tiebreakers, pairing, scenarios and stages. */

const criterionOptions = Object.entries(criterionNames);
const directed = (criterion: unknown): boolean =>
  !['HEAD_TO_HEAD', 'ORGANISER_TIEBREAKERS', 'ORGANISER_TIEBREAKER', 'LOT'].includes(String(criterion));

const namesIn = (items: readonly Loose[] | readonly AnnouncedTiebreaker[]): Options =>
  items.map(({ id }) => [String(id), String(id)] as const);
const withNone = (options: Options): Options => [['', ''], ...options];

/** A criterion with what it needs. */
const criterionOf = (draft: Draft, criterion: string): Loose => {
  const begin: Partial<Record<RankingCriterion, Loose>> = {
    ORGANISER_TIEBREAKER: { tiebreaker: draft.tiebreakers[0]?.id ?? '' },
    OPPONENTS_WIN_RATE: { floorPercent: 33 },
    PATH_TO_VICTORY: { weights: [1] },
    GAME_NUMBER: { number: draft.get('scoring.numbers.0.id') ?? '' },
    WEIGHTED_TOTAL: { parts: [{ source: 'TOURNAMENT_POINTS', percent: 100, outOf: 12 }] },
  };
  return { criterion, better: 'HIGHER', ...begin[criterion as RankingCriterion] };
};

const partRows = (draft: Draft, path: string): TemplateResult => {
  const nameField = (at: string, source: unknown) => {
    if (source !== 'ORGANISER_TIEBREAKER' && source !== 'GAME_NUMBER') return nothing;
    const named = source === 'GAME_NUMBER' ? draft.items('scoring.numbers') : draft.tiebreakers;
    return choiceAt(draft, [`${at}.name`, texts.tiebreaker], { options: withNone(namesIn(named)) });
  };
  return html`<fieldset class="wide">
    <legend>${texts.parts}</legend>
    ${rows({
      items: draft.items(path),
      set: (items) => draft.set(path, items),
      row: (index) => {
        const at = `${path}.${index}`;
        const { name: _, ...part } = draft.get(at) as Loose;
        return html`${choiceAt(draft, [`${at}.source`, texts.source], {
          options: texts.sourceOptions,
          write: (source) => draft.set(at, { ...part, source }),
        })}
        ${nameField(at, part['source'])} ${numberAt(draft, [`${at}.percent`, texts.percent], [1, 100])}
        ${numberAt(draft, [`${at}.outOf`, texts.outOf], [1, MOST_OUT_OF])}`;
      },
      added: () => ({ source: 'VICTORY_POINTS', percent: 10, outOf: 100 }),
      addText: texts.addPart,
      nameOf: (index) => `${texts.parts} ${index + 1}`,
    })}
    ${faultsOf(draft, path)}
  </fieldset>`;
};

const weightsField = (draft: Draft, path: string): TemplateResult => {
  const weights = (draft.get(path) as readonly number[] | undefined) ?? [];
  const write = ({ target }: Event) =>
    draft.set(path, ((target as HTMLInputElement).value.match(/\d+/g) ?? []).map(Number));
  return html`<div class="setting">
    ${field(texts.weights, html`<input .value=${weights.join(', ')} @change=${write} />`)} ${faultsOf(draft, path)}
  </div>`;
};

const ofCriterion = (draft: Draft, path: string): unknown => {
  switch (draft.get(`${path}.criterion`)) {
    case 'ORGANISER_TIEBREAKER':
      return choiceAt(draft, [`${path}.tiebreaker`, texts.tiebreaker], { options: withNone(namesIn(draft.tiebreakers)) }); // prettier-ignore
    case 'GAME_NUMBER':
      return choiceAt(draft, [`${path}.number`, texts.tiebreaker], { options: withNone(namesIn(draft.items('scoring.numbers'))) }); // prettier-ignore
    case 'OPPONENTS_WIN_RATE':
      return numberAt(draft, [`${path}.floorPercent`, texts.floorPercent], [0, 100]);
    case 'PATH_TO_VICTORY':
      return weightsField(draft, `${path}.weights`);
    case 'WEIGHTED_TOTAL':
      return partRows(draft, `${path}.parts`);
    default:
      return nothing;
  }
};

const rankingRow = (draft: Draft, index: number): TemplateResult => {
  const path = `ranking.${index}`;
  return html`${choiceAt(draft, [`${path}.criterion`, texts.criterion], {
    options: criterionOptions,
    write: (criterion) => draft.set(path, criterionOf(draft, criterion)),
  })}
  ${directed(draft.get(`${path}.criterion`)) ? choiceAt(draft, [`${path}.better`, texts.better], { options: texts.betterOptions }) : nothing}
  ${ofCriterion(draft, path)} ${faultsOf(draft, path)}`;
};

export const rankingSection = (draft: Draft): TemplateResult =>
  html`<fieldset>
    <legend>${texts.ranking}</legend>
    ${rows({
      items: draft.items('ranking'),
      set: (items) => draft.set('ranking', items),
      row: (index) => rankingRow(draft, index),
      added: () => {
        const used = draft.items('ranking').map(({ criterion }) => criterion);
        const [free = 'WINS'] = Object.keys(criterionNames).filter((one) => !used.includes(one));
        return criterionOf(draft, free);
      },
      addText: texts.addCriterion,
      nameOf: (index) => texts.place(index + 1),
      isOrdered: true,
    })}
    ${faultsOf(draft, 'ranking')}
  </fieldset>`;

const setOwn = (draft: Draft, index: number, change: Partial<AnnouncedTiebreaker>): void =>
  draft.setTiebreakers(draft.tiebreakers.map((one, at) => (at === index ? { ...one, ...change } : one)));

const ownRow = (draft: Draft, index: number): TemplateResult => {
  const { id = '', counts, better, most } = draft.tiebreakers[index] ?? {};
  const chosen = (label: string, options: Options, now: string | undefined, write: (value: string) => void) =>
    html`<div class="setting">
      ${field(
        label,
        html`<select
          .value=${now ?? ''}
          @change=${({ target }: Event) => write((target as HTMLSelectElement).value)}
        >
          ${optionsOf(options, now)}
        </select>`,
      )}
    </div>`;
  const faults = draft.faults.filter(({ path }) => path.startsWith(`tiebreakers[${index}]`));
  return html`<div class="setting">
      ${field(
        texts.numberName,
        html`<input
          maxlength=${LONGEST_NAME}
          .value=${id}
          @input=${({ target }: Event) => setOwn(draft, index, { id: (target as HTMLInputElement).value })}
        />`,
      )}
      ${faults.length === 0 ? nothing : html`<span class="fault" role="alert">${faults.map(({ message }) => message).join('; ')}</span>`}
    </div>
    ${chosen(texts.counts, texts.countsOptions, counts, (value) =>
      setOwn(draft, index, { counts: value as AnnouncedTiebreaker['counts'], most: value === 'OPPONENTS_SCORES' ? 5 : null }),
    )}
    ${chosen(texts.better, texts.betterOptions, better, (value) => setOwn(draft, index, { better: value as AnnouncedTiebreaker['better'] }))}
    ${
      counts === 'OPPONENTS_SCORES'
        ? html`<div class="setting">
            ${field(
              texts.ownMost,
              html`<input
                type="number"
                min="1"
                max=${LARGEST_SCORE}
                .value=${String(most ?? '')}
                @input=${({ target }: Event) => setOwn(draft, index, { most: Number((target as HTMLInputElement).value) || null })}
              />`,
            )}
          </div>`
        : nothing
    }`;
};

export const ownSection = (draft: Draft): TemplateResult =>
  details(
    texts.own,
    html`<p><small>${texts.ownHelp}</small></p>
      ${rows<AnnouncedTiebreaker>({
        items: draft.tiebreakers,
        set: (items) => draft.setTiebreakers(items),
        row: (index) => ownRow(draft, index),
        added: () => ({ id: '', better: 'HIGHER', counts: 'SCORES', most: null }),
        addText: texts.addOwn,
        nameOf: (index) => draft.tiebreakers[index]?.id ?? '',
        isOrdered: true,
      })}`,
  );

const without = (value: unknown, ...names: readonly string[]): Loose =>
  Object.fromEntries(Object.entries((value ?? {}) as Loose).filter(([name]) => !names.includes(name)));

const apartRows = (draft: Draft): TemplateResult => {
  const path = 'pairing.apart';
  return html`<fieldset>
    <legend>${texts.apart}</legend>
    ${rows({
      items: draft.items(path),
      set: (items) => draft.set(path, items),
      row: (index) =>
        html`${choiceAt(draft, [`${path}.${index}.apart`, texts.apart], { options: texts.apartOptions })}
        ${choiceAt(draft, [`${path}.${index}.strength`, texts.strength], { options: texts.strengthOptions })}
        ${faultsOf(draft, `${path}.${index}`)}`,
      added: () => ({ apart: 'CLUB', strength: 'HARD', rounds: null }),
      addText: texts.addApart,
      nameOf: (index) => `${index + 1}`,
    })}
  </fieldset>`;
};

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

const stageRow = (draft: Draft, index: number): TemplateResult => {
  const path = `stages.${index}`;
  const by = draft.get(`${path}.by`);
  const write = (chosen: string) =>
    draft.set(path, { ...without(draft.get(path), 'groups', 'grouping', 'thirdPlace'), by: chosen });
  return html`${textAt(draft, [`${path}.name`, texts.stageName])}
  ${choiceAt(draft, [`${path}.by`, texts.stageBy], { options: texts.stageOptions, write })}
  ${numberAt(draft, [`${path}.rounds`, texts.stageRounds], [1, MOST_ROUNDS])}
  ${index === 0 ? nothing : numberAt(draft, [`${path}.cut`, texts.cut], [2, LARGEST_CAP])}
  ${
    by === 'KNOCK_OUT'
      ? checkAt(draft, [`${path}.thirdPlace`, texts.thirdPlace])
      : html`${numberAt(draft, [`${path}.groups`, texts.groups], [1, MOST_GROUPS])}
        ${choiceAt(draft, [`${path}.grouping`, texts.grouping], { options: texts.groupingOptions, unset: 'SNAKE' })}
        ${choiceAt(draft, [`${path}.points`, texts.stagePoints], { options: texts.stagePointsOptions, unset: 'FRESH' })}`
  }
  ${faultsOf(draft, path)}`;
};

export const stageSection = (draft: Draft): TemplateResult =>
  details(
    texts.stages,
    html`<p><small>${texts.stagesHelp}</small></p>
      ${rows({
        items: draft.items('stages'),
        set: (items) => draft.set('stages', items),
        row: (index) => stageRow(draft, index),
        added: () =>
          draft.items('stages').length === 0
            ? { name: 'Swiss', by: 'SWISS', rounds: draft.event.rounds }
            : { name: 'Top 4', by: 'KNOCK_OUT', rounds: 2, cut: 4, thirdPlace: false },
        addText: texts.addStage,
        nameOf: (index) => String(draft.get(`stages.${index}.name`)),
      })}
      ${faultsOf(draft, 'stages')}`,
  );
