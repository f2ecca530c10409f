import type { ChosenOption, Unit, Warband } from '../../catalogue/army';
import type { Where } from '../finding';
import type { ArmyDraft, ForceDraft } from '../assemble-army';

export const changeKinds = ['REMOVE_MODELS', 'REMOVE_OPTION', 'ADD_MODELS', 'USE_INSTEAD'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One change of an army. All changes of a suggestion name places as they are before any of them. */
export interface Change {
  readonly kind: ChangeKind;
  /** The unit; for ADD_MODELS the warband that gets a new unit; for USE_INSTEAD the place of the name. */
  readonly where: Where;
  readonly profile: string | null;
  readonly option: string | null;
  /** The name to use, for USE_INSTEAD. */
  readonly instead: string | null;
  /** Models or options; 1 for USE_INSTEAD. */
  readonly count: number;
  /** The options that go with the models, for REMOVE_MODELS. */
  readonly options: readonly ChosenOption[];
  /** Points added to the army; negative if it costs less. */
  readonly points: number;
}

/** A change with defaults. */
export const change = (
  given: Pick<Change, 'kind' | 'where'> & Partial<Omit<Change, 'kind' | 'where'>>,
): Change => ({
  profile: null,
  option: null,
  instead: null,
  count: 1,
  options: [],
  ...given,
  // Never -0, which JSON does not know.
  points: (given.points ?? 0) + 0,
});

const less = (options: readonly ChosenOption[], gone: readonly ChosenOption[]): readonly ChosenOption[] => {
  const left = new Map<string, number>();
  for (const { option, count } of gone) left.set(option, (left.get(option) ?? 0) + count);
  return options
    .map(({ option, count }) => {
      const taken = Math.min(count, left.get(option) ?? 0);
      left.set(option, (left.get(option) ?? 0) - taken);
      return { option, count: count - taken };
    })
    .filter(({ count }) => count > 0);
};

const applyToUnit = (unit: Unit, { kind, profile, option, instead, count, options }: Change): Unit => {
  switch (kind) {
    case 'REMOVE_MODELS':
      return { ...unit, count: unit.count - count, options: less(unit.options, options) };
    case 'REMOVE_OPTION':
      return { ...unit, options: option === null ? unit.options : less(unit.options, [{ option, count }]) };
    case 'USE_INSTEAD':
      if (instead === null) return unit;
      if (option === null) return { ...unit, profile: instead };
      return {
        ...unit,
        options: unit.options.map((each) => (each.option === option ? { ...each, option: instead } : each)),
      };
    case 'ADD_MODELS':
      return profile === null ? unit : { ...unit, count: unit.count + count };
  }
};

interface Here {
  readonly changes: readonly Change[];
  readonly force: number;
  readonly warband: number;
}

/** The changes at a unit of the warband, or at the warband itself. */
const changesAt = (unit: number | null, { changes, force, warband }: Here): readonly Change[] =>
  changes.filter(({ where }) => where.force === force && where.warband === warband && where.unit === unit);

const unitAt = (unit: Unit, position: number, here: Here): Unit | null => {
  const changed = changesAt(position, here).reduce(applyToUnit, unit);
  return changed.count > 0 ? changed : null;
};

const warbandAt = ({ leader, followers }: Warband, here: Here): readonly Warband[] => {
  const newUnits = changesAt(null, here)
    .filter(({ kind }) => kind === 'ADD_MODELS')
    .map(({ profile, count, options }): Unit => ({ profile: profile ?? '', count, options }));
  const changed: Warband = {
    leader: leader && unitAt(leader, 0, here),
    followers: [
      ...followers.flatMap((unit, position) => unitAt(unit, position + 1, here) ?? []),
      ...newUnits,
    ],
  };
  return changed.leader === null && changed.followers.length === 0 ? [] : [changed];
};

const listAt = ({ list }: ForceDraft, changes: readonly Change[], force: number): string =>
  changes.find(({ kind, where }) => kind === 'USE_INSTEAD' && where.force === force && where.warband === null)
    ?.instead ?? list;

/** The army after all these changes; empty warbands are removed. */
export const applyChanges = (draft: ArmyDraft, changes: readonly Change[]): ArmyDraft => ({
  ...draft,
  forces: draft.forces.map((each, force) => ({
    ...each,
    list: listAt(each, changes, force),
    warbands: each.warbands.flatMap((warband, position) =>
      warbandAt(warband, { changes, force, warband: position }),
    ),
  })),
});
