import { ruling } from '../../../shared/source';
import type { Entries, Ruling } from './entry';
import { chartRulings, fightRulings } from './rulings-of-fights';
import { tableRulings } from './rulings-at-table';
import { armyRulings, gameRulings, plannerRulings } from './rulings-of-games';

/** The rulings by the part of the game they belong to, in the order of the page. */
export const rulingChapters: readonly { readonly name: string; readonly rulings: readonly Ruling[] }[] = [
  { name: 'Charts', rulings: chartRulings },
  { name: 'Fights', rulings: fightRulings },
  { name: 'Game state', rulings: gameRulings },
  { name: 'Armies', rulings: armyRulings },
  { name: 'Planner', rulings: plannerRulings },
  { name: 'At the table', rulings: tableRulings },
];

/** Decisions of this project for points where the documents are silent, garbled or disagree. */
export const rulings: Entries<'RULING'> = Object.fromEntries(
  rulingChapters
    .flatMap((chapter) => chapter.rulings)
    .map(({ number, about, aliases, text, concerns, switch: option }) => [
      `ruling-${number}`,
      {
        name: `Ruling ${number}: ${about}`,
        aliases: option ? `${aliases}, ${option.name}` : aliases,
        summary: text,
        sources: [ruling(number), ...concerns],
        number,
        ...(option && { switch: option }),
      },
    ]),
);
