import { sql } from 'kysely'
import type { Services } from '../platform/services.ts'

type Account = { estate_id: string; code: string; ends: number; kept: number }
type Settled = { estate_id: string; landlord_id: string; deducted: number; cost: number }
type Taken = { estate_id: string; fees: number }

/** Every account, by its entries and by what is kept, and every charge. */
export async function notAtZero(services: Services): Promise<string[]> {
  const { accounts, taken, settled, open } = await services.transaction('system', async (tx) => ({
    accounts: (await ACCOUNTS.execute(tx)).rows,
    taken: (await TAKEN.execute(tx)).rows,
    settled: (await SETTLED.execute(tx)).rows,
    open: (await OPEN.execute(tx)).rows,
  }))
  const ofEstate = taken.flatMap(({ estate_id, fees }) =>
    faultsOfEstate(
      accounts.filter((one) => one.estate_id === estate_id),
      settled.filter((one) => one.estate_id === estate_id),
      fees,
    ),
  )
  return [...ofEstate, ...open.map(({ key, open_amount }) => `charge ${key} has ${open_amount} open`)]
}

/**
 * Two things nobody takes back: what was deducted of deposits stays the landlord's, and what the provider and the bank took
 * is theirs. The difference lies where money lies. Where no deposit was settled each payment went back the way it came;
 * elsewhere only the sum of those places is known, since what is left of a deposit was sent from one of them.
 */
function faultsOfEstate(accounts: Account[], settled: Settled[], fees: number): string[] {
  const cost = settled.reduce((sum, one) => sum + one.cost, 0)
  const deducted = settled.reduce((sum, one) => sum + one.deducted, 0)
  const debits = deducted - fees - cost
  const must = new Map([
    ['provider-fees', fees + cost],
    ...settled.map((one): [string, number] => [`payable:${one.landlord_id}`, -one.deducted]),
  ])
  const isMixed = settled.length > 0
  if (!isMixed) must.set('clearing', debits)
  const alone = accounts.filter(({ code }) => !isMixed || !isPlace(code))
  const places = isMixed ? accounts.filter(({ code }) => isPlace(code)) : []
  const inPlaces = places.reduce((sum, { ends }) => sum + ends, 0)
  return [
    ...alone.flatMap(({ code, ends }) =>
      ends === (must.get(code) ?? 0) ? [] : [`${code} ends at ${ends}, not at ${must.get(code) ?? 0}`],
    ),
    ...(isMixed && inPlaces !== debits ? [`where money debits there is ${inPlaces}, not ${debits}`] : []),
    ...accounts.flatMap(({ code, ends, kept }) =>
      ends === kept ? [] : [`${code} is kept at ${kept}, not at ${ends}`],
    ),
  ]
}

const isPlace = (code: string) => code === 'clearing' || code === 'bank:trust' || code.startsWith('cash:')

const ACCOUNTS = sql<Account>`
  select a.estate_id, a.code,
    (select coalesce(sum(amount), 0)::bigint from posting p where p.account_id = a.id) as ends,
    (select coalesce(sum(debits - credits), 0)::bigint from account_day d where d.account_id = a.id) as kept
  from account a`
const TAKEN = sql<Taken>`
  select e.id as estate_id, coalesce(sum(p.fees), 0)::bigint as fees
  from estate e left join payment p on p.estate_id = e.id group by e.id`
const SETTLED = sql<Settled>`
  select l.estate_id, l.landlord_id, coalesce(sum(x.deducted), 0)::bigint as deducted,
    coalesce(sum(d.transfer_cost), 0)::bigint as cost
  from deposit d join lease l on l.id = d.lease_id
    left join (select lease_id, sum(amount) as deducted from deposit_deduction group by 1) x on x.lease_id = d.lease_id
  where d.settled_at is not null group by 1, 2`
const OPEN = sql<{ key: string; open_amount: number }>`
  select key, open_amount from charge where open_amount <> 0`
