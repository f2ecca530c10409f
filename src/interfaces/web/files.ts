/** The scripts, styles and fonts that the build has made: by the name a page calls them, and by address. */
export interface WebFiles {
  /** `live.js` to `/web/live-ABCD2345.js`. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, FileFacts>>;
  /** Reads a file; beside each `x` lies `x.gz`. */
  readonly read: (file: string) => Buffer;
  /** Changes with anything that changes how a page looks. */
  readonly build: string;
}

export interface FileFacts {
  readonly type: string;
  readonly etag: string;
  readonly file: string;
  /** Whether its name has its content's hash in it. */
  readonly isHashed: boolean;
}
