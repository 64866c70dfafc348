import { type Business, businessTime } from '../businesses/business.ts'
import { getByIdOrCode } from '../businesses/own-rows.ts'
import { asFlag, asNumber, asText, type Fields } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { randomCode } from '../store/codes.ts'
import { readAmount } from '../transactions/read-initialize.ts'
import type { World } from '../world.ts'

/** How many months or days a period has. */
const intervals = {
  daily: { days: 1 },
  weekly: { days: 7 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  biannually: { months: 6 }, // every six months, on this wire
  annually: { months: 12 },
}
export type Interval = keyof typeof intervals

export type Plan = {
  id: number
  business_id: number
  plan_code: string
  name: string
  description: string | null
  amount: number
  interval: Interval
  invoice_limit: number
  send_invoices: number
  send_sms: number
  created_at: number
  updated_at: number
}

export function createPlan(world: World, business: Business, body: Fields): Plan {
  const now = businessTime(world, business)
  const plan_code = `PLN_${randomCode(15)}`
  const amount = readAmount(body.amount)
  world.db.insert('plans', {
    business_id: business.id,
    plan_code,
    amount,
    ...readPlan(body),
    created_at: now,
    updated_at: now,
  })
  return getPlan(world, business, plan_code)
}

/** Changes what is named. Whoever subscribed before keeps the old amount unless all are to change. */
export function updatePlan(world: World, business: Business, plan: Plan, body: Fields): number {
  const amount = body.amount === undefined ? plan.amount : readAmount(body.amount)
  const updated_at = businessTime(world, business)
  world.db.update('plans', plan.id, { ...readPlan({ ...plan, ...body }), amount, updated_at })
  if (asFlag(body.update_existing_subscriptions) === false) return 0
  world.db.run('update subscriptions set amount = ? where plan_id = ?', amount, plan.id)
  const sql = 'select count(*) as count from subscriptions where plan_id = ?'
  return world.db.get<{ count: number }>(sql, plan.id)?.count ?? 0
}

function readPlan(body: Fields) {
  const name = asText(body.name)
  if (!name) throw invalid('name is required', 'missing_params')
  const interval = asText(body.interval) ?? ''
  if (!(interval in intervals)) throw invalid(`Invalid interval: ${interval}`, 'invalid_params')
  return {
    name,
    interval,
    description: asText(body.description) ?? null,
    invoice_limit: asNumber(body.invoice_limit) ?? 0,
    send_invoices: Number(asFlag(body.send_invoices) ?? true),
    send_sms: Number(asFlag(body.send_sms) ?? true),
  }
}

export function getPlan(world: World, business: Business, idOrCode: string): Plan {
  const kind = { table: 'plans', noun: 'Plan', code: 'plan_code' }
  return getByIdOrCode(world, business, kind, idOrCode)
}

export function planById(world: World, id: number | null): Plan | undefined {
  return id === null ? undefined : world.db.get<Plan>('select * from plans where id = ?', id)
}

/** The same day of a later month, or its last; the same hour. */
export function periodAfter(start: number, interval: Interval): number {
  const step: { days?: number; months?: number } = intervals[interval]
  if (step.days) return start + step.days * 86_400_000
  const from = new Date(start)
  const next = new Date(start)
  next.setUTCDate(1)
  next.setUTCMonth(from.getUTCMonth() + (step.months ?? 1))
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(from.getUTCDate(), last))
  return next.getTime()
}

export function presentPlan(plan: Plan) {
  return {
    name: plan.name,
    description: plan.description,
    amount: plan.amount,
    interval: plan.interval,
    invoice_limit: plan.invoice_limit,
    integration: plan.business_id,
    domain: 'test',
    plan_code: plan.plan_code,
    send_invoices: plan.send_invoices === 1,
    send_sms: plan.send_sms === 1,
    hosted_page: false,
    currency: 'NGN',
    id: plan.id,
    createdAt: new Date(plan.created_at).toISOString(),
    updatedAt: new Date(plan.updated_at).toISOString(),
  }
}
