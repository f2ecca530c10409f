import { plural } from '../../../plural';

/** Texts of the form in which entrants are registered. */
export const registrationTexts = {
  paste: 'One entrant a line: name; club; squad',
  pastePairs: 'One team a line: team; first player; second player; club',
  pasteTeams: (size: number, substitutes: number) =>
    `One team a line: team; its ${size} players${substitutes > 0 ? `; at most ${plural(substitutes, 'substitute', 'substitutes')}` : ''}`,
  register: 'Register',
  registered: (names: readonly string[]) =>
    names.length === 1 ? `Register ${names[0]}` : `Register ${names.length} entrants`,
  refused: (name: string, detail: string) => `${name} is not registered: ${detail}`,
  twice: (names: readonly string[]) =>
    names.length === 1
      ? `“${names[0]}” would be registered twice. Nobody is registered yet.`
      : `These names would be registered twice: ${names.join(', ')}. Nobody is registered yet.`,
  once: 'Register each name once',
  all: (lines: number) => `Different people: register all ${lines}`,
  none: 'Register nobody',
} as const;
