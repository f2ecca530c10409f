import type { EntrantArmy } from '../../../app/tournaments/entrant-army';
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

/** Ids are kebab-case words. */
const readable = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const unit = ({ profile, count = 1, options = [] }: ShownUnit): Html =>
  html`${count > 1 && `${count} × `}${readable(profile)}${options.length > 0 && html` <small>${options.map(({ option }) => readable(option)).join(', ')}</small>`}`;

/** An army list for reading, and what was found about it. */
export const armyOf = ({ army, legal, findings }: EntrantArmy): Html => {
  const { forces, pointsLimit } = JSON.parse(army ?? '{"forces":[]}') as ShownArmy;
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
    ${forces.map(
      ({ list, warbands }) =>
        html`<h3>${readable(list)}</h3>
          ${warbands.map(
            ({ leader, followers = [] }) =>
              html`<p><b>${leader && unit(leader)}</b></p>
                <ul>
                  ${followers.map((one) => html`<li>${unit(one)}</li>`)}
                </ul>`,
          )}`,
    )}
  </section>`;
};
