import { readRoster } from '../../../app/armies/rosters/read-roster';
import { validateArmy } from '../../../app/armies/validate-army';
import { type Answer, call, invalidInput, mapAnswer, ok } from '../../../app/kernel/use-case';
import type { ArmyFinding, ArmyReport, CatalogueReference } from '../../../app/kernel/generated/answers';
import { type AskedCommand, type Command, type FileFault, type World, nobody } from '../command';
import { shippedEditions } from '../../../app/armies/lists/shipped-editions';
import { askedHere, sayingRulings } from '../edition';
import { fieldsOf } from '../field';
import type { EventRules } from '../../../shared/house-ruling';
import { tournamentHome } from '../home';
import { clip, escapeText } from '../../../shared/escape-text';
import { type Field, type Message, colours } from '../message';
import { linesField, listField, sourceText, wordsOf } from '../text';

const field = fieldsOf(validateArmy);

/** The largest roster: far more than any army needs. */
export const LARGEST_ROSTER_BYTES = 2_000_000;

const rosterFault = (message: string): Answer<never> =>
  invalidInput([{ path: 'roster', code: 'WRONG_FORMAT', message }]);

const fileFaults: Readonly<Record<FileFault, string>> = {
  FOREIGN_HOST: 'must be a file attached in Discord',
  TOO_LARGE: `must hold at most ${LARGEST_ROSTER_BYTES} bytes: export the roster alone (.rosz)`,
  NOT_THERE: 'could not be had from Discord: attach it again',
};

const fetched = async ({ options }: AskedCommand, world: World): Promise<Answer<Buffer>> => {
  const file = options.file('roster');
  if (file === undefined) return rosterFault('is required: a roster of BattleScribe, .ros or .rosz');
  if (file.size > LARGEST_ROSTER_BYTES) return rosterFault(fileFaults.TOO_LARGE);
  const bytes = await world.download(file.url, LARGEST_ROSTER_BYTES);
  return bytes.ok ? ok(bytes.value) : rosterFault(fileFaults[bytes.error]);
};

const findingField = ({ severity, code, message, fix, source }: ArmyFinding): Field => ({
  name: `${severity === 'ERROR' ? '✗' : '!'} ${wordsOf(code)}`,
  value: clip(`${escapeText(message)}\n${escapeText(fix)}\n*${sourceText(source)}*`, 1000),
});

/** The event that the server plays; its edition and catalogue, where the command names no edition. */
const playedBy = async (
  asked: AskedCommand,
  world: World,
): Promise<{
  readonly edition?: string;
  readonly catalogue?: CatalogueReference;
  readonly event?: EventRules;
}> => {
  const edition = asked.options.text('edition');
  const home = await tournamentHome(asked, world);
  const event = home.ok ? home.value.tournament : undefined;
  if (edition !== undefined) return { edition, ...(event && { event }) };
  if (!event) return {};
  const { catalogue } = event.armyDesk;
  return { edition: event.edition, event, ...(catalogue && { catalogue }) };
};

const run = async (asked: AskedCommand, world: World): Promise<Answer<Message>> => {
  const file = await fetched(asked, world);
  if (!file.ok) return file;
  const context = world.context(nobody(asked.id));
  const { catalogue, edition, event } = await playedBy(asked, world);
  const by = catalogue ? { catalogue } : { edition };
  const roster = await call(readRoster, { roster: file.value.toString('base64'), ...by }, context);
  if (!roster.ok) return roster;
  const { name, forces, unknown } = roster.value;
  const army = {
    format: asked.options.text('format'),
    pointsLimit: asked.options.number('points'),
    forces,
    edition,
    ...(catalogue && { lists: [catalogue] }),
  };
  const { input, followed } = askedHere(validateArmy.input, army, event);
  const validated = await call(validateArmy, input, context);
  const shown = ({ legal, findings, facts, suggestions }: ArmyReport): Message => ({
    title: `${clip(escapeText(name ?? 'The army'), 180)}: ${legal && unknown.length === 0 ? 'may be played' : legal ? 'no fault found, but see what is unknown' : 'may not be played as it is'}`,
    text: `${facts.points} of ${asked.options.number('points') ?? 0} points, ${facts.models} models, ${facts.brokenAt === null ? 'Broken as its list says' : `Broken with ${facts.brokenAt} lost`}`,
    fields: [
      ...linesField(
        'Not in the catalogue, so not checked',
        unknown.map(
          (one) =>
            `${escapeText(one.name)}${one.nearest.length > 0 ? ` (${one.nearest.map(escapeText).join(', ')}?)` : ''}`,
        ),
      ),
      ...findings.map(findingField),
      ...listField(
        'What would fix it',
        suggestions.map((one) => escapeText(one.text)),
      ),
    ],
    colour: legal ? colours.answer : colours.refusal,
  });
  return mapAnswer(validated, (report) => sayingRulings(shown(report), followed));
};

export const armyCommands: readonly Command[] = [
  {
    name: 'army-check',
    description: 'Checks the army in an attached roster: every finding at once, with its source',
    options: [
      {
        kind: 'FILE',
        name: 'roster',
        description: 'A roster of BattleScribe (.ros or .rosz)',
        required: true,
      },
      field('pointsLimit', {
        name: 'points',
        description: 'Points limit; in doubles of the whole army',
        required: true,
      }),
      field('format', { labels: { DOUBLES: 'Doubles: two forces' } }),
      field('edition', {
        description: 'The edition; that of the server’s event if omitted, else recognised',
        suggest: () => shippedEditions.toReversed().map(({ id, name }) => ({ name, value: id })),
      }),
    ],
    operations: ['readRoster', 'validateArmy'],
    answers: 'LATER',
    optionOf: (path) =>
      path === 'pointsLimit' ? 'points' : path.startsWith('forces') ? `roster, ${path}` : path,
    run,
  },
];
