import { doubles, errors, force, found, singles, unit, warband } from '../army';

const herald = warband('west-herald');

it('a profile stands only while what it needs is there', () => {
  expect(errors(singles(500, force('west', herald, warband('west-king'))))).toEqual([]);
  expect(found(singles(500, force('west', warband('west-lord'), herald)), 'PROFILE_NOT_ALLOWED')).toEqual([
    ['0.1.0', null, null],
  ]);
});

describe('"in the same force"', () => {
  const withKing = (list: string) => force(list, warband('west-king', unit('west-guide')));
  const withHerald = (list: string) => force(list, warband('west-lord'), herald);

  it('is not met by the partner’s', () => {
    expect(errors(doubles(1000, withKing('west'), withHerald('west')))).toEqual(['PROFILE_NOT_ALLOWED']);
  });

  it('but for a Legion it is: its restrictions hold across the army', () => {
    expect(errors(doubles(1000, withKing('free-host'), withHerald('free-host')))).toEqual([]);
  });
});
