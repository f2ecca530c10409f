import { type MailMatter, mailText } from '../../../../src/app/tournaments/messages/mail-text';

const frame = {
  event: 'Open of the Shire',
  entrant: 'Ann',
  eventPage: 'https://muster.example/tournaments/t1',
  playPage: 'https://muster.example/play?tournament=t1',
  unsubscribePage: 'https://muster.example/stop',
};

test('an email names the event, what has happened, both pages and the way out', () => {
  expect(mailText({ kind: 'PAIRED', round: 2, seat: { table: 7, opponent: 'Bert' } }, frame)).toEqual({
    subject: 'Open of the Shire: round 2',
    text: `Ann,

Round 2: you play Bert at table 7.

The event: https://muster.example/tournaments/t1
Your page: https://muster.example/play?tournament=t1

No more messages of this event: https://muster.example/stop
`,
  });
});

test.each<readonly [MailMatter, string, string]>([
  [{ kind: 'SIGNED_UP', status: 'ACTIVE' }, 'you have signed up', 'You have a place.'],
  [
    { kind: 'SIGNED_UP', status: 'WAITING' },
    'you have signed up',
    'All places are taken: you are on the waiting list, and hear from us when one is free.',
  ],
  [
    { kind: 'SIGNED_UP', status: 'AWAITING_APPROVAL' },
    'you have signed up',
    'An organiser approves each player first.',
  ],
  [{ kind: 'MOVED_UP' }, 'you have a place', 'You have a place now.'],
  [{ kind: 'PAIRED', round: 1, seat: 'BYE' }, 'round 1', 'Round 1: you have a bye.'],
  [
    { kind: 'PAIRED', round: 1, seat: { table: 4, opponent: 'the Spare Player' } },
    'round 1',
    'Round 1: you play the Spare Player at table 4.',
  ],
  [
    { kind: 'TO_CONFIRM', round: 3, table: 2, opponent: 'Bert', ended: { own: 4, theirs: 7 } },
    'is this result right?',
    'Reported for round 3, table 2: 4 for you, 7 for Bert.\nConfirm it on your page, or dispute it. It counts if you do neither.',
  ],
  [
    { kind: 'TO_CONFIRM', round: 3, table: 2, opponent: 'Bert', ended: 'YOU_CONCEDED' },
    'is this result right?',
    'Reported for round 3, table 2: you conceded.\nConfirm it on your page, or dispute it. It counts if you do neither.',
  ],
  [
    { kind: 'TO_CONFIRM', round: 3, table: 2, opponent: 'Bert', ended: 'THEY_CONCEDED' },
    'is this result right?',
    'Reported for round 3, table 2: Bert conceded.\nConfirm it on your page, or dispute it. It counts if you do neither.',
  ],
])('of %j', (matter, title, said) => {
  const { subject, text } = mailText(matter, frame);
  expect(subject).toBe(`Open of the Shire: ${title}`);
  expect(text.split('\n\n')[1]).toBe(said);
});
