import type { GatewayEvent } from './gateway-event';

/** A request as the edge hands it to what answers its address. */
export interface EdgeRequest {
  readonly event: GatewayEvent;
  /** Without the stage and the query. */
  readonly path: string;
  /** The texts in the path for the parameters of the row's template. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The largest body that the row takes. */
  readonly bodyLimitBytes: number;
}
