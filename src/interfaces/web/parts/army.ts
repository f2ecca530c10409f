import type { EntrantArmy } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { list } from './layout-parts';

type ShownArmy = NonNullable<EntrantArmy['army']>;
type ShownUnit = ShownArmy['forces'][number]['warbands'][number]['followers'][number];

/** Names by id: from the list, or made from the ids, which are kebab-case words, if the list came with the army. */
type NameOf = (id: string) => string;

const readable: NameOf = (id) => {
  const text = id.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The names of a list or Legion and all that it may field. The catalogue is loaded with the first army that is shown. */
const namesIn = async (id: string, context: StoredContext): Promise<NameOf> => {
  const { armyList } = await import('../../../app/armies/lists/army-list');
  const { legendaryLegion } = await import('../../../app/armies/lists/legendary-legion');
  const found = await call(armyList, { id }, context);
  const answer = found.ok ? found : await call(legendaryLegion, { id }, context);
  if (!answer.ok) return readable;
  const { name, profiles, listOptions } = answer.value;
  const names = new Map([
    [id, name],
    ...listOptions.map((option) => [option.id, option.name] as const),
    ...profiles.flatMap((profile) => [
      [profile.id, profile.name] as const,
      ...profile.options.map((option) => [option.id, option.name] as const),
    ]),
  ]);
  return (one) => names.get(one) ?? readable(one);
};

const unit = ({ profile, count, options }: ShownUnit, nameOf: NameOf): Html =>
  html`${count > 1 && html`<b>${count} ×</b> `}<bdi>${nameOf(profile)}</bdi>${options.length > 0 && html` <small>${options.map(({ option }) => nameOf(option)).join(', ')}</small>`}`;

const force = async (
  { list: id, warbands, listOptions }: ShownArmy['forces'][number],
  context: StoredContext,
): Promise<Html> => {
  const nameOf = await namesIn(id, context);
  return html`<h3><bdi>${nameOf(id)}</bdi></h3>
    ${listOptions.length > 0 && html`<p>${listOptions.map(nameOf).join(', ')}</p>`}
    <div class="warbands">
      ${warbands.map(
        ({ leader, followers }) =>
          html`<section class="warband">
            <p>${leader && html`<b>${unit(leader, nameOf)}</b>`}</p>
            <ul>
              ${followers.map((one) => html`<li>${unit(one, nameOf)}</li>`)}
            </ul>
          </section>`,
      )}
    </div>`;
};

export const nameOfList = async (id: string, context: StoredContext): Promise<string> =>
  (await namesIn(id, context))(id);

/** An army list for reading, in a team event with whose it is, with several armies which one, and what was found about it. */
export const armyOf = async (
  { army, status, notJudged, findings, teamFindings, slotFindings, override }: EntrantArmy,
  of: string | null,
  context: StoredContext,
): Promise<Html> => {
  const faults = [...(notJudged ? [notJudged] : []), ...findings, ...teamFindings, ...slotFindings];
  const shown = await Promise.all((army?.forces ?? []).map((one) => force(one, context)));
  return html`<section class="army">
    <h2>
      ${messages.entrants.army}${of !== null && html`: <bdi>${of}</bdi>`}
      ${army && html`<small>${messages.tournament.points(army.pointsLimit)}</small>`}
    </h2>
    <p class="${status === 'LEGAL' ? 'legal' : 'illegal'}">${messages.entrants.armyStatuses[status]}</p>
    ${override && html`<p>${messages.entrants.decided} <bdi>${override.reason}</bdi></p>`}
    ${list(faults.map(({ message }) => message))} ${shown}
  </section>`;
};
