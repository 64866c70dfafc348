import type { PaymentInstructions } from '@gida/contract/domains/transfers/account'
import { payCodeOf } from '@gida/contract/domains/transfers/pay-code'
import type { VirtualAccountState } from '@gida/contract/domains/transfers/rules'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { asFound } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { findLeases, leasesOf } from '../../leases/index.ts'
import { canAskAccount } from '../policy.ts'

type VirtualAccount = NonNullable<PaymentInstructions['virtual_account']> & { state: VirtualAccountState }
type EstateAccount = PaymentInstructions['bank_accounts'][number]

/** No account is shown for a suspended estate: nobody should pay there until that is lifted. */
const isSuspended = sql<boolean>`(app.suspended_since(lease.estate_id) is not null)`

/** The active account; otherwise the last refused one, to show the reason. */
const virtualAccount = sql<VirtualAccount | null>`(
  select json_build_object('state', v.state, 'account_number', v.account_number, 'account_name', v.account_name,
    'bank_name', v.bank_name, 'failure', v.failure)
  from virtual_account v where v.lease_id = lease.id and not ${isSuspended} and v.state in ('ASKED', 'OPEN', 'REFUSED')
  order by (v.state = 'REFUSED'), v.asked_at desc limit 1)`
const estateAccounts = sql<EstateAccount[]>`coalesce((
  select json_agg(json_build_object('id', b.id, 'bank_name', b.bank_name, 'account_number', b.account_number,
    'account_name', b.account_name) order by b.created_at)
  from bank_account b join bank_account_estate s on s.bank_account_id = b.id
  where s.estate_id = lease.estate_id and not ${isSuspended} and s.shown_from <= app.now() and s.removed_at is null and b.retired_at is null), '[]')`

/** The last lease of a former tenancy with open charges: a transfer with its code still settles them. */
const isLeftOwing = (tenant_id: string) => sql<boolean>`(
  lease.tenant_id = ${tenant_id} and lease.status in ('EXPIRED', 'TERMINATED', 'RENEWED')
  and exists (select from charge c
    where c.tenant_id = lease.tenant_id and c.unit_id = lease.unit_id and c.open_amount > 0)
  and not exists (select from lease later
    where later.tenant_id = lease.tenant_id and later.unit_id = lease.unit_id
      and later.status in ('ACTIVE', 'EXPIRED', 'TERMINATED', 'RENEWED')
      and (later.status = 'ACTIVE' or (later.start_date, later.id) > (lease.start_date, lease.id))))`

/** Current and upcoming tenancies visible to the actor; for a tenant also former ones with open charges. */
const ways = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('lease')
    .innerJoin('estate', 'estate.id', 'lease.estate_id')
    .leftJoin('unit', 'unit.id', 'lease.unit_id')
    .select(['lease.id as lease_id', 'lease.pay_number', 'lease.tenant_id', 'lease.status'])
    .select(sql<string>`coalesce(unit.name || ', ', '') || estate.name`.as('unit_label'))
    .select(sql<boolean>`lease.estate_id = any ((select app.managed_estates())::uuid[])`.as('is_managed'))
    .select([virtualAccount.as('virtual_account'), estateAccounts.as('bank_accounts')])
    .select(isSuspended.as('is_suspended'))
    .where('lease.id', 'in', tx.selectFrom('lease').select('id').where(leasesOf(actor)))
    .where('lease.tenant_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('lease.status', '=', 'ACTIVE'),
        ...(actor.role === 'TENANT' ? [isLeftOwing(actor.user_id)] : []),
      ]),
    )

type Row = Awaited<ReturnType<ReturnType<typeof ways>['executeTakeFirstOrThrow']>>

const present = (actor: Actor, row: Row): PaymentInstructions => ({
  lease_id: row.lease_id,
  unit_label: row.unit_label,
  pay_code: payCodeOf(row.pay_number),
  virtual_account: row.virtual_account,
  bank_accounts: row.bank_accounts,
  can: {
    ask_account:
      canAskAccount(actor, row) &&
      row.status === 'ACTIVE' &&
      !row.is_suspended &&
      (row.virtual_account?.state ?? 'REFUSED') === 'REFUSED',
  },
})

export async function listPaymentInstructions(
  tx: Tx,
  actor: Actor,
  {
    lease_id,
    unit_id,
    page,
    limit,
  }: PageQuery & { lease_id?: string | undefined; unit_id?: string | undefined },
): Promise<{ data: PaymentInstructions[]; total: number }> {
  const { ids, total } = lease_id
    ? { ids: [lease_id], total: null }
    : await findTenancies(tx, actor, { unit_id, page, limit })
  const rows = ids.length
    ? await ways(tx, actor).where('lease.id', 'in', ids).orderBy(asFound('lease.id', ids)).execute()
    : []
  return { data: rows.map((row) => present(actor, row)), total: total ?? rows.length }
}

/** Those that run, and behind the last page of a tenant's what they have left and still owe for. */
async function findTenancies(
  tx: Tx,
  actor: Actor,
  { unit_id, page, limit }: PageQuery & { unit_id: string | undefined },
): Promise<{ ids: string[]; total: number }> {
  const running = await findLeases(tx, actor, { unit_id, status: 'ACTIVE' }, { page, limit })
  if (actor.role !== 'TENANT') return running
  const left = await tx
    .selectFrom('lease')
    .select('id')
    .where('tenant_id', '=', actor.user_id)
    .where(isLeftOwing(actor.user_id))
    .$if(unit_id !== undefined, (left) => left.where('unit_id', '=', unit_id as string))
    .orderBy('id', 'desc')
    .execute()
  const all = left.map(({ id }) => id)
  const from = Math.max((page - 1) * limit - running.total, 0)
  return {
    ids: [...running.ids, ...all.slice(from, from + limit - running.ids.length)],
    total: running.total + all.length,
  }
}

export async function getPaymentInstructions(
  tx: Tx,
  actor: Actor,
  lease_id: string,
): Promise<PaymentInstructions> {
  return present(actor, orNotFound(await ways(tx, actor).where('lease.id', '=', lease_id).executeTakeFirst()))
}
