import type { FightProfile } from '../../../app/kernel/generated/answers';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { openNumbers, profileValues } from './fight-profile-values';
import {
  type NumberRow,
  type Side,
  alignmentOf,
  impossibleFields,
  kindNumbers,
  kindPrefixes,
  kindTicks,
  mayAdd,
  rareTicks,
  roomFor,
  sides,
  typeOf,
} from './fight-question';
import { editionIn, is2024 } from './edition';
import { choiceField, isTicked, numberField, tickField } from './form';
import { shooterNumbers, SHOOTERS, TARGET, targetNumbers } from './volley-question';

/** The form of the odds: it works without a script, the answer then comes with its button. */

const texts = messages.odds;

const MOST_REROLLS = 4;

/** The tick that stands with the names: whether the first side charged. */
const CHARGE = 'a.charged';

/** The profiles that the kinds of models are, by the prefix of their fields. */
export type ProfilesByPrefix = ReadonlyMap<string, FightProfile>;

interface Rows<Row> {
  readonly prefix: string;
  readonly rows: readonly Row[];
  readonly off?: ReadonlySet<string>;
  /** The most of a field, where that is less than ever. */
  readonly most?: Readonly<Record<string, number>>;
}

const numberFields = (
  query: URLSearchParams,
  { prefix, rows, off, most = {} }: Rows<NumberRow>,
): readonly Html[] =>
  rows.map(([name, usual, from, to]) =>
    numberField(texts.numbers[name] ?? name, {
      name: prefix + name,
      value: query.get(prefix + name) ?? Math.min(usual, most[name] ?? usual),
      from,
      to: Math.max(from, most[name] ?? to),
      isOff: off?.has(prefix + name) ?? false,
    }),
  );

const ticks = (query: URLSearchParams, { prefix, rows, off }: Rows<string>): Html =>
  html`<div class="ticks">
    ${rows.map((name) =>
      tickField(texts.ticks[name] ?? name, {
        name: prefix + name,
        isOn: isTicked(query, prefix + name),
        isOff: off?.has(prefix + name) ?? false,
      }),
    )}
  </div>`;

/** The options of a profile to tick, and what of it is not counted. */
export const profileDetails = (prefix: string, profile: FightProfile): Html =>
  html`${
      profile.options.length > 0 &&
      html`<div class="ticks" role="group" aria-label="${texts.profileOptions}">
        ${profile.options.map(({ option, name, taken }) => tickField(name, { name: `${prefix}option`, value: option, isOn: taken }))}
      </div>`
    }
    ${
      prefix === SHOOTERS &&
      openNumbers(profile).length > 0 &&
      html`<small>${texts.typeIn(openNumbers(profile).map((name) => texts.numbers[name] ?? name))}</small>`
    }
    ${profile.notCounted.length > 0 && html`<small>${texts.notCounted(profile.notCounted)}</small>`}
    <small><a href="/armies/profiles/${encodeURIComponent(profile.profile)}">${profile.name}</a></small>`;

const profileFields = (query: URLSearchParams, prefix: string, profile: FightProfile | undefined): Html =>
  html`<div class="row">
      <input type="hidden" name="${prefix}taken" value="${profile?.name ?? ''}" />
      <label class="field wide"
        ><span>${texts.who[prefix] ?? texts.profile}</span
        ><input
          name="${prefix}profile"
          value="${query.get(`${prefix}profile`) ?? ''}"
          list="profile-names"
          maxlength="100"
          autocomplete="off"
          placeholder="${texts.profileExample}"
          data-profile="${prefix}"
      /></label>
      <button class="quiet" name="take" value="${prefix}" data-take>${texts.profileTake}</button>
    </div>
    <div
      data-profile-details="${prefix}"
      data-id="${profile?.profile ?? ''}"
      data-supports="${profile?.supportsWith.join(' ') ?? ''}"
      data-shield="${String(profile?.hasShield ?? false)}"
    >
      ${profile && profileDetails(prefix, profile)}
    </div>`;

const kindFields = (
  query: URLSearchParams,
  side: Side,
  { prefix, place, profile }: { prefix: string; place: number; profile: FightProfile | undefined },
): Html => {
  const off = impossibleFields(query, prefix, profile ?? null);
  const most = { count: roomFor(query, side, prefix) };
  const strike = query.get(`${prefix}specialStrike`) ?? '';
  const isRare = strike !== '' || rareTicks.some((name) => isTicked(query, prefix + name));
  return html`<div class="kind-of-model" role="group" aria-label="${texts.kind(place)}">
    ${
      place > 1 &&
      html`<p>
        <b>${texts.kind(place)}</b>
        <button class="quiet" name="remove" value="${prefix}">${texts.remove}</button>
      </p>`
    }
    ${place > 1 && profileFields(query, prefix, profile)}
    <div class="fields">
      ${numberFields(query, { prefix, rows: kindNumbers, off, most })}
      ${choiceField(texts.type, { name: `${prefix}type`, value: typeOf(query, prefix), options: Object.entries(texts.types) })}
    </div>
    ${ticks(query, { prefix, rows: kindTicks.filter((name) => prefix + name !== CHARGE), off })}
    <details ${isRare && html`open`}>
      <summary>${texts.more}</summary>
      ${ticks(query, { prefix, rows: rareTicks, off })}
      ${choiceField(texts.specialStrike, { name: `${prefix}specialStrike`, value: strike, options: texts.specialStrikes })}
    </details>
  </div>`;
};

const sideFields = (query: URLSearchParams, side: Side, profiles: ProfilesByPrefix): Html =>
  html`<fieldset class="side-${side === 'a' ? 0 : 1}">
    <legend>${texts.side[side === 'a' ? 0 : 1]}</legend>
    <div class="fields">
      ${choiceField(texts.alignment, { name: `${side}.alignment`, value: alignmentOf(query, side), options: Object.entries(texts.alignments) })}
      ${numberField(texts.rerolls, { name: `${side}.rerolls`, value: query.get(`${side}.rerolls`) ?? 0, from: 0, to: MOST_REROLLS })}
    </div>
    ${kindPrefixes(query, side).map((prefix, index) =>
      kindFields(query, side, { prefix, place: index + 1, profile: profiles.get(prefix) }),
    )}
    ${mayAdd(query, side) && html`<button class="quiet" name="add" value="${side}">${texts.add}</button>`}
  </fieldset>`;

/**
 * Whether the question says more of a fight than who, whom and charged. Values that a profile brings, or that hold anyway, say nothing: a
 * form without a script sends them all.
 */
const saysMore = (query: URLSearchParams, profiles: ProfilesByPrefix): boolean =>
  sides.some((side) => {
    const prefix = `${side}.`;
    const profile = profiles.get(prefix);
    const known: Readonly<Record<string, unknown>> = {
      ...Object.fromEntries(kindNumbers.map(([name, usual]) => [name, usual])),
      type: 'INFANTRY',
      specialStrike: '',
      rerolls: 0,
      alignment: alignmentOf(new URLSearchParams(), side),
      ...(profile && profileValues(prefix, profile)),
    };
    const isSaid = (name: string): boolean =>
      query.has(prefix + name) && query.get(prefix + name) !== String(known[name]);
    const isTickedOtherwise = (name: string): boolean =>
      prefix + name !== CHARGE &&
      isTicked(query, prefix + name) !== (known[name] === true && query.has(`${prefix}profile`));
    return (
      kindPrefixes(query, side).length > 1 ||
      Object.keys(known).some((name) => typeof known[name] !== 'boolean' && isSaid(name)) ||
      [...kindTicks, ...rareTicks].some(isTickedOtherwise)
    );
  });

/** Suggestions that a script offers while a name is typed. */
const profileNames = html`<datalist id="profile-names"></datalist>`;

/** The edition, and for a fight of 2024 the reading of what no source says. */
const editionFields = (query: URLSearchParams, hasReading: boolean): Html =>
  html`<div class="fields">
    <input type="hidden" name="edition" value="${editionIn(query)}" />
    ${hasReading && is2024(query) && choiceField(texts.down, { name: 'down', value: query.get('down') ?? '', options: texts.downs })}
  </div>`;

/** The form of a fight: who, whom, charged or not; the rest stands below, open where something was said there. */
export const fightFields = (query: URLSearchParams, profiles: ProfilesByPrefix): Html =>
  html`${profileNames} ${editionFields(query, true)}
    ${sides.map((side) => html`<div class="side-${side === 'a' ? 0 : 1}">${profileFields(query, `${side}.`, profiles.get(`${side}.`))}</div>`)}
    <div class="ticks">${tickField(texts.whoCharged, { name: CHARGE, isOn: isTicked(query, CHARGE) })}</div>
    <details ${saysMore(query, profiles) && html`open`}>
      <summary>${texts.moreOfFight}</summary>
      ${sideFields(query, 'a', profiles)}${sideFields(query, 'b', profiles)}
    </details>`;

export const volleyFields = (query: URLSearchParams, profiles: ProfilesByPrefix): Html =>
  html`${profileNames}<input type="hidden" name="kind" value="volley" />${editionFields(query, false)}
    <fieldset>
      <legend>${texts.shooters}</legend>
      ${profileFields(query, SHOOTERS, profiles.get(SHOOTERS))}
      <div class="fields">
        ${numberFields(query, { prefix: SHOOTERS, rows: shooterNumbers })}${choiceField(texts.inTheWay, { name: 's.way', value: query.get('s.way') ?? '', options: texts.obstructions })}
      </div>
      ${ticks(query, { prefix: SHOOTERS, rows: ['moved'] })}
    </fieldset>
    <fieldset>
      <legend>${texts.target}</legend>
      ${profileFields(query, TARGET, profiles.get(TARGET))}
      <div class="fields">${numberFields(query, { prefix: TARGET, rows: targetNumbers })}</div>
    </fieldset>`;

/** The name of the faulty field in the form: its place in the list of models means nothing to the reader. */
export const faultPlace = (path: string): string => {
  const [, side = '', field = ''] = /^sides\[(\d)\](?:\.models\[\d+\])?\.(\w+)$/.exec(path) ?? [];
  const [last = ''] = /\w+$/.exec(path) ?? [];
  const name = texts.numbers[field || last] ?? texts.faulty[field || last] ?? path;
  return side === '' ? name : `${texts.side[Number(side)] ?? ''}, ${name}`;
};
