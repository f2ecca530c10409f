import { readFileSync } from 'node:fs';
import { acceptedKind, leagueKind, playerKind } from '../../../../src/app/leagues/stored-league';
import { type ItemKind, asStored, fromStored, itemOf, logOf } from '../../../../src/app/kernel/store/items';
import type { Address } from '../../../../src/app/kernel/store/store';
import { kindAt } from '../../../../src/app/tournaments/store/read-tournament';
import { addressOf } from '../../../../src/infrastructure/aws/keys';

const kindOf = (address: Address): ItemKind<unknown> | undefined => {
  if (address.item === 'LEAGUE') return leagueKind;
  if (address.item === 'PLAYER') return playerKind;
  if (address.item === 'ACCEPTED') return acceptedKind;
  return ['HEAD', 'ENTRANT', 'ROUND', 'RESULT', 'ARMY'].includes(address.item)
    ? kindAt(address as Parameters<typeof kindAt>[0])
    : undefined;
};

interface Line {
  readonly pk: { readonly S: string };
  readonly sk: { readonly S: string };
  readonly version: { readonly N: string };
  readonly body: { readonly S: string };
}

/** What release 0.1.0 stored, as the product reads it. */
const stored = ['tournament', 'league']
  .flatMap((name) =>
    readFileSync(`tests/fixtures/stored-items/release-0.1-${name}.jsonl`, 'utf8').trim().split('\n'),
  )
  .flatMap((line) => {
    const { pk, sk, version, body } = JSON.parse(line) as Line;
    const address = addressOf({ pk: pk.S, sk: sk.S });
    const kind = address && kindOf(address);
    return kind ? [{ kind, item: { address, version: Number(version.N), schema: 2, body: body.S } }] : [];
  });

const change = { op: 'light', by: 'ANYONE', at: 1, set: {}, key: 'k', input: 'i' };

describe('what release 0.1.0 has stored', () => {
  it('is written again to the letter', () => {
    expect(stored.length).toBeGreaterThan(20);
    for (const { kind, item } of stored)
      expect(itemOf(kind, item.address, logOf(kind, item)).body).toBe(item.body);
  });

  it('has its receipts under plain names once it is read', () => {
    const receipts = stored
      .flatMap(({ kind, item }) => logOf(kind, item))
      .flatMap(({ receipt }) => (receipt ? [receipt] : []));
    expect(receipts.length).toBe(13);
    expect(receipts).toContainEqual({ status: 'ACTIVE' });
  });
});

describe('the stored names of a change', () => {
  it('are exchanged for plain ones and back, in their places', () => {
    const named = { ...change, receipt: { status: 'ACTIVE' }, isForOutbox: true } as const;
    const text =
      '[{"op":"light","by":"ANYONE","at":1,"set":{},"key":"k","input":"i","told":{"status":"ACTIVE"},"untold":true}]';
    expect(JSON.stringify(asStored([named]))).toBe(text);
    expect(fromStored(JSON.parse(text) as never)).toEqual([named]);
    // As a deleted tournament's head holds it: the facts come last.
    const { set, ...first } = change;
    expect(JSON.stringify(asStored([{ ...first, isForOutbox: true, set }]))).toBe(
      '[{"op":"light","by":"ANYONE","at":1,"key":"k","input":"i","untold":true,"set":{}}]',
    );
  });

  it('leave a change that has neither as it is', () => {
    expect(fromStored([change])[0]).toBe(change);
    expect(asStored([change])[0]).toBe(change);
  });
});
