/** Inside a frame on another website: tells it how tall the page is. A height is all that it says, so anybody may hear it. */
const tell = (): void => {
  parent.postMessage(
    { muster: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) },
    '*',
  );
};
new ResizeObserver(tell).observe(document.body);
document.addEventListener('muster:updated', tell);
tell();
export {};
