import { nameText, reasonText } from '../../../src/app/kernel/text-fields';

const name = nameText('A name.');

describe('a name', () => {
  it.each([
    ['right-to-left marks', '\u200f\u200f'],
    ['an override and its end', '\u202e\u202c'],
    ['zero-width spaces and joiners', '\u200b\u200d\u2060'],
    ['a soft hyphen', '\u00ad'],
    ['Hangul fillers', '\u3164\u115f\uffa0'],
    ['a braille blank', '\u2800'],
    ['a variation selector', '\ufe0f'],
    ['a tag character', '\u{e0041}'],
    ['a no-break space', '\u00a0\u2003'],
    ['a combining accent on nothing', '\u0301'],
    ['half of a character', 'A\ud800'],
    ['a NUL', 'A\u0000'],
  ])('of %s only is refused', (_, text) => {
    expect(name.safeParse(text).success).toBe(false);
  });

  it.each(['Éowyn', 'איתן', 'محمد \u200f(عمر)', '💪', '김', '!', 'A\u200bB'])(
    'such as %s is taken',
    (text) => {
      expect(name.safeParse(text).success).toBe(true);
    },
  );
});

it('refuses half of a character in reasons too', () => {
  expect(reasonText('Why.').safeParse('so\udc00').success).toBe(false);
});
