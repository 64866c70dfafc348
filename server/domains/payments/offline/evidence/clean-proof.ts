import sharp from 'sharp'
import { Problem, problem } from '../../../../platform/errors/problem.ts'

/** More than any phone's camera makes; beyond it a small file could unfold to gigabytes. */
const MOST_PIXELS = 64_000_000
const SECONDS = 15
/** Enough to read a teller by. */
const LONGEST_EDGE = 2000

export type CleanProof = { bytes: Buffer; content_type: string; extension: 'pdf' | 'jpg' }

/**
 * Takes a PDF, a JPEG or a PNG, by what the bytes are and not by the name. A picture is drawn anew, so that nothing of the
 * file itself is kept: neither what was hidden in it nor where it was taken.
 */
export async function cleanProof(bytes: Buffer): Promise<CleanProof> {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return wholePdf(bytes)
  if (!isJpeg(bytes) && !isPng(bytes)) {
    const message = `${saidToBe(bytes)} Send a PDF, or a photo as JPEG or PNG.`
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', { message })
  }
  try {
    const drawn = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .rotate() // as the phone was held
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
    return { bytes: drawn, content_type: 'image/jpeg', extension: 'jpg' }
  } catch {
    throw problem('PICTURE_UNREADABLE')
  }
}

function wholePdf(bytes: Buffer): CleanProof {
  if (!bytes.subarray(-2048).includes('%%EOF')) {
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', {
      message: 'This PDF is not whole: its end is missing. Send it again.',
    })
  }
  return { bytes, content_type: 'application/pdf', extension: 'pdf' }
}

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
const isPng = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))

/** What people send by mistake, or to see what happens. */
function saidToBe(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 200)
  if (/^MZ|^\x7fELF|^#!/.test(start)) return 'That is a program and not a proof. It was not kept.'
  if (/<svg|<html|<script/i.test(start)) return 'That is a web drawing or page, which can hide a program.'
  if (/^....ftyp(hei|hev|mif|avi)/s.test(start))
    return 'That is a HEIC photo, which not every phone can show.'
  return 'That is not a proof we can read.'
}
