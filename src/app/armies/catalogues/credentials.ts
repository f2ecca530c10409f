import type { CatalogueFacts } from '../stored-catalogues/facts';
import { catalogueKind } from '../stored-catalogues/item-kinds';
import { addressOfCatalogue } from '../stored-catalogues/stored-catalogue';
import type { Keyring } from '../../kernel/store/context';
import type { OwnedKind, OwnerSecrets } from '../../kernel/store/creation';
import { recoveryCodeOf, shortId } from '../../kernel/store/credentials';
import { versionMark } from '../../kernel/store/key-versions';
import type { CatalogueView } from './views';

/** The id of the catalogue that this creating request makes: the same for a repeated request. */
export const catalogueIdOf = (keyring: Keyring, request: string): string =>
  shortId(keyring.derive('catalogue', request));

const tokenOf = (keyring: Keyring, catalogue: string, request: string): string =>
  `muster_catalogue_${versionMark(keyring)}${keyring.derive('catalogue token', catalogue, request)}`;

/** How a catalogue belongs to whoever has created it. */
export const ownedCatalogue: OwnedKind<CatalogueFacts> = {
  kind: catalogueKind,
  addressOf: addressOfCatalogue,
  secretsOf: (keyring, catalogue, request) => ({
    organiserToken: tokenOf(keyring, catalogue, request),
    recoveryCode: recoveryCodeOf(keyring, `catalogue ${catalogue}`, request),
  }),
};

/** A catalogue with its secrets: shown here only. */
export interface GrantedCatalogue {
  readonly catalogue: CatalogueView;
  readonly catalogueToken: string;
  readonly recoveryCode: string;
}

export const grantedCatalogue = (
  catalogue: CatalogueView,
  { organiserToken, recoveryCode }: OwnerSecrets,
): GrantedCatalogue => ({ catalogue, catalogueToken: organiserToken, recoveryCode });
