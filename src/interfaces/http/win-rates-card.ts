/** The address of the card of win rates: the question is part of its name. */
export const winRatesCard = (question: URLSearchParams): string =>
  `/cards/win-rates/${encodeURIComponent(question.size === 0 ? 'by=LIST' : question.toString())}.png`;
