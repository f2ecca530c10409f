/** Something missing from, or impossible in, the facts of a finished game. */
export interface FactFault {
  readonly path: readonly (string | number)[];
  readonly code: 'REQUIRED' | 'INCONSISTENT' | 'NOT_ALLOWED' | 'TOO_LONG' | 'UNKNOWN_REFERENCE' | 'DUPLICATE';
  readonly message: string;
}

/** The fault if the condition holds, else nothing: for lists of faults. */
export const when = (isFault: boolean, fault: FactFault): readonly FactFault[] => (isFault ? [fault] : []);
