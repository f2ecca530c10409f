import type { Mail, Mailer, Sent } from '../../app/tournaments/sending/channel';
import { sendSigned } from '../aws/sign-request';

const PATH = '/v2/email/outbound-emails';
const LONGEST_ANSWER_MS = 10_000;

const text = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** As SES takes it. Simple content, not raw: the right to send it is `ses:SendEmail` alone. */
const bodyOf = ({ to, subject, text: content, unsubscribe }: Mail, from: string): string =>
  JSON.stringify({
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    Content: {
      Simple: {
        Subject: text(subject.replaceAll(/\p{Cc}+/gu, ' ')),
        Body: { Text: text(content) },
        Headers: [
          { Name: 'List-Unsubscribe', Value: `<${unsubscribe}>` },
          { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
        ],
      },
    },
  });

interface SesParts {
  readonly from: string;
  readonly region: string;
  readonly nowMs: () => number;
  /** For tests. */
  readonly endpoint?: string | undefined;
}

/** Sends by Amazon SES: one signed request for each email. */
export const createSesMailer = ({ from, region, nowMs, endpoint }: SesParts): Mailer => ({
  send: async (mail): Promise<Sent> => {
    const url = new URL(PATH, endpoint || `https://email.${region}.amazonaws.com`);
    try {
      const answer = await sendSigned(url, {
        method: 'POST',
        region,
        service: 'ses',
        headers: { 'content-type': 'application/json' },
        body: bodyOf(mail, from),
        atMs: nowMs(),
        longestMs: LONGEST_ANSWER_MS,
      });
      await answer.body?.cancel();
      return { kind: 'ANSWERED', status: answer.status };
    } catch (error) {
      const isLate = (error as Error).name === 'TimeoutError';
      return { kind: 'FAILED', problem: isLate ? 'TIMEOUT' : 'NO_CONNECTION' };
    }
  },
});
