import type { InspectionDetail, InspectionItem } from '@gida/contract/domains/inspections/inspection'
import { formatInstant } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import {
  type Column,
  openDocument,
  PDF,
  type PdfDocument,
  type Picture,
} from '../../../platform/pdf/document.ts'
import type { Services } from '../../../platform/services.ts'
import { getInspection } from '../reports/inspection-queries.ts'
import { presentInspection } from '../reports/present.ts'
import { photosOnPaper } from './photos-on-paper.ts'
import { KINDS, sayItem, WAYS } from './words.ts'

const ITEMS: readonly Column[] = [
  { head: 'Item', share: 0.3 },
  { head: 'Seen', share: 0.3 },
  { head: 'Words', share: 0.4 },
]

/** A report as a PDF: facts, rooms, photos, signatures and remarks. Deterministic for the same `asOf`. */
export async function inspectionPaper(
  services: Services,
  actor: Actor,
  id: string,
  asOf?: Date,
): Promise<SentFile> {
  const [report, made] = await services.transaction(actor, async (tx) => [
    await presentInspection(tx, actor, await getInspection(tx, id)),
    asOf ?? tx.now,
  ])
  const itemNames = new Map(report.item_list.map(({ id, room, name }) => [id, `${room}, ${name}`]))
  const itemOf = new Map(report.photo_list.map(({ id, item_id }) => [id, item_id]))
  const pictures = await photosOnPaper(
    services,
    report.photo_list,
    (photo) => itemNames.get(itemOf.get(photo.id) ?? '') ?? '',
  )
  const name = `${KINDS[report.kind]} ${report.unit_name}.pdf`
  return { bytes: await draw(report, pictures, made), name, content_type: PDF }
}

function draw(report: InspectionDetail, pictures: readonly Picture[], made: Date): Promise<Uint8Array> {
  const title = KINDS[report.kind]
  const pdf = openDocument({ title: `${title}: ${report.unit_name}`, author: report.made_by, made })
  pdf.head(title, report.unit_name, [report.property_name, report.estate_name])
  pdf.facts([
    ['Tenant', report.tenant_name ?? 'Nobody'],
    ['Written by', report.made_by],
    ['Begun', formatInstant(report.created_at)],
    ['Sealed', report.sealed_at ? formatInstant(report.sealed_at) : 'Not signed yet: this is a draft'],
    ['Looked at', `${report.rated} of ${report.items} items, ${report.photos} photos`],
    ['Seal (SHA-256)', report.hash],
  ])
  drawRooms(pdf, report.item_list)
  if (pictures.length > 0) pdf.title('Photos')
  pdf.pictures(pictures)
  drawSignatures(pdf, report)
  return pdf.end(`${title} of ${report.unit_name}. Made ${formatInstant(made)} (Lagos).`)
}

function drawRooms(pdf: PdfDocument, items: readonly InspectionItem[]): void {
  const rooms = Map.groupBy(
    items.filter((item) => !item.is_left_out),
    ({ room }) => room,
  )
  for (const [room, inRoom] of rooms) {
    pdf.title(room)
    pdf.table(
      ITEMS,
      inRoom.map((item) => ({ cells: [item.name, sayItem(item), item.words] })),
    )
  }
}

function drawSignatures(
  pdf: PdfDocument,
  { signatures, remarks, item_list, tenant_name, sealed_at }: InspectionDetail,
): void {
  pdf.title('Signatures')
  for (const { way, name, side, at, drawing, reason, recorded_by, is_own } of signatures) {
    const phone = is_own ? '' : `, on the phone of ${recorded_by}`
    pdf.text(
      `${side === 'STAFF' ? 'For the office' : 'Tenant'}: ${name}. ${WAYS[way]}, ${formatInstant(at)}${phone}.`,
    )
    if (drawing) pdf.drawing(drawing)
    if (reason) pdf.text(`Reason: ${reason}`)
  }
  if (sealed_at && tenant_name && !signatures.some(({ side }) => side === 'TENANT'))
    pdf.text(`${tenant_name} has not signed this report.`)
  if (remarks.length === 0) return
  pdf.title('Remarks of the tenant')
  for (const { item_id, agrees, words, at } of remarks) {
    const item = item_list.find(({ id }) => id === item_id)
    pdf.text(
      `${item?.room}, ${item?.name}: ${agrees ? 'agrees' : 'does not agree'}. ${words} (${formatInstant(at)})`,
    )
  }
}
