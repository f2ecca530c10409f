// A bot's roll: throws a die on a chart and shows what anyone can check.
//   node examples/roll.mjs [chart=leap] [url=http://127.0.0.1:3000]
import { createMuster, MusterRefusal } from 'muster-client';

const [, , id = 'leap', url = 'http://127.0.0.1:3000'] = process.argv;
const muster = createMuster({ url });

try {
  const { name, dice, row, receipt } = await muster.rollChart({ id });
  console.log(`${name}: ${dice.join(', ')} - ${row.name}`);
  const { valid } = await muster.checkReceipt({ receipt });
  console.log(valid ? 'The receipt is genuine.' : 'The receipt is forged!');
} catch (error) {
  if (!(error instanceof MusterRefusal)) throw error;
  console.error(error.problem.detail);
  process.exitCode = 1;
}
