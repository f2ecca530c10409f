import { sendSigned } from './sign-request';

const LONGEST_ANSWER_MS = 3_000;

/** Has Lambda call a function of ours without waiting for its outcome. Throws if Lambda does not take the call. */
export const invokeLater = async (
  name: string,
  event: object,
  {
    region,
    nowMs,
    endpoint,
  }: { readonly region: string; readonly nowMs: number; readonly endpoint?: string | undefined },
): Promise<void> => {
  const url = new URL(
    `/2015-03-31/functions/${name}/invocations`,
    endpoint || `https://lambda.${region}.amazonaws.com`,
  );
  const answer = await sendSigned(url, {
    method: 'POST',
    region,
    service: 'lambda',
    headers: { 'content-type': 'application/json', 'x-amz-invocation-type': 'Event' },
    body: JSON.stringify(event),
    atMs: nowMs,
    longestMs: LONGEST_ANSWER_MS,
  });
  const text = await answer.text();
  if (answer.status !== 202)
    throw new Error(`Lambda answered ${answer.status} to a call of ${name}: ${text.slice(0, 300)}`);
};
