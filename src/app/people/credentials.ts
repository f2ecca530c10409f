import { type LoggedPerson, type PersonSettings, personSettings } from './views';
import type { OwnedKind, OwnerSecrets } from '../kernel/store/creation';
import type { Keyring } from '../kernel/store/context';
import { recoveryCodeOf, shortId } from '../kernel/store/credentials';
import { versionMark } from '../kernel/store/key-versions';
import type { PersonFacts } from './facts';
import { personKind } from './item-kinds';

/** What a person is handed: derived like a tournament's tokens, and like them never stored. */

/** The id of the person that this creating request makes: the same for a repeated request. */
export const personIdOf = (keyring: Keyring, request: string): string =>
  shortId(keyring.derive('person', request));

const tokenOf = (keyring: Keyring, person: string, request: string): string =>
  `muster_person_${versionMark(keyring)}${keyring.derive('person token', person, request)}`;

export const addressOfPerson = (person: string) => ({ item: 'PERSON', person }) as const;

/** How a person belongs to itself. */
export const ownedPerson: OwnedKind<PersonFacts> = {
  kind: personKind,
  addressOf: addressOfPerson,
  secretsOf: (keyring, person, request) => ({
    organiserToken: tokenOf(keyring, person, request),
    recoveryCode: recoveryCodeOf(keyring, `person ${person}`, request),
  }),
};

/** A person with its secrets: shown here only. */
export interface GrantedPerson {
  readonly person: PersonSettings;
  readonly personToken: string;
  readonly recoveryCode: string;
}

export const grantedPerson = (
  id: string,
  person: LoggedPerson,
  { organiserToken, recoveryCode }: OwnerSecrets,
): GrantedPerson => ({ person: personSettings(id, person), personToken: organiserToken, recoveryCode });
