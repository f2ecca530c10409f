import type { AnyList } from './model';
import { profileName } from './names';

const named = (list: AnyList, ids: readonly string[]): string =>
  ids.map((id) => profileName(id, list)).join(' and ');

/** Pairs of compulsory profiles that may never be fielded together. */
const apart = (list: AnyList, compulsory: readonly string[]): readonly string[] =>
  compulsory.flatMap((id, index) => {
    const profile = list.profiles.find((one) => one.id === id);
    return compulsory
      .slice(index + 1)
      .filter((other) => {
        const theirs = list.profiles.find((one) => one.id === other);
        const isOnePerson = profile?.character !== undefined && profile.character === theirs?.character;
        return isOnePerson || profile?.excludes.includes(other) || theirs?.excludes.includes(id);
      })
      .map((other) => `${named(list, [id, other])} are compulsory and may not be fielded together`);
  });

/** Why no army can ever meet what the list demands whatever else it holds, in words; empty where nothing contradicts. */
export const contradictionsOf = (list: AnyList): readonly string[] => {
  const always = list.demands.filter(({ when }) => !when);
  const compulsory = [
    ...new Set(always.flatMap((demand) => (demand.kind === 'COMPULSORY' ? demand.profiles : []))),
  ];
  const faults = always.flatMap((demand): readonly string[] => {
    if (demand.kind === 'NUMBER_OF') {
      const { profiles, minimum, maximum } = demand;
      const needed = Math.max(minimum ?? 0, profiles.filter((id) => compulsory.includes(id)).length);
      return maximum !== null && needed > maximum
        ? [`it demands at least ${needed} of ${named(list, profiles)}, and at most ${maximum}`]
        : [];
    }
    if (demand.kind !== 'EXCLUDES') return [];
    const [one] = demand.profiles.filter((id) => compulsory.includes(id));
    const [other] = demand.with.filter((id) => compulsory.includes(id));
    return one && other
      ? [`${named(list, [one, other])} are compulsory and may not be fielded together`]
      : [];
  });
  return [...apart(list, compulsory), ...faults].map((fault) => `${list.name}: ${fault}`);
};
