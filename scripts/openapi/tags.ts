/** The parts of the API by the first word of their addresses, in the order in which they are shown. */
const descriptions: Readonly<Record<string, string>> = {
  rules: 'To Wound, roll charts, tests and rolls, movement, the reference and its search.',
  fights: 'Exact odds of duels, Strikes, whole fights and volleys, and their dice.',
  pictures:
    'The odds of fights as pictures, with their text alternative; as files at `GET /v1/pictures/{name}.svg` and `.png`.',
  scenarios: 'Scenarios and their Victory Points.',
  armies: 'Army validation.',
  'army-lists': 'Army lists and their profiles.',
  legions: 'Legendary Legions.',
  tournaments: 'Tournaments that are kept: entrants, rounds, results, standings.',
  people: 'People over events: what one person has played, by entries that the person binds.',
  leagues: 'Leagues: players by claim, a season of tournaments, its table, ratings.',
  pairings: 'Pairings from a record that you keep.',
  standings: 'Standings from a record that you keep.',
  packs: 'The rules that an organiser announces with an event, in words.',
  'event-plan': 'How many games an event has time for.',
  receipts: 'Signed receipts of our dice.',
  batch: 'Many questions in one call.',
  service: 'The service itself.',
};

/** `/v1/rules/charts` belongs to `rules`; what stands outside `/v1`, to `service`. */
export const tagOf = (path: string): string => /^\/v1\/([^/]+)/.exec(path)?.[1] ?? 'service';

/** The tags of the document; one that has no words yet is shown after the others. */
export const tagsOf = (
  paths: readonly string[],
): readonly { readonly name: string; readonly description: string }[] => {
  const used = new Set(paths.map(tagOf));
  const known = Object.keys(descriptions).filter((name) => used.has(name));
  const others = [...used].filter((name) => !known.includes(name));
  return [...known, ...others].map((name) => ({
    name,
    description: descriptions[name] ?? `Everything under \`/v1/${name}\`.`,
  }));
};
