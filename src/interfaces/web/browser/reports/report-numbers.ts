import { type TemplateResult, html, nothing } from 'lit-html';
import type { ReportRules, Result } from '../../../../app/kernel/generated/answers';
import type { Fields } from '../page-parts/form';
import type { Game } from './games';
import { reportNumbersTexts as texts } from './report-numbers-texts';

/** Fields of a report beside Victory Points and leaders, if the event asks for them: numbers of each side, and who has won. */

const SIDES = ['first', 'second'] as const;

const fieldName = (index: number, side: 0 | 1): string => `number${index}${SIDES[side]}`;

interface Sides {
  /** In the order of the form. */
  readonly names: readonly [string, string];
  /** Whether the form has the second side of the table first. */
  readonly turned?: boolean;
}

const valueOf = (result: Result | null, number: string, side: number): string =>
  String(result?.numbers?.find((one) => one.number === number)?.values[side] ?? '');

/** The fields of the numbers; nothing where the event has none. */
const numberFields = (
  rules: ReportRules | undefined,
  { result }: Game,
  { names, turned = false }: Sides,
): TemplateResult | typeof nothing =>
  !rules || rules.numbers.length === 0
    ? nothing
    : html`<div class="game-numbers">
        ${rules.numbers.map(({ number, most }, index) =>
          ([0, 1] as const).map(
            (side) =>
              html`<label class="field"
                ><span>${texts.numberOf(number, names[side])}</span
                ><input
                  name=${fieldName(index, side)}
                  type="number"
                  inputmode="numeric"
                  min="0"
                  max=${most}
                  .defaultValue=${valueOf(result, number, turned ? 1 - side : side)}
              /></label>`,
          ),
        )}
      </div>`;

/** The choice of the winner; nothing where the players are not asked. */
const winnerField = (
  rules: ReportRules | undefined,
  { entrants, result }: Game,
  nameOf: (entrant: string) => string,
): TemplateResult | typeof nothing => {
  if (rules?.winner !== 'REPORTED') return nothing;
  const sides = [...entrants, ...(entrants.length === 1 ? ['SPARE'] : [])];
  const option = (value: string, text: string) =>
    html`<option value=${value} ?selected=${value === (result?.winner ?? '')}>${text}</option>`;
  return html`<label class="field"
    ><span>${texts.winner}</span
    ><select name="winner">
      ${option('', texts.byPoints)} ${sides.map((side) => option(side, texts.won(nameOf(side))))}
      ${option('DRAW', texts.draw)}
    </select></label
  >`;
};

/** The fields of the numbers and of the winner. */
export const moreFields = (
  rules: ReportRules | undefined,
  game: Game,
  sides: Sides & { readonly nameOf: (entrant: string) => string },
): TemplateResult => html`${numberFields(rules, game, sides)} ${winnerField(rules, game, sides.nameOf)}`;

/** The part of a report that these fields say, in the order of the table. */
export const numbersIn = (rules: ReportRules | undefined, fields: Fields, turned = false): object => ({
  ...(rules &&
    rules.numbers.length > 0 && {
      numbers: rules.numbers.map(({ number }, index) => {
        const values = ([0, 1] as const).map((side) => Number(fields[fieldName(index, side)]));
        return { number, values: turned ? values.toReversed() : values };
      }),
    }),
  ...(rules?.winner === 'REPORTED' && fields['winner'] && { winner: fields['winner'] }),
});

/** Help for the numbers behind the points of a line; empty where the event counts none. */
export const lineHelp = (rules: ReportRules | undefined): string =>
  rules && rules.numbers.length > 0 ? texts.inLine(rules.numbers.map(({ number }) => number)) : '';

/** The keypad of a telephone has no space, but `#`, `+` or a comma. */
const LINE = /^(\d+)[\s#+,.;/]+(\d+)(\*?)[-:\s#+,.;/]+(\d+)(\*?)([-:\s#+,.;/\d]*)$/;

/** A line of quick entry: table, points, points, then a pair for each number; null if it is none. */
export const readLine = (rules: ReportRules | undefined, line: string) => {
  const [, table, first, firstKill, second, secondKill, rest = ''] = LINE.exec(line) ?? [];
  const asked = rules?.numbers ?? [];
  const values = [...rest.matchAll(/\d+/g)].map(([value]) => Number(value));
  if (table === undefined || values.length !== 2 * asked.length) return null;
  const numbers = asked.map(({ number }, index) => ({
    number,
    values: values.slice(2 * index, 2 * index + 2),
  }));
  return {
    table: Number(table),
    report: {
      kind: 'PLAYED',
      victoryPoints: [Number(first), Number(second)],
      leaderKilled: [firstKill === '*', secondKill === '*'],
      ...(numbers.length > 0 && { numbers }),
    },
  } as const;
};
