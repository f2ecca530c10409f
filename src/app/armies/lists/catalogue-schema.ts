import type * as z from 'zod/mini';
import {
  type AlliancesFile,
  type EditionsFile,
  type ListFile,
  alliancesShape,
  editionsShape,
  listShape,
} from '../../../domain/armies/catalogue/file';
import { schemaOf } from '../../kernel/shape-schema';

/** The schemas of the catalogue's files and of lists sent with a request, made from their shapes. */

export const listSchema = schemaOf(listShape) as z.ZodMiniType<ListFile>;
export const alliancesSchema = schemaOf(alliancesShape) as z.ZodMiniType<AlliancesFile>;
export const editionsSchema = schemaOf(editionsShape) as z.ZodMiniType<EditionsFile>;
