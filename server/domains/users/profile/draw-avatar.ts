import type { AVATAR_SIZES } from '@gida/contract/domains/users/profile'
import { openPicture } from '../../../platform/files/open-picture.ts'
import { redrawPicture } from '../../../platform/files/redraw-picture.ts'

export type AvatarSize = (typeof AVATAR_SIZES)[number]

const LARGE = 256
const SMALL = 64

/** Converts a photo to two small square WebP files. */
export const drawAvatar = (bytes: Buffer): Promise<Record<AvatarSize, Buffer>> =>
  redrawPicture(bytes, async (picture) => {
    const large = await picture.resize(LARGE, LARGE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
    const small = (await openPicture(large)).resize(SMALL, SMALL)
    return { '256': large, '64': await small.webp({ quality: 80 }).toBuffer() }
  })
