/** An external service did not answer, or accepts no requests at the moment. The request is retried; nothing in Gida needs fixing. */
export class NoAnswer extends Error {
  override readonly name: string = 'NoAnswer'
}
