import { interactionIn } from '../../../src/interfaces/discord/interaction';

describe('the body of an interaction', () => {
  const pressed = (id: unknown) => JSON.stringify({ id: '1', type: 3, data: { custom_id: id } });

  it.each([
    ['the id of a button', pressed('dispute:1'), true],
    ['an id as long as Discord takes one', pressed('d'.repeat(100)), true],
    ['a longer id', pressed('d'.repeat(101)), false],
    ['an id that is no text', pressed(1), false],
    ['a command', JSON.stringify({ id: '1', type: 2, data: { name: 'ask' } }), true],
    ['a command without a name', JSON.stringify({ id: '1', type: 2, data: {} }), false],
    ['an id that is no key', JSON.stringify({ id: '"> x', type: 2, data: { name: 'unlink' } }), false],
    ['what is no JSON', '{', false],
  ])('%s', (_name, body, isOne) => {
    expect(interactionIn(body) !== undefined).toBe(isOne);
  });
});
