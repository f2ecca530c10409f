import type { ProfileFile } from '../../../src/domain/armies/catalogue/file';
import { accountOf } from '../../../scripts/catalogue-account';
import { importCatalogues } from '../../../src/infrastructure/battlescribe/catalogue/import-catalogues';

/** One made-up catalogue with each way in which files were misread once. */
const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });

const system = file(
  'small.gst',
  `<gameSystem id="sys" name="Small">
    <costTypes><costType id="pts" name=" Points"/><costType id="war" name=" Warriors"/><costType id="bow" name=" Bow"/></costTypes>
    <categoryEntries>
      <categoryEntry id="valour" name="Hero of Valour"/><categoryEntry id="minor" name="Minor Hero"/>
      <categoryEntry id="unled" name="Warrior Warband"/>
      <categoryEntry id="misc" name="Misc"/><categoryEntry id="legion" name="Legendary Legion"/>
      <categoryEntry id="good" name="Good Army"/>
    </categoryEntries>
    <forceEntries><forceEntry id="f" name="Army"><categoryLinks>
      ${['valour', 'minor', 'unled', 'misc', 'legion'].map((id) => `<categoryLink id="l-${id}" targetId="${id}"/>`).join('')}
    </categoryLinks></forceEntry></forceEntries>
  </gameSystem>`,
);

const costs = (points: number, warriors = 0) =>
  `<costs><cost typeId="pts" value="${points}"/><cost typeId="war" value="${warriors}"/></costs>`;

const hero = (name: string, line: Readonly<Record<string, string>> = {}) => {
  const values: Record<string, string> = {
    Movement: '5"',
    Fight: '5/4+',
    Strength: '4',
    Defense: '7',
    Attack: '2',
    Wounds: '2',
    Courage: '5',
    Might: '3',
    Will: '1',
    Fate: '1',
    Keywords: 'Dwarf Iron Hills Infantry Hero',
    'Heroic Tier': 'Hero of Valour',
    ...line,
  };
  return `<profile id="p-${name}" name="${name}" typeName="Hero"><characteristics>${Object.entries(values)
    .map(([key, value]) => `<characteristic name="${key}" typeId="h-${key}">${value}</characteristic>`)
    .join('')}</characteristics></profile>`;
};

const warrior = (name: string, defence: number) =>
  `<profile id="p-${name}" name="${name}" typeName="Warrior"><characteristics>
    <characteristic name="Movement" typeId="w-m">8"</characteristic><characteristic name="Fight" typeId="w-f">4/4+</characteristic>
    <characteristic name="Strength" typeId="w-s">4</characteristic><characteristic name="Defense" typeId="w-d">${defence}</characteristic>
    <characteristic name="Attack" typeId="w-a">1</characteristic><characteristic name="Wounds" typeId="w-w">1</characteristic>
    <characteristic name="Courage" typeId="w-c">4</characteristic>
    <characteristic name="Keywords" typeId="w-k">Dwarf
Iron Hills
Warrior</characteristic></characteristics></profile>`;

const one = (id: string, type: 'min' | 'max', scope = 'parent', value = 1) =>
  `<constraint id="${id}" field="selections" scope="${scope}" value="${value}" type="${type}"/>`;

const condition = (child: string, value: number, scope = 'roster') =>
  `<conditions><condition field="selections" scope="${scope}" value="${value}" type="equalTo" childId="${child}"/></conditions>`;

const warband = `<selectionEntry id="wb" name="Warband" type="upgrade">
  <constraints>
    ${one('wb-1', 'min')}
    <constraint id="wb-size" field="war" scope="parent" value="18" type="max"/>
    <constraint id="wb-bows" field="bow" scope="force" value="0" type="max"/>
  </constraints>
  <modifiers>
    <modifier type="decrement" field="wb-size" value="3">${condition('tower', 0, 'valour')}</modifier>
    <modifier type="increment" field="wb-bows" value="1">
      <repeats><repeat field="war" scope="force" value="3" repeats="1" roundUp="true" childId="wb"/></repeats>
    </modifier>
    <modifier type="increment" field="wb-bows" value="1"><repeats><repeat field="selections" scope="force" value="1" repeats="1" childId="shield"/></repeats>
      ${condition('lord', 1)}</modifier>
  </modifiers>
  <selectionEntries>
    <selectionEntry id="chariot" name="Chariot" type="upgrade">
      <selectionEntries>
        <selectionEntry id="chariot-buy" name="Chariot" type="model">${costs(175, 1)}
          <constraints>${one('c-1', 'min')}${one('c-2', 'max', 'parent', 18)}</constraints></selectionEntry>
        <selectionEntry id="chariot-stats" name="Chariot" type="upgrade"><constraints>${one('c-3', 'min')}</constraints>
          <profiles>${warrior('Chariot', 8)}</profiles></selectionEntry>
      </selectionEntries>
    </selectionEntry>
    <selectionEntry id="team" name="Warden Team" type="upgrade">
      <selectionEntries>
        <selectionEntry id="team-buy" name="Team" type="upgrade">${costs(25, 2)}<constraints>${one('t-1', 'min')}</constraints></selectionEntry>
        <selectionEntry id="shield" name="Iron Shield" type="model"><constraints>${one('t-2', 'min')}</constraints>
          <profiles>${warrior('Iron Shield', 9)}</profiles></selectionEntry>
        <selectionEntry id="spear" name="Foe Spear" type="model"><constraints>${one('t-3', 'min')}</constraints>
          <profiles>${warrior('Foe Spear', 6)}</profiles></selectionEntry>
      </selectionEntries>
    </selectionEntry>
  </selectionEntries>
</selectionEntry>`;

const root = (id: string, category: string, inside: string) =>
  `<selectionEntry id="${id}" name="${id}" type="upgrade">
    <categoryLinks><categoryLink id="cl-${id}" targetId="${category}" primary="true"/></categoryLinks>${inside}</selectionEntry>`;

const link = (id: string) => `<entryLink id="wb-${id}" name="Warband" targetId="wb" type="selectionEntry"/>`;

const catalogue = file(
  'small.cat',
  `<catalogue id="list" name="Small Hills" gameSystemId="sys">
    <selectionEntries>
      ${root(
        'lord-root',
        'valour',
        `<selectionEntries><selectionEntry id="lord" name="Lord" type="model">${costs(90)}
          <constraints>${one('lord-max', 'max', 'roster')}</constraints>
          <modifiers><modifier type="set" field="lord-max" value="0">${condition('twins', 1)}</modifier></modifiers>
          <profiles>${hero('Lord', { Will: '' })}<profile id="t-lord" name="Lord" typeName="Trackers"><characteristics>
            <characteristic name="Will" typeId="tr">OOO</characteristic></characteristics></profile></profiles>
          <rules><rule id="r-1" name="Fearless (Passive)"/></rules>
          <selectionEntries>
            <selectionEntry id="tower" name="Signal Tower" type="upgrade">${costs(200)}<constraints>${one('tw', 'max')}</constraints></selectionEntry>
            <selectionEntry id="sword" name="Sword" type="upgrade"><constraints>${one('sw', 'min')}</constraints></selectionEntry>
          </selectionEntries>
        </selectionEntry></selectionEntries><entryLinks>${link('a')}</entryLinks>`,
      )}
      ${root(
        'twins-root',
        'valour',
        `<selectionEntries><selectionEntry id="twins" name="Mur and Dar" type="upgrade">${costs(140)}
          <constraints>${one('tw-max', 'max', 'roster')}</constraints>
          <selectionEntries>
            <selectionEntry id="mur" name="Mur" type="model"><constraints>${one('m-1', 'min')}</constraints><profiles>${hero('Mur')}</profiles></selectionEntry>
            <selectionEntry id="dar" name="Dar" type="model"><constraints>${one('d-1', 'min')}</constraints><profiles>${hero('Dar', { Defense: '6' })}</profiles></selectionEntry>
          </selectionEntries></selectionEntry></selectionEntries>`,
      )}
      ${root(
        'champion-root',
        'valour',
        `<selectionEntries><selectionEntry id="champion" name="Champion" type="upgrade">${costs(140)}
          <selectionEntries>
            <selectionEntry id="herald" name="Herald" type="model"><constraints>${one('h-1', 'min', 'parent', 2)}${one('h-2', 'max', 'parent', 2)}</constraints>
              <profiles>${hero('Herald', { Fight: '4/4+' })}</profiles></selectionEntry>
            <selectionEntry id="champ" name="Champion" type="model"><constraints>${one('ch-1', 'min')}</constraints><profiles>${hero('Champion', { Fight: '6/4+' })}</profiles></selectionEntry>
          </selectionEntries></selectionEntry></selectionEntries>`,
      )}
      ${root(
        'page-root',
        'minor',
        `<selectionEntries><selectionEntry id="page" name="Page" type="model">${costs(20)}
          <constraints>${one('page-max', 'max', 'roster', 0)}</constraints>
          <modifiers><modifier type="set" field="page-max" value="1">${condition('lord', 1)}</modifier></modifiers>
          <profiles>${hero('Page', { 'Heroic Tier': 'Minor Hero' })}</profiles></selectionEntry></selectionEntries>`,
      )}
      ${root(
        'wraith-root',
        'valour',
        `<selectionEntries><selectionEntry id="wraith" name="Wraith" type="model">${costs(75)}
          <profiles>${hero('Wraith')}</profiles>
          <selectionEntryGroups><selectionEntryGroup id="forms" name="Forms">
            <constraints>${one('fo-1', 'min')}${one('fo-2', 'max')}</constraints>
            <selectionEntries>
              <selectionEntry id="eldest" name="Eldest" type="upgrade"><constraints>${one('el', 'max', 'roster')}</constraints></selectionEntry>
              <selectionEntry id="knight" name="Knight" type="upgrade"><constraints>${one('kn', 'max', 'roster', 2)}</constraints></selectionEntry>
            </selectionEntries></selectionEntryGroup></selectionEntryGroups>
        </selectionEntry></selectionEntries>`,
      )}
      <selectionEntry id="helper" name="Helper" type="upgrade"><categoryLinks><categoryLink id="hc" targetId="good"/></categoryLinks></selectionEntry>
    </selectionEntries>
    <sharedSelectionEntries>${warband}</sharedSelectionEntries>
  </catalogue>`,
);

const result = importCatalogues([system, catalogue]);
if (!result.ok) throw new Error(JSON.stringify(result.error));
const { lists, reading } = result.value;
const account = accountOf(reading);
const [list] = lists;
const profile = (id: string): ProfileFile | undefined => list?.profiles.find((one_) => one_.id === id);

it('reads what is bought model by model at the price of one', () => {
  expect(profile('chariot')).toMatchObject({ points: 175, statline: '8 4/4+ 4 8 1 1 4' });
});

it('reads several models sold as one: each with its line, all of them counted', () => {
  expect(profile('team')).toMatchObject({
    points: 25,
    counts: { models: 2, warriors: 2, places: 2 },
    members: [
      { name: 'Iron Shield', statline: '8 4/4+ 4 9 1 1 4' },
      { name: 'Foe Spear', statline: '8 4/4+ 4 6 1 1 4' },
    ],
  });
  expect(profile('twins')).toMatchObject({
    tier: 'VALOUR',
    unique: true,
    points: 140,
    counts: { models: 2, places: 2 },
    members: [{ name: 'Mur' }, { name: 'Dar', statline: '5 5/4+ 4 6 2 2 5 3 1 1' }],
  });
});

it('takes the line of the part that has the unit’s name', () => {
  expect(profile('champion')).toMatchObject({
    statline: '5 6/4+ 4 7 2 2 5 3 1 1',
    members: [{ name: 'Herald', count: 2 }, { name: 'Champion' }],
  });
});

it('fills an empty characteristic from the tracker', () => {
  expect(profile('lord')?.statline).toBe('5 5/4+ 4 7 2 2 5 3 3 1');
});

it('keeps keywords of two words together', () => {
  expect(profile('lord')?.keywords).toEqual(['Dwarf', 'Iron Hills', 'Infantry']);
  expect(profile('chariot')?.keywords).toEqual(['Dwarf', 'Iron Hills']);
});

it('reads names of rules without their marks', () => {
  expect(profile('lord')?.specialRules).toEqual(['Fearless']);
});

it('reads a limit of zero beside another as an exclusion, and one that opens as a condition', () => {
  expect(profile('lord')?.excludes).toEqual(['twins']);
  expect(profile('page')?.when).toEqual({ present: ['lord'], within: 'ARMY' });
});

it('reads warband sizes that an option changes, and exemptions from the bow limit that a Hero gives', () => {
  expect(list?.warbandRules).toEqual([{ leaders: ['lord'], set: 18, when: { option: 'tower' } }]);
  expect(list?.bowExemptions).toEqual([{ profiles: ['team'], when: { present: ['lord'], within: 'ARMY' } }]);
});

it('reads how often an army may take each of a group, the one that is selected by itself too', () => {
  expect(profile('wraith')?.options).toMatchObject({
    eldest: { points: 0, unique: true },
    knight: { points: 0, inArmy: 2 },
  });
  expect(profile('wraith')?.choices).toEqual([{ options: ['eldest', 'knight'], minimum: 1, maximum: 1 }]);
});

it('accounts for every modifier, constraint, condition and repeat', () => {
  expect(account.total).toBe(
    (new TextDecoder().decode(catalogue.bytes).match(/<(modifier|constraint|condition|repeat) /g) ?? [])
      .length,
  );
  const left = account.unused.reduce((sum, { count }) => sum + count, 0);
  expect(account.used + left).toBe(account.total);
  expect(account.unused).toEqual([]);
});
