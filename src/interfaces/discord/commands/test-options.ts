import type { Option } from '../command';

/** The dice of a test, as players write them. */
export const dice: Option = {
  kind: 'TEXT',
  name: 'dice',
  description: 'The dice as thrown: 4 5',
  required: true,
  longest: 600,
};
