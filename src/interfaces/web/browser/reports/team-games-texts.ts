export const teamGamesTexts = {
  game: (number: number) => `Game ${number}`,
  playerOf: (team: string, game: number) => `Player of ${team}, game ${game}`,
  pointsOf: (team: string, game: number) => `Victory Points of ${team}, game ${game}`,
  score: ([one, other]: readonly [string, string], points: readonly number[]) =>
    `${one} ${points.join(' – ')} ${other}`,
  player: (number: number) => `Player ${number}`,
  notPaired: 'The captains have not paired all players: choose who met whom.',
  games: 'Games of the match',
  loading: 'Loading…',
  forfeitOf: (game: number) => `Game ${game}: played or forfeited`,
  played: 'Played',
  forfeits: (team: string) => `${team} forfeits`,
  neitherPlays: 'Neither plays',
} as const;
