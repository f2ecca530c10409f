import { html, nothing, render } from 'lit-html';
import type { CreatedGame, RosterReading, SharedArmy } from '../../../app/kernel/generated/answers';
import { anyRoster } from './any-roster';
import { type Asked, ask } from './api';
import { list } from './form-parts';
import { keepGame } from './game/kept-games';
import { createSender, faultsIn, refusalOf } from './requests';
import { startGameTexts as texts } from './start-game-texts';

/** Begins a game outside any event: both armies as a list, a share link or JSON, and a link for each side. */

const form = document.querySelector<HTMLFormElement>('form#start-game');
const place = form?.querySelector<HTMLElement>('[data-said]');

const say = (what: unknown): void => {
  if (place) render(what, place);
};

const refuse = (asked: Asked<unknown>, of = ''): void => {
  const detail = refusalOf(asked, texts.offline);
  const faults = faultsIn(asked).map(({ path, message }) => html`<b>${path}</b> ${message}`);
  say(
    html`<div class="faults" role="alert">
      <p>${of === '' ? nothing : html`<b>${of}</b>: `}${detail}</p>
      ${list(faults)}
    </div>`,
  );
};

type Army = Readonly<Record<string, unknown>>;

const SHARED = /\/armies\/([A-Za-z0-9_-]{8,})(?:[/?#\s]|$)/;

/** The army in a text; null where it cannot be read, which is said. */
const armyIn = async (text: string, edition: string, of: string): Promise<Army | null> => {
  const shared = SHARED.exec(text)?.[1];
  if (shared !== undefined) {
    const asked = await ask<SharedArmy>({ path: `/v1/armies/shared/${shared}` });
    if (asked.kind === 'OK') return asked.value.army as unknown as Army;
    refuse(asked, of);
    return null;
  }
  const given = await anyRoster(text);
  if ('army' in given) return given.army;
  const asked = await ask<RosterReading>({
    method: 'POST',
    path: '/v1/armies/read-roster',
    body: { ...given.asked, edition },
  });
  if (asked.kind !== 'OK') {
    refuse(asked, of);
    return null;
  }
  const { forces, unknown } = asked.value;
  if (unknown.length === 0 && forces.length > 0) return { forces };
  say(
    html`<div class="faults" role="alert">
      <p><b>${of}</b>: ${forces.length === 0 ? texts.nothingRead : texts.unknown}</p>
      ${list(unknown.map(({ name }) => name))}
    </div>`,
  );
  return null;
};

const send = createSender();

const start = async (fields: FormData): Promise<void> => {
  const text = (name: string): string => String(fields.get(name) ?? '').trim();
  const edition = text('edition');
  const names = [text('name0'), text('name1')] as const;
  say(html`<p>${texts.reading}</p>`);
  const armies: Army[] = [];
  for (const [side, name] of names.entries()) {
    const army = await armyIn(text(`army${side}`), edition, name);
    if (army === null) return;
    armies.push(army);
  }
  const scenario = text('scenario');
  const asked = await send<CreatedGame>({
    path: '/v1/games',
    body: {
      edition,
      format: text('format'),
      ...(scenario !== '' && { scenario }),
      sides: names.map((name, side) => ({ name, army: armies[side] })),
    },
  });
  if (asked.kind !== 'OK') return refuse(asked);
  const { game, joinTokens } = asked.value;
  const [own, other] = joinTokens;
  const link = `/game#${game.id}`;
  keepGame({
    id: game.id,
    name: names.join(' – '),
    token: own?.token ?? null,
    invitation: other ? `${location.origin}${link}.${other.token}` : null,
  });
  location.assign(link);
};

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const buttons = [...form.querySelectorAll('button')];
  for (const one of buttons) one.disabled = true;
  void start(new FormData(form)).finally(() => {
    for (const one of buttons) one.disabled = false;
  });
});

/** Only scenarios of the edition can be chosen. */
const offer = (): void => {
  const edition = form?.querySelector<HTMLSelectElement>('[name=edition]')?.value;
  for (const group of form?.querySelectorAll<HTMLOptGroupElement>('optgroup') ?? []) {
    const isOther = group.dataset['edition'] !== edition;
    group.hidden = isOther;
    group.disabled = isOther;
    const select = group.closest('select');
    if (isOther && select && group.querySelector('option:checked')) select.value = '';
  }
};
form?.querySelector('[name=edition]')?.addEventListener('change', offer);
offer();
