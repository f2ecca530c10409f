export const AT_ONCE = 25;
