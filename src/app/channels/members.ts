import { entrantId } from '../../domain/tournaments/event/record';
import type { Tournament } from '../../domain/tournaments/event/tournament';
import type { Keyring } from '../kernel/store/context';
import { hashText } from '../kernel/store/credentials';
import { derivedAs, versionMark } from '../kernel/store/key-versions';

/**
 * A Discord member who is an entrant acts with a player's token of that entrant. It follows from the service's secret, so it is
 * stored nowhere; its hash stands with the entrant, where every interface finds it, and says nothing of who the member is.
 */

type Entrant = Tournament['entrants'][number];

/** The part of a member's token that is the same for every entrant. */
const memberSecret = (keyring: Keyring, tournament: string, user: string): string =>
  keyring.derive('discord member', tournament, user);

const tokenUnder = (
  keyring: Keyring,
  of: { readonly tournament: string; readonly user: string; readonly entrant: number },
): string =>
  `muster_player_${entrantId(of.entrant)}_${versionMark(keyring)}${memberSecret(keyring, of.tournament, of.user)}`;

/**
 * The token with which a member acts for an entrant: where it is linked, the one whose hash is among the entrant's `links`, under
 * whichever version of the secret it was made.
 */
export const memberToken = (
  keyring: Keyring,
  {
    links = [],
    ...of
  }: {
    readonly tournament: string;
    readonly user: string;
    readonly entrant: number;
    readonly links?: readonly string[] | undefined;
  },
): string =>
  derivedAs(
    keyring,
    (one) => tokenUnder(one, of),
    (token) => links.length > 0 && links.includes(hashText(token)),
  );

/** The entrants that a member is, as a rule one or none. */
export const entrantsOfMember = (
  { id, entrants }: Tournament,
  user: string,
  keyring: Keyring,
): readonly Entrant[] =>
  entrants.filter(
    ({ number, facts: { links = [] } }) =>
      links.length > 0 &&
      links.includes(hashText(memberToken(keyring, { tournament: id, user, entrant: number, links }))),
  );
