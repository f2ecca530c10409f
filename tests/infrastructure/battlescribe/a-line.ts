/** The profile of a Hero of 2018 whose every characteristic is 4. */
export const aLine = (name: string): string =>
  `<profile id="line" name="${name}" typeName="Hero"><characteristics>${[
    'Movement',
    'Fight',
    'Strength',
    'Defence',
    'Attacks',
    'Wounds',
    'Courage',
  ]
    .map((one) => `<characteristic name="${one}">4</characteristic>`)
    .join('')}</characteristics></profile>`;
