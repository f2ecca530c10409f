/**
 * Fits each board of the projector: smaller letters first, and where the smallest that a hall can read do not do, page by page. Nothing
 * moves but a whole page at once, so that nobody has to follow a name.
 */
const SIZES = [1, 0.85, 0.7, 0.6];
const PAGE_MS = 8_000;

interface Board {
  readonly box: HTMLElement;
  readonly rows: readonly HTMLElement[];
}

const boards = (): readonly Board[] =>
  [...document.querySelectorAll<HTMLElement>('.scroller')].map((box) => ({
    box,
    rows: [...box.querySelectorAll<HTMLElement>('tbody tr')],
  }));

const fits = ({ box }: Board): boolean => box.scrollHeight <= box.clientHeight + 1;

/** The first row of each page. A page takes as many rows as fit, so that a long name shortens only its own page. */
const startsOf = ({ box, rows }: Board): readonly number[] => {
  const starts = [0];
  let used = 0;
  rows.forEach((row, index) => {
    const { height } = row.getBoundingClientRect();
    if (used > 0 && used + height > box.clientHeight) {
      starts.push(index);
      used = 0;
    }
    used += height;
  });
  return starts;
};

/** The pages of a board: one where all rows fit. */
const fit = (board: Board): readonly number[] => {
  const { box, rows } = board;
  for (const row of rows) row.hidden = false;
  for (const size of SIZES) {
    box.style.setProperty('--fit', String(size));
    if (fits(board)) return [0];
  }
  return startsOf(board);
};

/** Beside its title a board says which page of how many it shows. */
const sayPage = ({ box }: Board, page: number, pages: number): void => {
  const title = box.parentElement?.querySelector('h2');
  if (pages > 1) title?.setAttribute('data-page', `${page + 1} / ${pages}`);
  else title?.removeAttribute('data-page');
};

const showPage = (board: Board, starts: readonly number[], turn: number): void => {
  const { rows } = board;
  const page = turn % starts.length;
  sayPage(board, page, starts.length);
  const [from = 0, to = rows.length] = starts.slice(page, page + 2);
  for (const [index, row] of rows.entries()) row.hidden = index < from || index >= to;
};

let turn = 0;
const layOut = (): void => {
  for (const board of boards()) showPage(board, fit(board), turn);
};

setInterval(() => {
  turn++;
  layOut();
}, PAGE_MS);
addEventListener('resize', layOut);
document.addEventListener('muster:updated', layOut);
void document.fonts.ready.then(layOut);
export {};
