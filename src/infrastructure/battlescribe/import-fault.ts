/** Why a file cannot be read. `file` is its name as given; all but NOT_* are limits that protect the reader. */
export interface ImportFault {
  readonly code:
    | 'NOT_XML'
    | 'NOT_UTF8'
    | 'NOT_JSON'
    | 'NOT_A_ZIP'
    | 'NO_CATALOGUE_INSIDE'
    | 'DTD_REFUSED'
    | 'TOO_DEEP'
    | 'TOO_LARGE'
    | 'TOO_MANY_ELEMENTS'
    | 'TOO_MANY_ENTRIES'
    | 'NOT_BATTLESCRIBE'
    | 'OTHER_GAME_SYSTEM'
    | 'GAME_SYSTEM_MISSING';
  readonly detail: string;
  readonly file?: string;
}
