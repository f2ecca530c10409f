import { ask, newKey } from '../api';
import { tokenFor } from '../tokens';
import { home, redraw, state } from './model';
import { organiseTexts as common } from './texts';
import type { GrantedRole } from '../../../../app/kernel/generated/answers';

/** Hands out a link with a token of its own; the token stands behind the `#`, which no server sees. */
export const handOut = async (role: string, more: object): Promise<void> => {
  const id = state.id;
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
    state.link = `${location.origin}${page}#${encodeURIComponent(id)}.${asked.value.token}`;
  } else state.notice = asked.kind === 'REFUSED' ? asked.problem.detail : common.offline;
  redraw();
};
