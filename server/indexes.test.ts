import { expect, test } from 'vitest'
import { withClient } from './platform/db/schema/provision.ts'
import { useWorld } from './testing/world.ts'

/** Each index is written with every row, so each has to be read by something. */
const world = useWorld()

const names = async (query: string) =>
  withClient(world.ownerUrl, async (client) =>
    (await client.query<{ name: string }>(query)).rows.map(({ name }) => name),
  )

test('no index is the beginning of another: the longer one serves for both', async () => {
  expect(await names(COVERED)).toEqual([])
})

/**
 * Row-level security keeps LIKE from every index, since it is not known to leak nothing: only a function that looks past it
 * finds anything by trigrams. Each such index, and who reads it.
 */
const READ_BY: Record<string, string> = {
  asset_words: 'find_assets',
  document_words: 'find_documents',
  maintenance_words: 'find_requests',
  message_words: 'search_messages',
  payment_words: 'find_payments',
  property_search: 'find_properties',
  receipt_words: 'find_receipts',
  tenancy_search: 'find_tenancies',
  unit_search: 'find_units',
  unit_word_starts: 'find_units',
  users_search: 'find_people',
  vendor_trades: 'find_vendors',
  vendor_words: 'find_vendors',
  work_words: 'find_orders',
}

test('every index of trigrams is read by a function that looks past row-level security', async () => {
  const made = await names(`
    select x.relname as name from pg_class x join pg_am m on m.oid = x.relam
    where x.relnamespace = 'public'::regnamespace and m.amname = 'gin' order by 1`)
  expect(made).toEqual(Object.keys(READ_BY))
  const readers = await names(
    `select proname as name from pg_proc where pronamespace = 'app'::regnamespace and prosecdef`,
  )
  expect(Object.values(READ_BY).filter((reader) => !readers.includes(reader))).toEqual([])
})

/** Of two alike the younger one is named, and never one that holds a rule. What an index only carries along counts too. */
const COVERED = `
  with found as (
    select i.indexrelid, i.indrelid, i.indisunique, x.relname, x.relam, pg_get_expr(i.indpred, i.indrelid) as predicate,
      array(select pg_get_indexdef(i.indexrelid, n, false) || ' ' || i.indoption[n - 1] || ' ' || i.indclass[n - 1]
        from generate_series(1, i.indnkeyatts) n) as keys,
      array(select pg_get_indexdef(i.indexrelid, n, false) from generate_series(1, i.indnatts) n) as columns
    from pg_index i join pg_class x on x.oid = i.indexrelid where x.relnamespace = 'public'::regnamespace)
  select short.relname as name
  from found short join found long on long.indrelid = short.indrelid and long.indexrelid <> short.indexrelid
    and long.relam = short.relam and long.predicate is not distinct from short.predicate
  where not short.indisunique
    and short.keys = long.keys[1:cardinality(short.keys)] and short.columns <@ long.columns
    and (short.keys <> long.keys or not long.columns <@ short.columns or long.indisunique
      or short.indexrelid > long.indexrelid)
  order by 1`
