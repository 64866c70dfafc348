import { AccountKind, type Trust, type TrustQuery } from '@gida/contract/domains/books/trust'
import { lagosDay } from '@gida/contract/shared/dates'
import { pagination } from '@gida/contract/shared/pages'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { balanceUntil, isOwn, kindBalances } from '../ledger/balances.ts'
import { type KindBalance, landlordFigures, trustFigures } from './trust-figures.ts'

type Query = z.infer<typeof TrustQuery>
/** Receivables are not part of the money held. */
const SHOWN = AccountKind.exclude(['RECEIVABLE', 'UNCOLLECTED']).options
type EstateBalance = KindBalance & { estate_id: string }

/** Money held, to whom it is owed, and the manager's own, per estate and in total. */
export async function getTrust(tx: Tx, actor: Actor, query: Query): Promise<Trust> {
  const inScope = estatesOf(actor, query.estate_id)
  const [balances, estates, counted] = await Promise.all([
    balancesOf(tx, actor, inScope, query.at),
    tx
      .selectFrom('estate')
      .select(['id', 'name'])
      .where(inScope)
      .orderBy('name')
      .orderBy('id')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    tx
      .selectFrom('estate')
      .where(inScope)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const isLandlord = actor.role === 'LANDLORD'
  const figures = isLandlord ? landlordFigures : trustFigures
  const byEstate = Map.groupBy(balances, (row) => row.estate_id)
  const today = lagosDay(tx.now)
  return {
    at: query.at ?? today,
    is_now: query.at === undefined || query.at >= today,
    view: isLandlord ? 'LANDLORD' : 'MANAGER',
    total: totalOf([...byEstate.values()].map(figures)),
    data: estates.map(({ id, name }) => ({
      estate_id: id,
      estate_name: name,
      figures: figures(byEstate.get(id) ?? []),
    })),
    pagination: pagination(query, counted.total),
  }
}

/** Row-level security restricts landlords to their own accounts. */
function estatesOf(actor: Actor, estate_id: string | undefined): RawBuilder<SqlBool> {
  const mine =
    actor.role === 'ADMIN'
      ? sql`true`
      : actor.role === 'ESTATE_MANAGER'
        ? sql`estate.id = any ((select app.managed_estates())::uuid[])`
        : sql`estate.id = any ((select app.my_estates())::uuid[])`
  return estate_id ? sql`(${mine} and estate.id = ${estate_id}::uuid)` : sql`${mine}`
}

/** From rollups by kind and day, or for a landlord from each account. Reads no entries. */
async function balancesOf(tx: Tx, actor: Actor, inScope: RawBuilder<SqlBool>, at: string | undefined) {
  const estates = sql`select estate.id from estate where ${inScope}`
  const own = sql`(select b.estate_id, b.kind, greatest(b.stands, 0) as debit, greatest(-b.stands, 0) as credit
    from (select b.*, ${balanceUntil(at)} as stands from account_balance b where ${isOwn} and b.estate_id in (${estates})) b)`
  const { rows } = await sql<EstateBalance>`
    select estate_id, kind, sum(debit - credit)::bigint as balance, sum(debit)::bigint as debit, sum(credit)::bigint as credit
    from ${actor.role === 'LANDLORD' ? own : kindBalances(estates, SHOWN, at)} b group by 1, 2`.execute(tx)
  return rows
}

/** Adds up estates line by line, so that a surplus in one does not hide a shortage in another. */
function totalOf(all: readonly ReturnType<typeof trustFigures>[]): Trust['total'] {
  const add = <K extends string>(lines: readonly { kind: K; amount: number }[]) => {
    const sums = new Map<K, number>()
    for (const { kind, amount } of lines) sums.set(kind, (sums.get(kind) ?? 0) + amount)
    return [...sums].map(([kind, amount]) => ({ kind, amount }))
  }
  const sum = (pick: (figures: Trust['total']) => number) =>
    all.reduce((total, figures) => total + pick(figures), 0)
  return {
    held: add(all.flatMap(({ held }) => held)),
    owed: add(all.flatMap(({ owed }) => owed)),
    own: add(all.flatMap(({ own }) => own)),
    held_total: sum(({ held_total }) => held_total),
    owed_total: sum(({ owed_total }) => owed_total),
    own_total: sum(({ own_total }) => own_total),
    difference: sum(({ difference }) => difference),
    overdrawn: sum(({ overdrawn }) => overdrawn),
  }
}
