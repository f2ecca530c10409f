import { operation } from '../../kernel/operation';
import { armyInput, armyQuestion } from '../army-input';
import { shareOf } from './share-link';

/**
 * The share link of an army: a text that contains all of it, so nothing is stored. It is short (under 300 characters
 * for an army of 700 points) and stays valid: the numbers of profiles and options are never given out again. The army
 * may break any rule, but names only what this service's catalogue has.
 */
export const shareArmy = operation({
  name: 'shareArmy',
  route: 'POST /v1/armies/share',
  ...armyQuestion,
  answers: 'ArmyShare',
  covers: ['E8'],

  input: armyInput,
  run: (input) => shareOf(input),
});
