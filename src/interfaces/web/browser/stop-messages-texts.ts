/** Texts of the page that ends the messages to a player. */
export const stopMessagesTexts = {
  done: 'Done. You get no more emails about this event.',
  offline: 'No connection. Try again in a moment.',
} as const;
