import type { ComparedItem, Comparison } from '@gida/contract/domains/inspections/comparison'
import { formatDay, formatInstant, lagosDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { Actor } from '../../../platform/access/actor.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import { type Column, openDocument, PDF } from '../../../platform/pdf/document.ts'
import type { Services } from '../../../platform/services.ts'
import { getComparison } from '../comparison/get-comparison.ts'
import { photosWithHashes } from '../reports/present.ts'
import { photosOnPaper } from './photos-on-paper.ts'
import { KINDS, REASONS, sayItem, VERDICTS } from './words.ts'

const ALL: readonly Column[] = [
  { head: 'Item', share: 0.3 },
  { head: 'Before', share: 0.25 },
  { head: 'Now', share: 0.25 },
  { head: 'Verdict', share: 0.2 },
]

/** The comparison as a PDF: deteriorations with pairs of photos and costs, then all items. */
export async function comparisonPaper(services: Services, actor: Actor, id: string): Promise<SentFile> {
  const { comparison, photos, made } = await services.transaction(actor, async (tx) => {
    const comparison = await getComparison(tx, id)
    const ids = worseOf(comparison).flatMap((row) => [
      ...(row.item.before?.photo_ids ?? []),
      ...row.photo_ids,
    ])
    const found = ids.length > 0 ? await photosWithHashes(tx).where('id', 'in', ids).execute() : []
    const photos = new Map(
      found.map((photo) => [photo.id, { ...photo, created_at: photo.created_at.toISOString() }]),
    )
    return { comparison, photos, made: tx.now }
  })
  const { kind, unit_name, property_name, tenant_name, before, on } = comparison
  const title = 'Comparison of condition'
  const pdf = openDocument({ title: `${title}: ${unit_name}`, author: 'Gida', made })
  pdf.head(title, unit_name, [property_name, tenant_name ?? ''])
  pdf.facts([
    [
      'Before',
      before ? `${KINDS[before.kind]}, ${formatDay(lagosDay(new Date(before.sealed_at)))}` : 'No report',
    ],
    ['Now', `${KINDS[kind]}, ${formatDay(on)}`],
    ...money(comparison),
  ])
  for (const row of worseOf(comparison)) {
    pdf.title(`${row.item.room}, ${row.item.name}`)
    pdf.text(sayRow(row))
    const pair = [row.item.before?.photo_ids.at(-1), row.photo_ids.at(-1)].flatMap((id) =>
      id ? (photos.get(id) ?? []) : [],
    )
    const isOld = (photo: { id: string }) => row.item.before?.photo_ids.includes(photo.id)
    pdf.pictures(await photosOnPaper(services, pair, (photo) => (isOld(photo) ? 'Before' : 'Now')))
  }
  pdf.title('Every item')
  pdf.table(
    ALL,
    comparison.rows.map(({ item, verdict }) => ({
      cells: [
        `${item.room}, ${item.name}`,
        item.before ? sayItem(item.before) : '',
        sayItem(item),
        VERDICTS[verdict],
      ],
    })),
  )
  const foot = `${title} of ${unit_name}. Made ${formatInstant(made)} (Lagos).`
  return { bytes: await pdf.end(foot), name: `${title} ${unit_name}.pdf`, content_type: PDF }
}

const worseOf = ({ rows }: Comparison) => rows.filter(({ verdict }) => verdict === 'WORSE')

const money = ({ deposit }: Comparison): [string, string][] =>
  deposit === null
    ? []
    : [
        ['Deposit held', formatNaira(deposit.held)],
        ['Proposed to be withheld', formatNaira(deposit.deducted)],
        ['Of that contested', formatNaira(deposit.contested)],
      ]

function sayRow({ item, deduction, remark }: ComparedItem): string {
  const was = item.before ? `${sayItem(item.before)} before; now ${sayItem(item)}.` : `${sayItem(item)}.`
  const cost =
    deduction &&
    `${REASONS[deduction.reason]}: ${formatNaira(deduction.price)} to put right, ${formatNaira(deduction.amount)} proposed to be withheld${deduction.paper ? ` (${deduction.paper.name})` : ''}.`
  const answer =
    remark && (remark.agrees ? 'The tenant agrees.' : `The tenant does not agree: ${remark.words}`)
  return [was, item.words, deduction?.words, cost, answer].filter(Boolean).join(' ')
}
