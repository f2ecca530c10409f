import { type TemplateResult, html, nothing } from 'lit-html';
import type { RedeemedLinkCode } from '../../../../app/kernel/generated/answers';
import { type Problem, ask, newKey } from '../requests/api';
import { type Fields, submitted } from '../page-parts/form';
import { labelled } from '../page-parts/labelled';
import { playTexts as texts } from './texts';
import { readStored } from '../requests/stored';
import { keepEvent, tokenFor } from '../requests/tokens';
import { createState } from '../page-parts/page';

/** A code that the organiser has made, typed on the player's own telephone: it becomes a player's token, which stays here. */

/** A request kept until it is answered: a repetition, even after a reload, is the same request and uses no second code. */
interface Attempt {
  readonly tournament: string;
  readonly code: string;
  readonly key: string;
}

const STORED = 'muster.code';

const readAttempt = (): Attempt | null => readStored(STORED);

const keepAttempt = (attempt: Attempt | null): void => {
  if (attempt === null) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, JSON.stringify(attempt));
};

const [entry, set] = createState({ isSending: false, isOffline: false, refusal: null as string | null });

/** An id, or the address of a page of the tournament. */
const tournamentIn = (text: string): string =>
  /(?:\/tournaments\/|[?&]tournament=|\/(?:play|organise)#)([^/?&#.]+)/.exec(text)?.[1] ?? text;

/** Ten letters and digits, with spaces and hyphens anywhere. */
const CODE = '([\\s\\-]*[0-9A-Za-z]){10}[\\s\\-]*';

const plain = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

const refusalText = ({ code, detail }: Problem): string =>
  code === 'NOT_FOUND' ? texts.noTournament : code === 'INVALID_INPUT' ? texts.codeUnreadable : detail;

/** Sends the code that waits, if one does; calls `open` with its tournament once it is taken. */
export const sendCode = async (open: (tournament: string) => void): Promise<void> => {
  const attempt = readAttempt();
  if (attempt === null || entry.isSending) return;
  set({ isSending: true });
  const { tournament, code, key } = attempt;
  const path = `/v1/tournaments/${encodeURIComponent(tournament)}/links`;
  const asked = await ask<RedeemedLinkCode>({ method: 'POST', path, body: { code }, key });
  const isOffline = asked.kind === 'OFFLINE';
  if (!isOffline) keepAttempt(null);
  const refusal = asked.kind === 'REFUSED' ? refusalText(asked.problem) : entry.refusal;
  set({ isSending: false, isOffline, refusal });
  if (asked.kind !== 'OK') return;
  keepEvent({ id: tournament, name: tournament, token: asked.value.playerToken, recoveryCode: null });
  open(tournament);
};

/** An organiser or helper of the event would lose their own token in this browser. */
const isHelpers = (tournament: string): boolean => /^muster_(?!player_)/.test(tokenFor(tournament) ?? '');

const send = (fields: Fields, open: (tournament: string) => void): void => {
  const tournament = tournamentIn(fields['tournament'] ?? '');
  const code = plain(fields['code'] ?? '');
  if (isHelpers(tournament)) return set({ refusal: texts.helpersBrowser });
  const waits = readAttempt();
  if (waits?.tournament !== tournament || waits.code !== code)
    keepAttempt({ tournament, code, key: newKey() });
  set({ refusal: null });
  void sendCode(open);
};

/** The form: its tournament stands there already where the address names it. */
export const codeForm = (open: (tournament: string) => void): TemplateResult => {
  const waits = readAttempt();
  const asked = new URLSearchParams(location.search).get('tournament');
  return html`<form class="stack card" @submit=${submitted((fields) => send(fields, open), true)}>
    <h2>${texts.haveCode}</h2>
    ${labelled('tournament', texts.tournament, {
      help: texts.tournamentHelp,
      maxLength: 300,
      capitals: 'off',
      value: waits?.tournament ?? asked ?? '',
    })}
    ${labelled('code', texts.code, {
      help: texts.codeHelp,
      className: 'code',
      maxLength: 40,
      pattern: CODE,
      title: texts.codeHelp,
      placeholder: texts.codeLooks,
      capitals: 'characters',
      value: waits?.code ?? '',
    })}
    ${entry.refusal === null ? nothing : html`<p class="notice" role="alert">${entry.refusal}</p>`}
    <p role="status">${entry.isOffline ? texts.codeWaits : nothing}</p>
    <button>${texts.open}</button>
  </form>`;
};
