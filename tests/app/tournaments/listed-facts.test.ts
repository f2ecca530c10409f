import { ownEntrantRules } from '../../../src/app/tournaments/facts/entrant';
import { type Erasing, erased } from '../../../src/app/tournaments/facts/rule';
import { type ShownRecord, isShown } from '../../../src/app/tournaments/history/history';
import type { EntrantFacts } from '../../../src/domain/tournaments/event/facts';

describe('the history', () => {
  it.each<[ShownRecord, readonly string[]]>([
    ['HEAD', ['grants', 'recoveryHash', 'webhooks']],
    ['ENTRANT', ['tokenHash', 'links', 'linkCodes', 'favourite']],
    ['ROUND', ['basis']],
    ['CLOSING', ['basis']],
    ['RESULT', ['tokenHash']],
  ])('of %s hides secrets, votes, and what nobody has listed', (thing, secrets) => {
    for (const field of [...secrets, 'aFactOfTomorrow', 'constructor', 'toString'])
      expect([field, isShown(thing, field, true)]).toEqual([field, false]);
  });

  it.each<[ShownRecord, readonly string[]]>([
    ['HEAD', ['name', 'rounds', 'cap', 'phase', 'leagues']],
    ['ENTRANT', ['name', 'members', 'withdrawn', 'checks', 'erased']],
    ['ROUND', ['tables', 'unpaired', 'note', 'started', 'minutes']],
    ['CLOSING', ['closed']],
    ['RESULT', ['outcome', 'status', 'reportedBy', 'reason']],
  ])('of %s shows what happened', (thing, facts) => {
    for (const field of facts) expect([field, isShown(thing, field, false)]).toEqual([field, true]);
  });

  it('shows the seed once round 1 is drawn', () => {
    expect([isShown('HEAD', 'seed', false), isShown('HEAD', 'seed', true)]).toEqual([false, true]);
    expect([isShown('ROUND', 'seed', true), isShown('ENTRANT', 'seed', true)]).toEqual([true, false]);
  });
});

describe('erasing somebody', () => {
  it('leaves of the entrant what is listed, absent facts absent, and nothing else', () => {
    const facts: EntrantFacts = {
      name: 'Brunhilde',
      members: ['Brunhilde', 'Gerta'],
      club: 'Hidden Valley',
      withdrawn: true,
      reason: 'Brunhilde is ill',
      scores: [{ tiebreaker: 'Painting', round: 1, value: 7 }],
      links: ['hash'],
    };
    const tomorrow = { ...facts, telephone: '0123', constructor: 'x' };
    expect(
      erased<EntrantFacts, Erasing>(tomorrow, ownEntrantRules, {
        forget: (text) => text,
        forgetNames: (text) => text,
        number: 1,
      }),
    ).toEqual({
      name: 'Erased',
      members: ['Erased', 'Erased'],
      club: null,
      withdrawn: true,
      reason: null,
      scores: [{ tiebreaker: 'Painting', round: 1, value: 7 }],
      links: [],
    });
  });
});
