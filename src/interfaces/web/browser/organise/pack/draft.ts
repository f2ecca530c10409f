import type {
  AnnouncedTiebreaker,
  ForfeitPoints,
  OfferedPack,
  PackPresetList,
  PackPreview,
  PointsBand,
  TeamRules,
  Tournament,
} from '../../../../../app/kernel/generated/answers';
import { type Fault, ask } from '../../requests/api';
import { faultsIn, refusalOf } from '../../requests/requests';
import { Resource } from '../../requests/resource';
import { redraw } from '../model';
import { organiseTexts } from '../texts';

/** The pack that an organiser writes: fields by their path, as the API takes them, and what the service says to each change. */

export type Loose = Readonly<Record<string, unknown>>;
type Steps = readonly (string | number)[];

/** The event that the pack is for, as far as it matters. */
export type EventOfPack = Pick<Tournament, 'format' | 'edition' | 'rounds'>;

export const usualEvent: EventOfPack = { format: 'SINGLES', edition: '2018', rounds: 4 };

/** The Game Points of a team event, which stand beside its pack. */
interface TeamPoints {
  readonly bands: readonly PointsBand[];
  readonly forfeit?: ForfeitPoints | undefined;
}

const TEAMS = 'teams';

/** As the draft has them. */
export const teamPointsOf = (teams: Pick<TeamRules, 'bands' | 'forfeit'> | null): TeamPoints => ({
  bands: teams?.bands ?? [],
  forfeit: teams?.forfeit ?? undefined,
});

/** A tiebreaker as the API takes it. */
export const sentTiebreaker = ({ most, ...tiebreaker }: AnnouncedTiebreaker) => ({
  ...tiebreaker,
  ...(tiebreaker.counts === 'OPPONENTS_SCORES' && { most }),
});

const stepsOf = (path: string): Steps =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const readAt = (value: unknown, [step, ...rest]: Steps): unknown =>
  step === undefined ? value : readAt((value as Loose | null | undefined)?.[step], rest);

const writtenAt = (value: unknown, [step, ...rest]: Steps, now: unknown): unknown => {
  if (step === undefined) return now;
  if (typeof step === 'number') {
    const items = [...((value as readonly unknown[] | undefined) ?? [])];
    items[step] = writtenAt(items[step], rest, now);
    return items;
  }
  return { ...(value as Loose), [step]: writtenAt((value as Loose | undefined)?.[step], rest, now) };
};

const offered = new Resource<PackPresetList>(() => ask({ path: '/v1/packs' }), redraw);

/** The packs to start from, once they are read. */
export const offeredPacks = (): readonly OfferedPack[] => offered.look('packs')?.items ?? [];

const PREVIEW_AFTER_MS = 250;

export class Draft<Event extends EventOfPack = EventOfPack> {
  /** The preset that it is, unchanged; null for any other pack. */
  preset: string | null = null;
  rules: Loose = {};
  tiebreakers: readonly AnnouncedTiebreaker[] = [];
  preview: PackPreview | null = null;
  faults: readonly Fault[] = [];
  message: string | null = null;
  /** A game to show the points of, as it is typed. */
  game: readonly [string, string] = ['', ''];
  isChanged = false;
  /** The event whose settings it changes, and their versions when it began; empty for a new event. */
  source = '';
  /** The reason of the change, as it is typed. */
  reason = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(public event: Event) {}

  /** Begins with these rules. */
  begin(event: Event, rules: object, tiebreakers: readonly AnnouncedTiebreaker[]): void {
    Object.assign(this, { event, rules, tiebreakers, preset: null, isChanged: false });
    this.ask();
  }

  /** Begins with a preset, in the event as it is. */
  take({ preset, rules, tiebreakers, rounds, teams }: OfferedPack): void {
    const stages = (rules as Loose)['stages'];
    const event = stages === undefined ? this.event : { ...this.event, rounds };
    // Tiebreakers that the event has announced stay, unless the preset has one of the same name.
    const own = this.tiebreakers.filter(({ id }) => tiebreakers.every((one) => one.id !== id));
    this.begin(event, { ...rules, [TEAMS]: teamPointsOf(teams) }, [...tiebreakers, ...own]);
    this.preset = preset;
    this.isChanged = true;
  }

  get(path: string): unknown {
    return readAt(this.rules, stepsOf(path));
  }

  items(path: string): readonly Loose[] {
    return (this.get(path) as readonly Loose[] | undefined) ?? [];
  }

  set(path: string, value: unknown): void {
    this.rules = writtenAt(this.rules, stepsOf(path), value) as Loose;
    if (!path.startsWith(TEAMS)) this.preset = null;
    // The rounds of the stages together are those of the event.
    const stages = this.items('stages');
    if (path.startsWith('stages') && stages.length > 0)
      this.event = {
        ...this.event,
        rounds: stages.reduce((sum, stage) => sum + (Number(stage['rounds']) || 0), 0),
      };
    this.touched();
  }

  setTiebreakers(tiebreakers: readonly AnnouncedTiebreaker[]): void {
    this.tiebreakers = tiebreakers;
    this.touched();
  }

  setGame(side: 0 | 1, text: string): void {
    this.game = side === 0 ? [text, this.game[1]] : [this.game[0], text];
    this.ask();
  }

  touched(): void {
    this.isChanged = true;
    this.ask();
    redraw();
  }

  /** The pack as the API takes it. */
  get pack(): object {
    const { [TEAMS]: _, ...rules } = this.rules;
    return this.preset === null ? rules : { preset: this.preset };
  }

  /** The Game Points of a team event as the API takes them for a change: `null` for those by the result. */
  get teamPoints() {
    const { bands, forfeit } = teamPointsOf(this.get(TEAMS) as TeamRules | null);
    return { bands: bands.length > 0 ? bands : null, forfeit };
  }

  /** Faults of a field, or of a part of it. */
  faultsAt(path: string): readonly Fault[] {
    const at = (path.startsWith(TEAMS) ? path : `pack.${path}`).replaceAll(/\.(\d+)/g, '[$1]');
    return this.faults.filter((fault) => fault.path === at);
  }

  /** Asks for the preview once nothing more is typed. */
  ask(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#read(), PREVIEW_AFTER_MS);
  }

  async #read(): Promise<void> {
    const number = (this.#asked += 1);
    const { format, edition, rounds } = this.event;
    const [first, second] = this.game;
    const games =
      first === '' || second === '' ? undefined : [{ victoryPoints: [Number(first), Number(second)] }];
    const asked = await ask<PackPreview>({
      path: '/v1/packs/preview',
      method: 'POST',
      body: {
        pack: this.pack,
        format,
        edition,
        rounds,
        games,
        tiebreakers: this.tiebreakers.map(sentTiebreaker),
      },
    });
    // A later question is on its way.
    if (number !== this.#asked) return;
    this.faults = faultsIn(asked);
    this.message = this.faults.length > 0 ? null : refusalOf(asked, organiseTexts.notSaved);
    if (asked.kind === 'OK') this.preview = asked.value;
    redraw();
  }
}
