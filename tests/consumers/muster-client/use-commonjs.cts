import { createMuster, MusterRefusal, type ErrorCode } from 'muster-client';

// @ts-expect-error The operation takes numbers: types are found for CommonJS too.
const wrong = () => createMuster({ url: '' }).getToWound({ strength: 'four', defence: 9 });
void wrong;

const muster = createMuster({ url: process.env['MUSTER_URL'] ?? '' });
void muster.getChart({ id: 'dragons' }).catch((refusal: unknown) => {
  if (!(refusal instanceof MusterRefusal)) throw refusal;
  const code: ErrorCode = refusal.problem.code;
  // The code says which facts there are.
  if (refusal.problem.code !== 'NOT_FOUND' || refusal.problem.id !== 'dragons') throw refusal;
  console.log(`muster-client, CommonJS: ${code}`);
});
