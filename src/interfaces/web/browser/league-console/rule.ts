import { type TemplateResult, html, nothing } from 'lit-html';
import type { PointsRule } from '../../../../app/kernel/generated/answers';
import { type Fields, field, numberOf } from '../page-parts/form';
import { linesIn, numberInput, numbersIn } from '../page-parts/console-parts';
import { select } from '../page-parts/form-parts';
import { state, update } from './model';
import { leagueTexts } from './texts';

/** The fields of how a league counts. */

const texts = leagueTexts.rule;

const usual = {
  scoring: 'PLACE',
  placePoints: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1],
  participationPoints: 1,
  tiers: [],
  best: null,
  total: 'SUM',
  minimumEvents: 1,
  decay: null,
} as const satisfies PointsRule;

/** `16: 25, 18, 15; 2` */
const tierIn = (line: string): object => {
  const [players = '', rest = ''] = line.split(':');
  const [places, further] = rest.split(';');
  return {
    fromPlayers: numbersIn(players)[0] ?? 0,
    placePoints: numbersIn(places),
    participationPoints: numbersIn(further)[0] ?? 0,
  };
};

const lineOf = ({ fromPlayers, placePoints, participationPoints }: PointsRule['tiers'][number]): string =>
  `${fromPlayers}: ${placePoints.join(', ')}; ${participationPoints}`;

/** The rule that the form holds. */
export const ruleIn = (fields: Fields): object => {
  const { scoring, total } = fields;
  const percent = numberOf(fields['decayPercent']);
  return {
    scoring,
    total,
    ...(scoring === 'PLACE' && {
      placePoints: numbersIn(fields['placePoints']),
      participationPoints: numberOf(fields['participation']) ?? 0,
    }),
    ...(scoring === 'TIERS' && {
      tiers: linesIn(fields['tiers']).map(tierIn),
    }),
    best: numberOf(fields['best']),
    minimumEvents: numberOf(fields['minimum']),
    ...(percent !== undefined && { decay: { percent, everyDays: numberOf(fields['decayDays']) } }),
  };
};

export const ruleFields = (rule: PointsRule = usual): TemplateResult => {
  const scoring = state.scoring ?? rule.scoring;
  const choose = ({ target }: Event): void =>
    update({ scoring: (target as HTMLSelectElement).value as PointsRule['scoring'] });
  const { placePoints } = rule.placePoints.length > 0 ? rule : usual;
  return html`<fieldset>
    <legend>${texts.title}</legend>
    <div class="setting-grid">
      <div @change=${choose}>${field(texts.scoring, select('scoring', texts.scorings, scoring))}</div>
      ${
        scoring === 'PLACE'
          ? html`${field(texts.placePoints, html`<input name="placePoints" required .value=${placePoints.join(', ')} />`)}
            ${field(texts.participation, numberInput('participation', rule.participationPoints, [0, 100_000]))}`
          : nothing
      }
      ${
        scoring === 'TIERS'
          ? field(
              texts.tiers,
              html`<textarea
                name="tiers"
                rows="4"
                required
                placeholder=${texts.tiersExample}
                .value=${rule.tiers.map(lineOf).join('\n')}
              ></textarea>`,
            )
          : nothing
      }
      ${field(`${texts.best} (${texts.all})`, numberInput('best', rule.best, [1, 200]))}
      ${field(texts.total, select('total', texts.totals, rule.total))}
      ${field(texts.minimum, numberInput('minimum', rule.minimumEvents, [1, 200]))}
      ${field(texts.decayPercent, numberInput('decayPercent', rule.decay?.percent, [1, 100]))}
      ${field(texts.decayDays, numberInput('decayDays', rule.decay?.everyDays, [1, 3650]))}
    </div>
  </fieldset>`;
};
