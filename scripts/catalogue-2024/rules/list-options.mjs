/** Special rules that The Three Trolls buy for the army, by name only. One transcription alone has the names. */
const names = [
  'Full Bellies',
  'Stone Troll Endurance',
  'Nothing like a Warm Fire',
  'Rumbling Momentum',
  'Bowl Them Over',
  'Dominant Presence',
  'Savvy Fighters',
  'Tasty Livestock',
  'Cover of Darkness',
  'Troll Cunning',
  'Kitchen Utensils',
  "That's Mine That Is!",
];

export const listOptions = names.map((name) => ({
  id: name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, ''),
  name,
  points: 50,
}));
