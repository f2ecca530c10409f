/** How the army that is played is chosen; apart from the shapes, which only inputs need. */

export const armyChoices = {
  BY_ROUND: 'The round: one army applies to each. So do armies that grow from round to round.',
  BY_SCENARIO: 'The scenario of the table.',
  BY_DRAW: 'The draw: one side of a table plays Good, the other Evil, each as often as can be.',
  BY_CHOICE: 'Each player, sealed until both have chosen.',
} as const;
export type ArmySlotChoice = keyof typeof armyChoices;

/** The armies that apply to a round. */
export const slotsOfRound = <Slot extends { readonly rounds: readonly number[] }>(
  { slots }: { readonly slots: readonly Slot[] },
  round: number,
): readonly Slot[] => slots.filter(({ rounds }) => rounds.length === 0 || rounds.includes(round));
