/** What an email is about, with all that its text names. */
export type MailMatter =
  | { readonly kind: 'SIGNED_UP'; readonly status: 'ACTIVE' | 'WAITING' | 'AWAITING_APPROVAL' }
  | { readonly kind: 'MOVED_UP' }
  | {
      readonly kind: 'PAIRED';
      readonly round: number;
      readonly table: number | null;
      /** Null against the Spare Player; undefined for a bye. */
      readonly opponent: string | null | undefined;
    }
  | {
      readonly kind: 'TO_CONFIRM';
      readonly round: number;
      readonly table: number;
      readonly opponent: string;
      /** As the reader's side has it, such as `7 to 4`. */
      readonly score: string;
    };

/** The event and its addresses, as each email names them. */
export interface MailFrame {
  readonly event: string;
  readonly entrant: string;
  readonly eventPage: string;
  readonly playPage: string;
  readonly unsubscribePage: string;
}

const signedUp = {
  ACTIVE: 'You have a place.',
  WAITING: 'All places are taken: you are on the waiting list, and hear from us when one is free.',
  AWAITING_APPROVAL: 'An organiser approves each player first.',
} as const;

const pairedLines = ({ round, table, opponent }: Extract<MailMatter, { readonly kind: 'PAIRED' }>) => {
  if (opponent === undefined) return [`Round ${round}: you have a bye.`];
  const place = table === null ? '' : ` at table ${table}`;
  return [`Round ${round}: you play ${opponent ?? 'the Spare Player'}${place}.`];
};

const contentOf = (matter: MailMatter): { readonly title: string; readonly lines: readonly string[] } => {
  switch (matter.kind) {
    case 'SIGNED_UP':
      return { title: 'you have signed up', lines: [signedUp[matter.status]] };
    case 'MOVED_UP':
      return { title: 'you have a place', lines: ['A place is free, and it is yours.'] };
    case 'PAIRED':
      return { title: `round ${matter.round}`, lines: pairedLines(matter) };
    case 'TO_CONFIRM':
      return {
        title: `is this result right?`,
        lines: [
          `${matter.opponent} has reported round ${matter.round}, table ${matter.table}: ${matter.score} for you.`,
          'Confirm it on your page, or object. It counts if you do neither.',
        ],
      };
  }
};

/** Subject and text of an email. */
export const mailText = (
  matter: MailMatter,
  { event, entrant, eventPage, playPage, unsubscribePage }: MailFrame,
): { readonly subject: string; readonly text: string } => {
  const { title, lines } = contentOf(matter);
  return {
    subject: `${event}: ${title}`,
    text: [
      `${entrant},`,
      '',
      ...lines,
      '',
      `The event: ${eventPage}`,
      `Your page: ${playPage}`,
      '',
      `No more messages of this event: ${unsubscribePage}`,
      '',
    ].join('\n'),
  };
};
