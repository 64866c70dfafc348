import type { Document } from '@gida/contract/domains/documents/document'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import { documents as words } from '#words/documents'
import { formatBytes } from '../../../platform/screens/format.ts'

type File = Pick<Document, 'content_type' | 'pages' | 'size'>
const FORMATS = ['pdf', 'jpeg', 'docx', 'xlsx'] as const

/** `PDF, 3 pages, 88 kB` */
export function fileLine({ content_type, pages, size }: File): string {
  const format = FORMATS.find((one) => FILE_TYPES[one] === content_type)
  return [format && words.formats[format], pages && words.pages(pages), formatBytes(size)]
    .filter(Boolean)
    .join(', ')
}
