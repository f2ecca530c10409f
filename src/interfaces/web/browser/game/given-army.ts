import { type TemplateResult, html } from 'lit-html';
import type { RosterReading } from '../../../../app/kernel/generated/answers';
import { anyRoster } from '../rosters/any-roster';
import { type Asked, ask } from '../requests/api';
import { list } from '../page-parts/form-parts';
import { refusalOf } from '../requests/requests';
import { givenArmyTexts as texts } from './given-army-texts';

/** An army that somebody pastes: a list as a builder writes it, a share link, or JSON. */

export type GivenArmy = { readonly army: object } | { readonly text: string };

/** Why something was refused, in words. */
export const refusalView = (asked: Asked<unknown>, of = ''): TemplateResult =>
  html`<div class="faults" role="alert">
    <p>${of === '' ? '' : html`<b>${of}</b>: `}${refusalOf(asked, texts.offline)}</p>
  </div>`;

const SHARED = /(?:^|\/armies\/)1[A-Za-z0-9_-]{12,}\s*$/;

/** The army in a text, as `createGame` takes it, or why there is none: a name that no list has would be missing on the sheet. */
export const givenArmy = async (
  text: string,
  edition: string,
  of: string,
): Promise<GivenArmy | { readonly refused: TemplateResult }> => {
  if (SHARED.test(text)) return { text };
  const given = await anyRoster(text);
  if ('army' in given) {
    const { forces, format, pointsLimit, switches } = given.army;
    return { army: { forces, format, pointsLimit, switches } };
  }
  const asked = await ask<RosterReading>({
    method: 'POST',
    path: '/v1/armies/read-roster',
    body: { ...given.asked, edition },
  });
  if (asked.kind !== 'OK') return { refused: refusalView(asked, of) };
  const { forces, unknown } = asked.value;
  if (unknown.length === 0 && forces.length > 0)
    return { army: { forces, format: forces.length === 2 ? 'DOUBLES' : 'SINGLES' } };
  return {
    refused: html`<div class="faults" role="alert">
      <p><b>${of}</b>: ${forces.length === 0 ? texts.nothingRead : texts.unknown}</p>
      ${list(unknown.map(({ name }) => name))}
    </div>`,
  };
};
