import { type GraphQLFieldResolver, type GraphQLResolveInfo, type SelectionSetNode, Kind } from 'graphql';
import { placed } from '../../app/kernel/nodes/with-node-ids';
import { shortId } from '../../app/kernel/nodes/node-id';
import type { GraphqlContext } from './context';

type Resolver = GraphQLFieldResolver<unknown, GraphqlContext>;

/** Fields that follow from the head of a tournament alone. */
const inHead: ReadonlySet<string> = new Set([
  '__typename',
  'id',
  'shortId',
  'name',
  'format',
  'plannedRounds',
  'unpaired',
  'cap',
  'visibility',
  'startsOn',
  'edition',
  'pointsLimit',
  'roundMinutes',
  'scenarios',
  'clubMatesApart',
  'tableOrder',
  'firstTable',
  'tiesByLot',
  'armyListsPublished',
  'phase',
  'seedCommitment',
  'settingsVersion',
]);

const onlyHead = ({ selections }: SelectionSetNode, info: GraphQLResolveInfo): boolean =>
  selections.every((node) => {
    if (node.kind === Kind.FIELD) return inHead.has(node.name.value);
    const inner =
      node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : info.fragments[node.name.value]?.selectionSet;
    return inner !== undefined && onlyHead(inner, info);
  });

/** The document asks for this one thing, so that nothing else in it reads the tournament. */
const isAlone = ({ operation, fieldNodes }: GraphQLResolveInfo): boolean =>
  operation.selectionSet.selections.length === 1 &&
  fieldNodes.length === 1 &&
  operation.selectionSet.selections[0] === fieldNodes[0];

/** Answers what stands in the head of a public tournament by reading one item; all else by reading the whole tournament. */
export const tournamentOrHead =
  (whole: Resolver): Resolver =>
  async (...asked) => {
    const [, args, context, info] = asked;
    const selection = info.fieldNodes[0]?.selectionSet;
    if (!selection || !isAlone(info) || !onlyHead(selection, info)) return whole(...asked);
    const { publicSettings } = await import('../../app/tournaments/event/public-settings');
    const { id } = args as { readonly id: string };
    const settings = await publicSettings(shortId(id), context);
    return settings
      ? placed('Tournament', { ...settings, settingsVersion: settings.version }, {})
      : whole(...asked);
  };
