import type { Sharp, SharpInput, SharpOptions } from 'sharp'

/** A picture to work on. What reads it is loaded with the first one: a server that has had none does not hold it. */
export async function openPicture(bytes: SharpInput, options?: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, options)
}
