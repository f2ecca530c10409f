export const reportNumbersTexts = {
  numberOf: (number: string, name: string) => `${number}: ${name}`,
  inLine: (numbers: readonly string[]) => ` Then of both sides: ${numbers.join(', ')}.`,
  winner: 'Who has won',
  byPoints: 'As the Victory Points say',
  won: (name: string) => `${name} won`,
  draw: 'A draw',
};
