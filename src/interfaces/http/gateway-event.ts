import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** The event that API Gateway (HTTP API, payload 2.0) hands to a function. */
export type GatewayEvent = APIGatewayProxyEventV2;

/** The response of a function to API Gateway. */
export type GatewayResponse = APIGatewayProxyStructuredResultV2;

/** The path as the caller wrote it, without the stage's prefix. */
export const pathWithoutStage = ({ rawPath, requestContext: { stage } }: GatewayEvent): string => {
  if (stage === '$default') return rawPath;
  const prefix = `/${stage}`;
  if (rawPath === prefix) return '/';
  return rawPath.startsWith(`${prefix}/`) ? rawPath.slice(prefix.length) : rawPath;
};
