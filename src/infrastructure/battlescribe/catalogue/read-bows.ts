import type { BowExemptionFile, BowRuleFile } from '../../../domain/armies/catalogue/file';
import { rooted } from './build';
import { limitsOf, placesUnder, tentative } from './limits';
import type { Setting } from './questions';
import { conditionOf } from './read-unit';
import type { Roots } from './roots';
import { attribute } from './system';
import { isWarband } from './units';

export interface Bows {
  readonly rules: readonly BowRuleFile[];
  readonly exemptions: readonly BowExemptionFile[];
}

/** The bow limit: a limit of the warband on the cost "Bow" that grows with the Warriors of the force. */
export const readBows = (setting: Setting, roots: Roots): Bows => {
  const rules = new Map<string, BowRuleFile>();
  const exemptions = new Map<string, BowExemptionFile>();
  for (const root of roots.units)
    for (const place of placesUnder(rooted(root), setting).filter(({ entry }) => isWarband(entry))) {
      const site = { setting, at: tentative(place), unit: null, open: false };
      for (const limit of limitsOf(place.entry, site)) {
        if (limit.type !== 'max' || limit.field !== setting.system.costIds.bows) continue;
        for (const { when, repeats } of limit.grows)
          for (const repeat of repeats) {
            const per = Number(attribute(repeat, 'value'));
            const child = attribute(repeat, 'childId');
            const condition = conditionOf(when, setting);
            const held = condition ? { when: condition } : {};
            const units = setting.known.units.get(child);
            if (per === 1 && units)
              exemptions.set(JSON.stringify([units, condition]), { profiles: [...units].sort(), ...held });
            else if (per !== 3)
              rules.set(JSON.stringify([per, condition]), { numerator: 1, denominator: per, ...held });
          }
      }
    }
  return { rules: [...rules.values()], exemptions: [...exemptions.values()] };
};
