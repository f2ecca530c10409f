import { itemKind } from '../kernel/store/items';
import type { PersonFacts } from './facts';

export const personKind = itemKind<PersonFacts>();
