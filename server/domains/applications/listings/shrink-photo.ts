import { PHOTO_SIZES } from '@gida/contract/domains/applications/rules'
import type { Sharp } from 'sharp'
import { problem } from '../../../platform/errors/problem.ts'
import { redrawPicture } from '../../../platform/files/redraw-picture.ts'

const QUALITY = 72

export type SmallPhoto = { size: number; bytes: Buffer; width: number; height: number }

/** Resizes a photo to each stored size, as WebP. */
export async function shrinkPhoto(bytes: Buffer): Promise<SmallPhoto[]> {
  try {
    return await redrawPicture(bytes, (picture) =>
      Promise.all(PHOTO_SIZES.map((size) => shrinkTo(picture.clone(), size))),
    )
  } catch {
    throw problem('PHOTO_UNREADABLE')
  }
}

async function shrinkTo(picture: Sharp, size: number): Promise<SmallPhoto> {
  const { data, info } = await picture
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { size, bytes: data, width: info.width, height: info.height }
}
