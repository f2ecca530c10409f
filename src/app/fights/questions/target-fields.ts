import { flag } from '../../rules/dice/dice';
import { fromProfile, nameField, required } from './fields';
import type { ProfileModel } from '../profiles/catalogue-words';
import { ensured, profileFields } from '../profiles/profile-fields';

/** A model that is struck or shot at: by its numbers, or by its profile. */

export const targetFields = {
  ...profileFields,
  name: nameField,
  defence: required(1, 10, 'Defence with its armour and shield, without Shieldwall'),
  wounds: fromProfile(1, 10, ['Wounds left', '1']),
  fate: fromProfile(0, 6, ['Fate points left', '0']),
  might: fromProfile(0, 10, ['Might points left, for its Fate rolls', '0']),
  rerollFate: flag('It may re-roll failed Fate rolls (Site of Power).'),
};

interface TargetGiven {
  readonly name?: string | undefined;
  readonly defence?: number | undefined;
  readonly wounds?: number | undefined;
  readonly fate?: number | undefined;
  readonly might?: number | undefined;
}

/** Numbers that a target must have, from the question or a profile. */
export const targetNeeds = ['defence'] as const;

/** Values of a profile for a target. */
export const targetFacts = ({
  numbers: { name, defence, wounds, fate, might },
  counted2024: { traits, courage, keywords },
}: ProfileModel) => ({
  traits,
  courage,
  keywords,
  name,
  defence,
  wounds,
  fate,
  might,
});

/** The target with every number, where neither the question nor a profile gives one. A roll commits to the order of the fields. */
export const wholeTarget = <T extends TargetGiven>({ name, defence, wounds, fate, might, ...rest }: T) => ({
  name,
  defence: ensured(defence),
  wounds: wounds ?? 1,
  fate: fate ?? 0,
  might: might ?? 0,
  ...rest,
});
