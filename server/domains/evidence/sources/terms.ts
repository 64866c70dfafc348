import { addDays, formatDay, lagosDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { openDocument, PDF } from '../../../platform/pdf/document.ts'
import type { LeaseRow } from '../../leases/index.ts'
import type { Source } from './source.ts'

const TITLE = 'Terms of the lease'
const atDay = (day: string) => new Date(`${day}T00:00:00+01:00`)

/** The terms of the lease as stored. */
export const terms: Source = {
  list: async (_, lease) => [
    { kind: 'TERMS', id: lease.id, title: TITLE, on: lease.start_date, group: null },
  ],
  gather: async ({ lease, wanted }) => {
    if (!wanted.chosen.terms) return []
    const { start_date, end_date } = lease
    return [
      {
        title: TITLE,
        lines: [
          { at: atDay(start_date), words: `The lease begins, at ${formatNaira(lease.rent_amount)}` },
          { at: atDay(addDays(end_date, 1)), words: 'The term of the lease is over' },
        ].slice(0, lease.status === 'ACTIVE' || lease.status === 'DRAFT' ? 1 : 2),
        originals: [{ name: 'Terms.pdf', content_type: PDF, read: () => draw(lease) }],
      },
    ]
  },
}

function draw(lease: LeaseRow): Promise<Uint8Array> {
  const pdf = openDocument({ title: TITLE, author: 'Gida', made: lease.created_at })
  const sum = (name: string, kobo: number): [string, string][] =>
    kobo > 0 ? [[name, formatNaira(kobo)]] : []
  pdf.head(TITLE, lease.unit_name, [lease.estate_name])
  pdf.facts([
    ['Tenant', lease.tenant_name],
    ['Home', `${lease.unit_name}, ${lease.estate_name}`],
    ['Term', `${formatDay(lease.start_date)} to ${formatDay(lease.end_date)}`],
    ['State', lease.status.toLowerCase().replaceAll('_', ' ')],
    ['Rent', `${formatNaira(lease.rent_amount)}, ${lease.frequency.toLowerCase().replaceAll('_', ' ')}`],
    ...sum('Caution deposit', lease.caution_deposit),
    ...sum('Service charge', lease.service_charge),
    ...sum('Agency fee', lease.agency_fee),
    ...sum('Legal fee', lease.legal_fee),
    ...sum('Agreement fee', lease.agreement_fee),
    ['Entered', formatDay(lagosDay(lease.created_at))],
    ['Number', lease.id],
  ])
  return pdf.end(`${TITLE}, as kept in Gida`)
}
