import { type TemplateResult, html, nothing } from 'lit-html';
import type { AnnouncedTiebreaker } from '../../../../../app/kernel/generated/answers';
import { LONGEST_NAME } from '../../../../../app/kernel/limits';
import { LARGEST_SCORE, MOST_OUT_OF } from '../../../../../domain/tournaments/limits';
import {
  type RankingCriterion,
  criterionNames,
} from '../../../../../domain/tournaments/pack/criterion-names';
import { field } from '../../page-parts/form';
import { numbersIn } from '../../page-parts/console-parts';
import { type Options, details, select } from '../../page-parts/form-parts';
import type { Draft, Loose } from './draft';
import { choiceAt, faultsOf, numberAt, rows, rowsAt } from './fields';
import { packTexts as texts } from './texts';

/** The ranking, and the organiser's own tiebreakers. */

const criterionOptions = Object.entries(criterionNames);
const isDirected = (criterion: unknown): boolean =>
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
    ${rowsAt(draft, path, {
      row: (at) => {
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
  </fieldset>`;
};

const weightsField = (draft: Draft, path: string): TemplateResult => {
  const weights = (draft.get(path) as readonly number[] | undefined) ?? [];
  const write = ({ target }: Event) => draft.set(path, numbersIn((target as HTMLInputElement).value));
  return html`<div class="setting">
    ${field(texts.weights, html`<input .value=${weights.join(', ')} @change=${write} />`)}
    ${faultsOf(draft, path)}
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
    case 'BUCHHOLZ':
    case 'BUCHHOLZ_CUT_1':
    case 'BUCHHOLZ_MEDIAN':
    case 'SONNEBORN_BERGER':
      return choiceAt(draft, [`${path}.unplayed`, texts.unplayedRounds], { options: texts.unplayedOptions });
    default:
      return nothing;
  }
};

const rankingRow = (draft: Draft, path: string): TemplateResult =>
  html`${choiceAt(draft, [`${path}.criterion`, texts.criterion], {
    options: criterionOptions,
    write: (criterion) => draft.set(path, criterionOf(draft, criterion)),
  })}
  ${isDirected(draft.get(`${path}.criterion`)) ? choiceAt(draft, [`${path}.better`, texts.better], { options: texts.betterOptions }) : nothing}
  ${ofCriterion(draft, path)}`;

export const rankingSection = (draft: Draft): TemplateResult =>
  html`<fieldset>
    <legend>${texts.ranking}</legend>
    ${rowsAt(draft, 'ranking', {
      row: (at) => rankingRow(draft, at),
      added: () => {
        const used = draft.items('ranking').map(({ criterion }) => criterion);
        const [free = 'WINS'] = Object.keys(criterionNames).filter((one) => !used.includes(one));
        return criterionOf(draft, free);
      },
      addText: texts.addCriterion,
      nameOf: (index) => texts.place(index + 1),
      isOrdered: true,
    })}
  </fieldset>`;

const ownRow = (draft: Draft, index: number): TemplateResult => {
  const { id = '', counts = 'SCORES', better = 'HIGHER', most = null } = draft.tiebreakers[index] ?? {};
  const set = (change: Partial<AnnouncedTiebreaker>): void =>
    draft.setTiebreakers(draft.tiebreakers.map((one, at) => (at === index ? { ...one, ...change } : one)));
  const setting = (label: string, control: TemplateResult, write: (value: string) => void) =>
    html`<div class="setting" @input=${({ target }: Event) => write((target as HTMLInputElement).value)}>
      ${field(label, control)}
    </div>`;
  const faults = draft.faults.filter(({ path }) => path.startsWith(`tiebreakers[${index}]`));
  return html`${setting(texts.numberName, html`<input maxlength=${LONGEST_NAME} .value=${id} />`, (value) =>
    set({ id: value }),
  )}
  ${setting(texts.counts, select('', texts.countsOptions, counts), (value) =>
    set({ counts: value as typeof counts, most: value === 'OPPONENTS_SCORES' ? 5 : null }),
  )}
  ${setting(texts.better, select('', texts.betterOptions, better), (value) => set({ better: value as typeof better }))}
  ${
    counts === 'OPPONENTS_SCORES'
      ? setting(
          texts.ownMost,
          html`<input type="number" min="1" max=${LARGEST_SCORE} .value=${String(most ?? '')} />`,
          (value) => set({ most: Number(value) || null }),
        )
      : nothing
  }
  ${faults.length === 0 ? nothing : html`<span class="fault" role="alert">${faults.map(({ message }) => message).join('; ')}</span>`}`;
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
