import { unfitFile } from '../../../platform/files/refused-file.ts'
import { checkZip } from '../../../platform/spreadsheets/check-zip.ts'
import { SpreadsheetFault } from '../../../platform/spreadsheets/sheet.ts'

const MAIN = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const
/** Parts that run code or embed other files, which are not checked. */
const ACTIVE = /vbaProject|\/activeX\/|\/embeddings\/|\/macrosheets\/|\/customUI/i
/** Parts of a workbook that query a URL or database, at opening or on refresh. */
const QUERIES = /\/(?:connections|queryTable)$/i
const RELATIONSHIP = /^(?:[\w.-]{1,40}:)?Relationship\s/i
const ATTRIBUTE = /([\w.:-]{1,40})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/g
/** Old Office files, and encrypted new ones. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Whether bytes are a Word or Excel file without active or external content; null if neither. Throws if it has any. */
export function officeKind(bytes: Buffer): keyof typeof MAIN | null {
  if (bytes.subarray(0, 8).equals(OLE))
    throw unfitFile(
      'This Office file is in an old format or needs a password. Save it as .docx, .xlsx or PDF and upload that.',
    )
  if (!bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return null
  const names = lookInside(bytes)
  if (!names.has('[Content_Types].xml')) return null
  if (names.has(MAIN.docx)) return 'docx'
  return names.has(MAIN.xlsx) ? 'xlsx' : null
}

function lookInside(bytes: Buffer): Set<string> {
  let isActive = false
  let isFetched = false
  try {
    const names = checkZip(bytes, (name, content) => {
      isActive ||= ACTIVE.test(`/${name}`)
      isFetched ||= name.toLowerCase().endsWith('.rels') && isFetching(content.toString('utf8'))
    })
    if (isActive)
      throw unfitFile(
        'This file contains macros or other files. Save it without them, or as PDF, and upload that.',
      )
    if (isFetched)
      throw unfitFile(
        'This file loads content from elsewhere when it is opened. Save it as PDF and upload that.',
      )
    return names
  } catch (error) {
    if (!(error instanceof SpreadsheetFault)) throw error
    throw unfitFile(
      error.reason === 'DAMAGED'
        ? 'This file is damaged. Save it again and upload that.'
        : 'This file unpacks to far more than a document. It was not saved.',
    )
  }
}

/**
 * Whether relationships refer to external content that Word or Excel would fetch by themselves; links that a person clicks are
 * allowed. Linear in the size of each part, so that no file blocks the event loop. Unusual syntax counts as fetching.
 */
function isFetching(xml: string): boolean {
  if (xml.includes('\0')) return true // UTF-16
  return xml.split('<').some((part) => {
    if (!RELATIONSHIP.test(part)) return false
    const said = Object.fromEntries(
      [...part.matchAll(ATTRIBUTE)].map(([, name, one, two]) => [name, one ?? two]),
    )
    if (QUERIES.test(said.Type ?? '')) return true
    return (said.TargetMode ?? 'Internal') !== 'Internal' && !said.Type?.endsWith('/hyperlink')
  })
}
