import { Problem } from '../errors/problem.ts'

/** 415 in words that say what came, and what may be sent instead. Judged by the bytes, whatever the name says. */
export const refusedFile = (bytes: Buffer, wanted: string): Problem =>
  new Problem('UNSUPPORTED_MEDIA_TYPE', { message: `${whatItIs(bytes)} ${wanted}` })

/** 422 for a file of a kind that is taken, but not as it is; in words that say what to send instead. */
export const unfitFile = (message: string): Problem => new Problem('FILE_REFUSED', { message })

export const isPdf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '%PDF-'

/** A PDF whose end has come too. */
export function wholePdf(bytes: Buffer): Buffer {
  if (bytes.subarray(-2048).includes('%%EOF')) return bytes
  throw new Problem('UNSUPPORTED_MEDIA_TYPE', {
    message: 'This PDF is not whole: its end is missing. Send it again.',
  })
}

/** What people send by mistake, or to see what happens. */
function whatItIs(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 200)
  if (/^MZ|^\x7fELF|^#!/.test(start)) return 'That is a program. It was not kept.'
  if (['PK\x03\x04', 'Rar!', '7z\xbc\xaf', '\x1f\x8b'].some((sign) => start.startsWith(sign)))
    return 'That is a packed file, which can hold anything.'
  if (/<svg|<html|<script/i.test(start)) return 'That is a web drawing or page, which can hide a program.'
  if (/^....ftyp(hei|hev|mif|avi)/s.test(start))
    return 'That is a HEIC photo, which not every phone can show.'
  if (/^....ftyp|^RIFF....AVI /s.test(start) || start.startsWith('\x1aE\xdf\xa3')) return 'That is a video.'
  return 'That is no kind of file that is known here.'
}
