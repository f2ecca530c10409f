/** HTML of our own templates as nodes. */
export const parsed = (text: string): readonly Node[] => [
  ...document.adoptNode(new DOMParser().parseFromString(text, 'text/html').body).childNodes,
];
