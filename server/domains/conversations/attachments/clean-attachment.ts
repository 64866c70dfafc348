import { PICTURE_EDGE, PREVIEW_EDGE } from '@gida/contract/domains/conversations/rules'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { audioOf } from '../../../platform/files/audio.ts'
import { openPicture } from '../../../platform/files/open-picture.ts'
import { isPicture, redrawPicture } from '../../../platform/files/redraw-picture.ts'
import { isPdf, refusedFile, wholePdf } from '../../../platform/files/refused-file.ts'

export type CleanAttachment = {
  kind: 'PICTURE' | 'PDF' | 'AUDIO'
  bytes: Buffer
  content_type: string
  extension: string
  /** Pictures only. */
  drawn?: { width: number; height: number; preview: Buffer }
}

/** Re-encodes a picture, or checks a PDF or recording, by content and not by name. */
export async function cleanAttachment(bytes: Buffer): Promise<CleanAttachment> {
  if (isPicture(bytes)) return drawPicture(bytes)
  if (isPdf(bytes))
    return { kind: 'PDF', bytes: wholePdf(bytes), content_type: 'application/pdf', extension: 'pdf' }
  const audio = audioOf(bytes)
  if (audio) return { kind: 'AUDIO', bytes, ...audio }
  throw refusedFile(bytes, 'Send a photo as JPEG, PNG or WebP, a PDF or a voice note.')
}

async function drawPicture(bytes: Buffer): Promise<CleanAttachment> {
  const { data, info } = await redrawPicture(bytes, (picture) =>
    picture
      .resize({ width: PICTURE_EDGE, height: PICTURE_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true }),
  )
  const large = await openPicture(data)
  const preview = await large
    .resize({ width: PREVIEW_EDGE, height: PREVIEW_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer()
  const drawn = { width: info.width, height: info.height, preview }
  return { kind: 'PICTURE', bytes: data, content_type: 'image/jpeg', extension: 'jpg', drawn }
}

/** Not allowed in names: control and bidirectional characters, and path separators. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}/\\]/gu

/** The stored name of a file: its original name with the extension of its real type. */
export function fileName(name: string, extension: string): string {
  const stem = name
    .replace(NOT_IN_NAMES, '')
    .replace(/\.[^.]*$/, '')
    .trim()
  return `${beginningOf(stem, 100) || 'file'}.${extension}`
}
