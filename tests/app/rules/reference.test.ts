import { referenceEntries } from '../../../src/app/search/reference';
import { referenceEntry } from '../../../src/app/search/reference';
import { call } from '../../../src/app/kernel/use-case';
import { referenceEntries as allEntries } from '../../../src/domain/rules/reference';

const list = async (raw: unknown) => {
  const answer = await call(referenceEntries, raw, undefined);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};

describe('referenceEntries', () => {
  it('pages through everything once', async () => {
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ limit: 30, cursor });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(ids).toEqual(allEntries.map(({ id }) => id));
  });

  it('keeps to a kind and to a phase', async () => {
    const { items } = await list({ kind: 'HEROIC_ACTION', phase: 'SHOOT' });
    expect(items.map(({ id }) => id)).toEqual(['heroic-shoot', 'heroic-accuracy']);
  });
});

describe('referenceEntry', () => {
  it('answers every field, null where the entry has none', async () => {
    expect(await call(referenceEntry, { id: 'throwing-spear' }, undefined)).toEqual({
      ok: true,
      value: {
        kind: 'MISSILE_WEAPON',
        id: 'throwing-spear',
        name: 'Throwing spear',
        aliases: expect.arrayContaining(['throwing spears', 'javelin', 'thrown weapon', 'throwing weapon']),
        ruleset: 'MESBG_2018',
        summary: expect.stringContaining('Range 8", Strength 3'),
        steps: expect.arrayContaining([expect.stringContaining('1" short')]),
        phase: 'SHOOT',
        rangeInches: 8,
        strength: 3,
        moveLimit: 'FULL',
        order: null,
        abbreviation: null,
        heroesOnly: null,
        handedness: null,
        duelModifier: null,
        duelAttacksFactor: null,
        toWoundModifier: null,
        defenceModifier: null,
        weapons: [],
        mightCost: null,
        shout: null,
        shoutRangeInches: null,
        moveBonusOnFootInches: null,
        moveBonusMountedInches: null,
        duration: null,
        target: null,
        hits: [],
        activation: null,
        number: null,
        switch: null,
        related: [
          {
            kind: 'PROCEDURE',
            id: 'moving-and-shooting',
            name: 'Moving and shooting',
            path: '/v1/rules/reference/moving-and-shooting',
          },
          { kind: 'PROCEDURE', id: 'charging', name: 'Charging', path: '/v1/rules/reference/charging' },
        ],
        sources: [
          {
            kind: 'PRINTED',
            document: '004',
            heading: 'THROWING SPEARS',
            page: null,
            ruling: null,
            switch: null,
          },
          {
            kind: 'PRINTED',
            document: '004',
            heading: 'MISSILE WEAPON CHART',
            page: null,
            ruling: null,
            switch: null,
          },
          {
            kind: 'PRINTED',
            document: '003',
            heading: 'THE SHOOT PHASE',
            page: 71,
            ruling: null,
            switch: null,
          },
          {
            kind: 'PRINTED',
            document: '003',
            heading: 'MOVING AND SHOOTING',
            page: 34,
            ruling: null,
            switch: null,
          },
        ],
      },
    });
  });

  it.each(allEntries.map(({ id }) => id))('%s leads only to what there is', async (id) => {
    const answer = await call(referenceEntry, { id }, undefined);
    expect(answer.ok && answer.value.related.map(({ name }) => name)).not.toContain('');
    expect(answer.ok).toBe(true);
  });

  it('refuses an id that is no text, whatever it is', async () => {
    expect(await call(referenceEntry, { id: { toString: 'x' } } as never, undefined)).toMatchObject({
      ok: false,
      error: { code: 'INVALID_INPUT', faults: [{ path: 'id', code: 'WRONG_TYPE' }] },
    });
  });

  it('names the nearest', async () => {
    expect(await call(referenceEntry, { id: 'heroic-strke' }, undefined)).toMatchObject({
      ok: false,
      error: { code: 'NOT_FOUND', nearest: ['heroic-strike', 'heroic-move', 'heroic-march'] },
    });
  });
});
