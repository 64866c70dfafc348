/** The envelope of every success. */
export function answer(message: string, data: unknown, meta?: object) {
  return { status: true, message, data, ...(meta && { meta }) }
}
