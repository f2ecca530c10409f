/** A stored secret choice: its seal and, once shown, the choice. */
export interface SealedChoiceFacts {
  readonly subject: string;
  readonly player: string | null;
  /** 64 hexadecimal digits, lower case. */
  readonly commitment: string;
  readonly choice: string | null;
  readonly nonce: string | null;
}
