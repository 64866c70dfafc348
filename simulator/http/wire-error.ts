type Details = {
  type?: 'validation_error' | 'api_error' | 'processor_error'
  code?: string
  nextStep?: string
}

/** A refusal, said the way the provider says it. */
export class WireError extends Error {
  readonly http: number
  readonly details: Details

  constructor(http: number, message: string, details: Details = {}) {
    super(message)
    this.http = http
    this.details = details
  }

  get body() {
    const { type, code, nextStep } = this.details
    return {
      status: false,
      message: this.message,
      ...(nextStep && { meta: { nextStep } }),
      ...(type && { type }),
      ...(code && { code }),
    }
  }
}

/** The request was wrong: 400, `validation_error`. */
export function invalid(message: string, code?: string, nextStep?: string): WireError {
  return new WireError(400, message, { type: 'validation_error', code, nextStep })
}

export function notFound(message: string, code = 'not_found'): WireError {
  return new WireError(404, message, { type: 'validation_error', code })
}
