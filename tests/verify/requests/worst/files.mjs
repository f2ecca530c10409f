// Files that attacks were made of: BattleScribe catalogues that lead back to themselves or double at each level, archives, rosters.
import { zipSync } from 'fflate';

const encoded = (text) => Buffer.from(text).toString('base64');

const GAME = `<gameSystem id="game" name="Game"><categoryEntries><categoryEntry id="hero" name="Hero"/></categoryEntries>
  <forceEntries><forceEntry id="army" name="Army"><categoryLinks><categoryLink id="army-hero" targetId="hero"/></categoryLinks>
  </forceEntry></forceEntries></gameSystem>`;

const group = (id, ...targets) =>
  `<selectionEntryGroup id="${id}" name="Group ${id}"><entryLinks>${targets
    .map((target, at) => `<entryLink id="${id}-${at}" name="to ${target}" targetId="${target}"/>`)
    .join('')}</entryLinks></selectionEntryGroup>`;

const catalogue = (groups) => [
  { name: 'game.gst', content: encoded(GAME) },
  {
    name: 'list.cat',
    content: encoded(`<catalogue id="list" name="List" gameSystemId="game"><selectionEntries>
      <selectionEntry id="captain" name="Captain" type="model"><entryLinks><entryLink id="first" name="first" targetId="g0"/></entryLinks>
      </selectionEntry></selectionEntries><sharedSelectionEntryGroups>${groups}</sharedSelectionEntryGroups></catalogue>`),
  },
];

/** A group that links to itself twice. */
export const circle = catalogue(group('g0', 'g0', 'g0'));

/** Each group links to the next one twice, 200 deep: 26 KB that hung the server. */
export const doubling = catalogue(
  Array.from({ length: 200 }, (_, at) => group(`g${at}`, `g${at + 1}`, `g${at + 1}`)).join('') +
    group('g200'),
);

/** Archives, each as large inflated as one may be; together they came to 1.26 GB. */
export const archives = Array.from({ length: 16 }, (_, at) => ({
  name: `list${at}.catz`,
  content: Buffer.from(
    zipSync({ 'list.cat': Buffer.from(`<catalogue>${'<a b="c"/>'.repeat(1_500_000)}</catalogue>`) }),
  ).toString('base64'),
}));

/** A roster of 3 MB, every element of it wrong. */
export const roster = encoded(`<roster>${'<selection name="x" number="1e999">'.repeat(85_000)}`);
