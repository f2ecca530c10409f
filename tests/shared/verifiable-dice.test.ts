import fc from 'fast-check';
import { rollCommitment, rollSeed, verifiableDice } from '../../src/shared/verifiable-dice';

/** Published test vectors: the output of this method written independently in Python (hashlib, hmac, struct). */
const TWO_DICE = '{"reason":null,"players":["Ann","Bert"],"count":2,"sides":6,"chart":null}';
const TWENTY = '{"reason":"Priority, turn 3","players":["Éowyn"],"count":20,"sides":20,"chart":null}';

const vectors = [
  {
    promise: { id: 'roll1', terms: TWO_DICE, secret: 'secret' },
    words: ['mellon', 'friend'],
    count: 2,
    sides: 6,
    commitment: '3946de650eb4d674c873c33f20cc1eb7d1171c2a56b87717e300b07eaaadbcfd',
    dice: [3, 2],
  },
  {
    promise: { id: 'roll1', terms: TWO_DICE, secret: 'secret' },
    words: ['friend', 'mellon'],
    count: 2,
    sides: 6,
    commitment: '3946de650eb4d674c873c33f20cc1eb7d1171c2a56b87717e300b07eaaadbcfd',
    dice: [4, 6],
  },
  {
    promise: { id: 'roll2', terms: TWENTY, secret: 'c2VjcmV0' },
    words: ['Théoden \u{1F40E}'],
    count: 20,
    sides: 20,
    commitment: '792242cd3d906e8d74d1017cd37547e446c4b46aebb2beb12d36e00c394d771b',
    dice: [1, 19, 9, 12, 13, 2, 17, 20, 20, 1, 5, 11, 4, 1, 6, 3, 15, 5, 6, 12],
  },
  {
    promise: { id: 'r', terms: '{}', secret: 's' },
    words: [],
    count: 10,
    sides: 1000,
    commitment: '691a3b28b1c45c0810cd7d61bec072278a85d0dadef3dc287a88c3618920d7df',
    dice: [195, 216, 797, 549, 694, 848, 405, 93, 338, 414],
  },
];

describe('verifiable dice', () => {
  it.each(vectors)(
    'of $words are the published ones',
    ({ promise, words, count, sides, commitment, dice }) => {
      expect(rollCommitment(promise)).toBe(commitment);
      expect(verifiableDice(promise, words, { count, sides })).toEqual(dice);
    },
  );

  it('have another seed for every other secret, terms, id, word or order of words', () => {
    const line = fc.stringMatching(/^[a-z]{0,6}$/);
    const roll = fc.tuple(line, line, line, fc.array(line, { maxLength: 3 }));
    fc.assert(
      fc.property(roll, roll, (one, other) => {
        const [first, second] = [one, other].map(([id, terms, secret, words]) =>
          rollSeed({ id, terms, secret }, words),
        );
        expect(first === second).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });
});
