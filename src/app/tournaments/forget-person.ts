import type { Change, ChangeLog } from '../../tournaments/event/change-log';
import type {
  EntrantFacts,
  HeadFacts,
  ResultFacts,
  RoundFacts,
  StoredTable,
  StoredUnpaired,
} from '../../tournaments/event/facts';

/** What stands where a name stood. */
export const ERASED = 'Erased';

/** A person as far as others may have written of them. */
export interface Person {
  /** Full names: of the player, or of the team and its members; earlier ones too. */
  readonly names: readonly string[];
  /** Of these the names of people, of which each part may stand alone. */
  readonly ofPeople: readonly string[];
}

const SHORTEST_PART = 3;
/** Parts of names that are words of many other sentences. */
const COMMON_PARTS = new Set(['and', 'den', 'der', 'the', 'van', 'von']);
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

const isTelling = (part: string): boolean =>
  part.length >= SHORTEST_PART && !COMMON_PARTS.has(part.toLowerCase());

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** A text without the person: names, alone standing parts of them, and every e-mail address. */
export const forgetting = ({ names, ofPeople }: Person): ((text: string) => string) => {
  const parts = ofPeople.flatMap((name) => name.split(/[\s-]+/u)).filter(isTelling);
  // Longer ones first, so that a whole name is one word and not several.
  const words = [...new Set([...names, ...parts])]
    .filter((word) => word !== '' && word !== ERASED)
    .sort((a, b) => b.length - a.length);
  const named =
    words.length === 0
      ? undefined
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => {
    const withoutEmail = text.replaceAll(EMAIL, ERASED);
    return named ? withoutEmail.replaceAll(named, ERASED) : withoutEmail;
  };
};

type Forget = (text: string) => string;
type OrNull = string | null | undefined;

const inText = <T extends OrNull>(text: T, forget: Forget): T | string =>
  typeof text === 'string' ? forget(text) : text;

/** What organisers wrote of another entrant, without the person. Its own name and club are its own. */
export const forgetInEntrant = (set: Partial<EntrantFacts>, forget: Forget): Partial<EntrantFacts> => ({
  ...set,
  ...(set.reason !== undefined && { reason: inText(set.reason, forget) }),
  ...(set.adjustments && {
    adjustments: set.adjustments.map((one) => ({ ...one, reason: forget(one.reason) })),
  }),
  ...(set.checks && { checks: set.checks.map((one) => ({ ...one, note: inText(one.note, forget) })) }),
});

/** To whom tokens were given, without the person: by name, or because the holder plays as this entrant. */
export const forgetInHead = (
  set: Partial<HeadFacts>,
  forget: Forget,
  number: number,
): Partial<HeadFacts> => ({
  ...set,
  ...(set.grants && {
    grants: set.grants.map((grant) =>
      typeof grant.holder === 'string'
        ? { ...grant, holder: grant.plays === number ? ERASED : forget(grant.holder) }
        : grant,
    ),
  }),
});

/** Why a round was changed by hand, without the person. What the draw says itself names nobody. */
export const forgetInRound = (set: Partial<RoundFacts>, forget: Forget): Partial<RoundFacts> => ({
  ...set,
  ...(set.tables && {
    tables: set.tables.map((table): StoredTable =>
      table[2] === 'MOVED_BY_ORGANISER' ? [table[0], table[1], table[2], forget(table[3])] : table,
    ),
  }),
  ...(set.unpaired?.[2] === 'MOVED_BY_ORGANISER' && {
    unpaired: [...set.unpaired.slice(0, 3), forget(set.unpaired[3])] as unknown as StoredUnpaired,
  }),
  ...(set.note !== undefined && { note: inText(set.note, forget) }),
});

/** The words of disputes, rulings and corrections, without the person. */
export const forgetInResult = (set: Partial<ResultFacts>, forget: Forget): Partial<ResultFacts> => ({
  ...set,
  ...(set.reason !== undefined && { reason: inText(set.reason, forget) }),
});

/** A change without the person. The hash of its input goes too: from a guessed name it could be found again. */
export const withoutPerson = <Facts>(change: Change<Facts>, set: Partial<Facts>): Change<Facts> => ({
  ...change,
  set,
  input: '',
});

/** A history in which every change is without the person; the very same changes where nothing was said. */
export const forgetInLog = <Facts>(
  log: ChangeLog<Facts>,
  clean: (set: Partial<Facts>) => Partial<Facts>,
): ChangeLog<Facts> =>
  log.map((change) => {
    const set = clean(change.set);
    return JSON.stringify(set) === JSON.stringify(change.set) ? change : withoutPerson(change, set);
  });
