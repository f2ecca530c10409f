import type { StoredContext } from '../../app/kernel/store/context';
import type { Answer } from '../../app/kernel/use-case';
import { ok } from '../../shared/result';
import type { Html } from './html';

/** Requests and replies of pages. */

export const sections = [
  'TOURNAMENTS',
  'PLAY',
  'ORGANISE',
  'ODDS',
  'RULES',
  'ARMIES',
  'ROLLS',
  'PLANNER',
] as const;
export type Section = (typeof sections)[number];

export const scripts = [
  'live',
  'front',
  'hall',
  'frame',
  'organise',
  'play',
  'dice',
  'army',
  'catalogue',
  'odds',
  'sign-up',
  'me',
] as const;
export type ScriptName = (typeof scripts)[number];

/** The picture of pages that have none of their own. */
export const SITE_CARD = '/cards/site/muster.png';

/** Preview of a page in a chat or a search engine. */
export interface Social {
  /** One or two sentences. */
  readonly description: string;
  /** The path of a picture of 1200 by 630 pixels; absent where there is none. */
  readonly picture?: string;
}

/** A page without the frame around it. */
export interface WebPage {
  readonly title: string;
  readonly main: Html;
  /** Marked in the navigation. */
  readonly section?: Section;
  /** WINDOW: with navigation and footer; FRAME: for other people's pages; HALL and PRINT: bare. */
  readonly shell?: 'WINDOW' | 'FRAME' | 'HALL' | 'PRINT';
  /** Asks again whether something has changed. */
  readonly isLive?: boolean;
  readonly scripts?: readonly ScriptName[];
  readonly social?: Social;
  /** Its colours, whatever the reader has set. */
  readonly theme?: 'light' | 'dark';
  /** Rules of style that this page alone has; our own text, never a reader's. */
  readonly style?: string;
}

export type CachePolicy = 'reference' | 'live' | 'never';

/** The answer of a page. `version` tells two states of it apart; without one its text does. */
export type Reply =
  | {
      readonly kind: 'PAGE';
      readonly cache: CachePolicy;
      readonly version?: string;
      readonly page: () => WebPage | Promise<WebPage>;
    }
  | {
      readonly kind: 'FILE';
      readonly cache: CachePolicy;
      readonly type: string;
      readonly body: string;
      readonly version?: string;
      /** Name under which the browser saves it. */
      readonly fileName?: string;
    }
  | { readonly kind: 'MOVED'; readonly to: string };

export interface PageRequest {
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** `https://host`, as the reader addressed us. */
  readonly origin: string;
}

/** A page: asks use-cases, and lays out what they answer. */
export type Page = (request: PageRequest, context: StoredContext) => Promise<Answer<Reply>>;

type MakePage = () => WebPage | Promise<WebPage>;

/** A page that changes only with a release. */
export const referencePage = (page: MakePage): Answer<Reply> =>
  ok({ kind: 'PAGE', cache: 'reference', page });

/** A page that changes with the state that `version` names. */
export const livePage = (version: string, page: MakePage): Answer<Reply> =>
  ok({ kind: 'PAGE', cache: 'live', version, page });
