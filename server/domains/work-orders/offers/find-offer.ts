import type { Priority } from '@gida/contract/domains/maintenance/rules'
import { isOver, type OfferState, type WorkStatus } from '@gida/contract/domains/work-orders/rules'
import { type RawBuilder, sql } from 'kysely'
import { hashToken } from '../../../platform/access/link-tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** An offer with what its vendor may know about the order. */
export type OfferRow = {
  id: string
  order_id: string
  vendor_id: string
  vendor_name: string
  state: OfferState
  needs_quote: boolean
  phone: string
  expires_at: Date
  device_hash: Buffer | null
  code_hash: Buffer | null
  code_expires_at: Date | null
  code_tries: number
  proposed_at: Date | null
  number: number
  title: string
  instructions: string
  status: WorkStatus
  priority: Priority
  estimate: number | null
  approved_amount: number | null
  holder_id: string | null
  estate_id: string
  estate: string
  unit: string | null
  address: string
  request_id: string | null
  words: string
  contact_name: string | null
  contact_phone: string | null
  entry_allowed: boolean
  call_first: boolean
  quoted: number | null
  deposit: number | null
  jobs: number
  bank: string | null
  account: string | null
}

/** Whether the contact still lives in the unit. Vendors get no contact or entry permission of a tenant who has moved out. */
const isTheirHome = sql`
  select r.tenant_id is null or exists (
    select from lease_unit lu join lease l on l.id = lu.lease_id
    where lu.unit_id = r.unit_id and l.tenant_id = r.tenant_id and (l.status = 'ACTIVE' or app.stays_on(lu))) as is_theirs`

const offersWhere = async (tx: Tx, which: RawBuilder<unknown>): Promise<OfferRow[]> => {
  const { rows } = await sql<OfferRow>`
    select f.id, f.order_id, f.vendor_id, v.name as vendor_name, f.state, f.needs_quote, f.phone, f.expires_at, f.device_hash,
      f.code_hash, f.code_expires_at, f.code_tries, f.proposed_at, o.number, o.title, o.instructions, o.status, o.priority,
      o.estimate, o.approved_amount, o.vendor_id as holder_id, o.estate_id, e.name as estate, u.name as unit,
      concat_ws(', ', p.name, coalesce(p.address, e.address)) as address, r.id as request_id, coalesce(r.description, '') as words,
      case when home.is_theirs then r.contact_name end as contact_name, case when home.is_theirs then r.contact_phone end as contact_phone,
      coalesce(home.is_theirs and r.entry_allowed, false) as entry_allowed, coalesce(home.is_theirs and r.call_first, false) as call_first,
      q.total as quoted, q.deposit, v.bank_name as bank, right(v.account_number, 4) as account, (select count(*)::int from work_order d where d.vendor_id = v.id and d.status in ('DONE', 'CLOSED')) as jobs
    from work_offer f join work_order o on o.id = f.order_id join vendor v on v.id = f.vendor_id join estate e on e.id = o.estate_id
      left join property p on p.id = o.property_id left join unit u on u.id = o.unit_id
      left join maintenance_request r on r.id = o.request_id
      left join lateral (${isTheirHome}) home on true
      left join lateral (select total, deposit from work_quote where offer_id = f.id and state in ('SENT', 'ACCEPTED')
        order by id desc limit 1) q on true
    where ${which} order by f.asked_at desc`.execute(tx)
  return rows
}

/** The offer behind a link. Runs as the system, since the link is the vendor's only credential. */
export const findOfferByToken = async (tx: Tx, token: string): Promise<OfferRow> =>
  orNotFound((await offersWhere(tx, sql`f.token_hash = ${hashToken(token)}`))[0])

export const getOffer = async (tx: Tx, id: string): Promise<OfferRow> =>
  orNotFound((await offersWhere(tx, sql`f.id = ${id}`))[0])

/** Live offers of a phone number, if it is still the vendor's current number. */
export const offersOfPhone = (tx: Tx, phone: string): Promise<OfferRow[]> =>
  offersWhere(
    tx,
    sql`f.phone = ${phone} and v.phone = f.phone and f.state in ('ASKED', 'ACCEPTED') and f.expires_at > ${tx.now}
      and o.status not in ('CLOSED', 'CANCELLED')`,
  )

/** Whether this number has a live offer, so a text from it is about a job. */
export const isOfferedPhone = async (tx: Tx, phone: string): Promise<boolean> =>
  (await offersOfPhone(tx, phone)).length > 0

const JUST_MS = 600_000

/** Whether this number declined a job within ten minutes, so a text from it is still about that job. */
export const hasJustDeclined = (tx: Tx, phone: string): Promise<boolean> =>
  exists(
    tx
      .selectFrom('work_offer')
      .select('id')
      .where('phone', '=', phone)
      .where('state', '=', 'DECLINED')
      .where('answered_at', '>', new Date(tx.now.getTime() - JUST_MS)),
  )

export const JOB_PHASES = [
  ...(['ASKED', 'PRICE', 'WAITING', 'MINE', 'DECIDING', 'DONE'] as const),
  ...(['DECLINED', 'LOST', 'OVER'] as const),
] as const
export type JobPhase = (typeof JOB_PHASES)[number]

/** The phases in which a vendor may send a quote. */
export const QUOTE_PHASES: readonly JobPhase[] = ['ASKED', 'PRICE', 'WAITING', 'MINE']

type Standing = Pick<
  OfferRow,
  'state' | 'status' | 'expires_at' | 'holder_id' | 'vendor_id' | 'needs_quote' | 'quoted'
>

/** The state of a job from its vendor's view, which decides what the page shows and which answers are allowed. */
export function phaseOf(offer: Standing, now: Date): JobPhase {
  const { state, status, expires_at, holder_id, vendor_id, needs_quote, quoted } = offer
  if (isOver(status) || expires_at < now) return 'OVER'
  if (state === 'LOST') return 'LOST'
  if (state === 'WITHDRAWN') return 'OVER'
  if (state === 'DECLINED') return 'DECLINED'
  if (holder_id === vendor_id) {
    if (status === 'DONE') return 'DONE'
    return status === 'QUOTING' || status === 'APPROVAL' ? 'DECIDING' : 'MINE'
  }
  if (holder_id !== null || status === 'DONE') return 'LOST'
  if (state === 'ASKED') return 'ASKED'
  if (!needs_quote) return 'WAITING'
  if (status === 'APPROVAL') return 'WAITING'
  return quoted === null ? 'PRICE' : 'WAITING'
}

/** Whether the vendor may send a quote now. */
export const takesQuote = (offer: Standing, now: Date): boolean =>
  QUOTE_PHASES.includes(phaseOf(offer, now)) &&
  (offer.holder_id === offer.vendor_id || offer.status === 'QUOTING')
