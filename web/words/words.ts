/** What a catalogue in another language must hold: every text of the English one, and its functions with what is put in. */
export type Words<T> = T extends string
  ? string
  : T extends (...put: infer In) => string
    ? (...put: In) => string
    : { [K in keyof T]: Words<T[K]> }
