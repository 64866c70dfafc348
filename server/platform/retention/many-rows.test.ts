import { expect, test } from 'vitest'
import { paymentRetention } from '../../domains/payments/retention.ts'
import { countReads } from '../../testing/count-reads.ts'
import { useWorld } from '../../testing/world.ts'
import { withClient } from '../db/schema/provision.ts'
import { mailRetention } from '../mail/retention.ts'
import { forgetExpired, type Retention } from './retention.ts'

const world = useWorld()

const messages = (count: number, body: string, days: number) => `
  insert into outbox_message (channel, recipient, body, state, sent_at, created_at)
  select 'SMS', '+2348030000000', '${body}', 'ACCEPTED', at, at
  from (select now() - make_interval(days => ${days}) as at from generate_series(1, ${count})) i`
const events = (count: number, body: string, days: number) => `
  insert into provider_event (event, object_reference, body, received_at, handled_at)
  select 'charge.success', 'GD-${body}' || i, '${body}', at, at
  from (select i, now() - make_interval(days => ${days}) as at from generate_series(1, ${count}) i) i`

/** Table rows read while a retention rule runs. */
async function rowsToForget(rule: Retention): Promise<number> {
  const { services, read } = countReads(world.services, [rule.table])
  await forgetExpired(services, [rule])
  return read()
}

test.each<[string, readonly Retention[], string[], string]>([
  [
    'the words of mail and texts that are out',
    mailRetention,
    [messages(20_000, '', 100), messages(3, 'Rent is due', 40), messages(100, 'Rent is due', 5)],
    `select count(*)::int as n from outbox_message where body <> ''`,
  ],
  [
    'that a mail or text went out, and to whom',
    mailRetention,
    [messages(3, '', 800)],
    `select count(*)::int - 20003 as n from outbox_message`,
  ],
  [
    'the words of what the provider sent',
    paymentRetention,
    [events(20_000, '', 300), events(3, 'old', 200), events(100, 'new', 5)],
    `select count(*)::int as n from provider_event where body <> ''`,
  ],
])('%s are forgotten without reading what was forgotten long ago', async (what, rules, fill, left) => {
  const rule = rules.find((one) => one.what === what) as Retention
  await withClient(world.ownerUrl, async (owner) => {
    for (const statement of fill) await owner.query(statement)
    await owner.query(`vacuum analyze ${rule.table}`) // as autovacuum does
  })
  expect(await rowsToForget(rule)).toBeLessThan(1_000)
  const rows = await withClient(world.ownerUrl, async (owner) => (await owner.query(left)).rows)
  expect(rows).toEqual([{ n: 100 }])
})
