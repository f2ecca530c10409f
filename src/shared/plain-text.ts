/** A text as it is compared and sorted: "éowyn" finds "Eowyn's Cup". */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
