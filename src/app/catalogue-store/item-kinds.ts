import { factsAt } from '../../domain/tournaments/event/change-log';
import type { ChangeLog } from '../../domain/tournaments/event/change-log';
import type { Placing } from '../store/items';
import { itemKind } from '../store/items';
import type { CatalogueAddress } from '../store/store';
import { UNFINISHED_LISTING } from '../store/store';
import type { CatalogueFacts } from './facts';
import { unfinishedVersionsOf } from './versions';

/** A catalogue is listed while it has an unfinished version, so that what a request has left behind is found. */
const place = ({ catalogue }: CatalogueAddress, log: ChangeLog<CatalogueFacts>): Placing => {
  const [oldest] = unfinishedVersionsOf(factsAt(log));
  if (!oldest) return {};
  const begunAt = new Date(oldest.version.atMs).toISOString();
  return { listing: { month: UNFINISHED_LISTING, order: `${begunAt}#${catalogue}` } };
};

export const catalogueKind = itemKind<CatalogueFacts, CatalogueAddress>({ place });
