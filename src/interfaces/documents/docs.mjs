// The list of operations: words leave of it what they are in. Addresses of earlier releases, `#/rules/getToWound`, lead to the operation's page.
const [, , earlier] = location.hash.split('/');
if (earlier) location.replace(`docs/${earlier}`);

const filter = document.getElementById('filter');
const count = document.getElementById('count');
const groups = [...document.querySelectorAll('#list section')].map((section) => ({
  section,
  lines: [...section.querySelectorAll('li')].map((line) => ({ line, text: line.textContent.toLowerCase() })),
}));

const show = () => {
  const wanted = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { section, lines } of groups) {
    let inGroup = 0;
    for (const { line, text } of lines) {
      line.hidden = !wanted.every((word) => text.includes(word));
      if (!line.hidden) inGroup += 1;
    }
    section.hidden = inGroup === 0;
    shown += inGroup;
  }
  count.textContent = `${shown} ${shown === 1 ? 'operation' : 'operations'}`;
};

filter.addEventListener('input', show);
document.getElementById('find').hidden = false;
show();
