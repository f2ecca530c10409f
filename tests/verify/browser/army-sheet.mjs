// The sheet of an army, light and dark, on a phone and a screen. Its own page lets no script in, so axe-core looks at a copy of it.
import { changerOf } from '../../../scripts/demo/ask.mjs';
import { lookAt, person } from './person.mjs';

const warband = { leader: { profile: 'tauriel' }, followers: [{ profile: 'mirkwood-ranger', count: 12 }] };
const army = { pointsLimit: 500, forces: [{ list: 'halls-of-thranduil', warbands: [warband] }] };

export const lookAtSheet = async (faults, url) => {
  const { html } = await changerOf(url)('POST', '/v1/armies/sheet', army);
  for (const colorScheme of ['light', 'dark'])
    for (const width of [390, 1440]) {
      const reader = await person(faults, url, { viewport: { width, height: 900 }, colorScheme });
      const page = await reader.browser.newPage();
      await page.setContent(html);
      await lookAt(faults, page, `army-sheet-${width}-${colorScheme}`);
      await reader.close();
    }
};
