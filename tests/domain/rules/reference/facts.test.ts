import {
  type ReferenceEntry,
  type ReferenceKind,
  findReferenceEntry,
  referenceEntries,
} from '../../../../src/domain/rules/reference';

/** Facts as the documents print them, typed off their pages. */

const entry = (id: string): Readonly<Record<string, unknown>> => {
  const found = findReferenceEntry(id);
  if (found === undefined) throw new Error(`no entry ${id}`);
  return found as unknown as Readonly<Record<string, unknown>>;
};

const ids = (kind: ReferenceKind): readonly string[] =>
  referenceEntries.filter((one) => one.kind === kind).map(({ id }) => id);

describe('turn sequence (003 p. 17)', () => {
  it.each([
    [1, 'priority-phase', 'PRIORITY', 18],
    [2, 'move-phase', 'MOVE', 20],
    [3, 'shoot-phase', 'SHOOT', 31],
    [4, 'fight-phase', 'FIGHT', 37],
    [5, 'end-phase', 'END', 17],
  ])('%i %s', (order, id, phase, page) => {
    expect(entry(id)).toMatchObject({ order, phase, source: { document: '003', page } });
  });

  it('has five phases', () => {
    expect(ids('TURN_PHASE')).toHaveLength(5);
  });
});

describe('characteristics (004 PROFILES)', () => {
  it.each([
    ['move', 'Mv', false],
    ['fight', 'F', false],
    ['shoot-value', 'F', false],
    ['strength', 'S', false],
    ['defence', 'D', false],
    ['attacks', 'A', false],
    ['wounds', 'W', false],
    ['courage', 'C', false],
    ['might', 'M', true],
    ['will', 'W', true],
    ['fate', 'F', true],
  ])('%s is %s', (id, abbreviation, heroesOnly) => {
    expect(entry(id)).toMatchObject({ kind: 'CHARACTERISTIC', abbreviation, heroesOnly });
  });

  it('says the numbers that matter', () => {
    expect(entry('courage')['summary']).toContain('10 or more');
    expect(entry('fate')['summary']).toContain('4+');
  });
});

describe('missile weapon chart (004)', () => {
  it.each([
    ['Bow', 24, 2, 'HALF'],
    ['Orc bow', 18, 2, 'HALF'],
    ['Throwing spear', 8, 3, 'FULL'],
    ['Uruk-hai bow', 18, 3, 'HALF'],
  ])('%s: %i", Strength %i', (name, rangeInches, strength, moveLimit) => {
    const found = referenceEntries.find((one) => one.kind === 'MISSILE_WEAPON' && one.name === name);
    expect(found).toMatchObject({ rangeInches, strength, moveLimit });
  });

  it('has four weapons', () => {
    expect(ids('MISSILE_WEAPON')).toHaveLength(4);
  });
});

describe('weapons and wargear (004)', () => {
  it.each([
    ['single-handed-weapon', { handedness: 'SINGLE_HANDED' }],
    ['hand-and-a-half-weapon', { handedness: 'HAND_AND_A_HALF' }],
    ['two-handed-weapon', { handedness: 'TWO_HANDED', duelModifier: -1, toWoundModifier: 1 }],
    ['lance', { toWoundModifier: 1 }],
    ['staff-of-power', { handedness: 'HAND_AND_A_HALF' }],
    ['armour', { defenceModifier: 1 }],
    ['heavy-armour', { defenceModifier: 2 }],
    ['shield', { defenceModifier: 1 }],
    ['shielding', { duelAttacksFactor: 2 }],
    ['bows', { moveLimit: 'HALF' }],
    ['spear', { phase: 'FIGHT' }],
    ['pike', { phase: 'FIGHT' }],
    ['elven-made-weapon', { phase: 'FIGHT' }],
  ])('%s', (id, facts) => {
    expect(entry(id)).toMatchObject(facts);
  });
});

describe('special strikes (003 p. 70)', () => {
  it.each([
    ['bash', ['hammer', 'mace', 'maul']],
    ['feint', ['dagger', 'sword']],
    ['piercing-strike', ['axe', 'pick']],
    ['stun', ['club', 'staff']],
    ['whirl', ['flail', 'scourge', 'whip']],
  ])('%s', (id, weapons) => {
    expect(entry(id)).toMatchObject({ weapons, source: { page: 70 } });
  });
});

describe('heroic actions (003 p. 57)', () => {
  it.each([
    ['heroic-move', 'MOVE', 'With Me!', 6],
    ['heroic-march', 'MOVE', 'At the Double!', 6],
    ['heroic-channelling', 'MOVE', undefined, undefined],
    ['heroic-shoot', 'SHOOT', 'Loose!', 6],
    ['heroic-accuracy', 'SHOOT', 'Take Aim!', 6],
    ['heroic-combat', 'FIGHT', undefined, undefined],
    ['heroic-strike', 'FIGHT', undefined, undefined],
  ])('%s in the %s phase', (id, phase, shout, shoutRangeInches) => {
    const { [id]: found } = { [id]: entry(id) };
    expect(found).toMatchObject({ phase, mightCost: 1, source: { document: '003', page: 57 } });
    expect([found?.['shout'], found?.['shoutRangeInches']]).toEqual([shout, shoutRangeInches]);
  });

  it('are seven', () => {
    expect(ids('HEROIC_ACTION')).toHaveLength(7);
  });

  it('March adds 3" on foot and 5" mounted; Strike stops at Fight 10', () => {
    expect(entry('heroic-march')['summary']).toMatch(/3".*5".*3" on foot, 5" mounted/);
    expect(entry('heroic-strike')['summary']).toMatch(/D6.*10/);
  });
});

describe('Magical Powers (004)', () => {
  it.each([
    ['black-dart', 'INSTANT', 'ENEMY_MODEL', [{ strength: 9, victim: 'TARGET' }]],
    ['command-compel', 'TEMPORARY', 'ENEMY_MODEL', []],
    ['immobilise-transfix', 'TEMPORARY', 'ENEMY_MODEL', []],
    [
      'sorcerous-blast',
      'INSTANT',
      'ENEMY_MODEL',
      [
        { strength: 5, victim: 'TARGET' },
        { strength: 3, victim: 'OTHERS_KNOCKED_PRONE' },
      ],
    ],
    ['terrifying-aura', 'EXHAUSTION', 'CASTER', []],
  ])('%s', (id, duration, target, hits) => {
    expect(entry(id)).toMatchObject({ duration, target, hits, source: { document: '004' } });
  });

  it('are five', () => {
    expect(ids('MAGICAL_POWER')).toHaveLength(5);
  });
});

describe('special rules (004)', () => {
  it.each([
    ['harbinger-of-evil', 'PASSIVE', 12],
    ['resistant-to-magic', 'PASSIVE', undefined],
    ['shieldwall', 'ACTIVE', undefined],
    ['terror', 'PASSIVE', undefined],
    ['will-of-evil', 'PASSIVE', undefined],
  ])('%s is %s', (id, activation, rangeInches) => {
    const found = entry(id);
    expect([found['activation'], found['rangeInches']]).toEqual([activation, rangeInches]);
  });

  it('are five', () => {
    expect(ids('SPECIAL_RULE')).toHaveLength(5);
  });
});

describe('procedures (B7)', () => {
  it.each([
    ['line-of-sight', 'LINE OF SIGHT'],
    ['measuring', 'MEASURING'],
    ['moving-models', 'MOVING MODELS'],
    ['control-zones', 'CONTROL ZONES'],
    ['charging', 'CHARGING ENEMIES'],
    ['charging-multiple-enemies', 'CHARGING MULTIPLE ENEMIES'],
    ['pairing-off-fights', 'PAIRING OFF FIGHTS'],
    ['crawling', 'CRAWLING'],
    ['standing-up', 'STANDING UP'],
    ['charging-prone-models', 'CHARGING PRONE MODELS'],
    ['who-can-shoot', 'WHO CAN SHOOT?'],
    ['how-to-shoot', 'HOW TO SHOOT'],
    ['duel-roll', 'RESOLVING A FIGHT'],
    ['drawn-combat', 'DRAWN COMBATS'],
    ['backing-away', 'LOSER BACKS AWAY'],
    ['trapped', 'TRAPPED'],
    ['make-way', 'MAKE WAY'],
    ['winner-makes-strikes', 'WINNER MAKES STRIKES'],
    ['multiple-attacks', 'MULTIPLE ATTACKS'],
    ['multiple-combat', 'MULTIPLE COMBATS'],
    ['cavalry', 'CAVALRY'],
    ['cavalry-charge', 'CAVALRY AND FIGHTS'],
    ['courage-test', 'TAKING COURAGE TESTS'],
    ['using-magical-powers', 'USING MAGICAL POWERS'],
    ['casting', 'MAKING A CASTING ROLL'],
    ['resisting', 'RESISTING A MAGICAL POWER'],
    ['power-durations', 'MAGICAL POWER DURATIONS'],
    ['active-and-passive', 'ACTIVE AND PASSIVE SPECIAL RULES'],
  ])('%s stands under 004 %s', (id, heading) => {
    expect(entry(id)).toMatchObject({ kind: 'PROCEDURE', source: { document: '004', heading } });
  });

  it.each([
    ['control-zones', 1],
    ['crawling', 1],
    ['backing-away', 1],
    ['make-way', 1],
  ])('%s reaches %i"', (id, rangeInches) => {
    expect(entry(id)).toMatchObject({ rangeInches });
  });
});

describe('how an event is run (B9, 001)', () => {
  it.each([
    ['organiser', 'ORGANISER', /army list/],
    ['referee', 'REFEREE', /final/],
    ['scorekeeper', 'SCOREKEEPER', /pairings/],
    ['spare-player', 'SPARE PLAYER', /odd number/],
    ['player', 'PLAYER', /dice/],
    ['books-in-force', 'TOURNAMENT RULES', /FAQs/],
    ['miniatures', 'MINIATURES', /painted/],
    ['conduct', 'CONDUCT', /respect/],
    ['time-runs-out', 'GAMES', /Finish the turn/],
    ['tournament-points', 'GAMES', /3 for a win, 1 for a draw, 0 for a loss/],
    ['bye', 'BYE', /6-0/],
    ['conceding', 'CONCEDING', /12-0/],
    ['pairing-later-rounds', 'SUBSEQUENT ROUNDS', /swaps/],
  ])('%s', (id, heading, says) => {
    const found = entry(id);
    expect(found).toMatchObject({ kind: 'EVENT_RULE', source: { document: '001', heading } });
    expect(found['summary']).toMatch(says);
  });

  it.each(['organiser', 'referee', 'scorekeeper'])('the %s had better not play', (id) => {
    expect(entry(id)['summary']).toMatch(/[Bb]etter not a player/);
  });
});

describe('every entry', () => {
  it.each(referenceEntries.map((one): [string, ReferenceEntry] => [one.id, one]))('%s', (id, one) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(one.ruleset).toBe('MESBG_2018');
    expect(one.summary.length).toBeGreaterThan(15);
    expect(one.source.heading.length).toBeGreaterThan(2);
  });

  it('has an id and a name of its own', () => {
    expect(new Set(referenceEntries.map(({ id }) => id)).size).toBe(referenceEntries.length);
    expect(new Set(referenceEntries.map(({ name }) => name)).size).toBe(referenceEntries.length);
  });
});
