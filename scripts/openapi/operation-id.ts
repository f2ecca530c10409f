import { getNamedType, isObjectType } from 'graphql';
import type { OperationRoute } from '../../src/interfaces/rest/routes';
import { fieldOf } from './field-of';
import { operations } from './use-cases';

/** Whether it answers a list: the items and nothing else but the next cursor. */
const isList = (operation: string): boolean => {
  const found = fieldOf(operation);
  const type = found && getNamedType(found.field.type);
  return isObjectType(type) && type.name.endsWith('List') && 'items' in type.getFields();
};

/** The operationId of a row: always a verb and what it is about, such as `getRound` or `listCharts`. */
export const operationIdOf = ({
  operation,
  method,
}: Pick<OperationRoute, 'operation' | 'method'>): string => {
  const verb =
    operations[operation]?.verb ?? (method === 'GET' ? (isList(operation) ? 'list' : 'get') : 'none');
  return verb === 'none' ? operation : `${verb}${operation.charAt(0).toUpperCase()}${operation.slice(1)}`;
};
