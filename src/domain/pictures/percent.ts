/**
 * A chance as text: "75%", with `digits` after the point "75.3%". What is neither impossible nor certain never reads as
 * 0% or 100%, but "<1%" or ">99%".
 */
export const percent = (chance: number, digits = 0): string => {
  if (chance === 0 || chance === 1) return `${chance * 100}%`;
  const unit = 10 ** -digits;
  const text = (chance * 100).toFixed(digits);
  if (Number(text) === 0) return `<${unit}%`;
  return Number(text) === 100 ? `>${(100 - unit).toFixed(digits)}%` : `${text}%`;
};
