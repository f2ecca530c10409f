import { diceTexts as texts } from './dice-texts';

/** Dice thrown in the browser: each face as likely as any other. */

const FACES = 6;
/** Bytes from here on would favour the low faces. */
const FAIR_BYTES = 252;

/** A fair D6. */
export const throwDie = (): number => {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? 0) >= FAIR_BYTES);
  return ((byte[0] ?? 0) % FACES) + 1;
};

const show = (output: Element, dice: readonly number[], need: number): void => {
  const line = document.createElement('p');
  line.className = 'dice';
  for (const die of dice) {
    const face = document.createElement('span');
    face.textContent = String(die);
    face.toggleAttribute('data-success', need > 0 && die >= need);
    line.append(face);
  }
  const said = document.createElement('p');
  said.textContent =
    need > 0
      ? texts.successes(dice.filter((die) => die >= need).length, need)
      : `${texts.sum(dice.reduce((sum, die) => sum + die, 0))}, ${texts.highest(Math.max(...dice))}`;
  output.replaceChildren(line, said);
};

/** Makes every dice roller of the page work. */
export const startDice = (): void => {
  for (const roller of document.querySelectorAll('[data-dice]')) {
    const [form, output] = [roller.querySelector('form'), roller.querySelector('[role=status]')];
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      const fields = new FormData(form);
      const count = Number(fields.get('dice'));
      if (output) show(output, Array.from({ length: count }, throwDie), Number(fields.get('need')));
    });
  }
};
