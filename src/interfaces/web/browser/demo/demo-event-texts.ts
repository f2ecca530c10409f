/** The names in the demo event, which players of any language may read. */
export const demoEventTexts = {
  event: 'Demo: Open of the Shire',
  league: 'Demo league',
  cancelled: 'It was a demo.',
  scenarios: ['Hold Ground', 'To the Death!', 'Domination', 'Seize the Prize'],
  /** Sixteen players with their clubs, the strongest first: who plays alone decides the made-up results. */
  // prettier-ignore
  players: [
  ['Adela Novak', 'Bree'], ['Bruno Richter', 'Bree'], ['Clara Lind', 'Dale'], ['Dario Bianchi', 'Dale'],
  ['Edith Marlowe', 'Rhosgobel'], ['Felix Kruger', 'Bree'], ['Greta van Houten', 'Dale'], ['Hugo Lefevre', 'Rhosgobel'],
  ['Ivana Horvat', 'Bree'], ['Jonas Berg', 'Dale'], ['Karla Stein', 'Rhosgobel'], ['Lukas Dvorak', 'Bree'],
  ['Marta Kowal', 'Dale'], ['Nikol Vesela', 'Rhosgobel'], ['Oskar Nyman', 'Bree'], ['Petra Sykora', 'Dale'],
],
} as const;
