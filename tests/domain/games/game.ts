import type { GameRow, GameSetup, GameSide } from '../../../src/domain/games/sheet';

const row = (name: string, models: number, more: Partial<GameRow> = {}): GameRow => ({
  name,
  models,
  might: 0,
  will: 0,
  fate: 0,
  wounds: models,
  isHero: false,
  isLeader: false,
  isCaptain: false,
  banners: 0,
  willOfEvil: false,
  force: 0,
  warband: 0,
  ...more,
});

const side = (name: string, rows: readonly GameRow[]): GameSide => {
  const sum = (of: (one: GameRow) => number): number => rows.reduce((total, one) => total + of(one), 0);
  const models = sum((one) => one.models);
  return {
    name,
    army: '',
    points: null,
    models,
    might: sum((one) => one.might),
    will: sum((one) => one.will),
    fate: sum((one) => one.fate),
    wounds: sum((one) => one.wounds),
    brokenAt: Math.floor(models / 2) + 1,
    quarterAt: Math.floor(models / 4),
    rows,
  };
};

/** 8 models with a banner against 9 with a Ringwraith: 5 break either. */
export const game: GameSetup = {
  edition: '2018',
  scenario: 'take-and-hold',
  sides: [
    side('Ann', [
      row('Captain', 1, {
        might: 3,
        will: 2,
        fate: 1,
        wounds: 2,
        isHero: true,
        isLeader: true,
        isCaptain: true,
      }),
      row('Warrior with banner', 1, { banners: 1 }),
      row('Warrior', 6),
    ]),
    side('Ben', [
      row('Ringwraith', 1, {
        might: 1,
        will: 7,
        fate: 1,
        wounds: 1,
        isHero: true,
        isLeader: true,
        isCaptain: true,
        willOfEvil: true,
      }),
      row('Orc', 8),
    ]),
  ],
};
