import { type Html, html } from '../html';
import { messages } from '../messages';
import { type Page, type ScriptName, type WebPage, referencePage } from '../reply';

/** Pages that a script draws, in the browser that holds the token. */

interface Texts {
  readonly title: string;
  readonly noScript: string;
}

/** The place that the script fills; without a script it says so. */
const place = (
  id: ScriptName,
  { noScript }: Texts,
  { before, attributes }: { readonly before?: Html; readonly attributes?: Html } = {},
): Html =>
  html`<div id="${id}" ${attributes}>
    ${before}
    <noscript><p>${noScript}</p></noscript>
  </div>`;

const heading = ({ title }: Texts): Html => html`<h1>${title}</h1>`;

const scriptPage = (script: ScriptName, texts: Texts, page: Partial<WebPage>) =>
  referencePage(() => ({
    title: texts.title,
    scripts: [script],
    main: html`${heading(texts)} ${place(script, texts)}`,
    ...page,
  }));

/** A person's own page over all events: it works with the key that this browser keeps. */
export const mePage: Page = async () => scriptPage('me', messages.me, { section: 'PLAY' });

/** The organiser's console. */
export const organisePage: Page = async () =>
  scriptPage('organise', messages.organise, {
    section: 'ORGANISE',
    main: place('organise', messages.organise, { before: heading(messages.organise) }),
  });

/** The console of a league: it works with the tokens that this browser keeps. */
export const leagueConsolePage: Page = async () =>
  scriptPage('league-console', messages.leagueConsole, {
    section: 'ORGANISE',
    main: place('league-console', messages.leagueConsole, { before: heading(messages.leagueConsole) }),
  });

/** The page that sets a Discord server up; its script asks what works already. */
export const discordPage: Page = async () => scriptPage('discord', messages.discord, { section: 'ORGANISE' });

/** The player's page: it works with the token that the player's link carries behind the `#`, which is never sent to us. */
export const playPage: Page = async () =>
  scriptPage('play', messages.play, {
    section: 'PLAY',
    main: html`${heading(messages.play)} ${place('play', messages.play)}
      <p><a href="/me">${messages.me.link}</a></p>`,
  });

/**
 * The page on which players sign up. Its script asks for the terms: of a private event with the invitation, which stands behind the
 * `#` of the address and is not sent with the page.
 */
export const signUpPage: Page = async ({ parameters }) =>
  scriptPage('sign-up', messages.signUp, {
    main: html`${heading(messages.signUp)}
    ${place('sign-up', messages.signUp, { attributes: html`data-tournament="${parameters['tournament'] ?? ''}"` })}`,
  });
