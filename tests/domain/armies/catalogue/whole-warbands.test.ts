import { shippedCatalogue } from '../../../../src/app/armies/lists/shipped-catalogue';
import type { Unit } from '../../../../src/domain/armies/catalogue/army';
import { errors, force, found, report, singles, unit, warband } from '../validation/army';

/**
 * Dark Powers of Dol Guldur: the Necromancer and all nine Nazgûl may be one warband if nobody else is in it. Erebor
 * Reclaimed: so may Thorin and all twelve Champions.
 */
const given = { catalogue: shippedCatalogue() };
const LIMIT = 20_000;

describe('the Necromancer and all nine Nazgûl', () => {
  const army = (...followers: readonly Unit[]) =>
    singles(
      LIMIT,
      force('dark-powers-of-dol-guldur', warband('the-necromancer-of-dol-guldur', ...followers)),
    );
  /** The nine: five of them there once, of two there are two. */
  const NINE = [
    'khamul-the-easterling',
    'the-witch-king-of-angmar',
    'the-lingering-shadow',
    'the-dark-headsman',
    'the-forsaken',
    'the-abyssal-knight',
    'the-slayer-of-men',
    'the-abyssal-knight',
    'the-slayer-of-men',
  ];
  const these = (names: readonly string[]): Unit =>
    unit(
      'the-nazgul-of-dol-guldur',
      names.length,
      Object.fromEntries(names.map((name) => [name, names.filter((other) => other === name).length])),
    );
  const nazgul = (count: number): Unit => these(NINE.slice(0, count));

  it('are one warband', () => {
    expect(errors(army(nazgul(9)), given)).toEqual([]);
    expect(report(army(nazgul(9)), given).verdict).toBe('LEGAL');
    expect(errors(army(these(NINE.slice(0, 4)), these(NINE.slice(4))), given)).toEqual([]);
  });

  it('are each one of the nine', () =>
    expect(errors(army(unit('the-nazgul-of-dol-guldur', 9)), given)).toEqual(['TOO_FEW_CHOSEN']));

  it.each([
    ['khamul-the-easterling', 'mordor', 'khamul-the-easterling'],
    ['the-witch-king-of-angmar', 'mordor', 'witch-king-of-angmar'],
  ])('%s is not there twice', (option, list, hero) => {
    const beside = (...names: readonly string[]) =>
      errors(
        singles(
          LIMIT,
          force('dark-powers-of-dol-guldur', ...names.map((name) => warband(these([name])))),
          force(list, warband(hero)),
        ),
        given,
      );
    expect(beside('the-forsaken')).toEqual([]);
    expect(beside('the-forsaken', option)).toEqual(['OPTION_NOT_ALLOWED']);
  });

  it('eight are not', () => expect(errors(army(nazgul(8)), given)).toEqual(['MAY_NOT_FOLLOW']));

  it('ten are one more than there are', () =>
    expect([...errors(army(these([...NINE, 'the-abyssal-knight'])), given)].sort()).toEqual([
      'MAY_NOT_FOLLOW',
      'OPTION_TOO_OFTEN',
      'TOO_MANY_OF',
    ]));

  it('nor nine with anybody else', () =>
    expect(found(army(nazgul(9), unit('hunter-orc')), 'MAY_NOT_FOLLOW', given)).toEqual([
      ['0.0.1', null, null],
    ]));

  it('a Nazgûl leads no other', () =>
    expect(
      errors(
        singles(
          LIMIT,
          force('dark-powers-of-dol-guldur', warband(these(NINE.slice(0, 1)), these(NINE.slice(1)))),
        ),
        given,
      ),
    ).toEqual(['MAY_NOT_FOLLOW']));

  it('without the rule, each leads a warband', () =>
    expect(
      errors(
        singles(
          LIMIT,
          force(
            'dark-powers-of-dol-guldur',
            warband('the-necromancer-of-dol-guldur', unit('hunter-orc')),
            ...NINE.slice(0, 8).map((name) => warband(these([name]))),
          ),
        ),
        given,
      ),
    ).toEqual([]));

  it('the refusal says what would be allowed', () => {
    const [finding] = report(army(nazgul(8)), given).findings.filter(({ code }) => code === 'MAY_NOT_FOLLOW');
    expect(finding?.message).toBe(
      'The Nazgûl of Dol Guldur follows The Necromancer of Dol Guldur only in a warband of exactly 9 of them and nobody else',
    );
  });
});

describe('Thorin and all twelve Champions of Erebor', () => {
  const CHAMPIONS = [
    'balin',
    'bifur',
    'bofur',
    'bombur',
    'dori',
    'dwalin',
    'fili',
    'gloin',
    'kili',
    'nori',
    'oin',
    'ori',
  ].map((name) => `${name}-the-dwarf-champion-of-erebor`);
  const IN_CHARIOT = ['balin', 'dwalin', 'fili', 'kili'].map(
    (name) => `${name}-the-dwarf-champion-of-erebor`,
  );
  const army = (...followers: readonly string[]) =>
    singles(
      LIMIT,
      force(
        'erebor-reclaimed-king-thorin',
        warband('thorin-oakenshield-king-under-the-mountain', ...followers.map((id) => unit(id))),
      ),
    );

  it('are one warband', () => expect(errors(army(...CHAMPIONS), given)).toEqual([]));

  it('four of them may be in the chariot', () =>
    expect(
      errors(army('champions-of-erebor', ...CHAMPIONS.filter((id) => !IN_CHARIOT.includes(id))), given),
    ).toEqual([]));

  it('the chariot and one of its crew beside it are one Dwarf twice', () =>
    expect(errors(army('champions-of-erebor', ...CHAMPIONS.slice(1)), given)).toContain('EXCLUDED_TOGETHER'));

  it('the chariot stands alone too, and leads nobody', () => {
    const codes = (...followers: readonly Unit[]) =>
      errors(
        singles(LIMIT, force('erebor-reclaimed-king-thorin', warband('champions-of-erebor', ...followers))),
        given,
      );
    expect(codes()).toEqual([]);
    expect(codes(unit('iron-hills-dwarf'))).toEqual(['WRONG_FOLLOWER_FOR']);
  });

  it('eleven are not', () =>
    expect(errors(army(...CHAMPIONS.slice(1)), given)).toEqual(
      CHAMPIONS.slice(1).map(() => 'MAY_NOT_FOLLOW'),
    ));

  it('nor twelve with anybody else', () =>
    expect(errors(army(...CHAMPIONS, 'iron-hills-dwarf'), given)).toEqual(
      CHAMPIONS.map(() => 'MAY_NOT_FOLLOW'),
    ));

  it('nor under anybody else', () => {
    const [balin, ...others] = CHAMPIONS;
    const led = force(
      'erebor-reclaimed-king-thorin',
      warband('thorin-oakenshield-king-under-the-mountain'),
      warband(balin!, ...others.map((id) => unit(id))),
    );
    expect(errors(singles(LIMIT, led), given)).toEqual(others.map(() => 'MAY_NOT_FOLLOW'));
  });
});
