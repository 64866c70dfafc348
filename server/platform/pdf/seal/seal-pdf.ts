import { type PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib'
import { sha256 } from '../../sha256.ts'
import { type AskTime, type Seal, signDigest } from './sign-digest.ts'

/** Reserved size for a signature with certificates and time stamp; bytes. */
const MOST_SIGNATURE = 16_000
/** Ten digits, to be overwritten by the real offsets. */
const PLACEHOLDER = 9_999_999_999
const ANNOTATION_FLAGS = 132 // print, locked

export type AboutSeal = { name: string; reason: string; at: Date }

/** Reserves space for one signature over the whole file, in an invisible field. Nothing may be changed after it. */
export async function prepareSeal(pdf: PDFDocument, { name, reason, at }: AboutSeal): Promise<Uint8Array> {
  const { context, catalog } = pdf
  const range = [PDFNumber.of(0), ...[1, 2, 3].map(() => PDFNumber.of(PLACEHOLDER))]
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: range,
      Contents: PDFHexString.of('0'.repeat(2 * MOST_SIGNATURE)),
      Name: PDFHexString.fromText(name),
      Reason: PDFHexString.fromText(reason),
      M: PDFString.fromDate(at),
    }),
  )
  const page = pdf.getPage(pdf.getPageCount() - 1)
  const field = context.register(
    context.obj({
      ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', Rect: [0, 0, 0, 0], F: ANNOTATION_FLAGS },
      ...{ T: PDFString.of('Seal'), V: signature, P: page.ref },
    }),
  )
  page.node.addAnnot(field)
  catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [field] }))
  return pdf.save({ useObjectStreams: false, updateFieldAppearances: false })
}

/** Signs a prepared file. Returns whether it holds an external time stamp. */
export async function sealPdf(
  prepared: Uint8Array,
  seal: Seal,
  askTime: AskTime,
): Promise<{ bytes: Buffer; is_timed: boolean }> {
  const bytes = Buffer.from(prepared)
  const start = bytes.lastIndexOf(`<${'0'.repeat(2 * MOST_SIGNATURE)}>`)
  const end = start + 2 * MOST_SIGNATURE + 2
  const rangeAt = bytes.lastIndexOf(String(PLACEHOLDER))
  const rangeStart = bytes.lastIndexOf('[', rangeAt)
  const rangeEnd = bytes.indexOf(']', rangeAt)
  if (start < 0 || rangeAt < 0) throw new Error('This PDF was not prepared for a seal.')
  const range = `[0 ${start} ${end} ${bytes.length - end}`.padEnd(rangeEnd - rangeStart)
  bytes.write(range, rangeStart, 'latin1')
  const digest = sha256(bytes.subarray(0, start), bytes.subarray(end))
  const signed = await signDigest(seal, digest, askTime)
  if (signed.bytes.length > MOST_SIGNATURE) throw new Error('The signature is longer than its place.')
  bytes.write(signed.bytes.toString('hex'), start + 1, 'latin1')
  return { bytes, is_timed: signed.is_timed }
}
