// The head of the site for the pages that the build makes, and the fonts of the site for their styles.
import { loadEntry } from './load-source.mjs';

/** The same links as on every other page. */
export const loadSiteHeader = async () => {
  const { siteHeader } = await loadEntry("export { siteHeader } from './src/interfaces/web/layout';");
  return siteHeader();
};

/** Fonts stay where the site serves them: a reader has them already. Their names have the hash of what they hold. */
export const withSiteFonts = {
  loader: { '.woff2': 'file' },
  assetNames: '[name]-[hash]',
  publicPath: '/web',
};

export const isFont = (path) => path.endsWith('.woff2');
