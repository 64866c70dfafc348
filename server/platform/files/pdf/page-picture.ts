import { openPicture } from '../open-picture.ts'
import { readPdf } from './read-pdf.ts'

/** One page of a PDF as WebP; pages count from 1. Null if there is no such page. */
export async function pagePicture(bytes: Uint8Array, page: number): Promise<Buffer | null> {
  const found = await readPdf(bytes, 'page', page - 1)
  if (typeof found === 'string' || !found.picture) return null
  const { data, width, height } = found.picture
  const picture = await openPicture(data, { raw: { width, height, channels: 4 } })
  return picture.flatten({ background: '#ffffff' }).webp({ quality: 70 }).toBuffer()
}
