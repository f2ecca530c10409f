/** A made-up game system and catalogue of the shape that files of the 2024 edition have, small enough to check by hand. */

const characteristics = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<characteristic name="${name}">${value}</characteristic>`)
    .join('');

const LINE = {
  'Move Value': '6"',
  'Fight Value': '5',
  'Shoot Value': '4+',
  Strength: '4',
  Defence: '5',
  Attacks: '2',
  Wounds: '2',
  Courage: '5+',
  Intelligence: '6+',
};

const profile = (name: string, type: string, fields: Readonly<Record<string, string>>): string =>
  `<profiles><profile id="p-${name}" name="${name}" typeName="${type}"><characteristics>${characteristics(fields)}</characteristics></profile></profiles>`;

const points = (value: number, warriors = 0): string =>
  `<costs><cost typeId="pts" value="${value}"/><cost typeId="war" value="${warriors}"/></costs>`;

const limit = (type: string, value: number, scope = 'parent', field = 'selections'): string =>
  `<constraint id="${type}-${value}-${scope}-${Math.abs(value)}" type="${type}" value="${value}" scope="${scope}" field="${field}"/>`;

export const heroLine = {
  ...LINE,
  Might: '2',
  Will: '1',
  Fate: '1',
  Race: 'Man',
  Faction: "Thorin's Company",
};

/** The game system; `hero` is what the profile of the captain shows. */
export const system2024 = (hero: Readonly<Record<string, string>> = heroLine): string => `
<gameSystem id="sys" name="Fireside Battles v2" revision="3">
  <costTypes><costType id="pts" name=" Points"/><costType id="war" name=" Warrior"/><costType id="bow" name=" Bow"/></costTypes>
  <profileTypes><profileType id="pt" name="Hero"><characteristicTypes><characteristicType id="ct" name="Intelligence"/></characteristicTypes></profileType></profileTypes>
  <categoryEntries>
    <categoryEntry id="cat-valour" name="Hero of Valour"/><categoryEntry id="cat-fortitude" name="Hero of Fortitude"/>
  </categoryEntries>
  <forceEntries><forceEntry id="f" name="Army"><categoryLinks>
    <categoryLink id="f1" targetId="cat-valour"/><categoryLink id="f2" targetId="cat-fortitude"/>
  </categoryLinks></forceEntry></forceEntries>
  <sharedSelectionEntries>
    <selectionEntry id="general" name="Army General" type="upgrade"><constraints>${limit('max', 1)}</constraints></selectionEntry>
    <selectionEntry id="captain" name="Captain Brook" type="model">
      <constraints>${limit('max', 1, 'roster')}</constraints>
      ${profile('Captain Brook', 'Hero', { ...hero, 'Unit Type': 'Hero, Infantry, Unique', 'Heroic Tier': 'Hero of Fortitude', 'Heroic Actions': 'March, Strike' })}
      <rules><rule id="r" name="Woodland Creature [Active]"/></rules>
      <selectionEntries>
        <selectionEntry id="horse" name="Horse" type="upgrade"><constraints><constraint id="horse-min" type="min" value="1" scope="parent" field="selections"/></constraints>${points(10)}</selectionEntry>
      </selectionEntries>
      <entryLinks><entryLink id="g" name="Army General" targetId="general" type="selectionEntry"><constraints>
        <constraint id="general-min" type="min" value="1" scope="parent" field="selections"/></constraints></entryLink></entryLinks>
      ${points(60)}
    </selectionEntry>
    <selectionEntry id="guards" name="Brook Guard" type="upgrade">
      ${profile('Brook Guard', 'Warrior', { ...LINE, Race: 'Man', Faction: '-', 'Unit Type': 'Warrior, Infantry' })}
      <selectionEntries><selectionEntry id="models" name="Warriors" type="model"><constraints>${limit('min', 1)}${limit('max', 18)}</constraints>${points(6, 1)}</selectionEntry></selectionEntries>
      <selectionEntryGroups><selectionEntryGroup id="wargear" name="Wargear">
        <constraints><constraint id="w-max" type="max" value="1" scope="parent" field="selections"/><constraint id="w-min" type="min" value="1" scope="parent" field="selections"/></constraints>
        <selectionEntries>
          ${['Banner:25', 'Shield:1']
            .map((option) => {
              const [name = '', price = ''] = option.split(':');
              return `<selectionEntry id="${name.toLowerCase()}" name="${name}" type="upgrade"><modifiers><modifier type="increment" field="pts" value="${price}"><repeats>
                <repeat field="selections" scope="parent" value="1" childId="models" repeats="1"/></repeats></modifier></modifiers></selectionEntry>`;
            })
            .join('')}
        </selectionEntries>
      </selectionEntryGroup></selectionEntryGroups>
    </selectionEntry>
  </sharedSelectionEntries>
  <sharedSelectionEntryGroups>
    <selectionEntryGroup id="followers" name="Followers">
      <constraints><constraint id="size" type="max" value="15" scope="parent" field="war"/></constraints>
      <entryLinks><entryLink id="fg" name="Brook Guard" targetId="guards" type="selectionEntry"/></entryLinks>
    </selectionEntryGroup>
  </sharedSelectionEntryGroups>
</gameSystem>`;

export const catalogue2024 = ({ revision = 3, more = '' } = {}): string => `
<catalogue id="brook" name="The Brook Watch" gameSystemId="sys" gameSystemRevision="${revision}"><selectionEntries>
  <selectionEntry id="band" name="Captain's Warband" type="upgrade">
    <constraints><constraint id="band-min" type="min" value="1" scope="roster" field="selections"/></constraints>
    <categoryLinks><categoryLink id="c" targetId="cat-valour" primary="true"/></categoryLinks>
    <entryLinks>
      <entryLink id="l1" name="Captain Brook" targetId="captain" type="selectionEntry"/>
      <entryLink id="l2" name="Followers" targetId="followers" type="selectionEntryGroup"/>${more}
    </entryLinks>
  </selectionEntry>
</selectionEntries></catalogue>`;
