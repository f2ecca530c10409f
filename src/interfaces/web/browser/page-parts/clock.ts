import { timeLeft } from '../../clock-texts';

/** Counts down to the moment in `data-ends` of every clock on the page. */

const tick = (): void => {
  for (const clock of document.querySelectorAll<HTMLElement>('[data-ends]')) {
    const ends = Date.parse(clock.dataset['ends'] ?? '');
    const shown = clock.querySelector('b');
    if (!shown || Number.isNaN(ends)) continue;
    const remaining = ends - Date.now();
    const text = remaining > 0 ? timeLeft(Math.ceil(remaining / 1000)) : (clock.dataset['overText'] ?? '');
    if (shown.textContent !== text) shown.textContent = text;
    clock.toggleAttribute('data-over', remaining <= 0);
  }
};

export const startClocks = (): void => {
  tick();
  setInterval(tick, 500);
  document.addEventListener('muster:updated', tick);
};
