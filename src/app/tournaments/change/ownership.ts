import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { OwnedKind } from '../../kernel/owned/creation';
import { recoveryCodeOf } from '../../kernel/store/credentials';
import { addressOfHead } from './change-head';
import { tokenOf } from '../store/credentials';
import { headKind } from '../store/item-kinds';

/** How a tournament belongs to its organiser. */
export const ownedTournament: OwnedKind<TournamentFacts> = {
  kind: headKind,
  addressOf: addressOfHead,
  secretsOf: (keyring, tournament, request) => ({
    organiserToken: tokenOf(keyring, { tournament, role: 'ORGANISER', request }),
    recoveryCode: recoveryCodeOf(keyring, tournament, request),
  }),
};
