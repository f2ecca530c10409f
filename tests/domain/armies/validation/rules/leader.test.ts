import { doubles, errors, force, found, ledBy, report, singles, unit, warband } from '../army';

const names = (draft: Parameters<typeof report>[0], minorHeroMayLead = true) =>
  report(draft, { switches: { minorHeroMayLead } }).facts.leaderCandidates.map(
    ({ force: of, profile }) => `${of} ${profile}`,
  );
const west = (...leaders: readonly string[]) => force('west', ...leaders.map((leader) => warband(leader)));

describe('the Hero of the highest tier leads', () => {
  it.each([
    [['west-lord', 'west-king', 'west-captain'], ['0 west-king']],
    [
      ['west-captain', 'west-lord', 'west-hero', 'west-lord'],
      ['0 west-lord', '0 west-hero'],
    ],
    [['west-sergeant', 'west-captain'], ['0 west-captain']],
    [['west-sergeant'], ['0 west-sergeant']],
  ])('%j', (heroes, expected) => {
    expect(names(singles(1000, west(...heroes)))).toEqual(expected);
  });

  it('of whichever list', () => {
    expect(names(singles(1000, west('west-captain'), force('woods', warband('woods-lord'))))).toEqual([
      '1 woods-lord',
    ]);
  });

  it('a Minor Hero only where that is allowed', () => {
    const draft = singles(1000, west('west-sergeant'));
    expect(names(draft, false)).toEqual([]);
    expect(found(draft, 'NO_LEADER', { switches: { minorHeroMayLead: false } })).toEqual([['', 0, 1]]);
    expect(found(draft, 'NO_LEADER')).toEqual([]);
  });

  it('nobody where no Hero is', () => {
    expect(
      found(singles(1000, force('west', warband(null, unit('west-warrior')))), 'NO_LEADER'),
    ).toHaveLength(1);
  });
});

describe('the player chooses among equals', () => {
  const equals = west('west-lord', 'west-hero', 'west-captain');

  it('and among no others', () => {
    expect(errors(singles(1000, ledBy('west-hero', equals)))).toEqual([]);
    expect(found(singles(1000, ledBy('west-captain', equals)), 'LEADER_NOT_CANDIDATE')).toEqual([
      ['0', null, null],
    ]);
  });

  it('once in singles', () => {
    const woods = ledBy('woods-lord', force('woods', warband('woods-lord')));
    expect(found(singles(1000, ledBy('west-hero', equals), woods), 'LEADER_TWICE')).toEqual([['', 2, 1]]);
    expect(errors(singles(1000, equals, woods))).toEqual([]);
    expect(errors(doubles(1000, ledBy('west-hero', equals), woods))).toEqual([]);
  });
});

describe('in doubles either force has a leader', () => {
  it('of its own highest tier', () => {
    expect(names(doubles(1000, west('west-king'), west('west-captain', 'west-sergeant')))).toEqual([
      '0 west-king',
      '1 west-captain',
    ]);
  });

  it('and needs one', () => {
    const nobody = force('woods', warband(null, unit('woods-warrior', 3)));
    expect(found(doubles(1000, west('west-lord'), nobody), 'NO_LEADER')).toEqual([['1', 0, 1]]);
  });

  it('the dice make one of them Primary, unless a Legion fixes the leader', () => {
    expect(report(doubles(1000, west('west-king'), west('west-lord'))).facts.primaryForce).toBeNull();
    const host = (...leaders: readonly string[]) =>
      force('kings-host', ...leaders.map((leader) => warband(leader)));
    const draft = doubles(1000, host('west-hero', 'west-lord'), host('west-king', 'west-captain'));
    expect(report(draft).facts.primaryForce).toBe(1);
    expect(names(draft)).toEqual(['0 west-hero', '0 west-lord', '1 west-king']);
    expect(errors(draft)).toEqual([]);
  });
});

describe('a Legion may fix the leader', () => {
  it('whoever else is there', () => {
    const draft = singles(1000, force('kings-host', warband('west-hero'), warband('west-king')));
    expect(names(draft)).toEqual(['0 west-king']);
    expect(report(draft).facts.primaryForce).toBeNull();
    expect(
      found(
        singles(1000, ledBy('west-hero', force('kings-host', warband('west-hero'), warband('west-king')))),
        'LEADER_NOT_CANDIDATE',
      ),
    ).toEqual([['0', null, null]]);
  });

  it('without him the highest leads, which is told as his absence', () => {
    const draft = singles(1000, force('kings-host', warband('west-hero')));
    expect(names(draft)).toEqual(['0 west-hero']);
    expect(errors(draft)).toEqual(['COMPULSORY_MISSING']);
  });
});
