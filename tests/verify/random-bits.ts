/** The same numbers of 32 bits for the same text, so that a failing run can be repeated. */
export const randomBits = (text: string): (() => number) => {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 13), 1274126177) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 16), 2246822507);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
};
