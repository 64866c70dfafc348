import { randomUUID } from 'node:crypto'
import { payCodeOf } from '@gida/contract/domains/transfers/pay-code'
import { expect } from 'vitest'
import { writeCsv } from '../../platform/spreadsheets/write-spreadsheet.ts'
import { upload } from '../files/uploads.ts'
import type { Person } from '../people/people.ts'
import { type LetFlat, letFlat } from '../portfolios/let-flat.ts'
import type { World } from '../world.ts'

export type Flat = LetFlat & { lease_id: string; code: string }
export type Row = [day: string, narration: string, credit: string, reference?: string]
export const sheet = (rows: Row[]): string[][] => [
  ['Date', 'Narration', 'Credit', 'Reference'],
  ...rows.map((row) => row.map((cell) => cell ?? '')),
]

let accounts = 1_000_000_000

/** Fixture for tests of a manager's bank statements. */
export function statementsIn(world: World, manager: () => Person) {
  async function withLease(flat: LetFlat): Promise<Flat> {
    const lease = await world.services.transaction('system', (tx) =>
      tx
        .selectFrom('lease')
        .select(['id', 'pay_number'])
        .where('unit_id', '=', flat.unit_id)
        .executeTakeFirstOrThrow(),
    )
    return { ...flat, lease_id: lease.id, code: payCodeOf(lease.pay_number) }
  }

  async function bankAccount(estate_id: string): Promise<string> {
    const made = await manager().post('/transfers/accounts', {
      estate_id,
      bank_name: 'Zenith Bank',
      account_number: String(accounts++),
      account_name: 'Palmgrove Clients',
    })
    expect(made.statusCode).toBe(201)
    return made.json().id
  }

  async function bring(rows: Row[], bank_account_id: string, bytes: Uint8Array = writeCsv(sheet(rows))) {
    return upload(world, manager(), '/transfers/statements', {
      bank_account_id,
      file: new File([new Uint8Array(bytes)], 'statement.csv'),
    })
  }

  async function book(rows: Row[], bank_account_id: string) {
    const brought = await bring(rows, bank_account_id)
    expect(brought.statusCode).toBe(201)
    const asked = await manager().post(`/transfers/statements/${brought.json().id}/book`)
    expect(asked.statusCode).toBe(202)
    await world.work()
    return (await manager().get(`/transfers/statements/${brought.json().id}`)).json()
  }

  const waiting = async (of: string) =>
    (await manager().get(`/transfers/lines?search=${encodeURIComponent(of)}`)).json().data
  const settle = (
    id: string,
    action: 'assign' | 'dismiss' | 'restore' | 'unassign',
    body: object,
    by = manager(),
    key = randomUUID(),
  ) => by.post(`/transfers/lines/${id}/${action}`, body, { 'idempotency-key': key })

  /** A flat in another estate of the manager, with its bank account. */
  async function elsewhere() {
    const flat = await withLease(await letFlat(world, { manager: manager() }))
    return { flat, account: await bankAccount(flat.estate_id) }
  }

  return { withLease, bankAccount, bring, book, waiting, settle, elsewhere }
}
