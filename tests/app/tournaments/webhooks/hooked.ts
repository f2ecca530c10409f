import { Webhook as Receiver } from 'standardwebhooks';
import type { Store } from '../../../../src/app/kernel/store/store';
import { type DeliveryRun, sendDeliveries } from '../../../../src/app/tournaments/sending/send-deliveries';
import type { WebhookPayload } from '../../../../src/app/tournaments/sending/webhook-channel';
import type { Message, Sent, WebhookSender } from '../../../../src/app/tournaments/sending/channel';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { type Input, type OperationName, contextFor, must } from '../organiser';
import type {
  CreatedTournament,
  WebhookDeliveries,
  WebhookList,
  WebhookWithSecret,
} from '../../../../src/app/kernel/generated/answers';

/** A tournament whose webhooks are told by runs that the test begins, with a clock that the test moves. */

const START_MS = Date.UTC(2026, 10, 21, 9);

export const ok: Sent = { kind: 'ANSWERED', status: 200 };
export const status = (code: number): Sent => ({ kind: 'ANSWERED', status: code });

export interface Hooked {
  readonly store: ReturnType<typeof memoryStore>;
  readonly id: string;
  readonly token: string;
  /** Every message that was sent, oldest first. */
  readonly sent: readonly Message[];
  readonly does: <Output = Record<string, unknown>>(
    operation: OperationName,
    input?: Input,
    caller?: { readonly token?: string; readonly ifMatch?: string },
  ) => Promise<Output>;
  readonly hook: (more?: Input) => Promise<WebhookWithSecret>;
  /** One run of the deliverer, over this store if not the plain one. */
  readonly run: (store?: Store) => Promise<DeliveryRun>;
  readonly deliveries: (webhook: string) => Promise<WebhookDeliveries['items']>;
  readonly list: () => Promise<WebhookList['items']>;
  /** Seconds go by. */
  readonly pass: (seconds: number) => void;
  readonly nowMs: () => number;
}

/** @param answer what the receiver answers to the nth message, from 0 */
export const hooked = async (
  answer: (message: Message, n: number) => Sent | Promise<Sent> = () => ok,
  settings: Input = {},
): Promise<Hooked> => {
  let nowMs = START_MS;
  const clock = () => nowMs;
  const store = memoryStore(clock);
  const world = { store, nowMs: clock };
  const sent: Message[] = [];
  const sender: WebhookSender = {
    send: async (message) => {
      sent.push(message);
      return answer(message, sent.length - 1);
    },
  };
  const created = await must<CreatedTournament>(world, 'createTournament', {
    input: { name: 'Hooked', rounds: 2, ...settings },
  });
  const [id, token] = [created.tournament.id, created.organiserToken];
  const does: Hooked['does'] = (operation, input = {}, caller = {}) =>
    must(world, operation, { input: { tournament: id, ...input }, token, ...caller });
  return {
    ...{ store, id, token, sent, does, nowMs: clock },
    hook: (more = {}) => does('createWebhook', { url: 'https://hooks.example.org/a', ...more }),
    run: (over = store) =>
      sendDeliveries({ ...contextFor({ ...world, store: over }, {}), sender, nowMs: clock }),
    deliveries: async (webhook) =>
      (await does<WebhookDeliveries>('webhookDeliveries', { webhook, limit: 100 })).items,
    list: async () => (await does<WebhookList>('webhooks')).items,
    pass: (seconds) => {
      nowMs += seconds * 1000;
    },
  };
};

export const payloadOf = ({ body }: Message): WebhookPayload => JSON.parse(body) as WebhookPayload;

/** Type and place of what was sent. */
export const toldOf = (messages: readonly Message[]): readonly string[] =>
  messages.map((message) => {
    const { type, data } = payloadOf(message);
    return [type, data.entrant ?? '', data.round ?? '', data.table ?? '', data.version ?? '']
      .join(' ')
      .trim();
  });

/** Checks a message as its receiver would, whatever the time is in the test. */
export const isValid = (secret: string, { headers, body }: Message): boolean => {
  const sentAt = Number(headers['webhook-timestamp']) * 1000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(sentAt);
  try {
    new Receiver(secret).verify(body, { ...headers });
    return true;
  } catch {
    return false;
  } finally {
    clock.mockRestore();
  }
};
