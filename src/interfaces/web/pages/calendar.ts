import { ok } from '../../../shared/result';
import { feedTexts as texts } from '../feed-texts';
import { addressOf, pageOfEvent } from '../parts/event';
import { askCurrentRound } from '../parts/rounds';
import type { Round } from '../../../app/kernel/generated/answers';

/** A line is at most 75 bytes long; what is longer goes on in the next, behind a blank (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

const folded = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    const most = LONGEST_LINE - (lines.length > 0 ? 1 : 0);
    if (Buffer.byteLength(current + character) > most) {
      lines.push(current);
      current = '';
    }
    current += character;
  }
  return [...lines, current].join('\r\n ');
};

/** A text as a value: separators and line ends escaped (RFC 5545, 3.3.11). */
const text = (value: string): string => value.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

/** `20261121T100000Z`. */
const moment = (iso: string): string => iso.replaceAll(/[-:]|\.\d+/g, '');
const day = (iso: string): string => iso.slice(0, 10).replaceAll('-', '');
const dayAfter = (iso: string): string =>
  day(new Date(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) + 86_400_000).toISOString());

const entry = (lines: readonly string[]): readonly string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

const roundEntry = (
  { number, clock }: Round,
  { id, name, url }: { readonly id: string; readonly name: string; readonly url: string },
): readonly string[] =>
  clock === null
    ? []
    : entry([
        `UID:${id}-round-${number}@muster`,
        `DTSTAMP:${moment(clock.startedAt)}`,
        `DTSTART:${moment(clock.startedAt)}`,
        ...(clock.endsAt === null ? [] : [`DTEND:${moment(clock.endsAt)}`]),
        `SUMMARY:${text(texts.round(name, number))}`,
        `URL:${url}/rounds/${number}`,
      ]);

/** A tournament as a calendar (RFC 5545): its day, and the round that is on. */
export const calendarPage = pageOfEvent(async (event, { origin }, context) => {
  const { id, name, version, startsOn } = event;
  const url = `${origin}${addressOf(id)}`;
  const current = await askCurrentRound(event, context);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//muster//tournaments//EN',
    `X-WR-CALNAME:${text(name)}`,
    ...(startsOn === null
      ? []
      : entry([
          `UID:${id}@muster`,
          `DTSTAMP:${day(startsOn)}T000000Z`,
          `DTSTART;VALUE=DATE:${day(startsOn)}`,
          `DTEND;VALUE=DATE:${dayAfter(startsOn)}`,
          `SUMMARY:${text(name)}`,
          `URL:${url}`,
        ])),
    ...(current?.ok ? roundEntry(current.value, { id, name, url }) : []),
    'END:VCALENDAR',
  ];
  return ok({
    kind: 'FILE',
    cache: 'live',
    type: 'text/calendar; charset=utf-8',
    version,
    fileName: 'calendar.ics',
    body: `${lines.map(folded).join('\r\n')}\r\n`,
  });
});
