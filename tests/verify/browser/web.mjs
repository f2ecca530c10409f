// The pages of `npm start` itself in headless Chromium, every other host blocked: whole events in the console by mouse and by
// keyboard alone, two scorekeepers at once, a connection that goes and comes back, players with their results and armies, the frame
// on another website, reading without scripts, every page from phone to projector, light and dark, axe-core.
//   node tests/verify/browser/web.mjs [url] [--pictures FOLDER] [--only PART,PART]
import { deepStrictEqual } from 'node:assert/strict';
import { countActs } from './acts.mjs';
import { lookAtSheet } from './army-sheet.mjs';
import { giveAwards } from './awards.mjs';
import { playByCaptains } from './captains.mjs';
import { uploadCatalogue } from './catalogues.mjs';
import { setUpDiscord } from './discord-page.mjs';
import { useDiscord } from './discord-server.mjs';
import { runDoubles } from './doubles.mjs';
import { switchEditions } from './editions.mjs';
import { keepGames } from './game-sheet.mjs';
import { runEvent } from './event.mjs';
import { exchangeFiles } from './files.mjs';
import { lookAtTokenPages } from './token-pages.mjs';
import { decideByHouseRulings } from './house-rulings.mjs';
import { runByKeyboard } from './keyboard.mjs';
import { runLeague } from './league-organiser.mjs';
import { playOneEvent } from './one-player.mjs';
import {
  checkRolls,
  keepPrivate,
  makeLeague,
  openSignUp,
  playAndWatch,
  submitArmies,
  typeCodes,
} from './players.mjs';
import { checkPicture, embedElsewhere, hallFits, lookAtAll, readWithoutScripts, weigh } from './reading.mjs';
import { beginAnew } from './newcomer.mjs';
import { oddsWhileTyping } from './odds.mjs';
import { withNpmStart } from './server.mjs';
import { askWithoutConnection } from './forms-offline.mjs';
import { askAtTheTable } from './table-questions.mjs';
import { runOrganiser } from './organiser.mjs';
import { runOwnScoring } from './own-scoring.mjs';
import { watchLargeEvent } from './spectator.mjs';
import { runStages } from './stages.mjs';
import { runTeamEvent } from './team-event.mjs';
import { runTwoArmies } from './two-armies.mjs';
import { playOnTwoPhones } from './two-phones.mjs';

const MOST_HTML_BYTES = 50_000;
const MOST_SCRIPT_BYTES = 30_000;

const option = (name) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const only = option('--only')?.split(',');

const pathsOf = ({ id, armies, catalogue, league, player, roll, open, shared, staged }) => ({
  home: '/',
  event: `/tournaments/${id}`,
  standings: `/tournaments/${id}/standings`,
  round: `/tournaments/${id}/rounds/2`,
  entrants: `/tournaments/${id}/entrants`,
  entrant: `/tournaments/${id}/entrants/e1`,
  army: `/tournaments/${armies}/entrants/e1`,
  movement: `/tournaments/${id}/movement`,
  stages: `/tournaments/${staged}/stages`,
  'event-stages': `/tournaments/${staged}`,
  squads: `/tournaments/${staged}/squads`,
  hall: `/tournaments/${id}/hall`,
  print: `/tournaments/${id}/rounds/2/print`,
  slips: `/tournaments/${id}/rounds/2/slips`,
  table: `/tournaments/${id}/rounds/2/tables/3`,
  embed: `/tournaments/${id}/embed`,
  'embed-pairings': `/tournaments/${id}/embed?show=pairings`,
  leagues: '/leagues',
  league: `/leagues/${league}`,
  'league-embed': `/leagues/${league}/embed`,
  'league-console': '/leagues/manage',
  'league-player': `/leagues/${league}/players/${player}`,
  rules: '/rules',
  search: '/rules?q=heroc%20fight',
  'search-both': '/rules?q=heroic%20strike',
  'rules-2024': '/rules?edition=2024',
  changes: '/rules/changes',
  coverage: '/rules/coverage',
  'scenario-2024': '/rules/scenarios/2024-hold-ground',
  'odds-2024': '/odds?edition=2024',
  ask: '/rules/ask',
  'ask-shoot': '/rules/ask?question=may-shoot&movedInches=4&prone=on',
  'ask-score': '/rules/ask?question=score-2024-hold-ground',
  'to-wound': '/rules/to-wound',
  chart: '/rules/charts/leap',
  scenario: '/rules/scenarios/no-escape',
  entry: '/rules/entries/heroic-combat',
  odds: '/odds',
  'odds-kinds': '/odds?a.2.count=1&a.2.might=2&a.2.fight=6&a.specialStrike=FEINT',
  'odds-faults': '/odds?a.fight=99',
  'odds-profiles': '/odds?a.profile=aragorn+strider&a.option=horse&b.profile=uruk-hai-scout',
  volley: '/odds?kind=volley',
  'odds-needed': '/odds/needed?a.fight=5&a.might=1&b.count=1',
  'odds-turn':
    '/odds/turn?f1.a=Aragorn+-+Strider&f1.b=Mordor+Troll&f2.a=F4+S4+D5&f2.b=F3+S3+D4&f2.trapped=a1',
  rolls: '/rolls',
  'rolls-refused': '/rolls?check=muster1.x.y',
  'start-game': '/games',
  game: '/game',
  'start-fight': '/rolls/fights',
  'start-fight-2024': '/rolls/fights?edition=2024',
  roll: `/rolls/${roll}`,
  planner: '/planner',
  armies: '/armies',
  'two-armies': '/armies/against',
  statistics: '/statistics',
  'upload-catalogue': '/armies/catalogues',
  catalogue: `/armies/catalogues/${catalogue}`,
  'army-list': '/armies/lists/minas-tirith',
  legion: '/armies/legions/army-of-dale',
  profile: '/armies/lists/minas-tirith/profiles/aragorn-king-elessar',
  organise: '/organise',
  discord: '/discord',
  play: '/play',
  'play-coded': `/play?tournament=${id}`,
  missing: '/rules/charts/leep',
  'missing-event': '/tournaments/nothing',
  'missing-address': '/nothing-here',
  'event-before': `/tournaments/${open}`,
  'sign-up': `/tournaments/${open}/sign-up`,
  'stop-messages': `/tournaments/${open}/stop-messages/e1/AAAAAAAAAAAAAAAAAAAAAA`,
  'sign-up-closed': `/tournaments/${id}/sign-up`,
  'standings-before': `/tournaments/${open}/standings`,
  certificates: `/tournaments/${id}/certificates`,
  'home-search': '/?q=shire',
  'search-nothing': '/rules?q=zzzzzz',
  shared,
  me: '/me',
});

const check = async (url) => {
  const faults = [];
  const part = async (name, work, said) => {
    if (only && !only.includes(name)) return undefined;
    const made = await work();
    console.log(`web: ${said}`);
    return made;
  };
  // First, while no event is there.
  await part(
    'newcomer',
    () => beginAnew(faults, url),
    'a newcomer at an empty start page: a running demo event in two clicks, thrown away; one search, the guide by role',
  );
  const id =
    option('--event') ??
    (await part(
      'event',
      () => runEvent(faults, url),
      '16 players, 4 rounds in the console: two scorekeepers, conflicts, a lost connection, a closed page, corrections',
    ));
  await part(
    'keyboard',
    () => runByKeyboard(faults, url),
    'an event of 5 by keyboard alone, from the first name to the export',
  );
  await part(
    'play',
    () => playAndWatch(faults, url),
    'reported, confirmed, disputed, ruled; the open page followed',
  );
  await part(
    'codes',
    () => typeCodes(faults, url),
    'a code typed on a telephone: once, its answer lost on the way, refused the second time',
  );
  await part(
    'teams',
    () => runTeamEvent(faults, url),
    'a private team event in the console: invitation, approval, the games of a match',
  );
  await part(
    'player',
    () => playOneEvent(faults, url),
    'a player’s whole event: signs up, keeps the link, signs a club up, hands in an army, checks in, reports without a connection, withdraws',
  );
  await part(
    'captains',
    () => playByCaptains(faults, url),
    'a whole team match by two captains on their phones: line-up, sealed choices over a reload, shown, checked, reported',
  );
  await part(
    'doubles',
    () => runDoubles(faults, url),
    'a doubles event in the console: scenarios chosen by name, a report taken back',
  );
  await part(
    'two-armies',
    () => runTwoArmies(faults, url),
    'two armies for each player: set in the console, handed in and chosen on two telephones, on slips and in the hall',
  );
  await part(
    'own-scoring',
    () => runOwnScoring(faults, url),
    'own scoring without JSON: a pack with other bands at creation, weights in the settings; preview, results, standings',
  );
  await part(
    'organiser',
    () => runOrganiser(faults, url),
    'an organiser without the API: own scoring, a dispute, a correction, a drop; helpers; 300 entrants; a console that does not move on a slow phone',
  );
  await part(
    'house-rulings',
    () => decideByHouseRulings(faults, url),
    'house rulings chosen in the console, listed on the event’s page, followed by the rules that it links to',
  );
  await part(
    'league',
    () => runLeague(faults, url),
    'a league without the API: three events joined, claims, a code, a merge, a new season, embedded elsewhere, its key brought back',
  );
  await part(
    'discord',
    () => setUpDiscord(faults, url),
    'a Discord server set up step by step: without any key, with faults, until each step works',
  );
  await part(
    'discord-server',
    () => useDiscord(faults),
    'a bot met by a stand-in for Discord: endpoint, commands and connection by the page, an answer in the channel',
  );
  const staged = await part(
    'stages',
    () => runStages(faults, url),
    'pools and a cut in the console to the podium: its field by hand, numbers by line, squads, scores by opponents',
  );
  await part('acts', () => countActs(faults, url), 'no act takes more clicks or keys than it may');
  await part(
    'token-pages',
    () => lookAtTokenPages(faults, url),
    'each view of the console and the player’s page at every width, light and dark, in large letters too',
  );
  const armies = await part(
    'armies',
    () => submitArmies(faults, url),
    'an army out of a roster file, fixed, published',
  );
  await part(
    'sheet',
    () => lookAtSheet(faults, url),
    'the sheet of an army, light and dark, on a phone and a screen',
  );
  await part(
    'awards',
    () => giveAwards(faults, url),
    'awards announced, voted on, given, printed as certificates',
  );
  await part(
    'files',
    () => exchangeFiles(faults, url),
    'an event out of files: entrants and results with any headings, a report file read and written, a late pair',
  );
  const catalogue = await part(
    'catalogues',
    () => uploadCatalogue(faults, url),
    'a catalogue uploaded in parts, its report, armies tried against it, a second version',
  );
  await part(
    'private',
    () => keepPrivate(faults, url),
    'a private event, with its picture, for its token alone',
  );
  await part('odds', () => oddsWhileTyping(faults, url), 'odds on a phone while one types, offline too');
  await part(
    'table-questions',
    () => askAtTheTable(faults, url),
    'the 15 questions of a table on a phone, two interactions at most',
  );
  await part(
    'forms-offline',
    () => askWithoutConnection(faults, url),
    'forms of rules answer without a connection as the server does, open again, and throw their dice',
  );
  await part(
    'editions',
    () => switchEditions(faults, url),
    'the edition chosen once, on a phone: odds, rules, charts and scenarios follow',
  );
  await part(
    'two-phones',
    () => playOnTwoPhones(faults, url),
    'two phones: a fair roll and a fight of each edition to its end, and one form that checks them',
  );
  await part(
    'game-sheet',
    () => keepGames(faults, url),
    'games of each edition, singles and doubles, kept on two phones, one of them without a connection, to a confirmed result',
  );
  await part(
    'spectator',
    () => watchLargeEvent(faults, url),
    'an event of 300 watched: six pages in the hall, a name found on a phone, podium, certificates, a light frame, two armies to send',
  );
  const roll = await part('rolls', () => checkRolls(faults, url), 'a roll worked out again on its page');
  if (id) {
    await part('picture', () => checkPicture(url, id), 'the movement as PNG');
    await part(
      'hall',
      () => hallFits(faults, url, id),
      'the hall fits the projector, page by page where it must',
    );
    await part('no-script', () => readWithoutScripts(faults, url, id), 'read without scripts');
    await part('embed', () => embedElsewhere(faults, url, id), 'framed by one line on another origin');
  }
  if (id && armies && catalogue && roll && staged) {
    const paths = pathsOf({
      id,
      armies,
      catalogue,
      roll,
      staged,
      ...(await makeLeague(url)),
      ...(await openSignUp(url)),
    });
    await part(
      'look',
      () => lookAtAll(faults, url, paths),
      'every page, phone to projector, light and dark: nothing too wide, in large text either, nothing found by axe-core, no other host asked',
    );
    const weights = await weigh(url, paths);
    for (const [name, { htmlBytes, scriptBytes }] of Object.entries(weights)) {
      if (htmlBytes >= MOST_HTML_BYTES) faults.push(`${name}: ${htmlBytes} bytes of HTML`);
      if (scriptBytes >= MOST_SCRIPT_BYTES) faults.push(`${name}: ${scriptBytes} bytes of script`);
      console.log(`  ${name}: ${htmlBytes} bytes of HTML, ${scriptBytes} of script`);
    }
  }
  deepStrictEqual([...new Set(faults)], []);
};

const given = process.argv[2]?.startsWith('http') ? process.argv[2] : undefined;
await (given ? check(given) : withNpmStart(check));
