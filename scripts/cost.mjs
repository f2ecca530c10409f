// The cost of a deployment a month by AWS's list prices of eu-central-1: the packaged template says what there is, and measured figures say
// what a request takes. `--check` fails if the table of docs/deploy.md says anything else; without it the table is written.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PACKAGED } from './check-cloudformation.mjs';

const MILLION = 1_000_000;
const GIGABYTE = 1_000_000_000;
const HOURS = 730;

/** US dollars, noted in November 2026. */
const PRICES = {
  cdnRequest: 1.2 / MILLION,
  gatewayRequest: 1.2 / MILLION,
  invocation: 0.2 / MILLION,
  gigabyteSecond: 13.33 / MILLION,
  readUnit: 0.15 / MILLION,
  writeUnit: 0.76 / MILLION,
  logByte: 0.63 / GIGABYTE,
  cdnByte: 0.085 / GIGABYTE,
  trace: 5 / MILLION,
  alarmedMetric: 0.1,
  dashboard: 3,
  countedMetric: 0.3,
};
const FREE = { alarmedMetrics: 10, dashboards: 3, metricsOfADashboard: 50, countedMetrics: 10 };

/** Units of the table: of what a reader is given, and of a change, which is projected for readers too. `verify runtime` holds both down. */
export const EVENT_READ_UNITS = 2;
export const CHANGE_WRITE_UNITS = 4;

/**
 * One request of the mix: half about rules, which need no store, half about events, one in fifty of these a change. No cache is assumed.
 * Log bytes: `verify runtime` holds the lines below it.
 */
export const REQUEST = {
  gigabyteSeconds: 0.5 * 0.0025 + 0.5 * 0.02,
  readUnits: 0.5 * EVENT_READ_UNITS,
  writeUnits: 0.5 * 0.02 * CHANGE_WRITE_UNITS,
  logBytes: 600,
  answerBytes: 4_000,
  tracedShare: 0.05,
};

/** A run of a schedule that finds nothing to do: 50 ms, and one unit. */
const IDLE_RUN = { gigabyteSeconds: 0.05, readUnits: 1 };
const RUNS_A_MONTH = { 'rate(1 minute)': 60 * HOURS, 'rate(1 hour)': HOURS };

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const beyond = (count, free) => Math.max(0, count - free);

/** US dollars a month that the template costs without a request, by what they are for. */
const idleCost = ({ Resources }) => {
  const ofType = (type) => Object.values(Resources).filter(({ Type }) => Type === type);
  const alarmed = sum(
    ofType('AWS::CloudWatch::Alarm').map(
      ({ Properties: { Metrics } }) => Metrics?.filter(({ MetricStat }) => MetricStat).length ?? 1,
    ),
  );
  const dashboards = ofType('AWS::CloudWatch::Dashboard').map(({ Properties: { DashboardBody } }) =>
    sum(JSON.parse(DashboardBody['Fn::Sub']).widgets.map(({ properties }) => properties.metrics.length)),
  );
  const charged = dashboards.filter((metrics) => metrics > FREE.metricsOfADashboard).length;
  const counted = ofType('AWS::Logs::MetricFilter').length;
  const runs = sum(
    ofType('AWS::Events::Rule').map(
      ({ Properties: { ScheduleExpression } }) => RUNS_A_MONTH[ScheduleExpression],
    ),
  );
  return {
    watching:
      beyond(alarmed, FREE.alarmedMetrics) * PRICES.alarmedMetric +
      Math.max(charged, beyond(dashboards.length, FREE.dashboards)) * PRICES.dashboard +
      beyond(counted, FREE.countedMetrics) * PRICES.countedMetric,
    schedules:
      runs *
      (PRICES.invocation +
        IDLE_RUN.gigabyteSeconds * PRICES.gigabyteSecond +
        IDLE_RUN.readUnits * PRICES.readUnit),
  };
};

/** US dollars that one request of the mix costs, by what they are for. */
const requestCost = () => ({
  'CDN and gateway': PRICES.cdnRequest + PRICES.gatewayRequest + REQUEST.answerBytes * PRICES.cdnByte,
  functions: PRICES.invocation + REQUEST.gigabyteSeconds * PRICES.gigabyteSecond,
  table: REQUEST.readUnits * PRICES.readUnit + REQUEST.writeUnits * PRICES.writeUnit,
  'logs and traces': REQUEST.logBytes * PRICES.logByte + REQUEST.tracedShare * PRICES.trace,
});

const dollars = (amount) => `$${amount < 10 ? amount.toFixed(2) : amount.toFixed(0)}`;

/** The table of the guide. */
export const costTable = (template) => {
  const idle = idleCost(template);
  const each = requestCost();
  const rows = [0, MILLION, 100 * MILLION].map((requests) => {
    const cells = [...Object.values(idle), ...Object.values(each).map((cost) => cost * requests)];
    const name = requests === 0 ? 'none' : `${requests / MILLION} million`;
    return [name, ...cells.map(dollars), `**${dollars(sum(cells))}**`];
  });
  const head = ['requests a month', ...Object.keys(idle), ...Object.keys(each), 'in all'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

const PAGE = fileURLToPath(new URL('../docs/deploy.md', import.meta.url));
const BETWEEN = /(<!-- cost -->\n)[\s\S]*?(<!-- \/cost -->)/;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const table = costTable(JSON.parse(await readFile(PACKAGED, 'utf8')));
  const page = await readFile(PAGE, 'utf8');
  const wanted = page.replace(
    BETWEEN,
    (_all, begin, end) => `${begin}
${table}

${end}`,
  );
  if (!process.argv.includes('--check')) await writeFile(PAGE, wanted);
  else if (page !== wanted) {
    console.error(`docs/deploy.md says another cost than the template: run node scripts/cost.mjs\n${table}`);
    process.exitCode = 1;
  }
}
