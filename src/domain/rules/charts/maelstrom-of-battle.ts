import { cite, ruling } from '../../../shared/source';
import { chart, rowsOnly } from './chart';

const NORTH_SOUTH = 'the north or south board edge, at least 6" from a corner';
const EAST_WEST = 'the east or west board edge, at least 6" from a corner';

/** The arrival of a warband kept aside; rolled at the end of one's Move phase for each. */
export const maelstromOfBattle = chart({
  id: 'maelstrom-of-battle',
  name: 'Maelstrom of Battle',
  aliases: ['where do warbands arrive'],
  sources: [cite('000', 'SCENARIO 2 — TOTAL CONQUEST: Maelstrom of Battle')],
  rolledBy: 'each warband not on the board, one after the other; its captain’s Might counts',
  might: 'UP_OR_DOWN',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'NOT_YET',              name: 'Not yet',                    effect: 'The warband does not arrive.' },
    { from: 2, to: 2, outcome: 'OPPONENT_NORTH_SOUTH', name: 'Opponent: north or south',   effect: `The opponent picks a point on ${NORTH_SOUTH}; the warband moves on from it.` },
    { from: 3, to: 3, outcome: 'OPPONENT_EAST_WEST',   name: 'Opponent: east or west',     effect: `The opponent picks a point on ${EAST_WEST}; the warband moves on from it.` },
    { from: 4, to: 4, outcome: 'OWN_NORTH_SOUTH',      name: 'Own choice: north or south', effect: `You pick a point on ${NORTH_SOUTH}; the warband moves on from it.` },
    { from: 5, to: 5, outcome: 'OWN_EAST_WEST',        name: 'Own choice: east or west',   effect: `You pick a point on ${EAST_WEST}; the warband moves on from it.` },
    { from: 6, to: 6, outcome: 'OWN_ANY_EDGE',         name: 'Own choice: any edge',       effect: 'You pick a point on any board edge, at least 6" from a corner; the warband moves on from it.' },
  ),
  notes: [
    {
      text: 'Models may not charge in the turn they arrive, and otherwise act as normal.',
      source: cite('000', 'SCENARIO 2 — TOTAL CONQUEST: Maelstrom of Battle'),
    },
    {
      text: 'Roll for one warband, deploy it, then roll for the next.',
      source: cite('000', 'SCENARIO 2 — TOTAL CONQUEST: Maelstrom of Battle'),
    },
    {
      text: 'Warbands still to arrive count as present for Broken, and for a quarter left.',
      source: ruling('17'),
    },
  ],
});
