import { functions } from '../../../src/functions';
import { isWokenBy, streamEvent, writtenKeys } from '../../../src/infrastructure/aws/table-stream';

const deliver = functions.find(({ name }) => name === 'deliver')?.wokenBy;

describe('the stream of the table', () => {
  it('carries keys, and none where a schedule has called', () => {
    const keys = [{ pk: 'TOURNAMENT#a', sk: 'ROUND#01#0003' }];
    expect(writtenKeys(streamEvent(keys))).toEqual(keys);
    expect(writtenKeys({})).toEqual([]);
    expect(writtenKeys({ Records: [{ dynamodb: {} }] })).toEqual([]);
  });

  it.each([
    ['TOURNAMENT#a', 'HEAD', true],
    ['TOURNAMENT#a', 'ENTRANT#0001', true],
    ['TOURNAMENT#a', 'ROUND#01', true],
    ['TOURNAMENT#a', 'ROUND#01#0003', true],
    ['TOURNAMENT#a', 'ARMY#0001', false],
    ['TOURNAMENT#a', 'DELIVERY#w#0001763702400000#d', false],
    ['LEAGUE#a', 'HEAD', false],
  ])('of %s %s wakes the sender: %s', (pk, sk, expected) => {
    expect(deliver && isWokenBy(deliver, { pk, sk })).toBe(expected);
  });
});
