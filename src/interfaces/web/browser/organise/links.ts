import type { GrantedRole } from '../../../../app/kernel/generated/answers';
import { createSender, refusalOf } from '../requests';
import { tokenFor } from '../tokens';
import { home, redraw, state } from './model';
import { organiseTexts as texts } from './texts';

/** Creates a link or a code of the event that is open; null, and a notice, where that fails. */
export const create = async <T>(path: string, body?: object, send = createSender()): Promise<T | null> => {
  const { id } = state;
  if (id === null) return null;
  const request = { path: `${home(id)}/${path}`, token: tokenFor(id) };
  const asked = await send<T>(body === undefined ? request : { ...request, body });
  if (asked.kind === 'OK') return asked.value;
  state.notice = refusalOf(asked, texts.offline);
  redraw();
  return null;
};

/** The address of a page with a token behind the `#`, which no server sees. */
export const linkTo = (page: 'play' | 'organise', token: string): string =>
  `${location.origin}/${page}#${encodeURIComponent(state.id ?? '')}.${token}`;

/** Hands out a link with a token of its own. */
export const handOut = async (role: string, more: object): Promise<void> => {
  const granted = await create<GrantedRole>('roles', { role, ...more });
  if (granted === null) return;
  state.link = linkTo(role === 'PLAYER' || role === 'SPARE_PLAYER' ? 'play' : 'organise', granted.token);
  redraw();
};
