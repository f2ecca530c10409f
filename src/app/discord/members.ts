import { entrantId } from '../../tournaments/event/record';
import type { Tournament } from '../../tournaments/event/tournament';
import type { Keyring } from '../tournaments/context';
import { hashText } from '../tournaments/credentials';

/**
 * A Discord member who is an entrant acts with a player's token of that entrant. It follows from the service's secret, so it is
 * kept nowhere; its hash stands with the entrant, where every door finds it, and says nothing of who the member is.
 */

type Entrant = Tournament['entrants'][number];

/** The part of a member's token that is the same for every entrant. */
const memberSecret = (keyring: Keyring, tournament: string, user: string): string =>
  keyring.derive('discord member', tournament, user);

const tokenFor = (secret: string, number: number): string => `muster_player_${entrantId(number)}_${secret}`;

/** The token with which a member acts for an entrant, once linked. */
export const memberToken = (
  keyring: Keyring,
  of: { readonly tournament: string; readonly user: string; readonly entrant: number },
): string => tokenFor(memberSecret(keyring, of.tournament, of.user), of.entrant);

/** The entrants that a member is, as a rule one or none. */
export const entrantsOfMember = (
  { id, entrants }: Tournament,
  user: string,
  keyring: Keyring,
): readonly Entrant[] => {
  const secret = memberSecret(keyring, id, user);
  return entrants.filter(
    ({ number, facts: { links = [] } }) =>
      links.length > 0 && links.includes(hashText(tokenFor(secret, number))),
  );
};
