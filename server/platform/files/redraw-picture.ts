import type { Sharp } from 'sharp'
import { Problem, problem } from '../errors/problem.ts'
import { openPicture } from './open-picture.ts'

/** More than any phone camera produces; protects against decompression bombs. */
const MOST_MEGAPIXELS = 64
const SECONDS = 15

/** Detects image types by magic bytes, whatever the name or sender says. */
const SIGNATURES: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** Whether bytes start like a JPEG, PNG or WebP. */
export const isPicture = (bytes: Buffer) => SIGNATURES.some((fits) => fits(bytes))

/**
 * Re-encodes every received image in its correct orientation, which drops metadata, location and hidden content. 415 if
 * it is no image, 422 if it is broken or too large.
 */
export async function redrawPicture<T>(bytes: Buffer, draw: (picture: Sharp) => Promise<T>): Promise<T> {
  if (!isPicture(bytes)) {
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', { message: 'Choose a photo: a JPEG, PNG or WebP file.' })
  }
  try {
    const picture = await openPicture(bytes, { limitInputPixels: MOST_MEGAPIXELS * 1e6, failOn: 'error' })
    return await draw(picture.timeout({ seconds: SECONDS }).autoOrient())
  } catch (error) {
    throw error instanceof Error && /pixel limit/i.test(error.message)
      ? new Problem('PICTURE_UNREADABLE', {
          message: `This picture is too large. It can have at most ${MOST_MEGAPIXELS} megapixels.`,
        })
      : problem('PICTURE_UNREADABLE')
  }
}
