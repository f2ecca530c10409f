import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { explainPack as wordsOf } from '../../../domain/tournaments/pack/explain-pack';
import { ok } from '../../../shared/result';
import { optional } from '../../kernel/input';
import { packInput, packOfInput } from './pack-input';

/** Says the rules of an event in words, made from its pack alone. Nothing is stored. */
export const explainPack = operation({
  name: 'explainPack',
  route: 'POST /v1/packs/explain',
  function: 'rules',
  answers: 'EventPackWords',
  graphql: { kind: 'query' },
  covers: ['F2', 'F6'],

  input: z.strictObject({ pack: optional(packInput) }),
  run: ({ pack }) => ok(wordsOf(packOfInput(pack))),
});
