import type { OptionFile, ProfileFile } from '../../../domain/armies/catalogue/file';
import { limitsOf, ownCost, treeCost } from './limits';
import type { Setting } from './questions';
import { type FoundUnit, modelsIn, open } from './units';

/** The crew that stands in a siege engine's warband: so many come with it, and what one more costs. */
export interface Crew {
  readonly included: number;
  readonly points: number;
  /** At most so many more. */
  readonly more: number;
}

export const readCrew = (found: FoundUnit, setting: Setting): Crew => {
  const { unit } = open({ ...found, isFollower: false }, setting);
  const { points, warriors } = setting.system.costIds;
  const included = treeCost(unit, warriors, setting);
  const paid = [unit, ...unit.children, ...modelsIn(unit)].find(
    (one) => ownCost(one, points, setting) > 0 && ownCost(one, warriors, setting) > 0,
  );
  if (!paid) return { included, points: 0, more: 0 };
  const most = limitsOf(paid.entry, { setting, at: paid, unit, open: false })
    .filter(({ type, field }) => type === 'max' && field === 'selections')
    .map(({ cases }) => Math.max(...cases.map(({ value }) => value)));
  return {
    included,
    points: ownCost(paid, points, setting),
    more: Math.max(0, Math.min(...most) - included),
  };
};

const CREW: OptionFile['counts'] = { models: 1, warriors: 1, places: 1 };

const isCrew = (option: number | OptionFile): boolean =>
  typeof option !== 'number' && /^(additional|aditional) crew$/i.test(option.name ?? '');

/** The engine with its crew counted, and more of it to be bought where nothing else offers that. */
export const withCrew = (engine: ProfileFile, { included, points, more }: Crew): ProfileFile => {
  const { models = 1, warriors = 0, places = 1, ...others } = engine.counts ?? {};
  const options = engine.options ?? {};
  const offersMore = points > 0 && more > 0 && !Object.values(options).some(isCrew);
  return {
    ...engine,
    counts: {
      ...others,
      models: models + included,
      warriors: warriors + included,
      places: (engine.counts?.places === undefined ? warriors : places) + included,
    },
    ...(offersMore
      ? {
          options: {
            ...options,
            crew: { points, name: 'Additional Crew', kind: 'CREW', maximum: more, counts: CREW },
          },
        }
      : {}),
  };
};
