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
});
