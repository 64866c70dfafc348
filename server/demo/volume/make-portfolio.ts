import type { Client } from 'pg'
import { PEOPLES } from '../people/names.ts'

export type Volume = { estates: number; units: number; payments: number }

const PLACES = [
  ['Lagos', 'Eti-Osa', 'Admiralty Way, Lekki'],
  ['Lagos', 'Ikeja', 'Allen Avenue, Ikeja'],
  ['Federal Capital Territory', 'Abuja Municipal Area Council', 'Gana Street, Maitama'],
  ['Rivers', 'Obio/Akpor', 'Danjuma Drive, Trans-Amadi'],
  ['Oyo', 'Ibadan North', 'Awolowo Avenue, Bodija'],
  ['Enugu', 'Enugu North', 'Bisalla Road, Independence Layout'],
] as const
const ESTATE_NAMES = [
  'Palm',
  'Iroko',
  'Cedar',
  'Coral',
  'Harmattan',
  'Baobab',
  'Savannah',
  'Lagoon',
  'Orchid',
  'Udala',
]
const ESTATE_KINDS = ['Court', 'Gardens', 'Heights', 'Terraces', 'Park', 'Close', 'View']
const MONTHS = 18
/** Lets run on for so many months, so that what is seeded is lived in for a while. */
const MONTHS_LEFT = 6
const COMMISSION = 1000
const LEASES_AT_A_TIME = 2_000

/**
 * Estates, each with a property, a landlord and its share of the units, all let. What the payments need to know of them
 * is left in two temporary tables, volume_estate and volume_unit.
 */
export async function makePortfolio(
  owner: Client,
  volume: Volume,
  now: Date,
  people: SamplePeople,
): Promise<void> {
  const peoples = [...new Set(Object.values(PEOPLES).flat())]
  await owner.query(
    'create temp table volume_name on commit drop as select * from unnest($1::text[], $2::text[]) with ordinality n (first, last, n)',
    [
      peoples.flatMap(({ first, last }) => last.flatMap(() => first)),
      peoples.flatMap(({ first, last }) => last.flatMap((name) => first.map(() => name))),
    ],
  )
  await makeEstates(owner, volume, now, people)
  await makeUnits(owner, volume, now, people)
  await makeAccounts(owner)
}

export type SamplePeople = { manager: string; landlord: string | null; tenant: string | null }

const nameOf = (n: string) =>
  `(select first || ' ' || last from volume_name v where v.n = 1 + (${n}) % (select count(*) from volume_name))`

async function makeEstates(
  owner: Client,
  { estates }: Volume,
  now: Date,
  people: SamplePeople,
): Promise<void> {
  await owner.query(
    `create temp table volume_estate on commit drop as
    select n, uuidv7() as estate_id, uuidv7() as property_id,
      case when n = 0 and $2::uuid is not null then $2::uuid else uuidv7() end as landlord_id,
      ($3::text[])[1 + n % ${ESTATE_NAMES.length}] || ' ' || ($4::text[])[1 + n / ${ESTATE_NAMES.length} % ${ESTATE_KINDS.length}]
        || ' ' || (base + n + 1) as name,
      'VOL' || (base + n + 1) as receipt_prefix, base + n as number,
      ($5::text[])[1 + n % ${PLACES.length}] as state, ($6::text[])[1 + n % ${PLACES.length}] as lga,
      (1 + n % 90) || ' ' || ($7::text[])[1 + n % ${PLACES.length}] as address
    from generate_series(0, $1::int - 1) n,
      (select count(*)::int as base from estate where receipt_prefix ~ '^VOL[0-9]+$') b`,
    [
      estates,
      people.landlord,
      ESTATE_NAMES,
      ESTATE_KINDS,
      PLACES.map(([state]) => state),
      PLACES.map(([, lga]) => lga),
      PLACES.map(([, , street]) => street),
    ],
  )
  const since = [now]
  await owner.query(
    `insert into users (id, email, full_name, role, is_demo, email_verified_at, created_at)
    select landlord_id, 'landlord-' || number || '@volume.gida.ng', ${nameOf('number * 7 + 3')}, 'LANDLORD', true,
      ${longAgo}, ${longAgo}
    from volume_estate where landlord_id <> coalesce($2::uuid, uuidv7())`,
    [now, people.landlord],
  )
  await owner.query(
    `insert into estate (id, name, address, state, lga, status, receipt_prefix, commission_rate, created_by, created_at)
    select estate_id, name, address, state, lga, 'ACTIVE', receipt_prefix, ${COMMISSION}, $2, ${longAgo} from volume_estate`,
    [now, people.manager],
  )
  await owner.query(
    `insert into estate_association (estate_id, user_id, role, created_at)
    select estate_id, $2, 'ESTATE_MANAGER'::user_role, ${longAgo} from volume_estate
    union all select estate_id, landlord_id, 'LANDLORD', ${longAgo} from volume_estate`,
    [now, people.manager],
  )
  await owner.query(
    `insert into property (id, estate_id, name, address, landlord_id, created_at)
    select property_id, estate_id, name, address, landlord_id, ${longAgo} from volume_estate`,
    since,
  )
}

const longAgo = `$1::timestamptz - interval '${MONTHS + 1} months'`

/** Rents of 60 heights, so that the words of every amount can be looked up. */
async function makeUnits(
  owner: Client,
  { estates, units }: Volume,
  now: Date,
  people: SamplePeople,
): Promise<void> {
  await owner.query(
    `create temp table volume_unit on commit drop as
    select k.n, uuidv7() as unit_id, uuidv7() as lease_id,
      case when k.n = 0 and $3::uuid is not null then $3::uuid else uuidv7() end as tenant_id,
      coalesce((select full_name from users where k.n = 0 and id = $3::uuid), ${nameOf('base + k.n')}) as tenant_name,
      base + k.n as number, e.n as estate, e.estate_id, e.property_id, e.landlord_id,
      'Flat ' || chr(65 + (k.n / $1::int / 12) % 26) || case when k.n / $1::int >= 312 then (k.n / $1::int / 312)::text || '-' else '' end
        || (1 + k.n / $1::int % 12) as name,
      (150 + 10 * (k.n * 37 % 60)) * 100000::bigint as rent,
      (45 + 5 * (k.n % 12)) * 100000::bigint as service
    from generate_series(0, $2::int - 1) k (n)
      cross join (select coalesce(max(substring(email from '\\d+')::int) + 1, 0) as base from users
        where email like 'tenant-%@volume.gida.ng') b
      join volume_estate e on e.n = k.n % $1::int`,
    [estates, units, people.tenant],
  )
  await owner.query('create unique index on volume_unit (n)')
  await owner.query(
    `insert into users (id, email, full_name, role, is_demo, email_verified_at, created_at)
    select tenant_id, 'tenant-' || number || '@volume.gida.ng', tenant_name, 'TENANT', true, ${longAgo}, ${longAgo}
    from volume_unit where tenant_id <> coalesce($2::uuid, uuidv7())`,
    [now, people.tenant],
  )
  await owner.query(
    `insert into estate_association (estate_id, user_id, role, created_at)
    select estate_id, tenant_id, 'TENANT', ${longAgo} from volume_unit`,
    [now],
  )
  await owner.query(
    `insert into unit (id, estate_id, property_id, name, bedrooms, status, rent_amount, frequency, created_at)
    select unit_id, estate_id, property_id, name, 1 + n % 4, 'OCCUPIED', rent, 'MONTHLY', ${longAgo} from volume_unit`,
    [now],
  )
  await makeLeases(owner, units, now, people)
}

/** Some at a time, and what is there is counted in between: a plan that was made for an empty table is a bad one. */
async function makeLeases(owner: Client, units: number, now: Date, people: SamplePeople): Promise<void> {
  for (let from = 0; from < units; from += LEASES_AT_A_TIME) {
    await owner.query('analyze users, unit, lease, lease_unit, tenancy, estate_association')
    await owner.query(
      `insert into lease (id, estate_id, property_id, unit_id, landlord_id, tenant_id, start_date, end_date, rent_amount,
        frequency, created_by, created_at)
      select lease_id, estate_id, property_id, unit_id, landlord_id, tenant_id,
        ($1::timestamptz - interval '${MONTHS} months')::date, ($1::timestamptz + interval '${MONTHS_LEFT} months')::date,
        rent, 'MONTHLY', $2, ${longAgo}
      from volume_unit where n >= $3 and n < $4`,
      [now, people.manager, from, from + LEASES_AT_A_TIME],
    )
  }
}

/** The accounts of each estate and each tenancy; their numbers are kept beside them. */
async function makeAccounts(owner: Client): Promise<void> {
  await owner.query(`
    insert into account (estate_id, code)
    select estate_id, code from volume_estate cross join lateral (values
      ('clearing'), ('provider-fees'), ('commission'), ('uncollected:' || landlord_id), ('payable:' || landlord_id),
      ('uncollected:service'), ('fund:' || estate_id), ('bank:trust')) c (code)
    union all select estate_id, 'receivable:' || lease_id from volume_unit`)
  const id = (code: string) =>
    `(select id from account a where a.estate_id = e.estate_id and a.code = ${code})`
  await owner.query(`
    create temp table volume_account on commit drop as
    select e.n, ${id(`'clearing'`)} as clearing, ${id(`'provider-fees'`)} as fees, ${id(`'commission'`)} as commission,
      ${id(`'uncollected:' || landlord_id`)} as uncollected_rent, ${id(`'payable:' || landlord_id`)} as payable,
      ${id(`'uncollected:service'`)} as uncollected_service, ${id(`'fund:' || estate_id`)} as fund,
      ${id(`'bank:trust'`)} as trust
    from volume_estate e`)
  await owner.query('alter table volume_unit add column receivable bigint, add column facts jsonb')
  await owner.query(`
    update volume_unit u set
      receivable = a.id,
      facts = jsonb_build_object(
        'landlord', jsonb_build_object('name', l.full_name, 'address', l.address),
        'tenant', jsonb_build_object('name', u.tenant_name, 'address', u.name || ', ' || e.name || ', ' || e.address),
        'manager', null, 'estate', e.name, 'premises', u.name || ', ' || e.name || ', ' || e.address || ', ' || e.lga || ', ' || e.state,
        'period', null, 'balance_left', 0, 'state', 'Confirmed by the bank',
        'law', case e.state when 'Lagos' then 'Rent receipt under section 5, Tenancy Law of Lagos State.' end)
    from volume_estate e, account a, users l
    where e.n = u.estate and a.estate_id = u.estate_id and a.code = 'receivable:' || u.lease_id and l.id = e.landlord_id`)
  await owner.query('analyze volume_unit')
}
