import { notFoundText } from '../../../src/interfaces/http/not-found-text';
import { siteHeader } from '../../../src/interfaces/web/layout';

describe('the head of the site', () => {
  it('leads to every section, for pages that the build makes', () => {
    const addresses = [...siteHeader().matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      ...[
        '/',
        '/',
        '/play',
        '/organise',
        '/odds',
        '/rules',
        '/armies',
        '/rolls',
        '/planner',
        '/statistics',
        '/guide',
      ],
      ...['/organise', '/armies', '/rolls', '/planner', '/statistics', '/guide'],
    ]);
  });

  it('is the same on the page for an address that nobody knows', () => {
    const waysOf = (text: string) =>
      [...text.matchAll(/<a\s[^>]*?href="([^"]+)"[^>]*?(class="\w+")?\s*>(.*?)<\/a>/gs)]
        .map(([, address, look, name]) => [address, look, name])
        .slice(1);
    const [head = ''] = /<header.*<\/header>/s.exec(notFoundText('/web/web.css')) ?? [];
    expect(waysOf(head)).toHaveLength(16);
    expect(waysOf(head)).toEqual(waysOf(siteHeader()));
  });
});
