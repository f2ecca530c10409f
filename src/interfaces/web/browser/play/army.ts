import type {
  ArmyReport,
  CatalogueReference,
  EntrantArmy,
  EventAnswer,
} from '../../../../app/kernel/generated/answers';
import { type TemplateResult, html, nothing } from 'lit-html';
import { type Doubts, type OwnArmy, type ReadRoster, anyRoster } from '../rosters/any-roster';
import { ask } from '../requests/api';
import { field, submitted } from '../page-parts/form';
import { details, list, optionsOf } from '../page-parts/form-parts';
import { playDetailsTexts as texts } from './details-texts';
import { playTexts } from './texts';
import { readingDoubts } from '../rosters/reading-doubts';
import { createSender, refusalOf } from '../requests/requests';
import { type ReadArmy, armyRead, storedArmy } from './army-read';
import { createState } from '../page-parts/page';
import { me, onEvent, playersOfTeam, refresh, setState, state, token } from './model';

/** My army: out of a file of any builder or a pasted text, looked over before it is submitted, and its findings. */

type Findings = readonly { readonly message: string }[];
type Verdict = EntrantArmy['status'];

/** The army to submit, as JSON, with the findings so far. */
interface Draft extends Doubts {
  readonly text: string;
  readonly army: ReadArmy | null;
  readonly checked: {
    readonly verdict: Verdict;
    readonly findings: Findings;
    readonly facts?: ArmyReport['facts'];
  } | null;
  /** The house rulings of the event that it was checked by. */
  readonly followed: EventAnswer['followed'];
}

const NO_DRAFT: Draft = { text: '', army: null, unknown: [], lines: [], checked: null, followed: [] };

/** `chosen` is the id of the list that it is about; null for the first. */
const [desk, set] = createState({
  draft: NO_DRAFT,
  notice: null as string | null,
  chosen: null as string | null,
});

const setDraft = (change: Partial<Draft>): void => set({ draft: { ...desk.draft, ...change } });

const send = async <T>(method: string, path: string, body: object): Promise<T | null> => {
  const asked = await createSender()<T>({ method, path, body, token: token() });
  if (asked.kind === 'OK') return asked.value;
  set({ notice: refusalOf(asked, playTexts.offline) });
  return null;
};

/** The stored catalogue that the event judges armies by; null for the one that ships. */
const catalogue = (): CatalogueReference | null => state.event?.armyDesk.catalogue ?? null;

/** Whether the event's catalogue was deleted: a list that is handed in is stored all the same, and nobody can judge it. */
const isGone = async ({ catalogue: id, version }: CatalogueReference): Promise<boolean> => {
  const asked = await ask({ path: `/v1/catalogues/${encodeURIComponent(id)}/versions/${version}` });
  return asked.kind === 'REFUSED' && ['NOT_FOUND', 'GONE'].includes(asked.problem.code);
};

const CANNOT_TELL: Draft['checked'] = {
  verdict: 'NOT_COVERED',
  findings: [{ message: texts.catalogueGone }],
};

const check = async (army: OwnArmy & ReadArmy, by: CatalogueReference | 'GONE' | null): Promise<void> => {
  set({ notice: null });
  setDraft({ text: JSON.stringify(army), army, checked: null });
  // Asked inside the event: its house rulings decide as they will once the list is handed in.
  const validate = () =>
    send<EventAnswer>('POST', `/v1/tournaments/${state.id ?? ''}/rules/ask`, {
      operation: 'validateArmy',
      question: { ...army, ...(by && { lists: [by] }), edition: state.event?.edition },
    });
  const asked = by === 'GONE' ? null : await validate();
  const checked = by === 'GONE' ? CANNOT_TELL : (asked?.answer as ArmyReport | undefined);
  setDraft({ checked: checked ?? null, followed: asked?.followed ?? [] });
};

/** Reads a file or text as an army with the event's points limit. Without the event's catalogue, the shipped lists read it. */
const take = async (given: File | string, pointsLimit: number): Promise<void> => {
  setDraft({ unknown: [], lines: [] });
  const roster = await anyRoster(given);
  const stored = catalogue();
  const by = stored && (await isGone(stored)) ? 'GONE' : stored;
  if ('army' in roster) return check({ pointsLimit, ...roster.army } as OwnArmy & ReadArmy, by);
  const read = await send<ReadRoster>('POST', '/v1/armies/read-roster', {
    ...roster.asked,
    ...(by && by !== 'GONE' ? { catalogue: by } : { edition: state.event?.edition }),
  });
  if (read === null) return;
  setDraft({ unknown: read.unknown, lines: read.lines });
  const { format } = state.event ?? {};
  await check({ format: format === 'DOUBLES' ? format : 'SINGLES', pointsLimit, forces: read.forces }, by);
};

/** One of several army lists: in a team event that of a player, where each entrant has several armies that of a slot. */
interface Part {
  readonly id: string;
  readonly name: string;
  readonly which: { readonly member?: number; readonly slot?: string };
  readonly points: number | null;
}

const isTeam = (): boolean => playersOfTeam().length > 0;

/** The lists that are handed in one after the other; empty where there is one. */
const parts = (): readonly Part[] => {
  const points = state.event?.pointsLimit ?? null;
  if (isTeam())
    return playersOfTeam().map(({ number, name }) => ({
      id: String(number),
      name,
      which: { member: number },
      points,
    }));
  return (state.event?.armies?.slots ?? []).map((slot) => ({
    id: slot.id,
    name: slot.name,
    which: { slot: slot.id },
    points: slot.points ?? points,
  }));
};

/** Undefined where there is one list. */
const chosenPart = (): Part | undefined => {
  const all = parts();
  return all.find(({ id }) => id === desk.chosen) ?? all[0];
};

const limit = (): number | null => chosenPart()?.points ?? state.event?.pointsLimit ?? null;

/** The army list that was handed in, of several the one that is chosen. */
const handedInNow = (): EntrantArmy | undefined => {
  const part = chosenPart();
  return part
    ? state.armies.find(
        ({ member, slot }) => member === (part.which.member ?? null) && slot === (part.which.slot ?? null),
      )
    : state.armies[0];
};

const choosePart = (id: string): void => set({ chosen: id, draft: NO_DRAFT, notice: null });

const partChooser = (): TemplateResult | typeof nothing =>
  parts().length > 0
    ? html`${field(
        isTeam() ? texts.player : texts.whichArmy,
        html`<select
          name="which"
          @change=${(event: Event) => choosePart((event.target as HTMLSelectElement).value)}
        >
          ${optionsOf(
            parts().map(({ id, name }) => [id, name]),
            chosenPart()?.id,
          )}
        </select>`,
      )}`
    : nothing;

/** The event judges by its own catalogue and edition, so neither is sent along. */
const withoutOwnLists = (text: string): object => {
  const {
    lists: _,
    alliances: _alliances,
    edition: _edition,
    ...army
  } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return army;
};

const submit = async (): Promise<void> => {
  const own = me();
  if (own === null) return;
  const army = await send<EntrantArmy>('PUT', onEvent(`/entrants/${own}/army`).path, {
    army: withoutOwnLists(desk.draft.text),
    ...chosenPart()?.which,
  });
  if (army === null) return;
  const others = state.armies.filter(({ member, slot }) => member !== army.member || slot !== army.slot);
  setState({ armies: [...others, army] });
  set({ draft: NO_DRAFT, notice: texts.submitted });
  void refresh();
};

const verdict = (verdictOf: Verdict, findings: Findings, decided: unknown = nothing): TemplateResult =>
  html`<p class=${verdictOf === 'LEGAL' ? 'legal' : 'illegal'}>${texts.verdicts[verdictOf]}</p>
    ${decided}
    ${list(
      findings.map(({ message }) => message),
      'findings',
    )}`;

const handedIn = ({
  army: submittedArmy,
  status,
  notJudged,
  findings,
  teamFindings,
  slotFindings,
  override,
}: EntrantArmy): TemplateResult =>
  html`<h3>${texts.handedIn}</h3>
    ${verdict(
      status,
      [...(notJudged ? [notJudged] : []), ...findings, ...teamFindings, ...slotFindings],
      override ? html`<p>${texts.decided} <bdi>${override.reason}</bdi></p>` : nothing,
    )}
    ${submittedArmy ? storedArmy(submittedArmy) : nothing}`;

const deadline = (): TemplateResult | typeof nothing => {
  const until = state.event?.armyDesk.deadline ?? null;
  return until === null ? nothing : html`<p>${texts.deadline(new Date(until).toLocaleString())}</p>`;
};

const USUAL_POINTS = 700;

const chooser = (): TemplateResult =>
  html`<form
    class="stack"
    @submit=${submitted((fields, form) => {
      const file = form.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0];
      const points = limit() ?? Number(fields['points']);
      const given = file ?? fields['army'];
      if (given) void take(given, points).catch((error: unknown) => set({ notice: String(error) }));
    }, true)}
  >
    ${field(texts.file, html`<input type="file" name="file" accept=".ros,.rosz,.json,.txt,application/json" />`)}
    ${
      limit() !== null
        ? nothing
        : html`${field(texts.limit, html`<input type="number" inputmode="numeric" name="points" min="1" max="20000" value=${USUAL_POINTS} />`)}`
    }
    ${details(
      texts.paste,
      html`<label for="army">${texts.armyHelp}</label>
        <textarea id="army" name="army" rows="8" spellcheck="false"></textarea>`,
    )}
    <button>${texts.look}</button>
  </form>`;

const lookedOver = ({ verdict: found, findings, facts }: NonNullable<Draft['checked']>): TemplateResult =>
  html`<section class="card" aria-label=${texts.found} aria-live="polite">
    <h3>${texts.found}</h3>
    ${readingDoubts(desk.draft)} ${verdict(found, findings)}
    ${desk.draft.army && facts ? armyRead(desk.draft.army, facts) : nothing}
    ${desk.draft.followed.map(({ words }) => html`<p>${texts.houseRuling(words)}</p>`)}
    <button @click=${() => void submit()}>${texts.submit}</button>
  </section>`;

export const army = (): TemplateResult => {
  const now = handedInNow();
  const { draft, notice } = desk;
  return html`<details ?open=${state.armies.length > 0 || state.event?.roundsDrawn.length === 0}>
    <summary>${isTeam() ? texts.armies : parts().length > 0 ? texts.myArmies : texts.army}</summary>
    ${partChooser()} ${now ? handedIn(now) : nothing} ${deadline()} ${chooser()}
    ${notice === null ? nothing : html`<p class="notice" role="status">${notice}</p>`}
    ${draft.text === '' || draft.checked === null ? nothing : lookedOver(draft.checked)}
  </details>`;
};
