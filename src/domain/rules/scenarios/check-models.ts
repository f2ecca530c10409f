import {
  type ModelCount,
  breakPoint,
  casualties,
  isBroken,
  isQuarterLeft,
  quarterModels,
} from '../game/state';
import { type FactFault, type FactName, type GameFacts, type SideFacts, when } from './game-facts';

/** The side's models, where they were counted and the count is possible. */
export const countOf = ({ startingModels, modelsLeft }: SideFacts): ModelCount | undefined =>
  startingModels === undefined || modelsLeft === undefined || modelsLeft > startingModels
    ? undefined
    : { startingModels, modelsLeft };

const yesNo = (value: boolean): string => (value ? '' : 'not ');

const missing = (
  needed: ReadonlySet<FactName>,
  side: SideFacts,
  path: FactFault['path'],
): readonly FactFault[] => {
  const counted =
    needed.has('MODELS_LEFT') || side.startingModels !== undefined || side.modelsLeft !== undefined;
  const required = (field: keyof SideFacts, why: string): readonly FactFault[] =>
    when(side[field] === undefined, { path: [...path, field], code: 'REQUIRED', message: why });
  return [
    ...(counted ? required('startingModels', 'is required with modelsLeft: models at the start') : []),
    ...(counted ? required('modelsLeft', 'is required with startingModels: models not slain') : []),
    ...(!counted && needed.has('BROKEN')
      ? required('broken', 'is required unless startingModels and modelsLeft are given')
      : []),
    ...(needed.has('BANNERS') ? required('banners', 'is required here: banners left') : []),
  ];
};

/** Faults between flags and the count, with the ruling's numbers. */
const contradictions = (
  { broken, quarterLeft, banners }: SideFacts,
  count: ModelCount,
  path: FactFault['path'],
): readonly FactFault[] => {
  const lost = `${casualties(count)} of ${count.startingModels} models lost`;
  return [
    ...when(broken !== undefined && broken !== isBroken(count), {
      path: [...path, 'broken'],
      code: 'INCONSISTENT',
      message: `${lost}: ${yesNo(isBroken(count))}Broken, which takes ${breakPoint(count.startingModels)} (ruling 17)`,
    }),
    ...when(quarterLeft !== undefined && quarterLeft !== isQuarterLeft(count), {
      path: [...path, 'quarterLeft'],
      code: 'INCONSISTENT',
      message: `${count.modelsLeft} of ${count.startingModels} models left: ${yesNo(isQuarterLeft(count))}a quarter, which is at most ${quarterModels(count.startingModels)} (ruling 17)`,
    }),
    ...when((banners ?? 0) > count.modelsLeft, {
      path: [...path, 'banners'],
      code: 'INCONSISTENT',
      message: `${banners} banners cannot be carried by ${count.modelsLeft} models left`,
    }),
  ];
};

const sideFaults = (needed: ReadonlySet<FactName>, side: SideFacts, index: number): readonly FactFault[] => {
  const path = ['sides', index];
  const { startingModels = Infinity, modelsLeft = 0, broken, quarterLeft } = side;
  const count = countOf(side);
  return [
    ...missing(needed, side, path),
    ...when(modelsLeft > startingModels, {
      path: [...path, 'modelsLeft'],
      code: 'INCONSISTENT',
      message: `${modelsLeft} models left of ${startingModels} at the start`,
    }),
    ...when(quarterLeft === true && broken === false, {
      path: [...path, 'quarterLeft'],
      code: 'INCONSISTENT',
      message: 'a side with a quarter left has lost more than half: it is Broken',
    }),
    ...(count === undefined ? [] : contradictions(side, count, path)),
  ];
};

/** Models, Broken, a quarter left and banners: what is missing or cannot be. */
export const modelFaults = (needed: ReadonlySet<FactName>, { sides }: GameFacts): readonly FactFault[] =>
  sides.flatMap((side, index) => sideFaults(needed, side, index));
