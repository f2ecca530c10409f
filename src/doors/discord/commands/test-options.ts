import type { Option } from '../command';

/** Options that tests of dice share. */

export const points = (name: string, description: string, most = 20): Option => ({
  kind: 'WHOLE',
  name,
  description,
  least: 0,
  most,
});

export const flag = (name: string, description: string): Option => ({ kind: 'FLAG', name, description });

export const dice: Option = {
  kind: 'TEXT',
  name: 'dice',
  description: 'The dice as thrown: 4 5',
  required: true,
  longest: 600,
};
