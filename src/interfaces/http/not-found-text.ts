/**
 * The page for an address that nobody knows, as every function can answer it: only the function of the pages knows their styles, which
 * this page finds at an address of their own, and their head, which stands here once more. A test compares the two.
 */

const ways: readonly (readonly [address: string, name: string, isAlwaysShown?: true])[] = [
  ['/', 'Events', true],
  ['/play', 'Play', true],
  ['/organise', 'Organise'],
  ['/odds', 'Odds', true],
  ['/rules', 'Rules', true],
  ['/armies', 'Armies'],
  ['/rolls', 'Dice'],
  ['/planner', 'Plan an event'],
  ['/statistics', 'Win rates'],
  ['/guide', 'Guide'],
];

const link = ([address, name]: (typeof ways)[number], more = ''): string =>
  `<a href="${address}"${more}>${name}</a>`;

const header = `<header class="site"><a class="brand" href="/"><span>muster</span></a>
<nav aria-label="Main">
${ways.map((way) => link(way, way[2] ? '' : ' class="wide"')).join('')}
<details class="more"><summary>More</summary><div>${ways
  .filter((way) => !way[2])
  .map((way) => link(way))
  .join('')}</div></details>
</nav></header>`;

/** The page, in the styles at this address. */
export const notFoundText = (styles: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>There is no such page · muster</title>
<link rel="stylesheet" href="${styles}">
</head>
<body>
${header}
<main id="main">
<h1>There is no such page</h1>
<p class="lead">The address may be mistyped, or what was here is gone.</p>
<p><a href="/">To the start page</a></p>
</main>
</body>
</html>
`;
