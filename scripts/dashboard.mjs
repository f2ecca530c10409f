// The dashboard of a deployment: what is asked, how long it takes, what fails, and what the table is charged. Up to 50 metrics are free.

/** Of the metrics that are counted out of the log. */
export const NAMESPACE = 'muster';

const widget = (at, title, metrics) => ({
  type: 'metric',
  x: (at % 2) * 12,
  y: Math.floor(at / 2) * 6,
  width: 12,
  height: 6,
  properties: { title, region: '${AWS::Region}', period: 300, view: 'timeSeries', metrics },
});

/** One line a function: a search by the stack's name would find no function, since each name is longer than that. */
const perFunction = (functions, metric, stat = 'Sum') =>
  functions.map((id) => ['AWS/Lambda', metric, 'FunctionName', `\${${id}}`, { stat }]);

/** The text of the dashboard, to be worked out by `Fn::Sub`; `functions` are the logical ids. */
export const dashboardBody = (functions) =>
  JSON.stringify({
    widgets: [
      widget(0, 'Requests and refusals', [
        ['AWS/ApiGateway', 'Count', 'ApiId', '${HttpApi}', { stat: 'Sum' }],
        ['.', '4xx', '.', '.', { stat: 'Sum' }],
        ['.', '5xx', '.', '.', { stat: 'Sum' }],
      ]),
      widget(1, 'Latency, ms', [
        ['AWS/ApiGateway', 'Latency', 'ApiId', '${HttpApi}', { stat: 'p50' }],
        ['...', { stat: 'p99' }],
      ]),
      widget(2, 'Errors, throttles and concurrency of all functions of the account', [
        ['AWS/Lambda', 'Errors', { stat: 'Sum' }],
        ['.', 'Throttles', { stat: 'Sum' }],
        ['.', 'ConcurrentExecutions', { stat: 'Maximum' }],
      ]),
      widget(3, 'Duration of functions, p99 ms', perFunction(functions, 'Duration', 'p99')),
      widget(4, 'Units of the table', [
        ['AWS/DynamoDB', 'ConsumedReadCapacityUnits', 'TableName', '${Table}', { stat: 'Sum' }],
        ['.', 'ConsumedWriteCapacityUnits', '.', '.', { stat: 'Sum' }],
        ['.', 'ReadThrottleEvents', '.', '.', { stat: 'Sum' }],
        ['.', 'WriteThrottleEvents', '.', '.', { stat: 'Sum' }],
      ]),
      widget(5, 'Out of the log', [
        [NAMESPACE, '${AWS::StackName}-Crashes', { stat: 'Sum' }],
        ['.', '${AWS::StackName}-ColdStarts', { stat: 'Sum' }],
        ['.', '${AWS::StackName}-Unavailable', { stat: 'Sum' }],
      ]),
      widget(6, 'Dead letters', [
        [
          'AWS/SQS',
          'ApproximateNumberOfMessagesVisible',
          'QueueName',
          '${DeadLetters.QueueName}',
          { stat: 'Maximum' },
        ],
      ]),
    ],
  });
