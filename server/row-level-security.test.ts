import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { account, postJournal } from './domains/ledger/index.ts'
import { withClient } from './platform/db/schema/provision.ts'
import { signedIn } from './testing/people/people.ts'
import { letFlat } from './testing/portfolios/let-flat.ts'
import { useWorld } from './testing/world.ts'

/** What the database itself holds, whatever the code above it does. */
const world = useWorld()

const asOwner = <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  withClient(world.ownerUrl, async (client) => (await client.query<R>(text, values)).rows)

test('every table has row-level security on and forced, and a policy for the server’s role', async () => {
  const open = await asOwner(`
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'schema_migration'
      and not (c.relrowsecurity and c.relforcerowsecurity
        and exists (select from pg_policy p where p.polrelid = c.oid and p.polname <> 'owner'))`)
  expect(open).toEqual([])
})

test('every view reads with the rights of whoever asks', async () => {
  const own = await asOwner(`
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'v' and not coalesce(c.reloptions::text like '%security_invoker=true%', false)
      and c.relname not in (select objid::regclass::text from pg_depend where deptype = 'e' and classid = 'pg_class'::regclass)`)
  expect(own).toEqual([])
})

test('the server’s role owns nothing, is no superuser and bypasses nothing', async () => {
  const [role] = await asOwner<{ rolsuper: boolean; rolbypassrls: boolean; owned: number }>(`
    select rolsuper, rolbypassrls, (select count(*) from pg_class where relowner = r.oid)::int as owned
    from pg_roles r where rolname = 'gida_app'`)
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false, owned: 0 })
})

test('every definer function pins its search path, or was bound to what it names when it was made', async () => {
  const loose = await asOwner(`
    select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'app' and p.prosecdef and p.prosqlbody is null and not coalesce(p.proconfig::text like '%search_path%', false)`)
  expect(loose).toEqual([])
})

test('no policy asks anew for every row who acts', async () => {
  const perRow = await asOwner(`
    select polrelid::regclass::text || ': ' || polname as policy from pg_policy
    where concat(pg_get_expr(polqual, polrelid), ' ', pg_get_expr(polwithcheck, polrelid))
      ~ '(?<!SELECT )app\\.(actor_id|actor_role|sees_all|is_system)\\(\\)'`)
  expect(perRow).toEqual([])
})

const KEPT = 'copied by a trigger from a row that has the key'
const SCOPE = 'of an estate or of a person; written by triggers alone'
const MADE = 'what a row of a spreadsheet made; it may be undone, and the row still tells of it'
const REMINDED = 'as the charge named it on that day; the charge has the keys'
const LOGGED = 'the audit log tells of what is gone, too'
const TOLD = 'what an address was told of; it may be gone, and what was said of it stays'
/** Columns that hold an id and no foreign key, each with its reason. */
const WITHOUT_KEY: Record<string, string> = {
  'audit_change.subject_id': LOGGED,
  'audit_entry.actor_id': LOGGED,
  'audit_entry.estate_id': LOGGED,
  'audit_entry.landlord_id': LOGGED,
  'audit_entry.person_id': LOGGED,
  'audit_entry.subject_id': LOGGED,
  'posting.charge_id': 'a charge that was raised in error is gone; its entries stay, and come to nothing',
  'account_balance.estate_id': KEPT,
  'account_day.estate_id': KEPT,
  'account_kind_day.estate_id': KEPT,
  'arrears_count.estate_id': SCOPE,
  'arrears_count.landlord_id': SCOPE,
  'arrears_count.scope_id': SCOPE,
  'arrears_month.estate_id': SCOPE,
  'arrears_month.landlord_id': SCOPE,
  'arrears_month.scope_id': SCOPE,
  'charge_month.estate_id': SCOPE,
  'charge_month.landlord_id': SCOPE,
  'charge_month.scope_id': SCOPE,
  'lease_end_day.estate_id': SCOPE,
  'lease_end_day.landlord_id': SCOPE,
  'lease_end_day.scope_id': SCOPE,
  'payment_count.estate_id': SCOPE,
  'payment_count.landlord_id': SCOPE,
  'payment_count.property_id': SCOPE,
  'charge_day.estate_id': SCOPE,
  'charge_day.landlord_id': SCOPE,
  'charge_day.scope_id': SCOPE,
  'asset.client_id': 'made by the app of whoever entered it, and nothing of ours',
  'asset_file.client_id': 'made by the app of whoever sent it, and nothing of ours',
  'asset_reading.client_id': 'made by the app of whoever read it, and nothing of ours',
  'alert.client_id': 'made by the app of whoever raised it, and nothing of ours',
  'alert.user_ids': 'a list has no key; its recipients have one each',
  'conversation.about_id': 'of the table that its type names',
  'document.related_entity_id': 'of the table that its type names',
  'document_version.client_id': 'made by the app of whoever sent it, and nothing of ours',
  'kept_figure.whose_id': SCOPE,
  'lease_count.scope_id': SCOPE,
  'meeting_poll.client_id': 'made by the app of whoever asks, and nothing of ours',
  'meeting_series.client_id': 'made by the app of whoever called it, and nothing of ours',
  'platform_announcement.client_id': 'made by the app of whoever wrote it, and nothing of ours',
  'platform_credit_note.client_id': 'made by the app of whoever wrote it, and nothing of ours',
  'wording_proposal.client_id': 'made by the app of whoever proposed it, and nothing of ours',
  'paper_batch_item.client_id': 'made with the row: the key under which its document is filed once',
  'maintenance_event.client_id': 'made by the app of whoever noted it, and nothing of ours',
  'maintenance_file.client_id': 'made by the app of whoever sent it, and nothing of ours',
  'inspection.client_id': 'made by the app of whoever began it, and nothing of ours',
  'inspection_photo.client_id': 'made by the app of whoever took it, and nothing of ours',
  'maintenance_request.client_id': 'made by the app of whoever reported it, and nothing of ours',
  'message.client_id': 'made by the sender’s app, and nothing of ours',
  'platform_revenue.client_id': 'made by the app of whoever recorded it, and nothing of ours',
  'estate.client_id': 'made by the app of whoever founded it, and nothing of ours',
  'asset_plan.client_id': 'made by the app of whoever wrote it, and nothing of ours',
  'work_visit.client_id': 'made by the app of whoever planned it, and nothing of ours',
  'lease.client_id': 'made by the program of whoever wrote it down, and nothing of ours',
  'conversation.client_id': 'made by the app of whoever opened it, and nothing of ours',
  'price_plan.client_id': 'made by the app of whoever offered it, and nothing of ours',
  'vendor.client_id': 'made by the app of whoever added them, and nothing of ours',
  'calendar_entry.client_id': 'made by the app of whoever wrote it, and nothing of ours',
  'contact_note.client_id': 'made by the app of whoever wrote it, and nothing of ours',
  'template.client_id': 'made by the app of whoever wrote it, and nothing of ours',
  'work_order.client_id': 'made by the app of whoever made it, and nothing of ours',
  'work_event.client_id': 'made by the page on which it was said, and nothing of ours',
  'work_file.client_id': 'made by the page from which it was sent, and nothing of ours',
  'idempotency_key.subject_id': 'of whatever the call began, which may be taken back',
  'import_row.estate_id': MADE,
  'import_row.landlord_id': MADE,
  'import_row.lease_id': MADE,
  'import_row.property_id': MADE,
  'import_row.tenant_id': MADE,
  'import_row.unit_id': MADE,
  'invitation.unit_ids': 'a list has no key; a unit that is gone by the time somebody joins is left out',
  'journal.batch': 'tells journals of one transaction together, and is of nothing else',
  'offline_payment.client_id': 'made by the app of whoever took the money, and nothing of ours',
  'owner_lot.estate_id': KEPT,
  'owner_lot.landlord_id': KEPT,
  'owner_lot.payment_id': KEPT,
  'owner_lot.source_id': 'the payment or the journal that money of an owner came by',
  'owner_month.estate_id': KEPT,
  'owner_month.landlord_id': KEPT,
  'owner_month.property_id': KEPT,
  'payment.first_attempt_id':
    'a key would lock the first attempt against its own completion; no payment is ever deleted',
  'payment_month.estate_id': KEPT,
  'payment_month.landlord_id': KEPT,
  'payment_month.scope_id': SCOPE,
  'payment_total.scope_id': SCOPE,
  'people_count.estate_id': SCOPE,
  'privacy_request.estate_ids':
    'a list has no key; it says whose managers saw the request, also when an estate is gone',
  'property_count.scope_id': SCOPE,
  'receipt_count.scope_id': SCOPE,
  'reminder.estate_id': REMINDED,
  'reminder.landlord_id': REMINDED,
  'reminder.property_id': REMINDED,
  'reminder.tenant_id': REMINDED,
  'reminder.unit_id': REMINDED,
  'report_file.estates': 'a list has no key; who reads a file is asked which of them they still have',
  'settled_month.estate_id': KEPT,
  'settled_month.landlord_id': KEPT,
  'tenant_count.scope_id': SCOPE,
  'unit_count.scope_id': SCOPE,
  'vendor_score.estate_id': SCOPE,
  'vendor_score.vendor_id': SCOPE,
  'webhook_delivery.object_id': TOLD,
}

test('every id that a row keeps is of something that is there', async () => {
  const free = await asOwner<{ place: string }>(`
    select c.relname || '.' || a.attname as place
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
      and a.attname <> 'id'
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey))
    order by 1`)
  expect(free.map(({ place }) => place)).toEqual(Object.keys(WITHOUT_KEY).sort())
})

describe('the ledger', () => {
  test('refuses update and delete, to the server’s role and to the owner', async () => {
    await letFlat(world)
    for (const statement of [
      'update posting set amount = amount + 1',
      'delete from journal',
      'truncate posting',
    ]) {
      await expect(asOwner(statement)).rejects.toThrow(/append-only/)
    }
    await expect(
      world.services.transaction('system', (tx) =>
        tx.updateTable('journal').set({ memo: 'changed' }).execute(),
      ),
    ).rejects.toThrow()
  })

  test('refuses at commit a journal that does not balance, also past our own function', async () => {
    const flat = await letFlat(world)
    const wrong = withClient(world.ownerUrl, async (client) => {
      await client.query('begin')
      const journal = await client.query(
        `insert into journal (key, estate_id, memo) values ('by hand', $1, 'by hand') returning id`,
        [flat.estate_id],
      )
      await client.query(
        `insert into posting (journal_id, line, account_id, amount) select $1, 1, id, 5 from account limit 1`,
        [journal.rows[0].id],
      )
      await client.query('commit')
    })
    await expect(wrong).rejects.toThrow(/does not balance/)
  })

  test('writes a journal once per key', async () => {
    const flat = await letFlat(world)
    const journal = {
      key: 'test:once',
      estate_id: flat.estate_id,
      memo: 'Test',
      entries: [
        [account.bank, 500],
        [account.commission, -500],
      ] as [string, number][],
    }
    const write = () => world.services.transaction('system', (tx) => postJournal(tx, journal))
    const written = await Promise.all([write(), write(), write()])
    expect(written.filter(Boolean)).toHaveLength(1)
  })

  test('refuses a journal off by a kobo before it reaches the database', async () => {
    const flat = await letFlat(world)
    const off = {
      key: 'test:off',
      estate_id: flat.estate_id,
      memo: 'Test',
      entries: [[account.bank, 1]] as [string, number][],
    }
    await expect(world.services.transaction('system', (tx) => postJournal(tx, off))).rejects.toThrow(
      /off balance/,
    )
  })
})

describe('row-level security', () => {
  test('a query that forgot its filter still shows only one’s own', async () => {
    const [a, b] = [await letFlat(world), await letFlat(world)]
    const seen = await world.services.transaction(a.manager.actor, (tx) =>
      tx.selectFrom('charge').selectAll().execute(),
    )
    expect(new Set(seen.map((charge) => charge.estate_id))).toEqual(new Set([a.estate_id]))
    const mine = await world.services.transaction(b.tenant.actor, (tx) =>
      tx.selectFrom('charge').selectAll().execute(),
    )
    expect(new Set(mine.map((charge) => charge.tenant_id))).toEqual(new Set([b.tenant.id]))
  })

  test('nobody but the server completes a payment or writes a receipt, even by hand', async () => {
    const flat = await letFlat(world)
    const forge = (who: typeof flat.tenant) =>
      world.services.transaction(who.actor, (tx) =>
        tx
          .insertInto('payment')
          .values({
            reference: 'GD-FORGED0001',
            estate_id: flat.estate_id,
            property_id: flat.estate_id,
            unit_id: flat.unit_id,
            tenant_id: flat.tenant.id,
            transaction_type: 'RENT_PAYMENT',
            amount: 1,
            status: 'COMPLETED',
            payment_date: tx.now,
            tenant_name: 'x',
            unit_label: 'x',
            commission_rate: 0,
            created_by: who.id,
          })
          .execute(),
      )
    await expect(forge(flat.tenant)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
    await expect(forge(flat.manager)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
  })

  test('password hashes are out of every person’s reach', async () => {
    const admin = await signedIn(world, 'ADMIN')
    const seen = await world.services.transaction(admin.actor, (tx) =>
      tx.selectFrom('credential').selectAll().execute(),
    )
    expect(seen).toEqual([])
  })
})
