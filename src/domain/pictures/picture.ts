/** The data that pictures are made from, and a finished picture: plain data in, SVG text out. */

export const themes = {
  AUTO: "The reader's own setting, light if there is none; a PNG is light.",
  LIGHT: 'Dark on white.',
  DARK: 'Light on nearly black.',
} as const;
export type Theme = keyof typeof themes;

/** The numbers of a picture as text, for who cannot see it: every row as long as `columns`. */
export interface PictureTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A picture and its text alternative. */
export interface Picture {
  /** A whole SVG document without an XML declaration: it stands as a file and within HTML alike. */
  readonly svg: string;
  /** Pixels at scale 1, as in the viewBox. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** The alternative text: the content of the picture in a sentence or two. */
  readonly description: string;
  readonly table: PictureTable;
}

/** The words above a picture; any text, shortened to fit. */
export interface Heading {
  readonly title: string;
  /** A second, quieter line; none if empty. */
  readonly subtitle: string;
}

/** Chances by row and column, such as the first side's dice by the second side's. */
export interface DuelMatrix extends Heading {
  readonly rows: { readonly title: string; readonly labels: readonly string[] };
  readonly columns: { readonly title: string; readonly labels: readonly string[] };
  /** 0 to 1, one list for each row. */
  readonly chances: readonly (readonly number[])[];
  /** The cell that was asked about, marked; null for none. */
  readonly asked: { readonly row: number; readonly column: number } | null;
}

/** A distribution: how likely 0, 1, 2, ... are. */
export interface WoundBars extends Heading {
  /** The thing counted, with its unit: "Wounds lost". */
  readonly counted: string;
  readonly bars: readonly {
    readonly label: string;
    /** 0 to 1. */
    readonly chance: number;
    /** The exact chance as text for the table, such as "1/36". */
    readonly exact: string;
  }[];
  /** Whether "that many or more" means something; true if omitted. */
  readonly isCount?: boolean;
}

/** Chances against a number, a line for each case. */
export interface OddsCurves extends Heading {
  readonly horizontal: { readonly title: string; readonly values: readonly number[] };
  /** The title of the chances: "Chance to win". */
  readonly vertical: string;
  /** 1 to 6 lines. */
  readonly lines: readonly {
    readonly name: string;
    /** 0 to 1, one for each of `values`. */
    readonly chances: readonly number[];
  }[];
  /** The value that was asked about, marked; null for none. */
  readonly asked: number | null;
}

/** Shares with their intervals, a row each, in the order of the list. All shares are from 0 to 1. */
export interface IntervalPlot extends Heading {
  /** The thing measured: "Win rate". */
  readonly measured: string;
  readonly rows: readonly {
    readonly label: string;
    readonly share: number;
    readonly low: number;
    readonly high: number;
    /** The share with something taken out. */
    readonly adjusted: number;
    readonly games: number;
  }[];
}

/** Ranks after each round; best in the order of the last round. */
export interface StandingsMovement extends Heading {
  readonly rounds: readonly string[];
  readonly entrants: readonly {
    readonly name: string;
    /** 1 is best; null where not ranked after that round. One for each round. */
    readonly ranks: readonly (number | null)[];
    /** Drawn in colour; where nobody is, the first six of the last round are. */
    readonly isHighlighted: boolean;
  }[];
}

/** A side of a game in a bracket. */
export interface BracketSide {
  readonly name: string;
  /** Beside the name; empty where there is none yet. */
  readonly score: string;
  readonly goesOn: boolean;
}

/** The rounds of a knock-out, the first to the left; each round has half the games of the one before. */
export interface BracketPicture extends Heading {
  readonly rounds: readonly {
    readonly title: string;
    readonly games: readonly (readonly [BracketSide, BracketSide])[];
  }[];
  /** The game for the third place with its title; null for none. */
  readonly third: { readonly title: string; readonly sides: readonly [BracketSide, BracketSide] } | null;
}

/** How a game ended for whoever stands in the row. */
export type CellResult = 'WON' | 'DRAWN' | 'LOST';

/** Everybody's games against the others of their group. */
export interface CrosstablePicture extends Heading {
  /** At least one; each with at least one row. */
  readonly groups: readonly {
    readonly title: string;
    /** Above the cells of its rows. */
    readonly columns: readonly string[];
    /** The title above the last cell. */
    readonly total: string;
    readonly rows: readonly {
      readonly name: string;
      /** As long as `columns`; null for a cell without a game. */
      readonly cells: readonly ({ readonly text: string; readonly result: CellResult } | null)[];
      readonly total: string;
    }[];
  }[];
}

/** An army laid out for the table. */
export interface RosterSheet extends Heading {
  readonly description: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly blocks: readonly {
    readonly title: string;
    /** Above the cells of its rows. */
    readonly heads: readonly string[];
    readonly rows: readonly {
      readonly name: string;
      readonly isStrong: boolean;
      /** A quieter line below; none if empty. */
      readonly note: string;
      readonly cells: readonly string[];
      readonly points: string;
      readonly boxes: readonly { readonly name: string; readonly count: number }[];
    }[];
  }[];
  /** The modules of a QR code, true for dark, its quiet zone included; empty for none. */
  readonly code: readonly (readonly boolean[])[];
}
