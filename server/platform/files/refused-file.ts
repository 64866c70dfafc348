import { Problem } from '../errors/problem.ts'

/** 415 that says what was received and what to send instead. Judged by content, not by name. */
export const refusedFile = (bytes: Buffer, wanted: string): Problem =>
  new Problem('UNSUPPORTED_MEDIA_TYPE', { message: `${whatItIs(bytes)} ${wanted}` })

/** 422 for a file of an accepted type that cannot be used; the message says what to send instead. */
export const unfitFile = (message: string): Problem => new Problem('FILE_REFUSED', { message })

export const isPdf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '%PDF-'

/** Accepts only a PDF that is not truncated. */
export function wholePdf(bytes: Buffer): Buffer {
  if (bytes.subarray(-2048).includes('%%EOF')) return bytes
  throw new Problem('UNSUPPORTED_MEDIA_TYPE', {
    message: 'This PDF is incomplete: its end is missing. Upload it again.',
  })
}

/** Common wrong file types, named for the error message. */
function whatItIs(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 200)
  if (/^MZ|^\x7fELF|^#!/.test(start)) return 'That is a program. It was not saved.'
  if (['PK\x03\x04', 'Rar!', '7z\xbc\xaf', '\x1f\x8b'].some((sign) => start.startsWith(sign)))
    return 'That is a packed file, which can hold anything.'
  if (/<svg|<html|<script/i.test(start)) return 'That is a web drawing or page, which can hide a program.'
  if (/^....ftyp(hei|hev|mif|avi)/s.test(start))
    return 'That is a HEIC photo, which not every phone can show.'
  if (/^....ftyp|^RIFF....AVI /s.test(start) || start.startsWith('\x1aE\xdf\xa3')) return 'That is a video.'
  return 'That file type is not known here.'
}
