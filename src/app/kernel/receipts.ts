import type { RulesContext } from './ports';

/** Content of a receipt: the operation, its input, the dice and the time. */
export interface ReceiptContent {
  readonly operation: string;
  /** The checked input as JSON text. */
  readonly input: string;
  readonly dice: readonly number[];
  /** ISO 8601, UTC. */
  readonly rolledAt: string;
  /** Random, so that no two receipts are alike. */
  readonly nonce: string;
}

const NONCE_BYTES = 12;
/** Version 1 of the key is not named: receipts of release 0.1 name none. */
const PREFIX = /^muster1(?:-([1-9]\d{0,5}))?$/;
const prefixOf = (version: number): string => (version === 1 ? 'muster1' : `muster1-${version}`);

const encode = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');
const decode = (text: string): string => Buffer.from(text, 'base64url').toString('utf8');

/**
 * A receipt that needs no store: `muster1.<content>.<signature>`, the content as base64url JSON, the signature
 * (Ed25519, base64url) over `muster1.<content>`. Version 2 of the key and those after it are named: `muster1-2.<content>.<signature>`.
 * It proves the dice and the time of a roll.
 */
export const issueReceipt = (
  { operation, input, dice }: { operation: string; input: unknown; dice: readonly number[] },
  { clock, random, signer }: RulesContext,
): string => {
  const content: ReceiptContent = {
    operation,
    input: JSON.stringify(input),
    dice,
    rolledAt: new Date(clock.nowMs()).toISOString(),
    nonce: random.token(NONCE_BYTES),
  };
  const signed = `${prefixOf(signer.version?.() ?? 1)}.${encode(JSON.stringify(content))}`;
  return `${signed}.${signer.sign(signed)}`;
};

const isContent = (value: unknown): value is ReceiptContent => {
  const { operation, input, dice, rolledAt, nonce } = (value ?? {}) as Partial<ReceiptContent>;
  return (
    [operation, input, rolledAt, nonce].every((text) => typeof text === 'string') &&
    Array.isArray(dice) &&
    dice.every(Number.isInteger)
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The content of a receipt, or null if its signature is not ours. */
export const readReceipt = async (
  receipt: string,
  { signer }: Pick<RulesContext, 'signer'>,
): Promise<ReceiptContent | null> => {
  const [prefix = '', body, signature, ...rest] = receipt.trim().split('.');
  const named = PREFIX.exec(prefix);
  if (named === null || body === undefined || signature === undefined || rest.length > 0) return null;
  if (!(await signer.verify(`${prefix}.${body}`, signature, Number(named[1] ?? 1)))) return null;
  const content = parsed(decode(body));
  return isContent(content) ? content : null;
};
