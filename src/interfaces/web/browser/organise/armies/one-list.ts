import { type TemplateResult, html } from 'lit-html';
import type { ArmyDeskLine, ArmySheet, EntrantArmy } from '../../../../../app/kernel/generated/answers';
import { ask } from '../../requests/api';
import { refusalInWords } from '../field-labels';
import { onEvent, redraw, state, whenOpened } from '../model';
import { organiseTexts } from '../texts';
import { viewTexts as texts } from '../view-texts';

/** One army list of the desk, as text, read when it is opened. */

const known = new Map<string, string>();
whenOpened(() => known.clear());

const readList = async ({ entrant, member, slot }: ArmyDeskLine): Promise<string> => {
  const query = [
    ...(member === null ? [] : [`member=${member}`]),
    ...(slot === null ? [] : [`slot=${slot}`]),
  ];
  const army = await ask<EntrantArmy>(onEvent(`/entrants/${entrant}/army?${query.join('&')}`));
  if (army.kind !== 'OK') return refusalInWords(army, organiseTexts.offline) ?? '';
  if (army.value.army === null) return texts.noList;
  const { catalogue } = state.event?.armyDesk ?? {};
  const sheet = await ask<ArmySheet>({
    path: '/v1/armies/sheet',
    method: 'POST',
    body: { ...army.value.army, ...(catalogue && { lists: [catalogue] }) },
  });
  return sheet.kind === 'OK' ? sheet.value.chat : (refusalInWords(sheet, organiseTexts.offline) ?? '');
};

export const oneList = (line: ArmyDeskLine): TemplateResult => {
  const { entrant, member, slot, player, name, standing } = line;
  // A list that is handed in again is another one.
  const key = [state.id, entrant, member, slot, standing?.version].join(' ');
  const open = async ({ currentTarget }: Event): Promise<void> => {
    if (!(currentTarget as HTMLDetailsElement).open || known.has(key)) return;
    known.set(key, '…');
    known.set(key, await readList(line));
    redraw();
  };
  return html`<details class="one-list" @toggle=${open}>
    <summary aria-label=${texts.openListOf(player ?? name)}>${texts.openList}</summary>
    <pre>${known.get(key) ?? '…'}</pre>
  </details>`;
};
