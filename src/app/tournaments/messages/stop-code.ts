import type { Entrant } from '../../../domain/tournaments/event/tournament';
import { entrantId } from '../../../domain/tournaments/event/record';
import type { Keyring } from '../../kernel/store/context';
import { grantOf, hashText } from '../../kernel/store/credentials';
import { everyKeyring } from '../../kernel/store/key-versions';

/** 132 bits. */
const CODE_LENGTH = 22;

/** The code by which an email ends the messages to an entrant: it follows from the service's secret and is not stored. */
export const stopCodeOf = (keyring: Keyring, tournament: string, number: number): string =>
  keyring.derive('stop messages', tournament, entrantId(number)).slice(0, CODE_LENGTH);

/** Whether this is the code of the entrant, under any version of the secret. One that is erased has none. */
export const isStopCode = (
  code: string,
  { number, facts }: Pick<Entrant, 'number' | 'facts'>,
  { keyring, tournament }: { readonly keyring: Keyring; readonly tournament: string },
): boolean =>
  facts.erased !== true &&
  grantOf(
    everyKeyring(keyring).map((one) => ({ hash: hashText(stopCodeOf(one, tournament, number)) })),
    code,
  ) !== undefined;
