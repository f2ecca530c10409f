/** A field of the settings, as the form shows it. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'date' | 'lines' | 'choice';
  /** As the form has it. */
  readonly value: string;
  readonly help?: string;
  readonly options?: readonly (readonly [string, string])[];
  readonly limits?: { readonly from?: number; readonly to?: number };
}
