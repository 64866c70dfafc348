/** A template that cannot be read, in words for who writes it; `clause` is the title of where. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError'
  readonly clause: string | undefined

  constructor(message: string, clause?: string) {
    super(clause ? `In “${clause}”: ${message}` : message)
    this.clause = clause
  }
}
