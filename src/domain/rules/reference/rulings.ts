import { ruling as rulingSource } from '../../../shared/source';
import type { EntryOf } from './entry';
import type { Ruling } from './ruling';
import { chartRulings, fightRulings } from './rulings-of-fights';
import { armyRulings, gameRulings, plannerRulings } from './rulings-of-games';

/** The rulings by the part of the game they belong to, in the order of the page. */
export const rulingChapters: readonly { readonly name: string; readonly rulings: readonly Ruling[] }[] = [
  { name: 'Charts', rulings: chartRulings },
  { name: 'Fights', rulings: fightRulings },
  { name: 'Game state', rulings: gameRulings },
  { name: 'Armies', rulings: armyRulings },
  { name: 'Planner', rulings: plannerRulings },
];

/** Decisions of this project for points where the documents are silent, garbled or disagree. */
export const rulings: readonly EntryOf<'RULING'>[] = rulingChapters.flatMap(({ rulings: list }) =>
  list.map(({ number, about, aliases, text, concerns, ...rest }) => ({
    id: `ruling-${number}`,
    name: `Ruling ${number}: ${about}`,
    aliases: [...aliases, ...(rest.switch ? [rest.switch.name] : [])],
    summary: text,
    source: rulingSource(number),
    furtherSources: concerns,
    number,
    ...rest,
  })),
);
