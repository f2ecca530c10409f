/** Reading forms. */

/** Handles a form: its fields as texts; the form is emptied after. */
export const submitted =
  (use: (fields: Readonly<Record<string, string>>, form: HTMLFormElement) => void, keeps = false) =>
  (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const fields: Record<string, string> = {};
    // The button that was pressed says which of several acts is meant.
    for (const [name, value] of new FormData(form, event.submitter))
      if (typeof value === 'string') fields[name] = value.trim();
    use(fields, form);
    if (!keeps) form.reset();
  };

/** Points are asked for only where the game was played: an empty field must not pass for 0. */
export const needsPoints =
  (played: string) =>
  ({ currentTarget }: Event): void => {
    const form = currentTarget as HTMLFormElement;
    const isPlayed = (new FormData(form).get('kind') ?? played) === played;
    for (const input of form.querySelectorAll<HTMLInputElement>('input[type=number]'))
      input.required = isPlayed;
  };

/** Absent where nothing was written. */
export const given = (text: string | undefined): string | undefined => (text ? text : undefined);

export const numberOf = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);
