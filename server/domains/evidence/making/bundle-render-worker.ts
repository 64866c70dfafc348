import { readFile, writeFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { serveRenderRequests } from '../../../platform/pdf/render-worker.ts'
import { addPicture, nameList, openBundle, quiet, stamp } from './bundle-pages.ts'
import { drawBack, drawFront, drawSlip } from './front-and-back.ts'
import type { DrawnBundle, Manifest, Part } from './manifest.ts'

/** Page limits per file and in total; longer files are only in the zip. */
const MOST_PAGES = 300
const MOST_PAGES_OF_ALL = 1_500
const MOST_BYTES = 30_000_000

const NOT_SHOWN = 'This kind of file has no pages that could be shown here.'
const LOCKED = 'The file is protected, so its pages cannot be copied.'
const BROKEN = 'The file cannot be read as a PDF, so its pages cannot be copied.'
const LONG = `The file has more than ${MOST_PAGES} pages, or the bundle would have more than ${MOST_PAGES_OF_ALL}.`
const LARGE = 'The file is larger than 30 MB.'
const GONE = 'The file is no longer kept, so it is neither here nor in the zip.'

serveRenderRequests<Manifest>(drawBundle)

/** Renders the bundle, reading one file at a time. */
async function drawBundle(of: Manifest): Promise<DrawnBundle> {
  const { pdf, font } = await openBundle(of)
  const begins = new Map<string, number>()
  const marks: string[] = []
  const slips: string[] = []
  for (const { number, parts, missing } of of.exhibits) {
    begins.set(number, pdf.getPageCount())
    for (const name of missing) {
      slips.push(`${name}: ${GONE}`)
      await addAll(pdf, await drawSlip(of, { name, why: GONE, isGone: true }))
    }
    for (const part of parts) {
      const why = await addPart(pdf, part)
      if (!why) continue
      slips.push(`${part.name}: ${why}`)
      await addAll(pdf, await drawSlip(of, { name: part.name, why }))
    }
    while (marks.length < pdf.getPageCount()) marks.push(number)
  }
  const front = await drawFrontAt(of, begins)
  for (const [at, page] of (await pdf.copyPages(front, front.getPageIndices())).entries())
    pdf.insertPage(at, page)
  await addAll(pdf, await drawBack(of))
  const [before, total] = [front.getPageCount(), pdf.getPageCount()]
  for (const [index, page] of pdf.getPages().entries()) {
    const mark = marks[index - before]
    stamp(page, [mark, `page ${index + 1} of ${total}`].filter(Boolean).join('  -  '), font)
  }
  nameList(pdf, of.list)
  await writeFile(of.out, await pdf.save({ useObjectStreams: false, updateFieldAppearances: false }))
  return { pages: total, slips }
}

/** Null if its pages were added; else the reason. */
async function addPart(pdf: PDFDocument, { path, shown, size }: Part): Promise<string | null> {
  if (!path) return NOT_SHOWN
  if (size > MOST_BYTES) return LARGE
  const bytes = await readFile(path)
  try {
    if (shown === 'picture') await addPicture(pdf, bytes)
    else return await addAll(pdf, bytes)
    return null
  } catch (error) {
    return /encrypted/i.test(String(error)) ? LOCKED : BROKEN
  }
}

async function addAll(pdf: PDFDocument, bytes: Uint8Array): Promise<string | null> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  const count = source.getPageCount()
  if (count > MOST_PAGES || pdf.getPageCount() + count > MOST_PAGES_OF_ALL) return LONG
  for (const page of await pdf.copyPages(source, source.getPageIndices())) {
    quiet(page)
    pdf.addPage(page)
  }
  return null
}

/** The index contains page numbers, so it is rendered again until its own length is stable. */
async function drawFrontAt(of: Manifest, begins: ReadonlyMap<string, number>): Promise<PDFDocument> {
  for (let length = 1; ; ) {
    const drawn = await PDFDocument.load(
      await drawFront(of, (number) => (begins.get(number) ?? 0) + length + 1),
      { updateMetadata: false },
    )
    if (drawn.getPageCount() === length) return drawn
    length = drawn.getPageCount()
  }
}
