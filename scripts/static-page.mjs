// Pages of documentation that can be read without a script: text to HTML.

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text) => text.replaceAll(/[&<>"]/g, (character) => entities[character]);

/** Plain words with `code` and [links](address) in them. A link to another page of docs/ stays words. */
export const words = (text) =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, (_, label, to) =>
      to.startsWith('#') ? `<a href="${to}">${label}</a>` : label,
    );

const others = [
  ['/guide', 'Guide'],
  ['/docs', 'REST reference'],
  ['/explorer', 'GraphQL explorer'],
  ['/docs/schema', 'GraphQL schema'],
  ['/guide/errors', 'Error codes'],
];

const navigation = (current) =>
  others
    .map(
      ([address, name]) =>
        `<a href="${address}"${address === current ? ' aria-current="page"' : ''}>${name}</a>`,
    )
    .join('\n');

/** A whole page. Its style and its script, if it has one, are files of ours: the policy allows none in the page. */
export const page = ({ address, title, body, style, script, header }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>muster: ${escaped(title)}</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="${style}" />
${script === undefined ? '' : `<script type="module" src="${script}"></script>`}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${header}
<nav class="editions" aria-label="Documentation">${navigation(address)}</nav>
<main id="main" tabindex="-1">
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
