import { type TemplateResult, html, nothing } from 'lit-html';

interface Input {
  readonly help?: string;
  readonly className?: string;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly title?: string;
  readonly placeholder?: string;
  readonly capitals?: 'off' | 'characters';
  readonly value?: string;
}

/** A required input after its label, for an id, a code or a link that no browser completes or corrects; its help below. */
export const labelled = (name: string, label: string, input: Input = {}): TemplateResult =>
  html`<label for=${name}>${label}</label>
    <input
      id=${name}
      name=${name}
      class=${input.className ?? nothing}
      required
      maxlength=${input.maxLength ?? nothing}
      pattern=${input.pattern ?? nothing}
      title=${input.title ?? nothing}
      placeholder=${input.placeholder ?? nothing}
      autocomplete="off"
      autocapitalize=${input.capitals ?? nothing}
      spellcheck="false"
      aria-describedby=${input.help === undefined ? nothing : `${name}-help`}
      value=${input.value ?? ''}
    />
    ${input.help === undefined ? nothing : html`<small id="${name}-help">${input.help}</small>`}`;
