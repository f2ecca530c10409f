import * as z from 'zod/mini';
import { oneEntrant } from '../fields';

export const input = z.strictObject(oneEntrant);
