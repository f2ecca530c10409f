import type * as z from 'zod/mini';
import {
  type AlliancesFile,
  type EditionsFile,
  type ListFile,
  type ProfilesFile,
  alliancesShape,
  editionsShape,
  listShape,
  profilesShape,
} from '../../../domain/armies/catalogue/file';
import { schemaOf } from '../../kernel/shape-schema';

/** The schemas of the catalogue's files and of lists sent with a request, made from their shapes. */

export const listSchema = schemaOf(listShape) as z.ZodMiniType<ListFile>;
export const profilesSchema = schemaOf(profilesShape) as z.ZodMiniType<ProfilesFile>;
export const alliancesSchema = schemaOf(alliancesShape) as z.ZodMiniType<AlliancesFile>;
export const editionsSchema = schemaOf(editionsShape) as z.ZodMiniType<EditionsFile>;
