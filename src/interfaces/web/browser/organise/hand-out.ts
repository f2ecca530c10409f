import type { GrantedRole } from '../../../../app/tournaments/roles/roles';
import { ask, newKey } from '../api';
import { tokenFor } from '../tokens';
import { home, redraw, shown } from './model';
import { organiseWords as common } from './words';

/** Hands out a link with a token of its own; the token stands behind the `#`, which no server sees. */
export const handOut = async (role: string, more: object): Promise<void> => {
  const id = shown.id;
  if (id === null) return;
  const asked = await ask<GrantedRole>({
    method: 'POST',
    path: `${home(id)}/roles`,
    body: { role, ...more },
    token: tokenFor(id),
    key: newKey(),
  });
  if (asked.kind === 'OK') {
    const page = role === 'PLAYER' || role === 'SPARE_PLAYER' ? '/play' : '/organise';
    shown.link = `${location.origin}${page}#${encodeURIComponent(id)}.${asked.value.token}`;
  } else shown.notice = asked.kind === 'REFUSED' ? asked.problem.detail : common.offline;
  redraw();
};
