import type { HeadFacts } from '../../domain/tournaments/event/facts';
import type { OwnedKind } from '../store/creation';
import { recoveryCodeOf } from '../store/credentials';
import { addressOfHead } from './change-head';
import { tokenOf } from './credentials';
import { headKind } from './item-kinds';

/** How a tournament belongs to its organiser. */
export const ownedTournament: OwnedKind<HeadFacts> = {
  kind: headKind,
  addressOf: addressOfHead,
  secretsOf: (keyring, tournament, request) => ({
    organiserToken: tokenOf(keyring, { tournament, role: 'ORGANISER', request }),
    recoveryCode: recoveryCodeOf(keyring, tournament, request),
  }),
};
