/** Counts down to the moment in `data-ends` of every clock on the page. */

const two = (value: number): string => String(value).padStart(2, '0');

const left = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return `${hours > 0 ? `${hours}:` : ''}${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
};

const tick = (): void => {
  for (const clock of document.querySelectorAll<HTMLElement>('[data-ends]')) {
    const ends = Date.parse(clock.dataset['ends'] ?? '');
    const shown = clock.querySelector('b');
    if (!shown || Number.isNaN(ends)) continue;
    const remaining = ends - Date.now();
    const text = remaining > 0 ? left(remaining) : (clock.dataset['overText'] ?? '');
    if (shown.textContent !== text) shown.textContent = text;
    clock.toggleAttribute('data-over', remaining <= 0);
  }
};

export const startClocks = (): void => {
  tick();
  setInterval(tick, 500);
  document.addEventListener('muster:updated', tick);
};
