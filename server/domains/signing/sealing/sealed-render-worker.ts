import { PDFDocument } from '@cantoo/pdf-lib'
import { serveRenderRequests } from '../../../platform/pdf/render-worker.ts'
import { prepareSeal } from '../../../platform/pdf/seal/seal-pdf.ts'
import { type Certificate, drawCertificate } from './certificate.ts'
import { drawMarks, type PageMark } from './draw-marks.ts'

export type PaperToDraw = { bytes: Uint8Array; certificate: Certificate; marks: readonly PageMark[] }

serveRenderRequests<PaperToDraw>(async ({ bytes, certificate, marks }) => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  if (pdf.getForm().getFields().length > 0) throw new Error('HAS_FIELDS')
  await drawMarks(pdf, marks, new Date(certificate.made))
  const last = await PDFDocument.load(await drawCertificate(certificate))
  for (const page of await pdf.copyPages(last, last.getPageIndices())) pdf.addPage(page)
  const about = { name: 'Gida', reason: 'Signed by all parties', at: new Date(certificate.made) }
  return prepareSeal(pdf, about)
})
