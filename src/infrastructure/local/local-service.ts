/** Something that runs beside the gateway and that the functions reach through their environment. */
export interface LocalService {
  /** Environment variables for the functions, set before the first of them is loaded. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}
