import { PHOTO_SIZES } from '@gida/contract/domains/applications/rules'
import sharp from 'sharp'
import { problem } from '../../platform/errors/problem.ts'

/** Kinds of picture that are read, by what the bytes are and never by their name. */
const READ = new Set(['jpeg', 'png', 'webp'])
/** A small file can unpack to a picture that fills the memory. */
const MOST_PIXELS = 60_000_000
const QUALITY = 72

export type SmallPhoto = { size: number; bytes: Buffer; width: number; height: number }

/** A photo in each size that is kept, as WebP. Nothing of the file comes along but the picture: no place, no camera. */
export async function shrinkPhoto(bytes: Buffer): Promise<SmallPhoto[]> {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
    if (!READ.has(format ?? '')) throw problem('PHOTO_UNREADABLE')
    return await Promise.all(PHOTO_SIZES.map((size) => shrinkTo(bytes, size)))
  } catch {
    throw problem('PHOTO_UNREADABLE')
  }
}

async function shrinkTo(bytes: Buffer, size: number): Promise<SmallPhoto> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { size, bytes: data, width: info.width, height: info.height }
}
