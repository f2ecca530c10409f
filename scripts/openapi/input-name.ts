/** The name of what an operation is asked with, where its descriptor states none: `SubmitArmyInput`. */
export const inputName = (operation: string): string =>
  `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input`;
