import type { StoredContext } from '../../app/kernel/store/context';
import { type Answer, ok } from '../../app/kernel/answer';
import type { Html } from './html';

export const sectionAddresses = {
  TOURNAMENTS: '/',
  PLAY: '/play',
  ORGANISE: '/organise',
  ODDS: '/odds',
  RULES: '/rules',
  ARMIES: '/armies',
  ROLLS: '/rolls',
  PLANNER: '/planner',
  STATISTICS: '/statistics',
} as const;
export type Section = keyof typeof sectionAddresses;

type LoneScript =
  | 'live'
  | 'live-games'
  | 'find'
  | 'share'
  | 'front'
  | 'hall'
  | 'frame'
  | 'dice'
  | 'army'
  | 'catalogue'
  | 'odds'
  | 'ask'
  | 'edition';
/** The scripts of pages; the last four draw a page of their own. */
export type ScriptName =
  | LoneScript
  | 'rolls'
  | 'roll'
  | 'fight'
  | 'start-game'
  | 'game'
  | 'organise'
  | 'league-console'
  | 'discord'
  | 'play'
  | 'sign-up'
  | 'me'
  | 'stop-messages';

/** The picture of pages that have none of their own. */
export const SITE_CARD = '/cards/site/muster.png';

/** Preview of a page in a chat or a search engine. */
interface Social {
  readonly description: string;
  /** The path of a picture of 1200 by 630 pixels; absent where there is none. */
  readonly picture?: string;
}

/** A page without the frame around it. */
export interface WebPage {
  readonly title: string;
  readonly main: Html;
  readonly section?: Section;
  /** For a page that there is in each edition, which then has the switch: the edition shown, empty for both, and what was asked. */
  readonly edition?: { readonly shown: string; readonly query: URLSearchParams };
  /** The edition that an event is played in: links to rules and odds lead to it, whatever the reader chose elsewhere. */
  readonly eventEdition?: string;
  /** The event whose house rulings the rules and odds that it links to follow. */
  readonly followedEvent?: string;
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

interface Cached {
  readonly cache: CachePolicy;
  /** Tells two states of the answer apart; without one its text does. */
  readonly version?: string;
}

interface File extends Cached {
  readonly kind: 'FILE';
  readonly type: string;
  readonly body: string;
  readonly fileName?: string;
}

type MakePage = () => WebPage | Promise<WebPage>;

export type Reply =
  | (Cached & { readonly kind: 'PAGE'; readonly page: MakePage })
  | File
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

/** A page that changes only with a release. */
export const referencePage = (page: MakePage): Answer<Reply> =>
  ok({ kind: 'PAGE', cache: 'reference', page });

/** A page that changes with what is stored, and has no version: its text tells two states apart. */
export const currentPage = (page: MakePage): Answer<Reply> => ok({ kind: 'PAGE', cache: 'live', page });

/** A page that no cache may store: it holds the address by which we were asked, or what one reader typed. */
export const unstoredPage = (page: MakePage): Answer<Reply> => ok({ kind: 'PAGE', cache: 'never', page });

/** A picture as a file. */
export const svgFile = (body: string, cached: Cached): Answer<Reply> =>
  ok({ kind: 'FILE', type: 'image/svg+xml', body, ...cached });

/** A page that changes with the state that `version` names. */
export const livePage = (version: string, page: MakePage): Answer<Reply> =>
  ok({ kind: 'PAGE', cache: 'live', version, page });
