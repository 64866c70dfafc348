import type { Referent } from '@gida/contract/shared/ids'
import type { Role } from '@gida/contract/shared/roles'
import { entrustUnits } from '../domains/estates/index.ts'
import { makePdf } from '../testing/files/make-pdf.ts'
import { phonePhoto } from '../testing/files/photo.ts'
import { importRows } from '../testing/files/upload-import.ts'
import { insertRow } from '../testing/insert-row.ts'
import { payAtCheckout } from '../testing/money/paying.ts'
import { type Person, signedIn } from '../testing/people/people.ts'
import { type LetFlat, letFlat } from '../testing/portfolios/let-flat.ts'
import type { World } from '../testing/world.ts'
import { assetsOf } from './things-of-assets.ts'
import { documentOf, noticeOf } from './things-of-documents.ts'
import { bundleOf } from './things-of-evidence.ts'
import { integrationsOf } from './things-of-integrations.ts'
import { boughtExpense, ownersMoney, waitingTransfer } from './things-of-money.ts'
import { autopayOf, provenPayment, refundsOf } from './things-of-payments.ts'
import {
  accountOf,
  alertOf,
  announcedTo,
  brokenOf,
  conditionOf,
  daysOf,
  estateOf,
  finishedReport,
  listedUnit,
  talkOf,
} from './things-of-people.ts'
import { platformOf } from './things-of-platform.ts'
import { invoicedTo } from './things-of-subscriptions.ts'
import { templateOf } from './things-of-templates.ts'
import { billOf, vendorOf } from './things-of-vendors.ts'
import { workOf } from './things-of-work.ts'

/** A unit with its people, and one thing of every referent. */
export type Things = { people: Record<Role, Person>; ids: Record<Referent, string> }

/** Things that everybody in an estate shares. */
export const OF_THE_ESTATE: readonly Referent[] = [
  'estate',
  'fee',
  'expense',
  'bank_account',
  'holiday',
  'property_manager',
  'vendor',
  'template',
]

/** Things that exist for one role only in these tests. */
export const MADE_FOR: Partial<Record<Referent, Role>> = {
  announcement: 'ESTATE_MANAGER',
  api_key: 'ESTATE_MANAGER',
  test_key: 'ESTATE_MANAGER',
  asset: 'ESTATE_MANAGER',
  asset_file: 'ESTATE_MANAGER',
  asset_plan: 'ESTATE_MANAGER',
  autopay_charge: 'TENANT',
  autopay_instruction: 'TENANT',
  bank_account: 'ESTATE_MANAGER',
  bank_line: 'ESTATE_MANAGER',
  bank_statement: 'ESTATE_MANAGER',
  calendar_entry: 'TENANT',
  checklist_step: 'ESTATE_MANAGER',
  import: 'ESTATE_MANAGER',
  notice: 'ESTATE_MANAGER',
  invitation: 'ESTATE_MANAGER',
  listing_photo: 'LANDLORD', // must remove theirs before the others are created
  evidence_bundle: 'ESTATE_MANAGER',
  notification: 'TENANT',
  paper_batch: 'ESTATE_MANAGER',
  personal_export: 'TENANT',
  privacy_request: 'TENANT',
  payment_method: 'TENANT',
  person: 'ESTATE_MANAGER',
  plan_occurrence: 'ESTATE_MANAGER',
  platform_announcement: 'ADMIN',
  platform_invoice: 'ESTATE_MANAGER',
  price_plan: 'ADMIN',
  report: 'ESTATE_MANAGER',
  report_file: 'ESTATE_MANAGER',
  report_view: 'ESTATE_MANAGER',
  feature_override: 'ESTATE_MANAGER',
  breach: 'ADMIN',
  legal_hold: 'ESTATE_MANAGER',
  wording_proposal: 'TENANT',
  vendor: 'ESTATE_MANAGER',
  vendor_bill: 'ESTATE_MANAGER',
  vendor_payment: 'ESTATE_MANAGER',
  webhook_delivery: 'ESTATE_MANAGER',
  webhook_endpoint: 'ESTATE_MANAGER',
  wht_remittance: 'ESTATE_MANAGER',
}

/** One's own things, those of another landlord in the same estate, and those of another estate. */
export async function threePlaces(world: World): Promise<Record<'mine' | 'neighbours' | 'foreign', Things>> {
  const admin = await signedIn(world, 'ADMIN')
  const at = async (flat: LetFlat) => thingsOf(world, flat, await signedIn(world, 'PROPERTY_MANAGER'), admin)
  const flat = await letFlat(world)
  const mine = await at(flat)
  const neighbours = await at(await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager }))
  return { mine, neighbours, foreign: await at(await letFlat(world)) }
}

/** One of everything in a unit. */
export async function thingsOf(world: World, flat: LetFlat, agent: Person, admin: Person): Promise<Things> {
  const { manager, landlord, tenant, estate_id, unit_id } = flat
  await world.services.transaction('system', (tx) =>
    entrustUnits(tx, { estate_id, user_id: agent.id, unit_ids: [unit_id] }),
  )
  const { payment, payment_id } = await payAtCheckout(world, flat, { amount: 1_000_000 })
  const person = await signedIn(world, 'TENANT')
  const more = await world.services.transaction('system', async (tx) => ({
    ...(await accountOf(tx, tenant.id)),
    ...(await estateOf(tx, { flat, person_id: person.id })),
    ...(await ownersMoney(tx, { estate_id, landlord_id: landlord.id, created_by: manager.id })),
    ...(await listedUnit(tx, { estate_id, unit_id, published_by: manager.id })),
    ...(await provenPayment(tx, { payment_id, estate_id, received_by: manager.id })),
    ...(await autopayOf(tx, payment_id, flat)),
    ...(await refundsOf(tx, payment_id, flat)),
    ...(await talkOf(tx, estate_id, [landlord.id, manager.id, tenant.id, agent.id])),
    ...(await announcedTo(tx, { estate_id, sent_by: manager.id, user_id: tenant.id })),
    ...(await daysOf(tx, [manager.id, landlord.id, tenant.id, agent.id], { estate_id, user_id: tenant.id })),
    ...(await alertOf(tx, estate_id, [manager, landlord, tenant, agent])),
    ...(await brokenOf(tx, unit_id, tenant.id)),
    ...(await conditionOf(tx, { unit_id, created_by: manager.id })),
    ...(await vendorOf(tx, estate_id)),
    ...(await templateOf(tx, { estate_id, created_by: manager.id })),
    ...(await finishedReport(tx, { user_id: manager.id, estate_id })),
    ...(await bundleOf(tx, { unit_id, made_by: manager.id })),
    personal_export: await insertRow(tx, 'personal_export', {
      ...{ user_id: tenant.id, status: 'READY', finished_at: tx.now, size: 5, sha256: Buffer.alloc(32) },
    }),
    ...(await integrationsOf(tx, { user_id: manager.id, estate_id })),
    ...(await invoicedTo(tx, { estate_id, created_by: manager.id })),
    ...(await platformOf(tx, { flat, person_id: person.id })),
    ...(await waitingTransfer(tx, { estate_id, created_by: manager.id })),
  }))
  const work = await world.services.transaction('system', (tx) =>
    workOf(tx, { unit_id, estate_id, vendor_id: more.vendor, created_by: manager.id }),
  )
  const billed = await world.services.transaction('system', (tx) =>
    billOf(tx, {
      ...{ estate_id, landlord_id: landlord.id, vendor_id: more.vendor },
      ...{ order_id: work.work_order, entered_by: manager.id },
    }),
  )
  const kept = await world.services.transaction('system', (tx) =>
    assetsOf(tx, { unit_id, estate_id, user_id: manager.id }, work.work_order),
  )
  const papers = await world.services.transaction('system', (tx) =>
    documentOf(tx, { unit_id, estate_id, uploaded_by: manager.id, shared_with: person.id }),
  )
  const notice = await world.services.transaction('system', (tx) =>
    noticeOf(tx, { unit_id, created_by: manager.id, document_id: papers.document }),
  )
  await world.services.files.put(
    `documents/${papers.version_id}/full`,
    await makePdf('A notice'),
    'application/pdf',
  )
  await world.services.files.put(`assets/${kept.asset_file}/full`, Buffer.from('hello'), 'image/jpeg')
  await world.services.files.put(`work/${work.work_file}/full`, Buffer.from('hello'), 'application/pdf')
  await world.services.files.put(
    `listings/${more.listing_photo}-480.webp`,
    Buffer.from('hello'),
    'image/webp',
  )
  await world.services.files.put(`evidence/${more.evidence}`, Buffer.from('hello'), 'image/jpeg')
  for (const format of ['pdf', 'zip'])
    await world.services.files.put(
      `evidence-bundles/${more.evidence_bundle}.${format}`,
      Buffer.from('hello'),
      'application/pdf',
    )
  await world.services.files.put(
    `personal-exports/${more.personal_export}.zip`,
    Buffer.from('hello'),
    'application/zip',
  )
  await world.services.files.put(`reports/${more.report_file}`, Buffer.from('hello'), 'text/csv')
  await world.services.files.put(`message/${more.attachment}/full`, Buffer.from('hello'), 'application/pdf')
  await world.services.files.put(
    `maintenance/${more.maintenance_file}/full`,
    Buffer.from('hello'),
    'application/pdf',
  )
  for (const size of ['full', 'preview'])
    await world.services.files.put(
      `inspections/${more.inspection_photo}/${size}`,
      await phonePhoto(40, 30),
      'image/jpeg',
    )
  const asked = await tenant.post('/privacy/requests', { kind: 'ACCESS' })
  const brought = await importRows(world, manager, [['Unit'], ['Z9']], { estate_id })
  return {
    people: {
      ESTATE_MANAGER: manager,
      LANDLORD: landlord,
      TENANT: tenant,
      PROPERTY_MANAGER: agent,
      ADMIN: admin,
    },
    ids: {
      estate: estate_id,
      unit: unit_id,
      payment: payment_id,
      receipt: payment.receipt.id,
      import: brought.id,
      privacy_request: asked.json().id,
      expense: await boughtExpense(world, manager, estate_id),
      person: person.id,
      tenant: tenant.id,
      landlord: landlord.id,
      property_manager: agent.id,
      subject: unit_id,
      charge: flat.charge_ids[0] ?? '',
      ...more,
      ...work,
      ...billed,
      ...kept,
      document: papers.document,
      notice,
    },
  }
}
