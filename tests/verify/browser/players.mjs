// Players and those who watch: report and confirm, dispute and rule, an army out of a roster file, a private event, a league.
import { deepStrictEqual, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { changerOf } from '../../../scripts/demo/ask.mjs';
import { axeFinds, keepsFocus, person, picture, press, readFrom, widthOver } from './person.mjs';

const selection = (name, more, inner = '', points = 0) =>
  `<selection id="s" name="${name}" entryId="x::${name}" number="1" ${more}><costs><cost name=" Points" typeId="p" value="${points}"/></costs><selections>${inner}</selections></selection>`;

/** A roster as BattleScribe writes one; its last follower is nobody's. */
const roster = `<?xml version="1.0"?><roster id="r" name="Rangers" gameSystemId="g"><forces><force id="f" name="Strategy Battle Game" catalogueId="c" catalogueName="Halls of Thranduil"><selections>${selection(
  'Tauriel',
  'type="upgrade"',
  selection('Tauriel', 'type="model"', '', 85) +
    selection(
      'Warband',
      'type="upgrade"',
      selection('Mirkwood Ranger', 'type="upgrade"', selection('Ranger', 'type="model"', '', 42)) +
        selection('Balrog of the Woods', 'type="upgrade"', selection('Balrog', 'type="model"', '', 350)),
    ),
)}</selections></force></forces></roster>`;

export const newEvent = async (url, names, settings = {}) => {
  const send = changerOf(url);
  const { tournament, organiserToken: token } = await send('POST', '/v1/tournaments', {
    name: 'The Bridge',
    rounds: 1,
    ...settings,
  });
  const home = `/v1/tournaments/${tournament.id}`;
  const players = { DOUBLES: ['Ann', 'Bert'], TEAMS: ['Ann', 'Bert', 'Cleo-Theodora', 'Dirk'] }[
    settings.format
  ];
  const members = (name) => (players ? { members: players.map((player) => `${player} of ${name}`) } : {});
  for (const name of names) await send('POST', `${home}/entrants`, { name, ...members(name) }, token);
  const tokens = {};
  for (const entrant of names.map((_, index) => `e${index + 1}`))
    tokens[entrant] = (await send('POST', `${home}/roles`, { role: 'PLAYER', entrant }, token)).token;
  return {
    id: tournament.id,
    home,
    token,
    tokens,
    send: (method, path, body) => send(method, `${home}${path}`, body, token),
  };
};

export const atPlay = async (faults, url, { id, tokens }, entrant) => {
  const player = await person(faults, url, { viewport: { width: 360, height: 740 } });
  const page = await player.browser.newPage();
  await page.goto(`${url}/play#${id}.${tokens[entrant]}`);
  await page.waitForFunction(() => !location.hash.includes('muster_'));
  return { ...player, page };
};

/** A page that is open shows a result as soon as it is in; a player reports, the other confirms or disputes, a referee rules. */
export const playAndWatch = async (faults, url) => {
  const event = await newEvent(url, ['Ann', 'Bert', 'Cleo', 'Dora']);
  const drawn = await event.send('POST', '/rounds');
  await event.send('POST', '/rounds/1/start', { minutes: 90 });
  const watcher = await person(faults, url);
  const watching = await watcher.browser.newPage();
  await watching.goto(`${url}/tournaments/${event.id}`);
  await watching.locator('.clock b', { hasText: /^1:(29|30):\d\d$/ }).waitFor();

  const [first, second] = drawn.tables[0].entrants;
  const one = await atPlay(faults, url, event, first);
  const other = await atPlay(faults, url, event, second);
  for (const { page } of [one, other]) await page.getByText('Table 1', { exact: true }).waitFor();
  await picture(one.page, 'play-phone');
  // A failed read is repeated with the next look, not at once.
  const lostAt = [];
  await one.page.route('**/awards', (route) => {
    lostAt.push(Date.now());
    return route.abort();
  });
  await one.page.goto('about:blank');
  lostAt.length = 0;
  await one.page.goBack();
  await one.page.getByText('Table 1', { exact: true }).waitFor();
  await one.page.waitForTimeout(2000);
  // However long the page took to come: counted from the first one on.
  const soon = lostAt.filter((at) => at - lostAt[0] <= 2000).length;
  ok(soon > 0 && soon <= 2, `${soon} requests in 2 s for what is lost each time`);
  await one.page.unroute('**/awards');
  faults.push(...(await axeFinds(one.page)));
  await one.page.locator('input[name=first]').fill('8');
  await one.page.locator('input[name=second]').fill('2');
  await one.page.getByRole('button', { name: 'Send' }).click();
  await one.page.getByText('waiting for the other side to confirm').waitFor();
  await keepsFocus(one.page);
  // Taken back, it is open for both again.
  await other.page.getByText('has reported:').waitFor();
  await press(one.page, 'Take back');
  await one.page.getByRole('heading', { name: 'Report the result' }).waitFor();
  await other.page.getByRole('heading', { name: 'Report the result' }).waitFor();
  await one.page.locator('input[name=first]').fill('8');
  await one.page.locator('input[name=second]').fill('2');
  await one.page.getByRole('button', { name: 'Send' }).click();
  await one.page.getByText('waiting for the other side to confirm').waitFor();
  await press(one.page, 'Change the report');
  await keepsFocus(one.page);
  await press(one.page, 'Send');
  await one.page.getByText('waiting for the other side to confirm').waitFor();
  await other.page.getByRole('button', { name: 'That is right' }).click();
  await other.page.getByText('confirmed').waitFor();
  await keepsFocus(other.page);
  await watching.locator('.pairings', { hasText: '8–2' }).waitFor();
  await watching.setViewportSize({ width: 1920, height: 1080 });
  await watching.goto(`${url}/tournaments/${event.id}/hall`);
  await watching.locator('.clock b', { hasText: /^1:\d\d:\d\d$/ }).waitFor();
  await picture(watching, 'hall-clock-projector');
  const read = readFrom(url);
  const [{ result }] = (await read(`${event.home}/rounds/1`)).tables;
  deepStrictEqual([result.status, result.victoryPoints], ['CONFIRMED', [8, 2]]);
  await Promise.all([one.close(), other.close(), watcher.close()]);

  // At the table's own address, which the code of its slip opens: reported, disputed, ruled by the organiser.
  const [third, fourth] = drawn.tables[1].entrants;
  const third_ = await atPlay(faults, url, event, third);
  await third_.page.goto(`${url}/tournaments/${event.id}/rounds/1/slips`);
  const code = await third_.page.locator('.slip .code').nth(1).innerText();
  match(code, /^[0-9A-Z]{4}-1-2$/);
  await third_.page.goto(`${url}/play`);
  await third_.page.getByLabel('Code of the slip').fill('zzzz 1 2');
  await third_.page.getByLabel('Code of the slip').press('Enter');
  await third_.page.getByRole('alert').filter({ hasText: 'has this code' }).waitFor();
  await third_.page.getByLabel('Code of the slip').fill(code.toLowerCase().replaceAll('-', ' '));
  await third_.page.getByLabel('Code of the slip').press('Enter');
  await third_.page.waitForURL(`${url}/tournaments/${event.id}/rounds/1/tables/2`);
  await third_.page.locator('input[name=first]').fill('6');
  await third_.page.locator('input[name=second]').fill('6');
  await picture(third_.page, 'table-phone');
  // A browser that knows nothing of the event opens the same table by the same code.
  const stranger = await person(faults, url, { viewport: { width: 360, height: 740 } });
  const typed = await stranger.browser.newPage();
  await typed.goto(`${url}/play`);
  await typed.getByLabel('Code of the slip').fill(code);
  await typed.getByLabel('Code of the slip').press('Enter');
  await typed.waitForURL(`${url}/tournaments/${event.id}/rounds/1/tables/2`);
  await stranger.close();
  await third_.page.getByRole('button', { name: 'Send' }).click();
  await third_.page.getByText('waiting for the other side to confirm').waitFor();
  const fourth_ = await atPlay(faults, url, event, fourth);
  await fourth_.page.getByLabel('What is wrong').fill('it was 5');
  await fourth_.page.getByRole('button', { name: 'That is wrong' }).click();
  await fourth_.page.getByText('disputed: a referee rules').waitFor();
  const organiser = await person(faults, url);
  const page = await organiser.browser.newPage();
  await page.goto(`${url}/organise#${event.id}.${event.token}`);
  const game = page.getByRole('form', { name: 'Table 2', exact: true });
  await game.locator('input[name=second]').fill('5');
  await game.getByLabel(/your ruling/).fill('counted again');
  await picture(page, 'console-disputed');
  faults.push(...(await axeFinds(page)));
  await game.getByRole('button', { name: 'Rule' }).click();
  await fourth_.page.getByText('ruled by a referee').waitFor();
  deepStrictEqual((await read(`${event.home}/rounds/1`)).tables[1].result.victoryPoints, [6, 5]);
  await Promise.all([third_.close(), fourth_.close(), organiser.close()]);
};

/** A code that the organiser holds up is typed on a telephone, as people type; an answer that is lost costs no second code. */
export const typeCodes = async (faults, url) => {
  const event = await newEvent(url, ['Ann', 'Bert']);
  await event.send('POST', '/rounds');
  await event.send('POST', '/rounds/1/start');
  const organiser = await person(faults, url, { viewport: { width: 360, height: 740 } });
  const desk = await organiser.browser.newPage();
  await desk.goto(`${url}/organise#${event.id}.${event.token}`);
  const codeFor = async (name) => {
    await press(desk, 'Entrants');
    const row = desk.getByRole('row', { name: new RegExp(name) });
    const more = row.locator('details');
    if ((await more.getAttribute('open')) === null) await more.locator('summary').press('Enter');
    await row.getByRole('button', { name: 'Code for the player' }).press('Enter');
    const shown = desk.getByRole('dialog', { name: `Code for ${name}` });
    const code = await shown.locator('.code').innerText();
    match(code, /^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    match(await shown.innerText(), new RegExp(`/play\\?tournament=${event.id}`));
    faults.push(...(await axeFinds(desk)));
    await picture(desk, 'console-code-phone');
    deepStrictEqual(await widthOver(desk), 0);
    await desk.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    await picture(desk, 'console-entrants-phone');
    return code;
  };
  const code = await codeFor('Ann');

  // From the public page, in small letters and with a space; the first answer is lost on its way, and the page with it.
  const player = await person(faults, url, { viewport: { width: 360, height: 740 } });
  const page = await player.browser.newPage();
  await page.goto(`${url}/tournaments/${event.id}`);
  await page.getByRole('link', { name: 'I have a code' }).click();
  deepStrictEqual(await page.getByLabel('Tournament').inputValue(), event.id);
  const keys = [];
  await page.route('**/links', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase().replace('-', ' '));
  await page.getByLabel('Code', { exact: true }).press('Enter');
  await page.getByText('The code is kept here').waitFor();
  await picture(page, 'play-code-phone');
  faults.push(...(await axeFinds(page)));
  await page.reload();
  await page.getByText('Table 1', { exact: true }).waitFor();
  deepStrictEqual([keys.length >= 2, new Set(keys).size], [true, 1]);
  await page.getByRole('heading', { name: 'Ann' }).waitFor();
  deepStrictEqual(new URL(page.url()).hash, `#${event.id}`);
  await page.locator('input[name=first]').fill('7');
  await page.locator('input[name=second]').fill('3');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('waiting for the other side to confirm').waitFor();
  await player.close();

  // A second use is refused, and the next code works: at the bare address, with the address of the event pasted.
  const other = await person(faults, url, { viewport: { width: 360, height: 740 } });
  const phone = await other.browser.newPage();
  await phone.goto(`${url}/play`);
  const type = async (text) => {
    await phone.getByLabel('Tournament').fill(`${url}/tournaments/${event.id}/standings`);
    await phone.getByLabel('Code', { exact: true }).fill(text);
    await phone.getByLabel('Code', { exact: true }).press('Enter');
  };
  await type(code);
  await phone.getByRole('alert').filter({ hasText: /used/ }).waitFor();
  await picture(phone, 'play-code-refused-phone');
  faults.push(...(await axeFinds(phone)));
  await type(await codeFor('Bert'));
  await phone.getByRole('button', { name: 'That is right' }).click();
  await phone.getByText('confirmed').waitFor();
  await other.close();

  // An organiser in this browser keeps their token.
  await desk.goto(`${url}/play?tournament=${event.id}`);
  await desk.getByLabel('Code', { exact: true }).fill('ABCDE FGHJK');
  await desk.getByLabel('Code', { exact: true }).press('Enter');
  await desk.getByRole('alert').filter({ hasText: 'another device' }).waitFor();
  await organiser.close();
};

/** A player hands in a roster file, sees what is found, and fixes it; published, everybody reads it by its names. */
export const submitArmies = async (faults, url) => {
  const event = await newEvent(url, ['Ann', 'Bert'], { pointsLimit: 150 });
  const { page, close } = await atPlay(faults, url, event, 'e1');
  const file = (name, text) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
  await page.getByLabel(/^Roster file/).setInputFiles(file('rangers.ros', roster));
  await press(page, 'Look it over');
  await page.getByText('Not in the catalogue:').waitFor();
  match(await page.locator('.card').innerText(), /Balrog/);
  await picture(page, 'play-army-phone');
  await press(page, 'Submit');
  await page.getByText('Submitted.').waitFor();
  await page.getByRole('heading', { name: 'Handed in' }).waitFor();
  faults.push(...(await axeFinds(page)));
  // Something that is no roster is refused in words.
  await page.getByLabel(/^Roster file/).setInputFiles(file('broken.rosz', 'no roster'));
  await press(page, 'Look it over');
  await page.getByText(/cannot be read/).waitFor();
  // A text as it is pasted into a chat, with a misspelt name: the guess is shown.
  await page.getByText('Or paste the list').click();
  await page.locator('textarea[name=army]').fill('Halls of Thranduil\nTauriel\n2 Mirkwod Rangers');
  await page.getByLabel(/^Roster file/).setInputFiles([]);
  await press(page, 'Look it over');
  await page.locator('.card').getByText('2 Mirkwod Rangers: taken for Mirkwood Ranger').waitFor();
  // Too many points, as JSON this time: the finding stands there before it is handed in.
  const army = {
    pointsLimit: 150,
    forces: [
      {
        list: 'halls-of-thranduil',
        warbands: [
          {
            leader: { profile: 'tauriel', options: [{ option: 'elf-bow' }] },
            followers: [{ profile: 'mirkwood-ranger', count: 10 }],
          },
        ],
      },
    ],
  };
  await page.getByLabel(/^Roster file/).setInputFiles(file('army.json', JSON.stringify(army)));
  await press(page, 'Look it over');
  await page.locator('.card .illegal').waitFor();
  match(await page.locator('.card .findings').innerText(), /150/);
  army.forces[0].warbands[0].followers[0].count = 3;
  await page.getByLabel(/^Roster file/).setInputFiles(file('army.json', JSON.stringify(army)));
  await press(page, 'Look it over');
  await page.locator('.card .legal').waitFor();
  await press(page, 'Submit');
  await page.getByText('Your army is legal.').first().waitFor();
  await close();
  await event.send('POST', '/publish-army-lists');
  const reader = await person(faults, url, { javaScriptEnabled: false });
  const list = await reader.browser.newPage();
  await list.goto(`${url}/tournaments/${event.id}/entrants/e1`);
  match(
    await list.locator('.army').innerText(),
    /Halls of Thranduil[\s\S]*Tauriel[\s\S]*3 × Mirkwood Ranger/,
  );
  await picture(list, 'army');
  await reader.close();
  // The opponent reads it at the table, with its points.
  await event.send('POST', '/rounds');
  const opponent = await atPlay(faults, url, event, 'e2');
  await opponent.page.getByText('Army list of Ann').click();
  await opponent.page.getByText('3 × Mirkwood Ranger').waitFor();
  await opponent.page.getByText('of 150 points').waitFor();
  await picture(opponent.page, 'play-their-army-phone');
  faults.push(...(await axeFinds(opponent.page)));
  await opponent.close();
  await submitWithoutCatalogue(faults, url);
  return event.id;
};

/** If the event's catalogue was deleted, an army can still be handed in, but not judged. */
const submitWithoutCatalogue = async (faults, url) => {
  const send = changerOf(url);
  const files = ['shire-watch.gst', 'shire-watch.cat'].map((name) => ({
    name,
    content: readFileSync(
      new URL(`../../infrastructure/battlescribe/fixtures/${name}`, import.meta.url),
    ).toString('base64'),
  }));
  const made = await send('POST', '/v1/catalogues', { name: 'The Shire', files });
  const { catalogue, number: version } = made.made;
  const armyDesk = { catalogue: { catalogue, version } };
  const event = await newEvent(url, ['Ann', 'Bert'], { pointsLimit: 100, armyDesk });
  await send('DELETE', `/v1/catalogues/${catalogue}`, {}, made.catalogueToken);
  const { page, close } = await atPlay(faults, url, event, 'e1');
  await page.getByText('Or paste the list').click();
  await page.locator('textarea[name=army]').fill('Halls of Thranduil\nTauriel\n2 Mirkwood Rangers');
  await press(page, 'Look it over');
  await page
    .locator('.card')
    .getByText(/nobody can tell whether the army is legal/)
    .waitFor();
  await picture(page, 'play-army-unjudged-phone');
  await press(page, 'Submit');
  await page.getByText('Submitted.').waitFor();
  await page.getByText('Your army cannot be checked: an organiser decides.').first().waitFor();
  await close();
  const { status, notJudged } = await readFrom(url)(`${event.home}/entrants/e1/army`, event.tokens['e1']);
  deepStrictEqual([status, notJudged.code], ['NOT_COVERED', 'CATALOGUE_DELETED']);
};

/** Nobody reads a private event without its token; with it everything is there, the picture too. */
export const keepPrivate = async (faults, url) => {
  const event = await newEvent(url, ['Ann', 'Bert'], { visibility: 'PRIVATE' });
  await event.send('POST', '/rounds');
  await event.send('POST', '/rounds/1/start');
  const movement = `${url}/tournaments/${event.id}/movement`;
  const stranger = await person(faults, url);
  const shut = await stranger.browser.newPage();
  await shut.goto(movement);
  await shut.getByRole('heading', { name: 'This is private' }).waitFor();
  await stranger.close();
  const { page, close } = await atPlay(faults, url, event, 'e1');
  await page.goto(movement);
  await page.getByRole('heading', { name: 'The Bridge' }).waitFor();
  await page.waitForFunction(() => document.querySelector('img.picture')?.naturalWidth > 100);
  // The form of a table, the hall and the slips have other shells and scripts than the refusal that they begin as.
  await page.goto(`${url}/tournaments/${event.id}/rounds/1/tables/1`);
  await page.locator('input[name=first]').fill('3');
  await page.locator('input[name=second]').fill('1');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('waiting for the other side to confirm').waitFor();
  await page.goto(`${url}/tournaments/${event.id}/hall`);
  await page.locator('[data-shell=hall] .board').first().waitFor();
  deepStrictEqual(await page.locator('header.site').count(), 0);
  await page.goto(`${url}/tournaments/${event.id}/rounds/1/slips`);
  await page.locator('[data-shell=print] .qr').waitFor();
  await page.goto(movement);
  await page.waitForFunction(() => document.querySelector('img.picture')?.naturalWidth > 100);
  await picture(page, 'movement-private-phone');
  faults.push(...(await axeFinds(page)));
  await close();
};

/** A league with one finished event: its table and its players. */
export const makeLeague = async (url) => {
  const send = changerOf(url);
  const { league, organiserToken } = await send('POST', '/v1/leagues', {
    name: 'League of the <b>Anduin</b>',
    rule: { scoring: 'PLACE', placePoints: [10, 7, 5], participationPoints: 2 },
  });
  const event = await newEvent(url, ['Ann', 'Bert', 'Cleo', 'Dora']);
  await event.send('POST', '/rounds');
  await event.send('POST', '/rounds/1/start');
  for (const table of [1, 2])
    await event.send('PUT', `/rounds/1/tables/${table}/result`, {
      kind: 'PLAYED',
      victoryPoints: [6, table],
    });
  const home = `/v1/leagues/${league.id}`;
  const claims = [];
  for (const [index, name] of ['Ann', 'Bert', 'Cleo', 'Dora'].entries()) {
    const player = await send('POST', `${home}/players`, { name }, organiserToken);
    claims.push({ entrant: `e${index + 1}`, player: player.id });
  }
  await send('POST', `${home}/offers`, { tournament: event.id }, event.token);
  await send('POST', `${home}/tournaments`, { tournament: event.id }, organiserToken);
  await send('POST', `${home}/tournaments/${event.id}/claims`, { claims }, organiserToken);
  await event.send('POST', '/finish');
  return { league: league.id, player: claims[0].player };
};

/** An event that players sign up for, and an army that somebody shared. */
export const openSignUp = async (url) => {
  const event = await newEvent(url, ['Ann'], { cap: 8, scenarios: ['no-escape'] });
  await event.send('PUT', '/sign-up', {
    isOpen: true,
    privacyText: 'Names are kept until the event is over.',
    messages: true,
  });
  const warband = { leader: { profile: 'tauriel' }, followers: [{ profile: 'mirkwood-ranger', count: 3 }] };
  const forces = [{ list: 'halls-of-thranduil', warbands: [warband] }];
  const { path } = await changerOf(url)('POST', '/v1/armies/share', { pointsLimit: 150, forces });
  return { open: event.id, shared: path };
};

/** A roll between two players, and the page that works it out again. */
export const checkRolls = async (faults, url) => {
  const send = changerOf(url);
  const opened = await send('POST', '/v1/rolls', {
    players: ['Ann', 'Bert'],
    reason: 'Priority, turn 3',
    count: 3,
  });
  const { roll, joinTokens: tokens } = opened;
  for (const [index, { token }] of tokens.entries())
    await send('POST', `/v1/rolls/${roll.id}/join`, { word: `word ${index}` }, token);
  const reader = await person(faults, url, { javaScriptEnabled: false });
  const page = await reader.browser.newPage();
  await page.goto(`${url}/rolls`);
  await page.getByText('Check a roll', { exact: true }).click();
  await page.locator('#check').fill(roll.id);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('The dice follow from the secret').waitFor();
  await page.getByLabel(/commitment that you noted/).fill(roll.commitment);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('It is the commitment that you noted.').waitFor();
  await page.getByLabel(/commitment that you noted/).fill('f'.repeat(64));
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.locator('.verdict[data-valid="false"]').waitFor();
  await reader.close();
  return roll.id;
};
