import { duelsFacts } from './duels';
import { type EditionFact, factsOf } from './fact';
import { magicFacts } from './magic';
import { mightFacts } from './might';
import { monstersFacts } from './monsters';
import { movingFacts } from './moving';
import { scenariosFacts } from './scenarios';
import { shootingFacts } from './shooting';
import { strikesFacts } from './strikes';
import { testsFacts } from './tests';
import { missileWeapons2024 } from '../reference/missile-weapons';
import { magicalPowers2024 } from '../reference/powers';
import { siegeEngines } from '../reference/siege-engines';

const shooting = factsOf('SHOOTING');
const magic = factsOf('MAGIC');
const monsters = factsOf('MONSTERS');

/** Every fact of the 2024 edition that was looked for, found or not. */
export const coverage2024: readonly EditionFact[] = [
  ...duelsFacts,
  ...strikesFacts,
  ...mightFacts,
  ...testsFacts,
  ...movingFacts,
  ...shootingFacts,
  ...missileWeapons2024.map(({ name, rangeInches, strength }) =>
    shooting(`${name}: range ${rangeInches}", Strength ${strength}`, {
      grade: 'A',
      sources: ['HAPPYAUER', 'HUKOSEFT'],
      kind: 'EXACT',
    }),
  ),
  ...magicFacts,
  ...magicalPowers2024.map(({ name, effect }) =>
    magic(`${name}: ${effect}`, { grade: 'A', sources: ['HAPPYAUER', 'ADMIRAL'], kind: 'STATED' }),
  ),
  magic('Immobilise: another name of Transfix, in range 12" on 3+ of one profile', {
    grade: 'B',
    sources: ['HAPPYAUER'],
    kind: 'EXACT',
  }),
  ...monstersFacts,
  ...siegeEngines.map(({ name, grade, rangeInches: [least, most], strength, defence, wounds }) =>
    monsters(`${name}: range ${least}-${most}", Strength ${strength}, Defence ${defence}, Wounds ${wounds}`, {
      grade,
      sources: grade === 'A' ? ['HAPPYAUER', 'HUKOSEFT'] : ['HAPPYAUER'],
      kind: 'TABLE',
    }),
  ),
  ...scenariosFacts,
];

type Narrowed = 'area' | 'grade' | 'kind';

/** The facts of this area, of this grade, answered in this way; undefined stands for all. */
export const factsWhere = (wanted: {
  readonly [Name in Narrowed]: EditionFact[Name] | undefined;
}): readonly EditionFact[] =>
  coverage2024.filter((fact) =>
    (['area', 'grade', 'kind'] as const).every((name) => (wanted[name] ?? fact[name]) === fact[name]),
  );
