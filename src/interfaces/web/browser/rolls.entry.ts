import { type TemplateResult, html, nothing, render } from 'lit-html';
import type {
  Chart,
  ChartResolution,
  CreatedRefereedFight,
  CreatedRoll,
} from '../../../app/kernel/generated/answers';
import { type Asked, ask } from './requests/api';
import { createSender, faultSaid, faultsIn, refusalOf } from './requests/requests';
import { createOffers } from './page-parts/profile-names';
import { rollsTexts as texts } from './rolls-texts';
import { submitOnce } from './requests/submit-once';
import { sitDown } from './reports/two-phones';

/** Begins rolls and fights between two players, and rolls on charts. */

const textsOf = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  );

/** Says in the form why nothing was made. */
const refuse = (form: HTMLElement, asked: Asked<unknown>): void => {
  const said = form.querySelector<HTMLElement>('[data-said]');
  const detail = refusalOf(asked, texts.offline);
  const faults = faultsIn(asked);
  if (said)
    render(
      detail === null
        ? nothing
        : html`<div class="refused" role="alert">
            ${faults.length === 0 ? detail : faults.map((fault) => html`<p>${faultSaid(fault)}</p>`)}
          </div>`,
      said,
    );
};

const onSubmit = (id: string, send: (form: HTMLFormElement) => Promise<void>): void =>
  submitOnce(document.querySelector<HTMLFormElement>(`form#${id}`), send);

const sendRoll = createSender();
onSubmit('start-roll', async (form) => {
  const { you, opponent, reason, count } = textsOf(form);
  const body = { players: [you, opponent], count: Number(count), ...(reason && { reason }) };
  const asked = await sendRoll<CreatedRoll>({ path: '/v1/rolls', body });
  if (asked.kind === 'OK') sitDown(`/rolls/${asked.value.roll.id}`, asked.value.joinTokens);
  else refuse(form, asked);
});

/** The fight that the form's fields mean, worked out by the server; null where it has faults, which are shown. */
const fightMeant = async (form: HTMLFormElement): Promise<object | null> => {
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${form.getAttribute('action') ?? ''}?${query.toString()}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [now, next] = [form, page].map((place) => place.querySelector('[data-said]'));
  if (now && next) now.replaceWith(document.adoptNode(next));
  const fight = page.querySelector<HTMLElement>('#start-fight')?.dataset['fight'];
  return fight === undefined ? null : (JSON.parse(fight) as object);
};

/** Offers the names of profiles while one is typed. */
const offerNames = (form: HTMLFormElement): void => {
  const offer = createOffers(form);
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.list !== null) offer(target.value);
  });
};
const fightForm = document.querySelector<HTMLFormElement>('form#start-fight');
if (fightForm) offerNames(fightForm);

const sendFight = createSender();
onSubmit('start-fight', async (form) => {
  const fight = await fightMeant(form);
  if (fight === null) return;
  const { you, opponent, reason, tournament } = textsOf(form);
  const body = {
    players: [you, opponent],
    ...(reason && { reason }),
    ...(tournament && { tournament }),
    fight,
  };
  const asked = await sendFight<CreatedRefereedFight>({ path: '/v1/rolls/fights', body });
  if (asked.kind === 'OK') sitDown(`/rolls/fights/${asked.value.fight.id}`, asked.value.joinTokens);
  else refuse(form, asked);
});

const situationView = ({ modifiers, variants }: Chart): TemplateResult =>
  html`${
    variants.length < 2
      ? nothing
      : html`<label class="field"
          ><span>${texts.table}</span
          ><select name="variant">
            ${variants.map(({ name, when }) => html`<option value=${name ?? ''}>${when}</option>`)}
          </select></label
        >`
  }
  ${
    modifiers.length === 0
      ? nothing
      : html`<fieldset>
          <legend>${texts.modifiers}</legend>
          <div class="ticks">
            ${modifiers.map(
              ({ name, value, when }) =>
                html`<label class="tick"
                  ><input type="checkbox" name="modifier" value=${name} />
                  <span>${value > 0 ? `+${value}` : `−${-value}`} ${when}</span></label
                >`,
            )}
          </div>
        </fieldset>`
  }`;

const resolutionView = ({ dice, total, name, row, consequence, receipt }: ChartResolution): TemplateResult =>
  html`<p class="dice large">${dice.map((die) => html`<span>${die}</span>`)}</p>
    <p>
      <b>${name}: ${row.name}</b> ${total === dice[0] ? nothing : `(${texts.score(total)})`} ${row.effect}
      ${consequence.texts.join(' ')}
    </p>
    ${
      receipt === null
        ? nothing
        : html`<details>
            <summary>${texts.receipt}</summary>
            <p><code class="receipt">${receipt}</code></p>
            <p><a href=${`/rolls?check=${encodeURIComponent(receipt)}`}>${texts.checkReceipt}</a></p>
          </details>`
    }`;

const chartForm = document.querySelector<HTMLFormElement>('form#chart-roll');
const chartOf = (): string => encodeURIComponent(chartForm?.querySelector('select')?.value ?? '');

const readSituation = async (): Promise<void> => {
  const place = chartForm?.querySelector<HTMLElement>('[data-situation]');
  const asked = await ask<Chart>({
    path: `/v1/rules/charts/${chartOf()}?edition=${chartForm ? (textsOf(chartForm)['edition'] ?? '') : ''}`,
  });
  if (place && asked.kind === 'OK') render(situationView(asked.value), place);
};
chartForm?.querySelector('select')?.addEventListener('change', () => void readSituation());
if (chartForm) void readSituation();

onSubmit('chart-roll', async (form) => {
  const { variant, edition } = textsOf(form);
  const body = {
    edition,
    modifiers: new FormData(form).getAll('modifier'),
    ...(variant && { variant }),
  };
  const asked = await ask<ChartResolution>({
    method: 'POST',
    path: `/v1/rules/charts/${chartOf()}/roll`,
    body,
  });
  const said = form.querySelector<HTMLElement>('[data-said]');
  if (asked.kind !== 'OK') refuse(form, asked);
  else if (said) render(resolutionView(asked.value), said);
});
