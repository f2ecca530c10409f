import { createHash } from 'node:crypto';
import type { Input } from '../organiser';
import { type Scene, does, newScene } from '../scene';
import type { TeamMatch } from '../../../../src/app/kernel/generated/answers';

/** What captains do, and the seal made without the product's help. */

export const teamSettings = {
  format: 'TEAMS',
  teams: { size: 3, substitutes: 1, protocol: ['DEFEND'], pickMinutes: 5 },
};

export const sealOf = (subject: string, choice: string, nonce: string): string =>
  createHash('sha256').update(['muster-seal-1', subject, choice, nonce].join('\n')).digest('hex');

/** A started round of two teams of three with a substitute each. */
export const startedMatch = async (settings: Input = teamSettings): Promise<Scene> => {
  const scene = await newScene(settings);
  await fillAndStart(scene);
  return scene;
};

export const fillAndStart = async (scene: Scene): Promise<void> => {
  for (const name of ['Rohan', 'Gondor'])
    await does(scene, 'registerEntrant', {
      name,
      members: [1, 2, 3, 4].map((number) => `${name} ${number}`),
    });
  await does(scene, 'drawRound');
  await does(scene, 'startRound', { round: 1 });
};

export const matchAt = (scene: Scene) => does<TeamMatch>(scene, 'teamMatch', { round: 1, table: 1 });

/** The input of a seal for the pick that is on. */
export const sealing = async (scene: Scene, side: 0 | 1, players: readonly number[]) => {
  const { next, picks } = await matchAt(scene);
  const own = picks[(next?.pick ?? 0) - 1]?.sides[side];
  const nonce = `nonce ${next?.pick} ${side}`;
  const at = { round: 1, table: 1, entrant: own?.entrant, pick: next?.pick };
  return {
    seal: { ...at, commitment: sealOf(own?.subject ?? '', players.join(' '), nonce) },
    show: { ...at, players, nonce },
  };
};

/** Both captains seal and show the pick that is on. */
export const pick = async (scene: Scene, first: readonly number[], second: readonly number[]) => {
  const [one, other] = [await sealing(scene, 0, first), await sealing(scene, 1, second)];
  await does(scene, 'sealPick', one.seal);
  await does(scene, 'sealPick', other.seal);
  await does(scene, 'showPick', one.show);
  await does(scene, 'showPick', other.show);
};
