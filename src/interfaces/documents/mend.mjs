// Adds names for screen readers that third-party parts lack. Each rule is a selector and what to do with what it finds.

/** Applies the rules to `root`, now and whenever it changes. */
export const mend = (root, rules) => {
  const apply = () => {
    for (const [selector, change] of rules)
      for (const found of root.querySelectorAll(selector)) change(found);
  };
  new MutationObserver(apply).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-selected'],
  });
  apply();
};

/** Sets an attribute, once. */
export const setting = (name, value) => (element) => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};
