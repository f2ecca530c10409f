import { type TemplateResult, html, nothing } from 'lit-html';
import type { ArmyReport, CatalogueReference, RosterReading } from '../../../../app/kernel/generated/answers';
import { ask } from '../requests/api';
import { playDetailsTexts as texts } from './details-texts';
import { redraw } from '../page-parts/page';
import { state } from './model';

/** An army as it was read: its units by name, with their options and points. */

type Force = Pick<RosterReading['forces'][number], 'list' | 'warbands'>;
type Unit = Force['warbands'][number]['followers'][number];
/** As an army of ours may be written: what may be left out is not there. */
type Given<T extends Unit> = Pick<T, 'profile'> & Partial<T>;
type Facts = ArmyReport['facts'];
type UnitFacts = Facts['forces'][number]['warbands'][number]['units'][number];

export interface ReadArmy {
  readonly forces: readonly Force[];
  readonly pointsLimit: number;
}

/** An id consists of words: that is name enough where no list has a better one. */
const inWords = (id: string): string => {
  const text = id.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const unit = (
  { profile, count = 1, options = [] }: Given<Unit>,
  facts: UnitFacts | undefined,
): TemplateResult => {
  const known = facts?.profile === profile ? facts : undefined;
  return html`${count > 1 ? html`<b>${count} ×</b> ` : nothing}<bdi>${known?.name ?? inWords(profile)}</bdi>
    ${options.length > 0 ? html`<small>${options.map(({ option }) => inWords(option)).join(', ')}</small>` : nothing}
    ${known ? html`<span class="points">${texts.points(known.points)}</span>` : nothing}`;
};

const force = ({ list, warbands }: Force, facts: Facts['forces'][number] | undefined): TemplateResult =>
  html`<p>
      <b><bdi>${facts?.name ?? inWords(list)}</bdi></b>
    </p>
    ${warbands.map(({ leader, followers }, index) => {
      const units = [...(leader ? [leader] : []), ...followers];
      const found = facts?.warbands[index]?.units ?? [];
      return html`<ul class="army-read">
        ${units.map((one, at) => html`<li>${unit(one, found[at])}</li>`)}
      </ul>`;
    })}`;

export const armyRead = ({ forces, pointsLimit }: ReadArmy, facts: Facts | undefined): TemplateResult =>
  html`<p class="said">${facts ? texts.ofPoints(facts.points, pointsLimit, facts.models) : texts.reading}</p>
    ${forces.map((one, index) => force(one, facts?.forces[index]))}`;

/** The question for the verdict on an army, by the lists and the edition of the event. */
const toValidate = (army: object, by: CatalogueReference | null) => ({
  method: 'POST',
  path: '/v1/armies/validate',
  body: { ...army, ...(by && { lists: [by] }), edition: state.event?.edition },
});

/** The facts about armies that are handed in, by their text; null while it is on its way. */
const known = new Map<string, Facts | null>();

/** An army that is handed in; its points come after its names. Without a connection the next look asks again. */
export const storedArmy = (army: ReadArmy): TemplateResult => {
  const request = toValidate(army, state.event?.armyDesk.catalogue ?? null);
  const key = JSON.stringify(request.body);
  if (!known.has(key)) {
    known.set(key, null);
    void ask<ArmyReport>(request).then((asked) => {
      if (asked.kind === 'OFFLINE') known.delete(key);
      if (asked.kind !== 'OK') return;
      known.set(key, asked.value.facts);
      redraw();
    });
  }
  return armyRead(army, known.get(key) ?? undefined);
};
