import { type SheetLine, line } from './sheet';

/** Lines that several scenarios share. */

/** The enemy Broken, and more if the own side is not. */
export const broken = (points: number, whileUnbroken: number): SheetLine =>
  line('Enemy Broken', [
    [points, 'the enemy is Broken'],
    [whileUnbroken, 'the enemy is Broken and your side is not'],
  ]);

/** The enemy's General wounded, and gone. */
export const general = (wounded: number, gone: number, name = 'Enemy General'): SheetLine =>
  line(name, [
    [wounded, 'wounded'],
    [gone, 'gone'],
  ]);

export const noEnemyBanner = line('Enemy banners', [[2, 'the enemy has no banner left, or had none']]);

export const ownBanners = line('Own banners', [
  [1, 'a banner of yours is left'],
  [2, 'more of yours are left than of the enemy’s'],
]);

/** More, twice as many and three times as many as the enemy. */
export const outnumbering = (
  name: string,
  points: readonly [number, number, number] = [4, 8, 12],
): SheetLine =>
  line(name, [
    [points[0], 'more than the enemy'],
    [points[1], 'twice as many or more'],
    [points[2], 'three times as many or more'],
  ]);

/** Objectives held by more models, twice as many, alone. */
export const contested = (name: string, times: number): SheetLine =>
  line(
    name,
    [
      [1, 'more models of yours'],
      [2, 'twice as many or more'],
      [3, 'models of yours alone'],
    ],
    times,
  );

/** Points for each Hero, so often at most. */
export const heroes = (name: string, most: number): SheetLine => line(name, [[1, 'each']], most);

/** The dearest other model of the enemy. */
export const dearest = line('Dearest other model', [
  [1, 'wounded'],
  [2, 'gone'],
]);
