import { randomInt, randomUUID } from 'node:crypto'
import { joinEstate } from '../domains/estates/index.ts'
import { notify } from '../domains/notifications/index.ts'
import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'
import type { LetFlat } from '../testing/portfolios/let-flat.ts'

const tomorrow = (tx: Tx) => new Date(tx.now.getTime() + 86_400_000)

/** A notification, identity and another device of a tenant; ending the current one would end the test's session. */
export async function accountOf(tx: Tx, user_id: string) {
  await notify(tx, { user_id, type: 'payment', title: 'Test', message: 'Test', key: `test:${user_id}` })
  const of = (table: 'notification' | 'tenancy', column: 'user_id' | 'tenant_id') =>
    tx.selectFrom(table).select('id').where(column, '=', user_id).executeTakeFirstOrThrow()
  return {
    notification: (await of('notification', 'user_id')).id,
    debtor: (await of('tenancy', 'tenant_id')).id,
    session: await insertRow(tx, 'session', { user_id, expires_at: tomorrow(tx) }),
    identity: await insertRow(tx, 'identity', { user_id, issuer: 'https://issuer.test', subject: user_id }),
  }
}

/** Things of the estate of a flat, including one more member. */
export async function estateOf(tx: Tx, { flat, person_id }: { flat: LetFlat; person_id: string }) {
  const { estate_id, unit_id, manager } = flat
  await joinEstate(tx, { estate_id, user_id: person_id, role: 'TENANT' })
  const home = await tx
    .selectFrom('unit')
    .innerJoin('lease', 'lease.unit_id', 'unit.id')
    .select(['unit.property_id as property', 'lease.id as lease'])
    .where('unit.id', '=', unit_id)
    .executeTakeFirstOrThrow()
  const fee = { transaction_type: 'AGREEMENT_FEE', amount: 100, rhythm: 'ONCE' } as const
  return {
    ...home,
    fee: await insertRow(tx, 'estate_fee', { ...fee, estate_id, name: `Gate fee ${randomUUID()}` }),
    invitation: await insertRow(tx, 'invitation', {
      ...{ estate_id, unit_id, role: 'TENANT' as const, email: `invited-${unit_id}@test.gida.ng` },
      ...{ invited_by: manager.id, expires_at: tomorrow(tx) },
    }),
    holiday: await insertRow(tx, 'holiday', {
      estate_id,
      day: `${randomInt(2040, 3000)}-${randomInt(10, 13)}-${randomInt(10, 29)}`,
      name: 'Founders',
    }),
  }
}

/** A published listing of the unit with a photo and an application. */
export async function listedUnit(tx: Tx, of: { estate_id: string; unit_id: string; published_by: string }) {
  const { estate_id, unit_id } = of
  const listing = await insertRow(tx, 'listing', {
    ...of,
    slug: `home-${unit_id}`,
    headline: 'A home by the lagoon',
  })
  const photo = await insertRow(tx, 'listing_photo', { listing_id: listing, width: 1280, height: 960 })
  const application = await insertRow(tx, 'application', {
    ...{ listing_id: listing, estate_id, unit_id, code: unit_id, token_hash: Buffer.from(unit_id) },
    ...{ full_name: 'Test Applicant', phone: '+2348030000001', employment: 'EMPLOYED' },
    ...{ income_band: 'NOT_SAID', household: 2, move_in_date: '2031-01-01' },
    consented_at: tx.now,
  })
  return { application, listing_photo: photo }
}

/** A conversation between these people with a message from the first. */
export async function talkOf(tx: Tx, estate_id: string, user_ids: readonly string[]) {
  const [sender_id = ''] = user_ids
  const conversation_id = await insertRow(tx, 'conversation', {
    ...{ kind: 'GROUP', title: 'Talk', created_by: sender_id, last_number: 1 },
  })
  await tx
    .insertInto('conversation_participant')
    .values(user_ids.map((user_id) => ({ conversation_id, user_id })))
    .execute()
  const said = {
    conversation_id,
    number: 1,
    sender_id,
    content: 'The water is back',
    client_id: randomUUID(),
  }
  const message = await insertRow(tx, 'message', { ...said, kind: 'FILE' })
  const attachment = await insertRow(tx, 'message_attachment', {
    ...{ id: randomUUID(), message_id: message, uploaded_by: sender_id, position: 1, kind: 'PDF' },
    ...{ name: 'quotation.pdf', content_type: 'application/pdf', size: 5 },
  })
  const report = await insertRow(tx, 'message_report', {
    ...{ message_id: message, number: 1, estate_id, reported_id: sender_id, reporter_id: user_ids[1] ?? '' },
    ...{ reason: 'A test', lines: '[]' },
  })
  return { conversation: conversation_id, message, attachment, report }
}

/** An announcement from a manager to a tenant. */
export async function announcedTo(
  tx: Tx,
  { user_id, ...of }: { estate_id: string; sent_by: string; user_id: string },
) {
  const said = { title: 'Light is back', message: 'Since noon', priority: 'low' } as const
  const announcement = await insertRow(tx, 'announcement', { ...of, ...said, channels: [], recipients: 1 })
  await tx.insertInto('announcement_recipient').values({ announcement_id: announcement, user_id }).execute()
  return { announcement }
}

/** A meeting called by the first of these people, and a calendar entry of the tenant. */
export async function daysOf(
  tx: Tx,
  user_ids: readonly string[],
  of: { estate_id: string; user_id: string },
) {
  const [organizer_id = '', ...invitees] = user_ids
  const series_id = await insertRow(tx, 'meeting_series', { organizer_id, estate_id: of.estate_id })
  const time = { starts_at: tomorrow(tx), ends_at: new Date(tomorrow(tx).getTime() + 3_600_000) }
  const meeting = await insertRow(tx, 'meeting', {
    ...{ series_id, meeting_type: 'OTHER', title: 'The gate', planned_at: time.starts_at, ...time },
  })
  await tx
    .insertInto('meeting_invitee')
    .values(invitees.map((user_id) => ({ series_id, user_id })))
    .execute()
  const meeting_poll = await insertRow(tx, 'meeting_poll', {
    ...{ organizer_id, estate_id: of.estate_id, meeting_type: 'OTHER', title: 'The gate' },
  })
  await tx
    .insertInto('meeting_poll_time')
    .values({ poll_id: meeting_poll, ...time })
    .execute()
  await tx
    .insertInto('meeting_poll_invitee')
    .values(invitees.map((user_id) => ({ poll_id: meeting_poll, user_id })))
    .execute()
  const entry = { user_id: of.user_id, title: 'Diesel', all_day: false, ...time }
  return { meeting, meeting_poll, calendar_entry: await insertRow(tx, 'calendar_entry', entry) }
}

/** A maintenance request of a tenant, with a document. */
export async function brokenOf(tx: Tx, unit_id: string, tenant_id: string) {
  const { estate_id, property_id } = await tx
    .selectFrom('unit')
    .select(['estate_id', 'property_id'])
    .where('id', '=', unit_id)
    .executeTakeFirstOrThrow()
  const request = await insertRow(tx, 'maintenance_request', {
    ...{
      number: 1,
      estate_id,
      property_id,
      unit_id,
      scope: 'UNIT',
      category: 'WATER',
      title: 'The tank leaks',
    },
    ...{
      priority: 'HIGH',
      proposed_priority: 'HIGH',
      reported_by: tenant_id,
      tenant_id,
      client_id: randomUUID(),
    },
    ...{ contact_name: 'Tenant', answer_due_at: tomorrow(tx), fix_due_at: tomorrow(tx) },
  })
  const file = await insertRow(tx, 'maintenance_file', {
    ...{ request_id: request, uploaded_by: tenant_id, client_id: randomUUID(), kind: 'PDF', size: 5 },
    ...{ name: 'quotation.pdf', content_type: 'application/pdf', sha256: Buffer.from('x') },
  })
  return { maintenance_request: request, maintenance_file: file }
}

/** A move-in report of a tenant's unit, signed by staff, with a photo. */
export async function conditionOf(tx: Tx, { unit_id, created_by }: { unit_id: string; created_by: string }) {
  const { estate_id, property_id } = await tx
    .selectFrom('unit')
    .select(['estate_id', 'property_id'])
    .where('id', '=', unit_id)
    .executeTakeFirstOrThrow()
  const lease = await tx
    .selectFrom('lease')
    .select(['id as lease_id', 'tenant_id'])
    .where('unit_id', '=', unit_id)
    .executeTakeFirstOrThrow()
  const inspection = await insertRow(tx, 'inspection', {
    ...{ kind: 'MOVE_OUT', estate_id, property_id, unit_id, ...lease, tenant_name: 'Tenant' },
    ...{ created_by, client_id: randomUUID() },
  })
  const hash = Buffer.alloc(32, 1)
  const item = await insertRow(tx, 'inspection_item', {
    ...{ inspection_id: inspection, position: 0, room: 'Kitchen', name: 'Sink', condition: 'FAIR' },
  })
  const photo = await insertRow(tx, 'inspection_photo', {
    ...{ id: randomUUID(), inspection_id: inspection, item_id: item, uploaded_by: created_by },
    ...{ client_id: randomUUID(), source: 'CAMERA', size: 5, width: 4, height: 3 },
    ...{ taken_sha256: hash, sent_sha256: hash, kept_sha256: hash },
  })
  await tx
    .updateTable('inspection')
    .set({ status: 'SEALED', hash, sealed_at: tx.now, remarks_until: tomorrow(tx) })
    .where('id', '=', inspection)
    .execute()
  return { inspection, inspection_item: item, inspection_photo: photo }
}

/** A drill sent to these people, and a roster entry of its estate. */
export async function alertOf(
  tx: Tx,
  estate_id: string,
  people: readonly { id: string; full_name: string }[],
) {
  const [raiser] = people
  const alert = await insertRow(tx, 'alert', {
    ...{
      estate_id,
      severity: 'critical',
      title: 'Leave the building',
      message: 'Walk to the car park',
      is_drill: true,
    },
    ...{
      created_by: raiser?.id ?? '',
      raised_by: raiser?.full_name ?? '',
      sent_at: tx.now,
      expires_at: tomorrow(tx),
    },
  })
  await tx
    .insertInto('alert_recipient')
    .values(
      people.map(({ id, full_name: name }) => ({
        ...{ alert_id: alert, estate_id, user_id: id, name },
        ...{ token_hash: Buffer.from(`${alert}${id}`), kin_token_hash: Buffer.from(`${id}${alert}`) },
      })),
    )
    .execute()
  const guard = { estate_id, name: 'Musa at the gate', phone: '+2348030000002', role: 'GUARD' } as const
  return { alert, alert_roster: await insertRow(tx, 'alert_roster', guard) }
}

/** A finished report file and a saved view. */
export async function finishedReport(tx: Tx, of: { user_id: string; estate_id: string }) {
  const wanted = { report: 'PAYMENTS', estate_id: of.estate_id, from: '2026-01-01', to: '2026-01-31' }
  return {
    report_view: await insertRow(tx, 'report_view', {
      ...{ user_id: of.user_id, name: 'Roll', asked: JSON.stringify({ report: 'RENT_ROLL' }) },
    }),
    report_file: await insertRow(tx, 'report_file', {
      ...{ user_id: of.user_id, wanted: JSON.stringify({ ...wanted, format: 'csv' }) },
      ...{ status: 'READY', size: 5, finished_at: tx.now },
    }),
  }
}
