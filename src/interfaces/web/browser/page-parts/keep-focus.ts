import { type TemplateResult, render } from 'lit-html';

/** Draws a page anew and leaves the keyboard where it was, or around what was taken away under it: never at the top of the page. */

const ancestorsOf = (element: Element, root: Element): readonly Element[] => {
  const parent = element.parentElement;
  return element === root || parent === null ? [] : [parent, ...ancestorsOf(parent, root)];
};

/**
 * The keyboard goes to no button: a second Enter must do nothing. If a whole part of the page is gone, it goes to the heading of the
 * part that replaced it.
 */
const takeFocus = (left: Element, root: HTMLElement): void => {
  const headings = [...root.querySelectorAll('h2')];
  const around = left === root ? (headings.find((one) => one.checkVisibility()) ?? null) : left;
  const next = around instanceof HTMLElement ? around : root;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
};

export const renderKeepingFocus = (view: TemplateResult, root: HTMLElement): void => {
  const at = document.activeElement;
  const around = at !== null && root.contains(at) ? ancestorsOf(at, root) : [];
  render(view, root);
  const left = around.find(({ isConnected }) => isConnected);
  if (left !== undefined && at?.isConnected === false) takeFocus(left, root);
};
