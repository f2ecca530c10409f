import { shippedIndexOf } from '../armies/lists/shipped-catalogue';
import type { SearchHit, SearchLineWord } from '../kernel/generated/answers';
import type { RulesContext } from '../kernel/ports';
import { type LineAnswer, answerLine } from './lines/answer-line';
import { readLine } from './lines/read-line';

type Edition = '2018' | '2024';

interface Answered {
  readonly edition: Edition;
  readonly answer: LineAnswer;
  readonly words: readonly SearchLineWord[];
}

interface LineHits {
  readonly hits: readonly SearchHit[];
  readonly words: readonly SearchLineWord[];
}

const NOTHING: LineHits = { hits: [], words: [] };

const answersIn = async (line: string, edition: Edition, context: RulesContext): Promise<Answered | null> => {
  const question = readLine({ line, profiles: shippedIndexOf(edition).profiles });
  const answer = question && (await answerLine(question, edition, context));
  return answer ? { edition, answer, words: question.words } : null;
};

/** The question as it was understood: "Fight 5, 2 Attacks against Fight 4". */
const understood = (words: readonly SearchLineWord[]): string =>
  words
    .flatMap(({ meaning }) => meaning ?? [])
    .join(', ')
    .replaceAll(', against, ', ' against ');

const hit = ({ edition, answer, words }: Answered, difference: string | null): SearchHit => ({
  kind: 'CALCULATION',
  id: `${edition === '2024' ? '2024-' : ''}${answer.operation}`,
  name: `${answer.headline} (${understood(words)})`,
  summary: answer.summary,
  path: answer.path,
  edition,
  difference,
  source: answer.source,
});

/** The answers to a line that is a question with numbers, today's edition first; one where both editions answer alike. */
export const lineHits = async (
  line: string,
  editions: readonly Edition[],
  context: RulesContext,
): Promise<LineHits> => {
  const found = (await Promise.all(editions.map((edition) => answersIn(line, edition, context)))).flatMap(
    (one) => one ?? [],
  );
  const [first, second] = found;
  if (!first) return NOTHING;
  const { words } = first;
  if (!second) return { hits: [hit(first, null)], words };
  if (first.answer.headline === second.answer.headline) return { hits: [hit(second, null)], words };
  const difference = [second, first]
    .map(({ edition, answer }) => `${edition}: ${answer.headline.split(':')[0]}`)
    .join(', ');
  return { hits: [first, second].map((one) => hit(one, difference)), words };
};
