import { liveCursor } from '../../../src/app/tournaments/history/live-cursor';
import { refreshReaders } from '../../../src/app/tournaments/public-projection/refresh-projection';
import type { Answer } from '../../../src/app/kernel/use-case';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { contextFor, must } from './organiser';
import type { CreatedTournament, LiveCursor } from '../../../src/app/kernel/generated/answers';

const nowMs = () => 1_700_000_000_000;

const played = async () => {
  const world = { store: memoryStore(nowMs) };
  const { tournament, organiserToken: token } = await must<CreatedTournament>(world, 'createTournament', {
    input: { name: 'Live', rounds: 1 },
  });
  const at = { tournament: tournament.id };
  for (const name of ['Ann', 'Ben']) await must(world, 'registerEntrant', { input: { ...at, name }, token });
  await must(world, 'drawRound', { input: at, token });
  await must(world, 'startRound', { input: { ...at, round: 1 }, token });
  return { world, id: tournament.id };
};

describe('when to ask for the cursor again', () => {
  it.each([
    ['often, out of a projection', true, undefined, 1_500],
    ['seldom, where every look needs the facts', false, undefined, 10_000],
    ['often, where the facts are read until the projection is made', true, () => true, 1_500],
  ] as const)('%s', async (_name, isMade, isProjectionBehind, askAgainMs) => {
    const { world, id } = await played();
    if (isMade) expect(await refreshReaders(world.store, id, nowMs)).toEqual({ ok: true, value: 'MADE' });
    const context = { ...contextFor(world, {}), ...(isProjectionBehind && { isProjectionBehind }) };
    const answer = (await liveCursor.run({ tournament: id }, context)) as Answer<LiveCursor>;
    expect(answer).toMatchObject({ ok: true, value: { state: 'ROUND_STARTED', askAgainMs } });
  });
});
