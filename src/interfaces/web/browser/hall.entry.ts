/**
 * Fits each board of the projector: in columns first, then in smaller letters, and where the smallest that a hall can read do not do, page
 * by page. Nothing moves but a whole page at once, so that nobody has to follow a name.
 */
const SIZES = [1, 0.85, 0.7, 0.6];
const PAGE_MS = 8_000;

/** A part of the hall; `box` has its rows, and is missing where it is a picture or the first three. */
interface Board {
  readonly section: HTMLElement;
  readonly box: HTMLElement | null;
  readonly rows: readonly HTMLElement[];
}

const boardsHere = (): readonly Board[] =>
  [...document.querySelectorAll<HTMLElement>('.boards > *')].map((section) => {
    const box = section.querySelector<HTMLElement>('.scroller');
    return { section, box, rows: [...(box?.querySelectorAll<HTMLElement>('tbody tr') ?? [])] };
  });

/** The most columns that leave each row as many letters as it needs; the style says how many. */
const mostColumns = (box: HTMLElement, row: HTMLElement): number => {
  const style = getComputedStyle(row);
  const least = Number.parseFloat(style.getPropertyValue('--least')) * Number.parseFloat(style.fontSize);
  return Math.max(1, Math.floor(box.clientWidth / least));
};

/** The first row of each column. */
const columnsOf = (rows: readonly HTMLElement[]): readonly number[] => {
  const starts: number[] = [];
  let left = Number.NEGATIVE_INFINITY;
  rows.forEach((row, index) => {
    const at = row.getBoundingClientRect().left;
    if (at > left + 1) {
      starts.push(index);
      left = at;
    }
  });
  return starts;
};

/** The first row of each page of a board: one page where all rows fit. */
const fit = ({ box, rows }: Board): readonly number[] => {
  const [first] = rows;
  if (box === null || first === undefined) return [0];
  for (const row of rows) row.hidden = false;
  let columns = 1;
  for (const size of SIZES) {
    box.style.setProperty('--fit', String(size));
    const most = mostColumns(box, first);
    for (columns = 1; columns <= most; columns++) {
      box.style.setProperty('--columns', String(columns));
      if (columnsOf(rows).length <= columns) return [0];
    }
    columns = most;
  }
  return columnsOf(rows).filter((_, index) => index % columns === 0);
};

/** A board at one of its pages. */
interface Shown {
  readonly board: Board;
  readonly starts: readonly number[];
  readonly page: number;
}

/** Beside its title a board says which page of how many it shows. */
const sayPage = ({ board, starts, page }: Shown): void => {
  const title = board.section.querySelector('h2');
  if (starts.length > 1) title?.setAttribute('data-page', `${page + 1} / ${starts.length}`);
  else title?.removeAttribute('data-page');
};

const showPage = (shown: Shown): void => {
  const { board, starts, page } = shown;
  sayPage(shown);
  const [from = 0, to = board.rows.length] = starts.slice(page, page + 2);
  for (const [index, row] of board.rows.entries()) row.hidden = index < from || index >= to;
};

/** All boards beside each other, each at a page of its own. */
const beside = (boards: readonly Board[]): readonly (readonly Shown[])[] => {
  const fitted = boards.map((board) => ({ board, starts: fit(board) }));
  const turns = Math.max(1, ...fitted.map(({ starts }) => starts.length));
  return Array.from({ length: turns }, (_, turn) =>
    fitted.map(({ board, starts }) => ({ board, starts, page: turn % starts.length })),
  );
};

/** One board after the other, each as wide as the hall. */
const oneByOne = (boards: readonly Board[]): readonly (readonly Shown[])[] =>
  boards.flatMap((board) => {
    for (const { section } of boards) section.hidden = section !== board.section;
    const starts = fit(board);
    return starts.map((_, page) => [{ board, starts, page }]);
  });

/** The boards of each turn: beside each other or one by one, whichever has everybody seen sooner. */
let turns: readonly (readonly Shown[])[] = [];
let turn = 0;

const show = (): void => {
  const shown = turns[turn % Math.max(1, turns.length)] ?? [];
  for (const { section } of boardsHere())
    section.hidden = !shown.some(({ board }) => board.section === section);
  for (const one of shown) showPage(one);
};

const layOut = (): void => {
  const boards = boardsHere();
  const around = document.querySelector<HTMLElement>('.boards');
  const set = (isAlone: boolean): void => {
    around?.toggleAttribute('data-alone', isAlone);
    for (const { section } of boards) section.hidden = false;
  };
  set(false);
  turns = beside(boards);
  const turnsBeside = turns.length;
  if (turnsBeside > 1) {
    set(true);
    turns = oneByOne(boards);
    if (turns.length >= turnsBeside) {
      set(false);
      turns = beside(boards);
    }
  }
  show();
};

setInterval(() => {
  turn++;
  if (turns.length > 1) show();
}, PAGE_MS);
addEventListener('resize', layOut);
document.addEventListener('muster:updated', layOut);
void document.fonts.ready.then(layOut);
export {};
