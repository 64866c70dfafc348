import type { Sharp, SharpInput, SharpOptions } from 'sharp'

/** Opens an image. sharp is loaded on first use, to save memory until then. */
export async function openPicture(bytes: SharpInput, options?: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, options)
}
