import { shippedCatalogue } from '../../../src/app/armies/lists/shipped-catalogue';
import { readRoster } from '../../../src/infrastructure/battlescribe/read-roster';

const model = (name: string, number = 1): string =>
  `<selection id="s" name="${name}" entryId="m" number="${String(number)}" type="model"/>`;

const roster = (list: string, engine: string, models: readonly string[]): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0"?><roster id="r" name="Engine" gameSystemId="g"><forces>
    <force id="f" name="Strategy Battle Game" catalogueId="c" catalogueName="${list}"><selections>
      <selection id="e" name="${engine}" entryId="e" number="1" type="upgrade"><selections>${models.join('')}</selections></selection>
    </selections></force></forces></roster>`);

it.each([
  ['Mordor', 'Mordor Siege Bow', [model('Orc Siege Veteran')], []],
  ['Mordor', 'Mordor Siege Bow', [model('Orc Siege Veteran'), model('Aditional Crew', 5)], ['5 crew']],
  ['Mordor', 'Mordor War Catapult', [model('Orc Engineer Captain')], ['1 engineer-captain']],
  [
    'The Iron Hills',
    'Iron Hills Ballista',
    [model('Iron Hills Siege Veteran'), model('Iron Hills Dwarf  Crew', 3), model('Additional Crew', 2)],
    ['2 crew'],
  ],
])('%s: one %s, however many serve it', (list, engine, models, bought) => {
  const read = readRoster(roster(list, engine, models), shippedCatalogue());
  const leaders = read.ok
    ? read.value.forces.flatMap(({ warbands }) => warbands.map(({ leader }) => leader))
    : [];
  expect(leaders.map((unit) => unit?.count)).toEqual([1]);
  expect(leaders[0]?.options.map(({ option, count }) => `${String(count)} ${option}`)).toEqual(bought);
});
