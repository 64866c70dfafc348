import { payCodeOf, showPayCode } from '@gida/contract/domains/transfers/pay-code'
import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { addBankAccount } from '../domains/transfers/accounts/add-bank-account.ts'
import { bookStatement } from '../domains/transfers/statements/book-statement.ts'
import { askToBook, readStatement } from '../domains/transfers/statements/upload-statement.ts'
import { setActor } from '../platform/access/set-actor.ts'
import type { Tx } from '../platform/db/db.ts'
import { nameWords } from '../platform/names/name-words.ts'
import type { Services } from '../platform/services.ts'
import { writeCsv } from '../platform/spreadsheets/write-spreadsheet.ts'
import { demoEstates } from './homes/estates.ts'
import { actingAs } from './lane.ts'
import type { MadePeople } from './people/make-people.ts'
import { DEMO_HOME } from './plan-tenancies.ts'

const ACCOUNT = {
  bank_name: 'Zenith Bank',
  account_number: '1014477820',
  account_name: 'Adaeze Okonkwo Clients Account',
}
/** Other units are met by name elsewhere. */
const LEFT_ALONE = [DEMO_HOME, 'Flat A1', 'Flat A3', 'Flat A12', 'Flat C2', 'Flat C9']

/** The manager has brought the bank's statement of the last days: one transfer was sure, the others wait for her. */
export async function importTransfers(services: Services, { manager }: MadePeople, now: Date): Promise<void> {
  const actor = actingAs(manager, 'ESTATE_MANAGER')
  const theirs: Services = {
    ...services,
    transaction: (_, work) =>
      services.transaction('system', async (tx) => {
        await setActor(tx, actor)
        return work(tx)
      }),
  }
  const { account_id, bytes } = await theirs.transaction(actor, async (tx) => {
    const { id: estate_id } = await tx
      .selectFrom('estate')
      .select('id')
      .where('name', '=', demoEstates[0]?.name ?? '')
      .executeTakeFirstOrThrow()
    const account = await addBankAccount(tx, actor, { ...ACCOUNT, estate_id, also_estate_ids: [] })
    const rows = statementOf(await tenanciesOf(tx, estate_id), lagosDay(now))
    return { account_id: account.id, bytes: writeCsv(rows) }
  })
  const name = `Zenith 7820 ${lagosDay(now).slice(0, 7)}.csv`
  const statement_id = await readStatement(theirs, actor, account_id, { bytes, name })
  await theirs.transaction(actor, (tx) => askToBook(tx, actor, statement_id))
  await bookStatement.run(theirs, { statement_id })
}

type Tenancy = {
  code: string
  names: string[]
  open: number
  next: number
}

/** Those with something to pay that is not late, the most first: each has a part of the tale. */
async function tenanciesOf(tx: Tx, estate_id: string): Promise<Tenancy[]> {
  const { rows } = await sql<{ number: number; name: string; open: number; next: number }>`
    select l.pay_number as number, u.full_name as name, c.open, c.next
    from lease l join users u on u.id = l.tenant_id join unit on unit.id = l.unit_id
      cross join lateral (
        select coalesce(sum(open_amount), 0)::bigint as open, (array_agg(open_amount order by due_date, id))[1] as next,
          min(due_date) as due
        from charge where tenant_id = l.tenant_id and unit_id = l.unit_id and open_amount > 0) c
    where l.estate_id = ${estate_id} and l.status = 'ACTIVE' and c.open > 0 and c.due >= app.today()
      and unit.name <> all (${LEFT_ALONE}) and l.start_date <= app.today()
    order by c.open desc, unit.sort_name limit 7`.execute(tx)
  return rows.map(({ number, name, ...rest }) => ({ ...rest, code: payCodeOf(number), names: namesOf(name) }))
}

/** As a bank writes them: no title, no marks, in capitals. */
const namesOf = (full_name: string) => nameWords(full_name).map((word) => word.toUpperCase())

const COLUMNS = ['Trans Date', 'Reference', 'Narration', 'Debit', 'Credit', 'Balance']
const OPENING = 231_450_000

/** What the bank says, the oldest first: what is sure, and one of every kind that is not. */
function statementOf(tenancies: readonly Tenancy[], today: Day): string[][] {
  const [sure, first, second, over, part, pair, other] = tenancies
  if (!sure || !first || !second || !over || !part || !pair || !other)
    throw new Error('The demo has too few tenants who owe something for a statement.')
  const day = (ago: number) => addDays(today, -ago)
  const session = (ago: number, end: string) => `0000132${day(ago).slice(2).replaceAll('-', '')}${end}`
  const again = session(4, '1142093355')
  const either = Math.floor(Math.min(first.next, second.next) / 2)
  const moves: Move[] = [
    [day(6), '', 'SMS ALERT CHARGE AND VAT', -4_300],
    [
      day(5),
      session(5, '0930117204'),
      `NIP/GTB/${over.names.join(' ')}/RENT AND SERVICE`,
      over.open + 5_000_000,
    ],
    [day(4), again, `NIP/ACCESS/${sure.names.join(' ')}/${showPayCode(sure.code)}`, sure.next],
    [day(4), session(4, '1307745121'), 'NIP/OPAY/GREENFIELD BORE/REFUND OF DIESEL', 8_453_750],
    [
      day(3),
      session(3, '0801562977'),
      `TRF FRM ${first.names[0]} ${second.names.at(-1)} TO CLIENTS AC`,
      either,
    ],
    [day(3), again, `NIP REPOST/ACCESS/${sure.names.join(' ')}/${showPayCode(sure.code)}`, sure.next],
    [
      day(2),
      session(2, '1615220418'),
      `MOB/UBA/${part.names.join(' ')}/PART PAYMENT`,
      Math.floor(part.next / 2),
    ],
    [day(2), '', 'STAMP DUTY ON TRANSFERS', -15_000],
    [
      day(1),
      session(1, '0712998340'),
      `NIP/FBN/${pair.names.join(' ')} AND ${other.names.join(' ')}/RENTS`,
      pair.open + other.open,
    ],
  ]
  return [
    ['ZENITH BANK PLC'],
    ['Account', ACCOUNT.account_number, ACCOUNT.account_name],
    COLUMNS,
    ...rowsOf(moves),
  ]
}

type Move = [day: Day, reference: string, narration: string, kobo: number]

function rowsOf(moves: readonly Move[]): string[][] {
  let balance = OPENING
  return moves.map(([day, reference, narration, kobo]) => {
    balance += kobo
    const [debit, credit] = kobo < 0 ? [naira(-kobo), ''] : ['', naira(kobo)]
    return [day, reference, narration, debit, credit, naira(balance)]
  })
}

const naira = (kobo: number) => (kobo / 100).toLocaleString('en-NG', { minimumFractionDigits: 2 })
