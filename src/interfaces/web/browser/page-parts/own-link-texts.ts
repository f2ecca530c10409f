/** Texts of a player's own link, on the player's page and after signing up. */
export const ownLinkTexts = {
  title: 'My link',
  help: 'Whoever has this link plays as you. Keep it where you find it again, such as in a message to yourself.',
  link: 'Link',
  copy: 'Copy',
  share: 'Share',
  copied: 'Copied.',
  marked: 'The link is marked: copy it from here.',
} as const;
