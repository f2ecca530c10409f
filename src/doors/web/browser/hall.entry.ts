/** Scrolls what does not fit on the projector: to the end, a pause, and from the start again. Nothing moves for who asked for that. */
const PIXELS_A_SECOND = 40;
const PAUSE_MS = 4_000;

interface Scrolling {
  position: number;
  pausedUntil: number;
}

const states = new WeakMap<Element, Scrolling>();
const isStill = matchMedia('(prefers-reduced-motion: reduce)');
let last = performance.now();

const step = (now: number): void => {
  const seconds = Math.min(now - last, 200) / 1000;
  last = now;
  for (const box of document.querySelectorAll('.scroller')) {
    const room = box.scrollHeight - box.clientHeight;
    const state = states.get(box) ?? { position: 0, pausedUntil: now + PAUSE_MS };
    states.set(box, state);
    if (room <= 0 || isStill.matches || box.matches(':focus-within, :hover') || now < state.pausedUntil)
      continue;
    if (state.position >= room) {
      state.position = 0;
      state.pausedUntil = now + PAUSE_MS;
    } else {
      state.position = Math.min(room, state.position + PIXELS_A_SECOND * seconds);
      if (state.position >= room) state.pausedUntil = now + PAUSE_MS;
    }
    box.scrollTop = state.position;
  }
  requestAnimationFrame(step);
};
requestAnimationFrame(step);
export {};
