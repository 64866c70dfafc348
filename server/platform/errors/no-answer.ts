/** A service outside did not answer, or takes nothing for now. It is asked again, and nothing of Gida has to be mended. */
export class NoAnswer extends Error {
  override readonly name: string = 'NoAnswer'
}
