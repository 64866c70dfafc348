import type { Category, Priority } from '@gida/contract/domains/maintenance/rules'
import type { SendQuote } from '@gida/contract/domains/work-orders/quote'
import type { Role } from '@gida/contract/shared/roles'
import { createVendor } from '../../domains/vendors/create-vendor.ts'
import { acceptOffer } from '../../domains/work-orders/offers/answer-offer.ts'
import { askVendors } from '../../domains/work-orders/offers/ask-vendors.ts'
import { createOrder } from '../../domains/work-orders/orders/create-order.ts'
import { decideBearer } from '../../domains/work-orders/orders/decide-bearer.ts'
import { chooseQuote } from '../../domains/work-orders/quotes/choose-quote.ts'
import { sendQuote } from '../../domains/work-orders/quotes/send-quote.ts'
import { planVisit } from '../../domains/work-orders/visits/change-visit.ts'
import { asSystem } from '../../platform/access/as-system.ts'
import { setActor } from '../../platform/access/set-actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { actingAs, type Lane } from '../lane.ts'
import type { MadePeople } from '../people/make-people.ts'

const HOUR = 3_600_000
const NAIRA = 100

type Who = { name: string; kind: 'PERSON' | 'FIRM'; trades: Category[]; phone: string; area: string }
const SUNDAY: Who = {
  ...{ name: 'Sunday Okafor', kind: 'PERSON', trades: ['WATER', 'DRAINS'], phone: '+2348035554471' },
  area: 'Lekki, Ajah',
}
const AQUA: Who = {
  ...{ name: 'Aqua-Tech Boreholes', kind: 'FIRM', trades: ['WATER'], phone: '+2348035554472', area: 'Lagos' },
}
const PUMPS: Who = {
  ...{ name: 'Lekki Pumps & Power', kind: 'FIRM', trades: ['WATER', 'GENERATOR'], phone: '+2348035554473' },
  area: 'Lekki',
}

const naira = ({ labour, transport = 0, deposit = 0, materials = [], ...rest }: Partial<SendQuote>) => ({
  ...{ ...rest, labour: (labour ?? 0) * NAIRA, transport: transport * NAIRA, deposit: deposit * NAIRA },
  materials: materials.map((line) => ({ ...line, unit_price: line.unit_price * NAIRA })),
})
const motor = (unit_price: number) => [{ name: 'Submersible motor, 2 hp', quantity: 1, unit_price }]
const PRICES: [Who, Partial<SendQuote>][] = [
  [
    AQUA,
    {
      ...{ labour: 65_000, materials: motor(248_000), transport: 15_000, deposit: 131_000 },
      ...{ starts_in_days: 1, warranty_months: 12 },
    },
  ],
  [
    SUNDAY,
    {
      ...{ labour: 45_000, materials: motor(235_000), transport: 10_000, deposit: 116_000 },
      ...{ starts_in_days: 0, warranty_months: 3 },
    },
  ],
  [
    PUMPS,
    {
      ...{ labour: 80_000, materials: motor(310_000), transport: 20_000, deposit: 164_000 },
      ...{ starts_in_days: 2, warranty_months: 24 },
    },
  ],
]

/** Work of the first estate: one with three prices that waits for the landlord, one that a plumber comes for tomorrow, and one of a plan. */
export function makeWorkOrders(lane: Lane, people: MadePeople, now: Date): void {
  lane.plan(new Date(now.getTime() - 20 * HOUR), async (tx) => {
    const manager = actingAs(people.manager, 'ESTATE_MANAGER' satisfies Role)
    await setActor(tx, manager)
    const { estate_id, property_id, request_id } = await placeOf(tx)
    const vendors = new Map<string, string>()
    for (const who of [SUNDAY, AQUA, PUMPS]) {
      const { id } = await createVendor(tx, manager, {
        ...who,
        wht_class: 'BUILDING',
        licence: '',
        email: null,
        tin: null,
        estate_ids: [estate_id],
      })
      vendors.set(who.name, id)
    }
    const idOf = (who: Who) => vendors.get(who.name) ?? ''
    const make = async (
      order: { title: string; priority: Priority; estimate: number; due: number },
      where: object,
    ) => {
      const { due, estimate, ...rest } = order
      const due_on = new Date(now.getTime() + due * 24 * HOUR).toISOString().slice(0, 10)
      const about = { ...rest, ...where, due_on, estimate: estimate * NAIRA, category: 'WATER' as const }
      const { row } = await createOrder(tx, { ...about, created_by: people.manager })
      return row.id
    }

    const pump = await make(
      { title: 'New motor for the borehole pump', priority: 'HIGH', estimate: 300_000, due: 3 },
      { property_id },
    )
    await decideBearer(tx, manager, pump, {
      bearer: 'FUND',
      reason: 'Shared borehole: nobody is billed extra.',
    })
    await askVendors(tx, manager, pump, { vendor_ids: PRICES.map(([who]) => idOf(who)), needs_quote: true })
    const quoteOf = new Map<string, string>()
    for (const [who, price] of PRICES) {
      const { id } = await answerAs(tx, pump, idOf(who), naira(price))
      quoteOf.set(who.name, id)
    }
    await chooseQuote(tx, manager, quoteOf.get(AQUA.name) ?? '', {
      reason: 'Aqua-Tech replaces the motor within a year; the last two repairs were Sunday’s.',
    })

    const tap = await make(
      { title: 'Mend the kitchen tap', priority: 'HIGH', estimate: 30_000, due: 2 },
      { request_id },
    )
    await decideBearer(tx, manager, tap, { bearer: 'LANDLORD', reason: 'Wear of the mixer, not misuse.' })
    await askVendors(tx, manager, tap, { vendor_ids: [idOf(SUNDAY)], needs_quote: true })
    const price = {
      labour: 8_000,
      materials: [{ name: 'Kitchen mixer tap', quantity: 1, unit_price: 20_000 }],
      transport: 3_000,
    }
    const { id } = await answerAs(tx, tap, idOf(SUNDAY), naira(price))
    await chooseQuote(tx, manager, id, {})
    const morning = new Date(now)
    morning.setUTCHours(33, 0, 0, 0) // 10:00 in Lagos, tomorrow
    await planVisit(tx, manager, tap, {
      ...{ starts_at: morning.toISOString(), ends_at: new Date(morning.getTime() + 2 * HOUR).toISOString() },
      note: 'Call first.',
    })

    await make(
      { title: 'Clean and treat the water tanks', priority: 'MEDIUM', estimate: 60_000, due: 12 },
      { estate_id },
    )
  })
}

/** A vendor takes the job and sends a price, as their page would. */
async function answerAs(tx: Tx, order_id: string, vendor_id: string, price: ReturnType<typeof naira>) {
  const offer = await tx
    .selectFrom('work_offer')
    .select('id')
    .where('order_id', '=', order_id)
    .where('vendor_id', '=', vendor_id)
    .executeTakeFirstOrThrow()
  return asSystem(tx, async () => {
    await acceptOffer(tx, offer.id)
    return sendQuote(tx, offer.id, price)
  })
}

/** Where the demo's own tenant lives, and what leaks there. */
async function placeOf(tx: Tx) {
  const request = await tx
    .selectFrom('maintenance_request')
    .select(['id as request_id', 'estate_id', 'property_id'])
    .where('title', '=', 'Kitchen tap is leaking')
    .executeTakeFirstOrThrow()
  return request
}
