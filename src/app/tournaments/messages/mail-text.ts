/** The subject of an email, with all that its text names. */
export type MailMatter =
  | { readonly kind: 'SIGNED_UP'; readonly status: 'ACTIVE' | 'WAITING' | 'AWAITING_APPROVAL' }
  | { readonly kind: 'MOVED_UP' }
  | {
      readonly kind: 'PAIRED';
      readonly round: number;
      readonly seat:
        | 'BYE'
        | {
            readonly table: number;
            readonly opponent: string;
            /** The scenarios that the table vetoes from, and whether the reader begins; absent without vetoes. */
            readonly veto?: { readonly from: readonly string[]; readonly isYours: boolean };
          };
    }
  | {
      readonly kind: 'VETOED';
      readonly round: number;
      readonly table: number;
      readonly opponent: string;
      readonly vetoed: string;
      /** The scenarios that are left: one if it is settled. */
      readonly left: readonly string[];
    }
  | {
      readonly kind: 'TO_CONFIRM';
      readonly round: number;
      readonly table: number;
      readonly opponent: string;
      readonly ended: 'YOU_CONCEDED' | 'THEY_CONCEDED' | { readonly own: number; readonly theirs: number };
    };

/** The opponent of whoever plays against the Spare Player. */
export const SPARE_PLAYER = 'the Spare Player';

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

type Ended = Extract<MailMatter, { readonly kind: 'TO_CONFIRM' }>['ended'];

const endedText = (ended: Ended, opponent: string): string => {
  if (ended === 'YOU_CONCEDED') return 'you conceded';
  return ended === 'THEY_CONCEDED'
    ? `${opponent} conceded`
    : `${ended.own} for you, ${ended.theirs} for ${opponent}`;
};

const vetoText = (
  opponent: string,
  { from, isYours }: { readonly from: readonly string[]; readonly isYours: boolean },
): string => `${isYours ? 'You begin' : `${opponent} begins`} to veto all but one of ${from.join(', ')}.`;

const contentOf = (matter: MailMatter): { readonly title: string; readonly lines: readonly string[] } => {
  switch (matter.kind) {
    case 'SIGNED_UP':
      return { title: 'you have signed up', lines: [signedUp[matter.status]] };
    case 'MOVED_UP':
      return { title: 'you have a place', lines: ['You have a place now.'] };
    case 'PAIRED':
      return {
        title: `round ${matter.round}`,
        lines: [
          matter.seat === 'BYE'
            ? `Round ${matter.round}: you have a bye.`
            : `Round ${matter.round}: you play ${matter.seat.opponent} at table ${matter.seat.table}.`,
          ...(matter.seat === 'BYE' || !matter.seat.veto
            ? []
            : [vetoText(matter.seat.opponent, matter.seat.veto)]),
        ],
      };
    case 'VETOED':
      return matter.left.length > 1
        ? {
            title: 'your turn to veto a scenario',
            lines: [
              `${matter.opponent} has vetoed ${matter.vetoed} for round ${matter.round}, table ${matter.table}.`,
              `Veto one of ${matter.left.join(', ')} on your page.`,
            ],
          }
        : {
            title: `you play ${matter.left.join()}`,
            lines: [
              `${matter.opponent} has vetoed ${matter.vetoed}: round ${matter.round}, table ${matter.table} plays ${matter.left.join()}.`,
            ],
          };
    case 'TO_CONFIRM':
      return {
        title: 'is this result right?',
        lines: [
          `Reported for round ${matter.round}, table ${matter.table}: ${endedText(matter.ended, matter.opponent)}.`,
          'Confirm it on your page, or dispute it. It counts if you do neither.',
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
