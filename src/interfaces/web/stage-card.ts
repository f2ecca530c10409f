import type { StoredContext } from '../../app/kernel/store/context';
import { type Answer, ok, refused } from '../../app/kernel/use-case';
import type { DrawnCard } from './drawn-card';
import { bracketPicture } from './parts/bracket';
import { crosstablePicture } from './parts/crosstable';
import { askTournament } from './parts/event';
import { stageBook } from './parts/stage-book';

/** Pixels of the longer side up to which a picture is drawn twice as fine. */
const MOST_FINE = 2400;

/** The bracket or the crosstables of a stage: `tournament.number`. */
export const stageCard = async (id: string, context: StoredContext): Promise<Answer<DrawnCard>> => {
  const [, tournament = '', number] = /^([^.]*)\.(\d+)$/.exec(id) ?? [];
  const event = await askTournament(tournament, context);
  if (!event.ok) return event;
  const book = await stageBook(event.value, context);
  if (!book.ok) return book;
  const stage = book.value.stages.find(
    (one) => String(one.number) === number && (one.bracket.length > 0 || one.groups.length > 0),
  );
  if (!stage) return refused({ code: 'NOT_FOUND', kind: 'picture', id });
  const draw = stage.by === 'KNOCK_OUT' ? bracketPicture : crosstablePicture;
  const { svg, width, height } = draw(book.value, stage, 'LIGHT');
  const scale = Math.max(width, height) <= MOST_FINE ? 2 : 1;
  return ok({ svg, version: `${event.value.version}.${stage.number}`, scale });
};
