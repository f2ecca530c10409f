/** A name as an id: lower case without accents, words joined by hyphens ("Uglúk's Scouts" is `ugluks-scouts`). */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
