import type { EntrantArmy } from '../../../app/tournaments/entrant-army';
import type { StoredContext } from '../../../app/tournaments/context';
import { call } from '../../../app/use-case';
import type { Html } from '../html';
import { html } from '../html';
import { messages } from '../messages';

/** The army as it was submitted; what is not of the shape that `validateArmy` takes was refused then. */
interface ShownUnit {
  readonly profile: string;
  readonly count?: number;
  readonly options?: readonly { readonly option: string }[];
}
interface ShownArmy {
  readonly pointsLimit: number;
  readonly forces: readonly {
    readonly list: string;
    readonly warbands: readonly { readonly leader?: ShownUnit; readonly followers?: readonly ShownUnit[] }[];
  }[];
}

/** What things are called: as their list has them, or, in a list that came with the army, by their ids. */
type NameOf = (id: string) => string;

/** Ids are kebab-case words. */
const readable: NameOf = (id) => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The names of a list or Legion and all that it may field. The catalogue is loaded with the first army that is shown. */
const namesIn = async (list: string, context: StoredContext): Promise<NameOf> => {
  const { armyList, legendaryLegion } = await import('../../../app/armies/army-lists');
  const found = await call(armyList, { id: list }, context);
  const answer = found.ok ? found : await call(legendaryLegion, { id: list }, context);
  if (!answer.ok) return readable;
  const { name, profiles } = answer.value;
  const names = new Map([
    [list, name],
    ...profiles.flatMap((profile) => [
      [profile.id, profile.name] as const,
      ...profile.options.map((option) => [option.id, option.name] as const),
    ]),
  ]);
  return (id) => names.get(id) ?? readable(id);
};

const unit = ({ profile, count = 1, options = [] }: ShownUnit, nameOf: NameOf): Html =>
  html`${count > 1 && html`<b>${count} ×</b> `}<bdi>${nameOf(profile)}</bdi>${options.length > 0 && html` <small>${options.map(({ option }) => nameOf(option)).join(', ')}</small>`}`;

const force = async (
  { list, warbands }: ShownArmy['forces'][number],
  context: StoredContext,
): Promise<Html> => {
  const nameOf = await namesIn(list, context);
  return html`<h3><bdi>${nameOf(list)}</bdi></h3>
    <div class="warbands">
      ${warbands.map(
        ({ leader, followers = [] }) =>
          html`<section class="warband">
            <p>${leader && html`<b>${unit(leader, nameOf)}</b>`}</p>
            <ul>
              ${followers.map((one) => html`<li>${unit(one, nameOf)}</li>`)}
            </ul>
          </section>`,
      )}
    </div>`;
};

/** An army list for reading, and what was found about it. */
export const armyOf = async (
  { army, legal, findings }: EntrantArmy,
  context: StoredContext,
): Promise<Html> => {
  const { forces, pointsLimit } = JSON.parse(army ?? '{"forces":[]}') as ShownArmy;
  const shown = await Promise.all(forces.map((one) => force(one, context)));
  return html`<section class="army">
    <h2>${messages.entrants.army} <small>${messages.tournament.points(pointsLimit)}</small></h2>
    <p class="${legal ? 'legal' : 'illegal'}">
      ${legal ? messages.entrants.legal : messages.entrants.illegal}
    </p>
    ${
      findings.length > 0 &&
      html`<ul>
        ${findings.map((finding) => html`<li>${finding}</li>`)}
      </ul>`
    }
    ${shown}
  </section>`;
};
