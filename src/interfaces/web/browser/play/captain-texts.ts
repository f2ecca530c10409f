import type { NextTeamPick } from '../../../../app/kernel/generated/answers';

const listed = new Intl.ListFormat('en');

/** Texts for the captain of a team: the line-up and the sealed picks. */
export const captainTexts = {
  title: 'Who meets whom',
  lead: 'You and the other captain choose at the same time. A choice is sealed first: nobody can read it, not even this service, until both of you show.',
  lineup: 'Line-up',
  lineupHelp: (size: number) =>
    `Tap the ${size} players of this match. It can be changed until the first choice is sealed.`,
  saveLineup: 'Save the line-up',
  kinds: {
    ORDER: 'Tap your players in the order in which they play: your first meets their first, and so on.',
    CHAMPION: 'Tap your champion, who meets theirs.',
    DEFENDER: 'Tap your defender. The other team then names two challengers.',
    ATTACKERS: 'Tap the two who challenge their defender.',
    OPPONENT: 'These two challenge your defender. Tap the one who plays against your defender.',
  } satisfies Readonly<Record<NextTeamPick['kind'], string>>,
  step: (pick: number) => `Choice ${pick}`,
  seal: 'Seal my choice',
  sealOf: (pick: number) => `Seal choice ${pick}`,
  sealed: (names: readonly string[]) => `You have sealed: ${listed.format(names)}.`,
  kept: 'It is kept in this browser until you show it: stay with this phone, and do not clear its data.',
  waitForSeal: (team: string) => `Waiting for ${team} to seal. Then both of you show.`,
  theySealed: (team: string) => `${team} has sealed.`,
  show: 'Show my choice',
  showOf: (pick: number) => `Show choice ${pick}`,
  bothSealed: 'Both have sealed: show your choice.',
  shown: (team: string) => `You have shown. Waiting for ${team} to show.`,
  elsewhere:
    'Your team has sealed this choice on another phone or in another browser, and only that one can show it. If it is lost, ask the desk to settle the choice.',
  onItsWay: 'It is on its way.',
  due: (at: string) => `Until ${at}; then the announced fallback may replace a choice that is missing.`,
  settle: 'Replace the late choice by the fallback',
  settleOf: (pick: number) => `Settle choice ${pick}`,
  paired: 'Everybody has an opponent.',
  soFar: 'So far',
  meet: (own: string, other: string) => `${own} meets ${other}`,
  sheet: 'Keep the game',
  checked: 'Both choices fit their seals, as worked out on this phone.',
  broken: 'A choice does not fit its seal: tell the desk.',
  replaced: 'The fallback replaced a late choice.',
  loading: 'Reading the match…',
} as const;
