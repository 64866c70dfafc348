import { Problem } from '../errors/problem.ts'
import { isPicture, redrawPicture } from './redraw-picture.ts'

/** Enough to read a teller by. */
const LONGEST_EDGE = 2000

export type CleanEvidence = { bytes: Buffer; content_type: string; extension: 'pdf' | 'jpg' }

/** Takes a PDF, or a picture which is drawn anew as JPEG; by what the bytes are and not by the name. */
export async function cleanEvidence(bytes: Buffer): Promise<CleanEvidence> {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return wholePdf(bytes)
  if (!isPicture(bytes)) {
    const message = `${declaredType(bytes)} Send a PDF, or a photo as JPEG, PNG or WebP.`
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', { message })
  }
  const drawn = await redrawPicture(bytes, (picture) =>
    picture
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
  return { bytes: drawn, content_type: 'image/jpeg', extension: 'jpg' }
}

function wholePdf(bytes: Buffer): CleanEvidence {
  if (!bytes.subarray(-2048).includes('%%EOF')) {
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', {
      message: 'This PDF is not whole: its end is missing. Send it again.',
    })
  }
  return { bytes, content_type: 'application/pdf', extension: 'pdf' }
}

/** What people send by mistake, or to see what happens. */
function declaredType(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 200)
  if (/^MZ|^\x7fELF|^#!/.test(start)) return 'That is a program and not a proof. It was not kept.'
  if (/<svg|<html|<script/i.test(start)) return 'That is a web drawing or page, which can hide a program.'
  if (/^....ftyp(hei|hev|mif|avi)/s.test(start))
    return 'That is a HEIC photo, which not every phone can show.'
  return 'That is not a proof we can read.'
}
