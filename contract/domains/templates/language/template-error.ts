/** An invalid template, with a message for its author; `clause` is the title of the clause in question. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError'
  readonly clause: string | undefined

  constructor(message: string, clause?: string) {
    super(clause ? `In “${clause}”: ${message}` : message)
    this.clause = clause
  }
}
