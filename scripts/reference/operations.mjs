// The operations of the OpenAPI document, each with what it refers to put in its place.

/** The value that a reference such as `#/components/schemas/Chance` leads to; anything else is itself. */
export const resolved = (openapi, value) => {
  const path = value?.$ref?.slice('#/'.length).split('/') ?? [];
  return path.length === 0 ? value : path.reduce((inner, name) => inner[name], openapi);
};

const firstExample = (content) => Object.values(content?.['application/json']?.examples ?? {})[0]?.value;

/** The answer where nothing is wrong. */
const answerOf = ({ responses }) => {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2'));
  return { status, content: response.content };
};

/** Whether a token must or may be sent: REQUIRED, OPTIONAL or NONE. */
const tokenOf = (security) => {
  if (!security.some((one) => 'token' in one)) return 'NONE';
  return security.length === 1 ? 'REQUIRED' : 'OPTIONAL';
};

/** Every operation, with its address, parameters, body, answer and examples. */
export const operationsOf = (openapi) =>
  Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const answer = answerOf(operation);
      return {
        id: operation.operationId,
        field: operation['x-former-operation-id'] ?? operation.operationId,
        method: method.toUpperCase(),
        path,
        tag: operation.tags[0],
        summary: operation.summary,
        description: operation.description,
        token: tokenOf(operation.security),
        parameters: (operation.parameters ?? []).map((parameter) => resolved(openapi, parameter)),
        body: operation.requestBody?.content['application/json'].schema,
        bodyExample: firstExample(operation.requestBody?.content),
        status: answer.status,
        answer: answer.content?.['application/json']?.schema,
        answerExample: firstExample(answer.content),
        refusals: Object.entries(operation.responses)
          .filter(([code]) => code >= '400')
          .map(([code, response]) => [code, resolved(openapi, response).description]),
      };
    }),
  );
