import type { FightProfile, SearchHitList } from '../../../../app/kernel/generated/answers';
import { textOf } from '../../html';
import { profileValues } from '../../parts/fight-profile-values';
import type { FightOffers } from '../../parts/fight-question';
import { profileDetails } from '../../parts/odds-form';
import { ask } from '../requests/api';
import { createOffers } from '../page-parts/profile-names';

/** HTML of our own templates as nodes. */
export const parsed = (text: string): readonly Node[] => [
  ...document.adoptNode(new DOMParser().parseFromString(text, 'text/html').body).childNodes,
];

/** Profiles by name: offered while one types, and their numbers put into the fields of the form. */

interface Taken {
  readonly id: string;
  readonly profile: FightProfile | null;
  readonly name: string;
  readonly offers: FightOffers;
}

export class Profiles {
  readonly #ids = new Map<string, string>();
  readonly #taken = new Map<string, Taken>();
  readonly #offer: ReturnType<typeof createOffers>;

  constructor(
    private readonly form: HTMLFormElement,
    private readonly changed: () => void,
  ) {
    this.#offer = createOffers(form);
    for (const button of form.querySelectorAll<HTMLElement>('[data-take]')) button.hidden = true;
    for (const place of form.querySelectorAll<HTMLElement>('[data-profile-details]')) {
      const { profileDetails: prefix = '', id = '', supports = '', shield } = place.dataset;
      const name = this.#field(`${prefix}profile`)?.value ?? '';
      if (id === '') continue;
      this.#ids.set(name, id);
      const offers = { supportsWith: supports.split(' ').filter(Boolean), hasShield: shield === 'true' };
      this.#taken.set(prefix, { id, name, profile: null, offers });
    }
  }

  #field(name: string): HTMLInputElement | null {
    return this.form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  }

  /** Whether this text is the name of the profile that was taken there. */
  isKnown(prefix: string, name: string): boolean {
    return this.#taken.get(prefix)?.name === name;
  }

  /** The options that the profile allows; null without a profile. */
  offersOf(prefix: string): FightOffers | null {
    return this.#taken.get(prefix)?.offers ?? null;
  }

  /** Whether an input is about a profile: it then answers by itself, once the profile is known. */
  takes(target: EventTarget | null): boolean {
    if (!(target instanceof HTMLInputElement)) return false;
    const { profile: prefix } = target.dataset;
    if (prefix !== undefined) {
      this.#typed(prefix, target.value);
      return true;
    }
    const [, owner] = /^(.*\.)option$/.exec(target.name) ?? [];
    const taken = owner === undefined ? undefined : this.#taken.get(owner);
    if (owner === undefined || !taken) return false;
    void this.#take(owner, taken.id);
    return true;
  }

  #typed(prefix: string, text: string): void {
    const id = this.#ids.get(text);
    this.#offer(id === undefined ? text : '', (items) => this.#offered(prefix, text.trim(), items));
    if (id !== undefined) {
      this.#taken.delete(prefix);
      void this.#take(prefix, id);
    } else if (text.trim() === '') this.#forget(prefix);
  }

  #forget(prefix: string): void {
    this.#taken.delete(prefix);
    this.#details(prefix)?.replaceChildren();
    this.changed();
  }

  #details(prefix: string): HTMLElement | null {
    return this.form.querySelector<HTMLElement>(`[data-profile-details="${prefix}"]`);
  }

  #offered(prefix: string, text: string, items: SearchHitList['items']): void {
    for (const { id, name } of items) this.#ids.set(name, id);
    const exact = items.find(({ name }) => name.toLowerCase() === text.toLowerCase());
    const field = this.#field(`${prefix}profile`);
    if (exact && field?.value.trim() === text) {
      field.value = exact.name;
      this.#typed(prefix, exact.name);
    }
  }

  async #take(prefix: string, id: string): Promise<void> {
    const before = this.#taken.get(prefix);
    const details = this.#details(prefix);
    const ticked = before ? details?.querySelectorAll<HTMLInputElement>('input:checked') : undefined;
    const query = new URLSearchParams([...(ticked ?? [])].map(({ value }) => ['options', value]));
    const answer = await ask<FightProfile>({
      path: `/v1/fights/profiles/${encodeURIComponent(id)}?${query}`,
    });
    if (answer.kind !== 'OK') return;
    const profile = answer.value;
    this.#fill(prefix, profile, before?.profile ?? null);
    this.#taken.set(prefix, { id, name: profile.name, profile, offers: profile });
    const source = this.#field(`${prefix}taken`);
    if (source) source.value = profile.name;
    details?.replaceChildren(...parsed(textOf(profileDetails(prefix, profile))));
    this.changed();
  }

  /** Fills the fields; those that an option does not change keep what a player wrote there. */
  #fill(prefix: string, profile: FightProfile, before: FightProfile | null): void {
    const old = before ? profileValues(prefix, before) : {};
    for (const [name, value] of Object.entries(profileValues(prefix, profile))) {
      const field = this.#field(prefix + name);
      if (!field || old[name] === value) continue;
      if (typeof value === 'boolean') field.checked = value;
      else field.value = String(value);
    }
  }
}
