import { embedTexts } from './embed-texts';

/**
 * For other websites: `<script async src="https://HOST/embed.js" data-tournament="ID"></script>` puts a frame in its own place;
 * `data-league` with the id of a league, its table. `data-season` (the number of a past season of a league), `data-show` (standings,
 * pairings or bracket), `data-theme` (light, dark, or auto: as the reader has set; light if omitted) and the colours `data-accent`, `data-ink`, `data-paper`,
 * `data-line` (hexadecimal, without the #) go into the address; nothing of the website is read.
 */
const OPTIONS = ['show', 'season', 'theme', 'accent', 'ink', 'paper', 'line'] as const;
const TALLEST = 20_000;

const place = (script: HTMLScriptElement): void => {
  const { origin } = new URL(script.src);
  const { tournament = '', league = '' } = script.dataset;
  const id = tournament === '' ? league : tournament;
  if (id === '' || script.dataset['musterDone'] !== undefined) return;
  script.dataset['musterDone'] = '';
  const query = new URLSearchParams();
  for (const option of OPTIONS) {
    const value = script.dataset[option];
    if (value !== undefined) query.set(option, value.replace(/^#/, ''));
  }
  const frame = document.createElement('iframe');
  frame.src = `${origin}/${tournament === '' ? 'leagues' : 'tournaments'}/${encodeURIComponent(id)}/embed?${query}`;
  frame.title = script.dataset['title'] ?? (tournament === '' ? embedTexts.league : embedTexts.title);
  frame.loading = 'lazy';
  frame.width = '100%';
  frame.height = '400';
  frame.style.border = '0';
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  );
  script.after(frame);
  addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || from !== origin) return;
    const { muster, height } = (data ?? {}) as { readonly muster?: unknown; readonly height?: unknown };
    if (muster === 'height' && typeof height === 'number' && height > 0)
      frame.height = String(Math.min(height, TALLEST));
  });
};

for (const script of document.querySelectorAll<HTMLScriptElement>(
  'script[src$="/embed.js"]:is([data-tournament], [data-league])',
))
  place(script);
