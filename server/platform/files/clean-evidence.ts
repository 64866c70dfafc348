import { isPicture, redrawPicture } from './redraw-picture.ts'
import { isPdf, refusedFile, wholePdf } from './refused-file.ts'

/** Enough to read a bank teller's slip. */
const LONGEST_EDGE = 2000

export type CleanEvidence = { bytes: Buffer; content_type: string; extension: 'pdf' | 'jpg' }

/** Accepts a PDF, or an image, which is re-encoded as JPEG; detected by content, not by name. */
export async function cleanEvidence(bytes: Buffer): Promise<CleanEvidence> {
  if (isPdf(bytes)) return { bytes: wholePdf(bytes), content_type: 'application/pdf', extension: 'pdf' }
  if (!isPicture(bytes)) throw refusedFile(bytes, 'Send a PDF, or a photo as JPEG, PNG or WebP.')
  const drawn = await redrawPicture(bytes, (picture) =>
    picture
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
  return { bytes: drawn, content_type: 'image/jpeg', extension: 'jpg' }
}
