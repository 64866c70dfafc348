import type { AVATAR_SIZES } from '@gida/contract/domains/users/profile'
import sharp from 'sharp'
import { Problem, problem } from '../../../platform/errors/problem.ts'

export type AvatarSize = (typeof AVATAR_SIZES)[number]

/** More than any phone's camera makes; beyond it a small file could unfold to gigabytes. */
const MOST_MEGAPIXELS = 64
const SECONDS = 10
const LARGE = 256
const SMALL = 64

/** By their first bytes, whatever the name or the sender says. */
const SIGNATURES: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/**
 * Draws a photo anew as two small squares in WebP. Nothing of the file itself is kept: neither what was hidden in it nor
 * where it was taken. 415 for what is no JPEG, PNG or WebP, 422 for one that is broken or too large.
 */
export async function drawAvatar(bytes: Buffer): Promise<Record<AvatarSize, Buffer>> {
  if (!SIGNATURES.some((fits) => fits(bytes))) {
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', { message: 'Choose a photo: a JPEG, PNG or WebP file.' })
  }
  try {
    const large = await sharp(bytes, { limitInputPixels: MOST_MEGAPIXELS * 1e6, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .rotate() // as the phone was held; the note of it does not survive
      .resize(LARGE, LARGE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
    return { '256': large, '64': await sharp(large).resize(SMALL, SMALL).webp({ quality: 80 }).toBuffer() }
  } catch (error) {
    throw error instanceof Error && /pixel limit/i.test(error.message)
      ? new Problem('PICTURE_UNREADABLE', {
          message: `This picture is too large. It may have ${MOST_MEGAPIXELS} megapixels at most.`,
        })
      : problem('PICTURE_UNREADABLE')
  }
}
