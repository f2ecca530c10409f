/**
 * Lines as players type them at a table, written before the reader of lines: the operation that answers each, a part of the
 * question that it is asked, the number that the answer begins with where it is known from elsewhere, and the words that are not
 * understood. A fraction is exact; a text is printed in the rules.
 */
export interface TypedLine {
  readonly line: string;
  readonly operation: string;
  readonly asks: object;
  /** What the answer begins with. */
  readonly number?: string;
  readonly unread?: readonly string[];
}

const typed = (
  line: string,
  operation: string,
  asks: object,
  { number, unread }: Pick<TypedLine, 'number' | 'unread'> = {},
): TypedLine => ({ line, operation, asks, ...(number && { number }), ...(unread && { unread }) });

const strikes = (strike: object, target: object, more: object = {}) => ({
  strikes: [strike],
  target,
  ...more,
});

export const typedLines: readonly TypedLine[] = [
  // To Wound and Strikes.
  typed('S4 D6', 'toWound', { strength: 4, defence: 6 }, { number: '33.3 %' }),
  typed('s3 v d5', 'toWound', { strength: 3, defence: 5 }, { number: '33.3 %' }),
  typed('strength 3 against defence 7', 'toWound', { strength: 3, defence: 7 }, { number: '16.7 %' }),
  typed('Str 4 vs Def 4', 'toWound', { strength: 4, defence: 4 }, { number: '50.0 %' }),
  typed('S2 on D8', 'toWound', { strength: 2, defence: 8 }, { number: '5.6 %' }),
  typed('what does s5 need vs d7', 'toWound', { strength: 5, defence: 7 }, { number: '33.3 %' }),
  typed('S4 D6 +1 2 attacks', 'strikeOdds', strikes({ strength: 4, bonus: 1, count: 2 }, { defence: 6 }), {
    number: '75.0 %',
  }),
  typed(
    'two-handed S3 D5 trapped',
    'strikeOdds',
    strikes({ strength: 3, twoHanded: true }, { defence: 5 }, { trapped: true }),
    {
      number: '75.0 %',
    },
  ),
  typed('S4 D4 3 attacks', 'strikeOdds', strikes({ strength: 4, count: 3 }, { defence: 4 }), {
    number: '87.5 %',
  }),
  typed('s4 d5 lance', 'strikeOdds', strikes({ strength: 4, lance: true }, { defence: 5 }), {
    number: '50.0 %',
  }),
  typed('2h s4 d6', 'strikeOdds', strikes({ strength: 4, twoHanded: true }, { defence: 6 }), {
    number: '50.0 %',
  }),
  typed('S3 D6 trapped', 'strikeOdds', strikes({ strength: 3 }, { defence: 6 }, { trapped: true }), {
    number: '30.6 %',
  }),
  typed(
    '4 attacks s4 d6 2 wounds',
    'strikeOdds',
    strikes({ strength: 4, count: 4 }, { defence: 6, wounds: 2 }),
  ),
  typed(
    'S4 D7 3 attacks 1 might',
    'strikeOdds',
    strikes({ strength: 4, count: 3, might: 1 }, { defence: 7 }),
  ),
  typed('s4 d6 2a 1 fate', 'strikeOdds', strikes({ strength: 4, count: 2 }, { defence: 6, fate: 1 })),
  typed('s3 d4 reroll 1s', 'strikeOdds', strikes({ strength: 3, rerollOnes: true }, { defence: 4 }), {
    number: '38.9 %',
  }),
  typed('s4 d5 shieldwall', 'strikeOdds', strikes({ strength: 4 }, { defence: 5, shieldwall: true }), {
    number: '33.3 %',
  }),
  typed('S4 D6 banana', 'toWound', { strength: 4, defence: 6 }, { number: '33.3 %', unread: ['banana'] }),
  // Duels.
  typed(
    'f4 v f3',
    'duelOdds',
    { sides: [{ models: [{ fight: 4, attacks: 1 }] }, { models: [{ fight: 3, attacks: 1 }] }] },
    { number: '58.3 %' },
  ),
  typed(
    'F5 v F5',
    'duelOdds',
    { sides: [{ models: [{ fight: 5 }] }, { models: [{ fight: 5 }] }] },
    { number: '50.0 %' },
  ),
  typed(
    'F4 A2 vs F5 A1',
    'duelOdds',
    { sides: [{ models: [{ fight: 4, attacks: 2 }] }, { models: [{ fight: 5, attacks: 1 }] }] },
    { number: '57.9 %' },
  ),
  typed('fight 6 3 attacks against fight 4 1 attack', 'duelOdds', {
    sides: [{ models: [{ fight: 6, attacks: 3 }] }, { models: [{ fight: 4, attacks: 1 }] }],
  }),
  typed('f4 two-handed v f3', 'duelOdds', {
    sides: [{ models: [{ fight: 4, twoHanded: true }] }, { models: [{ fight: 3 }] }],
  }),
  typed('f4 banner v f4', 'duelOdds', { sides: [{ rerolls: 1 }, { models: [{ fight: 4 }] }] }),
  // Fights by name.
  typed('gimli v cave troll', 'fightOdds', {
    sides: [{ models: [{ profile: 'gimli' }] }, { models: [{ profile: 'cave-troll' }] }],
  }),
  typed('gimli v cave troll charged', 'fightOdds', {
    sides: [{ models: [{ profile: 'gimli' }] }, { models: [{ profile: 'cave-troll', charged: true }] }],
  }),
  typed('warrior of rohan vs orc warrior', 'fightOdds', {
    sides: [{ models: [{ profile: 'warrior-of-rohan' }] }, { models: [{ profile: 'orc-warrior' }] }],
  }),
  typed('2 warrior of rohan v uruk-hai captain', 'fightOdds', {
    sides: [{ models: [{ profile: 'warrior-of-rohan' }, { profile: 'warrior-of-rohan' }] }, { models: [{}] }],
  }),
  typed('cave troll vs gimli trapped', 'fightOdds', {
    sides: [{}, { models: [{ profile: 'gimli', trapped: true }] }],
  }),
  // Shooting.
  typed('4x 4+ S2 D5 wall wall', 'volleyOdds', {
    shooters: [{ count: 4, shoot: 4, strength: 2, inTheWay: ['WALL', 'WALL'] }],
    target: { defence: 5 },
  }),
  typed(
    '4x 4+ S2 D5',
    'volleyOdds',
    { shooters: [{ count: 4, shoot: 4, strength: 2 }], target: { defence: 5 } },
    { number: '29.4 %' },
  ),
  typed('6 shots 3+ s3 d6', 'volleyOdds', {
    shooters: [{ count: 6, shoot: 3, strength: 3 }],
    target: { defence: 6 },
  }),
  typed('10 bows 4+ s2 d4', 'volleyOdds', {
    shooters: [{ count: 10, shoot: 4, strength: 2 }],
    target: { defence: 4 },
  }),
  typed('3+ s4 d7 moved', 'volleyOdds', {
    shooters: [{ shoot: 3, strength: 4, moved: true }],
    target: { defence: 7 },
  }),
  typed('shoot 4+ S2 D5 model in the way', 'volleyOdds', {
    shooters: [{ shoot: 4, strength: 2, inTheWay: ['INTERVENING_MODEL'] }],
    target: { defence: 5 },
  }),
  // Tests.
  typed('C4', 'courageOdds', { courage: 4 }, { number: '72.2 %' }),
  typed('courage 3', 'courageOdds', { courage: 3 }, { number: '58.3 %' }),
  typed('C4 harbinger 2 will', 'courageOdds', { courage: 4, harbinger: true, willAvailable: 2 }),
  typed('courage 5 with 1 will', 'courageOdds', { courage: 5, willAvailable: 1 }, { number: '91.7 %' }),
  typed('c2 1 might', 'courageOdds', { courage: 2, mightAvailable: 1 }, { number: '58.3 %' }),
  typed('2 fate', 'fateOdds', { fate: 2 }, { number: '75.0 %' }),
  typed('fate 3', 'fateOdds', { fate: 3 }, { number: '87.5 %' }),
  typed('1 fate 1 might', 'fateOdds', { fate: 1, mightAvailable: 1 }, { number: '66.7 %' }),
  typed('cast 4+ 2 dice', 'castingOdds', { caster: { castingValue: 4, will: 2 } }, { number: '75.0 %' }),
  typed('cast 3+ 1 will', 'castingOdds', { caster: { castingValue: 3, will: 1 } }, { number: '66.7 %' }),
  typed('transfix 3+ 2 dice v 2 will', 'castingOdds', {
    power: 'TRANSFIX',
    caster: { castingValue: 3, will: 2 },
    target: { will: 2 },
  }),
  typed('immobilise on 4+ with 3 dice against 1 will', 'castingOdds', {
    power: 'IMMOBILISE',
    caster: { castingValue: 4, will: 3 },
    target: { will: 1 },
  }),
  // The game.
  typed(
    'broken 31 models 16 lost',
    'gameState',
    { sides: [{ forces: [{ startingModels: 31, modelsLeft: 15 }] }, {}] },
    { number: 'Broken' },
  ),
  typed(
    '31 models 15 lost',
    'gameState',
    { sides: [{ forces: [{ startingModels: 31, modelsLeft: 16 }] }, {}] },
    { number: 'Not Broken' },
  ),
  typed('am i broken 40 models 20 dead', 'gameState', {
    sides: [{ forces: [{ startingModels: 40, modelsLeft: 20 }] }, {}],
  }),
  typed('break point 33 models', 'gameState', {
    sides: [{ forces: [{ startingModels: 33, modelsLeft: 33 }] }, {}],
  }),
  // Charts and falls.
  typed('jump 3', 'resolveChart', { id: 'jump', dice: [3] }),
  typed('jump 1', 'resolveChart', { id: 'jump', dice: [1] }),
  typed('climb 6', 'resolveChart', { id: 'climb', dice: [6] }),
  typed('swim 2', 'resolveChart', { id: 'swim', dice: [2] }),
  typed('fall 5in', 'fallingDamage', { fallInches: 5 }),
  typed('fall 7"', 'fallingDamage', { fallInches: 7 }),
  typed('falling 3 inches', 'fallingDamage', { fallInches: 3 }),
  typed('in the way wall', 'inTheWayOdds', { obstructions: ['WALL'] }),
  // Dice.
  typed('4+', 'chance', {}, { number: '50.0 %' }),
  typed('3+ then 5+', 'chance', {}, { number: '22.2 %' }),
  typed('3 dice 5+', 'chance', {}, { number: '70.4 %' }),
  typed('6/4', 'toWound', {}, { number: '8.3 %' }),
];

/** Words of a table and of other languages, with the entries that answer them; any is right. */
export const typedWords: readonly (readonly [line: string, ...ids: readonly string[]])[] = [
  ['how many dice does a shield give', 'shielding'],
  ['reroll 1s to wound', 'feint'],
  ['heavy armor swim', 'swim', 'waterTest', 'deep-water'],
  ['crossbow', 'uruk-hai-bow'],
  ['wer hat Vorrang', 'priority-phase', 'priorityOdds'],
  ['Moral', 'courage', 'courage-test'],
  ['Schildwall', 'shieldwall'],
  ['Zweihandwaffe', 'two-handed-weapon'],
  ['schwere Rüstung', 'heavy-armour'],
  ['bannière', 'banner'],
  ['estandarte', 'banner'],
  ['stendardo', 'banner'],
  ['sztandar', 'banner'],
  ['puissance', 'might'],
  ['poder', 'might'],
  ['potenza', 'might'],
  ['destin', 'fate'],
  ['destino', 'fate'],
  ['Schicksal', 'fate'],
  ['volonté', 'will'],
  ['łuk', 'bow'],
  ['línea de visión', 'line-of-sight'],
];
