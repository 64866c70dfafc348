import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { countOpenByKind, registerOpen } from '../../../platform/pay/open-at-provider.ts'
import { beginPaying } from '../../../testing/money/paying.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const open = () => world.services.transaction('system', countOpenByKind)

test('what is open at the provider is counted by its kind, of later domains too, with the oldest of it', async () => {
  expect(await open()).toEqual({})
  const begun = await beginPaying(world)
  const { created_at } = await begun.row()
  expect(await open()).toEqual({ payment: { count: 1, since: created_at } })

  const { estate_id, landlord, manager } = await letFlat(world, { charges: [] })
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('remittance')
      .values({
        ...{
          estate_id,
          landlord_id: landlord.id,
          amount: 100,
          way: 'PROVIDER',
          status: 'PENDING',
          reference: 'gida-remit-test-1',
          account_number: '0123456789',
        },
        ...{ paid_on: '2026-11-23', due_on: '2026-11-23', lines: '[]', created_by: manager.id },
        ...{ next_check_at: tx.now, created_at: tx.now },
      })
      .execute(),
  )
  expect(Object.keys(await open())).toEqual(['payment', 'remittance'])
})

test('nothing is registered under the name of another', () => {
  const again = {
    name: 'remittance',
    countOpen: async () => ({ count: 0, since: null }),
    askNow: async () => {},
  }
  expect(() => registerOpen(again)).toThrow('registered twice')
})

test('who looks after the provider names no table of a later domain', () => {
  const platform = join(import.meta.dirname, '../../../platform/pay')
  const files = [
    ...readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts')),
    ...['outage.ts', 'open-at-provider.ts', 'poll-due.ts'].map((name) => join(platform, name)),
  ]
  const text = files.map((name) => readFileSync(resolve(import.meta.dirname, name), 'utf8')).join('\n')
  expect(text).not.toMatch(/remittance|settlement|bank_line|virtual_account|deposit|late_fee|'lease'/)
})
