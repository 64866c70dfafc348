import { formatDay, lagosDay } from '@gida/contract/shared/dates'
import { openDocument } from '../../../platform/pdf/document.ts'
import type { Manifest } from './manifest.ts'

const open = ({ title, made }: Manifest, part: string) =>
  openDocument({ title: `${part}: ${title}`, author: 'Gida', made: new Date(made) })

const INDEX = [
  { head: 'Exhibit', share: 0.12 },
  { head: 'What it is', share: 0.73 },
  { head: 'Page', share: 0.15, align: 'right' },
] as const
const CHRONOLOGY = [
  { head: 'Day', share: 0.2 },
  { head: 'What happened', share: 0.65 },
  { head: 'Exhibit', share: 0.15, align: 'right' },
] as const

/** Cover, index and chronology. `pageOf`: the first page of each exhibit. */
export function drawFront(of: Manifest, pageOf: (number: string) => number): Promise<Uint8Array> {
  const pdf = open(of, 'Evidence bundle')
  pdf.head('Evidence bundle', of.title, ['Prepared for the use of a court or tribunal'])
  pdf.facts(of.facts)
  if (of.claim) {
    pdf.title('What is claimed')
    pdf.text(of.claim)
  }
  pdf.title('Index')
  pdf.table(
    INDEX,
    of.exhibits.map(({ number, title }) => ({ cells: [number, title, String(pageOf(number))] })),
  )
  pdf.title('Chronology')
  pdf.table(
    CHRONOLOGY,
    of.lines.map(({ at, words, number }) => ({
      cells: [formatDay(lagosDay(new Date(at))), words, number],
    })),
  )
  pdf.text(
    'Account numbers in what Gida draws are shortened. Originals stand as they were filed: look through them before this is handed over.',
  )
  return pdf.end(`${of.title} · hash list ${of.list.slice(0, 16)}`, { isNumbered: false })
}

const HASHES = [
  { head: 'File in the zip', share: 0.38 },
  { head: 'SHA-256 of the original', share: 0.62 },
] as const

/** The hash list and the draft certificate. */
export function drawBack(of: Manifest): Promise<Uint8Array> {
  const pdf = open(of, 'Hash list and draft certificate')
  pdf.head('Hash list', of.title, ['SHA-256 of each original'])
  pdf.table(
    HASHES,
    of.exhibits.flatMap(({ parts }) => parts.map(({ name, sha256 }) => ({ cells: [name, sha256] }))),
  )
  pdf.text(`SHA-256 of the list itself (SHA256SUMS.txt): ${of.list}`)
  pdf.title('DRAFT certificate under section 84(4), Evidence Act 2011 (as amended in 2023)')
  pdf.text('A draft for a person to read, correct and sign. Gida certifies nothing by itself.', {
    strong: true,
  })
  for (const words of of.certificate) pdf.text(words)
  for (const field of ['Name', 'Position', 'Signature', 'Date'])
    pdf.text(`${field}: ______________________________`)
  return pdf.end(`${of.title} · hash list ${of.list.slice(0, 16)}`, { isNumbered: false })
}

/** Replaces the pages of an original that cannot be shown. */
export async function drawSlip(
  of: Manifest,
  { name, why, isGone = false }: { name: string; why: string; isGone?: boolean },
): Promise<Uint8Array> {
  const pdf = open(of, 'Slip')
  pdf.head(isGone ? 'Not kept any more' : 'In the zip alone', name, [])
  pdf.text(why)
  if (!isGone)
    pdf.text(
      'The original stands in the zip that belongs to this bundle, under this name, and in the hash list.',
    )
  return pdf.end(of.title, { isNumbered: false })
}
