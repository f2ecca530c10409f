/** A force as far as leading goes. */
export interface LedForce {
  /** Its leader's name. */
  readonly leader: string;
  /** True where a Legendary Legion makes this leader the army's in every game. */
  readonly alwaysLeads: boolean;
}

/**
 * Index of the Primary Force: the one force of a single army, the force of a leader who always leads, otherwise the
 * one rolled for. Undefined while that roll is still to be made (document 000, THE ARMY and LEGENDARY LEGIONS).
 */
export const primaryForce = (forces: readonly LedForce[], rolled: number | undefined): number | undefined => {
  if (forces.length === 1) return 0;
  const fixed = forces.findIndex(({ alwaysLeads }) => alwaysLeads);
  return fixed >= 0 ? fixed : rolled;
};

/** The army's leader: that of its Primary Force (document 000, THE LEADER). */
export const armyLeader = (forces: readonly LedForce[], primary: number | undefined): string | undefined =>
  primary === undefined ? undefined : forces[primary]?.leader;
