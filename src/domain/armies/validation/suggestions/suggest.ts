import type { AnyList } from '../../catalogue/model';
import type { Unit } from '../../catalogue/army';
import { allLists } from '../../catalogue/names';
import { type Where, inForce } from '../finding';
import { change, type Change } from './change';
import { type Checked, type Suggestion, namesIn, suggestion } from './suggestion';
import { assembleArmy } from '../assemble-army';
import { fewerBows } from './fewer-bows';
import { fewerPoints } from './fewer-points';

type Unknown = Pick<Suggestion, 'code' | 'where'> & {
  readonly name: string;
  readonly known: readonly string[];
  readonly profile: string | null;
};

const unknownInUnit = (unit: Unit, where: Where, list: AnyList): readonly Unknown[] => {
  const { profile } = unit;
  const found = list.profiles.find(({ id }) => id === profile);
  if (!found) {
    const known = list.profiles.map(({ id }) => id);
    return [{ code: 'UNKNOWN_PROFILE', where, name: profile, known, profile }];
  }
  const known = found.options.map(({ id }) => id);
  return [...new Set(unit.options.map(({ option }) => option))]
    .filter((option) => !known.includes(option))
    .map((name) => ({ code: 'UNKNOWN_OPTION', where, name, known, profile }));
};

const unknownNames = ({ draft, catalogue }: Checked): readonly Unknown[] => {
  const lists = allLists(catalogue);
  return draft.forces.flatMap(({ list: id, warbands }, force): readonly Unknown[] => {
    const list = lists.find((one) => one.id === id);
    if (!list) {
      const known = lists.map((one) => one.id);
      return [{ code: 'UNKNOWN_LIST', where: inForce(force), name: id, known, profile: null }];
    }
    return warbands.flatMap(({ leader, followers }, warband) =>
      [leader, ...followers].flatMap((unit, position) =>
        unit ? unknownInUnit(unit, { force, warband, unit: position }, list) : [],
      ),
    );
  });
};

/** The nearest known names for each unknown one, the nearest first. */
const nearestNames = (checked: Checked): readonly Suggestion[] =>
  unknownNames(checked).flatMap(({ code, where, name, known, profile }) =>
    checked.nearest(name, known).map((instead) => {
      const option = code === 'UNKNOWN_OPTION' ? name : null;
      const text = `Write "${instead}" instead of "${name}".`;
      const changes = [change({ kind: 'USE_INSTEAD', where, profile, option, instead })];
      return { code, where, text, changes, steps: 1, pointsLost: 0 };
    }),
  );

/** Larger armies are played by nobody, and each try is a validation of the whole army. */
const MOST_UNITS = 150;

/**
 * Ways to fix an army: the smallest change for each breach of a bow or points limit, checked by validating the changed
 * army, and the nearest names for each unknown name. An army of more than 150 units gets the names alone.
 */
export const suggest = (checked: Checked): readonly Suggestion[] => {
  const { draft, report } = checked;
  const { army: assembled } = assembleArmy(draft, checked);
  if (assembled.units.length > MOST_UNITS) return nearestNames(checked);
  const nameOf = namesIn(checked.catalogue);
  const limits = report.findings.flatMap((finding): readonly Suggestion[] => {
    const changes: readonly Change[] =
      finding.code === 'OVER_BOW_LIMIT'
        ? fewerBows(finding, assembled, checked)
        : finding.code === 'OVER_POINTS_LIMIT'
          ? fewerPoints(finding, assembled, checked)
          : [];
    return changes.length > 0 ? [suggestion(finding, changes, nameOf)] : [];
  });
  return [...nearestNames(checked), ...limits];
};
