import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, must } from '../../app/tournaments/organiser';
import { createReader } from './read';
import type { CreatedTournament } from '../../../src/app/kernel/generated/answers';

const NAME = 'Rhûn & <Harad>; a long name, longer than a line of a calendar may be: «Pelennor»';

const played = async () => {
  const store = memoryStore(() => 1_700_000_000_000);
  const world = { store };
  const created = await must<CreatedTournament>(world, 'createTournament', {
    input: { name: NAME, rounds: 2, startsOn: '2026-11-21', roundMinutes: 90 },
  });
  const does = (operation: OperationName, input: Input = {}, ifMatch?: string) =>
    must(world, operation, {
      input: { tournament: created.tournament.id, ...input },
      token: created.organiserToken,
      ...(ifMatch !== undefined && { ifMatch }),
    });
  for (const name of ['A', 'B']) await does('registerEntrant', { name });
  await does('drawRound');
  await does('startRound', { round: 1 });
  const result = { round: 1, table: 1, kind: 'PLAYED' };
  await does('reportResult', { ...result, victoryPoints: [7, 3] });
  await does('reportResult', { ...result, victoryPoints: [6, 3] }, '1');
  return { id: created.tournament.id, read: createReader(store) };
};

describe('the feeds of a tournament', () => {
  it('tell in Atom what is announced, the newest first', async () => {
    const { id, read } = await played();
    const { statusCode, headers, body = '' } = await read(`/tournaments/${id}/feed.atom`);
    expect([statusCode, headers?.['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect([...body.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
      NAME.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;'),
      'Round 1, table 1: the result was corrected',
      'Round 1 has begun',
      'Round 1: the tables',
    ]);
  });

  it('stand in a calendar, in lines of 75 bytes', async () => {
    const { id, read } = await played();
    const { statusCode, headers, body = '' } = await read(`/tournaments/${id}/calendar.ics`);
    expect([statusCode, headers?.['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const lines = body.split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = body.replaceAll('\r\n ', '');
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20261121\r\nDTEND;VALUE=DATE:20261122\r\n');
    expect(unfolded).toContain('DTSTART:20231114T221320Z\r\nDTEND:20231114T234320Z\r\n');
    expect(unfolded).toContain(String.raw`SUMMARY:Rhûn & <Harad>\; a long name\, longer`);
    expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(2);
  });
});
