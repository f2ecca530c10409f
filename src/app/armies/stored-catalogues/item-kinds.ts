import { factsAt, type ChangeLog } from '../../../shared/change-log';
import { type Placing, itemKind } from '../../kernel/store/items';
import { type CatalogueAddress, UNFINISHED_LISTING } from '../../kernel/store/store';
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
