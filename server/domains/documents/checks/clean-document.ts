import { MOST_PAGES } from '@gida/contract/domains/documents/rules'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import { holdsPrograms } from '../../../platform/files/pdf/pdf-programs.ts'
import { type PdfFault, readPdf } from '../../../platform/files/pdf/read-pdf.ts'
import { isPicture } from '../../../platform/files/redraw-picture.ts'
import { isPdf, refusedFile, unfitFile } from '../../../platform/files/refused-file.ts'
import { cleanAttachment } from '../../conversations/index.ts'
import { officeKind } from './office-file.ts'

export type CleanDocument = {
  bytes: Buffer
  content_type: string
  extension: string
  pages: number | null
  has_programs: boolean
  /** Of a picture; a PDF's preview is rendered later. */
  preview: Buffer | null
}

const PDF_FAULTS: Record<PdfFault, string> = {
  LOCKED: 'This PDF needs a password to open. Save a copy without the password and upload that.',
  BROKEN: 'This PDF is damaged and cannot be opened. Save or scan it again and upload that.',
  TOO_SLOW: 'This PDF takes too long to open. Save a simpler copy and upload that.',
}

/** Checks a file by its content, not its name: pictures are re-encoded, PDFs must open, and Office files must have no macros. */
export async function cleanDocument(bytes: Buffer): Promise<CleanDocument> {
  if (isPicture(bytes)) {
    const { bytes: drawn, content_type, extension, drawn: measures } = await cleanAttachment(bytes)
    const preview = measures?.preview ?? null
    return { bytes: drawn, content_type, extension, pages: null, has_programs: false, preview }
  }
  if (isPdf(bytes)) return cleanPdf(bytes)
  const office = officeKind(bytes)
  if (!office) throw refusedFile(bytes, 'Send a PDF, a photo as JPEG, PNG or WebP, or a Word or Excel file.')
  const content_type = FILE_TYPES[office]
  return { bytes, content_type, extension: office, pages: null, has_programs: false, preview: null }
}

async function cleanPdf(bytes: Buffer): Promise<CleanDocument> {
  const found = await readPdf(bytes, 'look')
  if (typeof found === 'string') throw unfitFile(PDF_FAULTS[found])
  const { pages } = found
  if (pages > MOST_PAGES)
    throw unfitFile(`This PDF has ${pages} pages; at most ${MOST_PAGES} are allowed. Upload it in parts.`)
  const about = { pages, has_programs: holdsPrograms(bytes), preview: null }
  return { bytes, content_type: FILE_TYPES.pdf, extension: 'pdf', ...about }
}
