import { armySearchEntries } from '../../../app/search/army-search-entries';
import { winRates } from '../../../app/leagues/win-rates/win-rates';
import { clip, escapeInCode, escapeText } from '../../../shared/escape-text';
import { winRatesCard } from '../../http/win-rates-card';
import { type Command, plainCommand } from '../command';
import { fieldsOf } from '../field';
import { nearest } from '../suggest';
import { codeBlock } from '../text';

const LINES = 15;
const LONGEST_NAME = 26;
const field = fieldsOf(winRates);

const shownPercent = (share: number): string => `${Math.round(100 * share)}%`.padStart(4);

/** The win rates of all lists, or those of one list by scenario. */
const winRatesOf = plainCommand({
  name: 'win-rates',
  answers: 'LATER',
  description: 'How often army lists win at public events, with intervals of 95 %',
  options: [
    field('list', {
      description: 'One list, by scenario; all lists if left out',
      suggest: async (typed, edition) =>
        nearest(
          armySearchEntries((await edition()) ?? '2024')
            .filter(({ kind }) => kind === 'ARMY_LIST')
            .map(({ id, name }) => ({ name, value: id })),
        )(typed),
    }),
    field('points', { description: 'The points limit of the events; any if left out' }),
  ],
  operation: winRates,
  input: (options, given) => ({
    ok: true,
    value: { ...given, by: options.text('list') === undefined ? 'LIST' : 'SCENARIO' },
  }),
  picture: (question, { items }) =>
    items.length === 0
      ? undefined
      : winRatesCard(
          new URLSearchParams(
            Object.entries(question).map(([name, value]): [string, string] => [name, String(value)]),
          ),
        ),
  show: ({ items, games, groupsTooSmall }, options) => {
    const list = options.text('list');
    const lines = items
      .slice(0, LINES)
      .map(
        (one) =>
          `${clip(escapeInCode(one.name), LONGEST_NAME).padEnd(LONGEST_NAME)}${shownPercent(one.rate)}${shownPercent(one.low)} -${shownPercent(one.high)}${String(one.games).padStart(6)}`,
      );
    const head = `${' '.repeat(LONGEST_NAME)}rate from -  to games`;
    return {
      title: list === undefined ? 'Win rates' : clip(`Win rates of ${escapeText(list)}`, 200),
      text: lines.length === 0 ? 'Fewer than 10 games are known.' : codeBlock([head, ...lines]),
      footer: `${games} games · ${groupsTooSmall} lines with fewer than 10 games are left out`,
    };
  },
});

export const statisticsCommands: readonly Command[] = [winRatesOf];
