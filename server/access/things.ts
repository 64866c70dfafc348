import { randomInt, randomUUID } from 'node:crypto'
import type { Referent } from '@gida/contract/shared/ids'
import type { Role } from '@gida/contract/shared/roles'
import { entrustUnits, joinEstate } from '../domains/estates/index.ts'
import { notify } from '../domains/notifications/index.ts'
import { issueCreditNote } from '../domains/refunds/credit-notes/issue-credit-note.ts'
import type { Tx } from '../platform/db/db.ts'
import { bringRows } from '../testing/bring-file.ts'
import { type LetFlat, letFlat } from '../testing/let-flat.ts'
import { payerAt } from '../testing/payer.ts'
import { type Person, signedIn } from '../testing/people.ts'
import type { World } from '../testing/world.ts'

/** A flat with its people, and one of everything that an id can stand for. */
export type Things = { people: Record<Role, Person>; ids: Record<Referent, string> }

/** What all who belong to an estate have in common. */
export const OF_THE_ESTATE: readonly Referent[] = [
  'estate',
  'fee',
  'expense',
  'bank_account',
  'holiday',
  'property_manager',
]

/** Things that one role alone has here; what others ask about them is not there. */
export const MADE_FOR: Partial<Record<Referent, Role>> = {
  autopay_charge: 'TENANT',
  autopay_instruction: 'TENANT',
  bank_account: 'ESTATE_MANAGER',
  bank_line: 'ESTATE_MANAGER',
  bank_statement: 'ESTATE_MANAGER',
  import: 'ESTATE_MANAGER',
  invitation: 'ESTATE_MANAGER',
  notification: 'TENANT',
  payment_method: 'TENANT',
  person: 'ESTATE_MANAGER',
}

/** One's own; another landlord's, with another tenant and agent, in the same estate; and those of another estate. */
export async function threePlaces(world: World): Promise<Record<'mine' | 'neighbours' | 'foreign', Things>> {
  const admin = await signedIn(world, 'ADMIN')
  const at = async (flat: LetFlat) => thingsOf(world, flat, await signedIn(world, 'PROPERTY_MANAGER'), admin)
  const flat = await letFlat(world)
  const mine = await at(flat)
  const neighbours = await at(await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager }))
  return { mine, neighbours, foreign: await at(await letFlat(world)) }
}

async function thingsOf(world: World, flat: LetFlat, agent: Person, admin: Person): Promise<Things> {
  const { manager, landlord, tenant, estate_id, unit_id } = flat
  await world.services.transaction('system', (tx) =>
    entrustUnits(tx, { estate_id, user_id: agent.id, unit_ids: [unit_id] }),
  )
  const begun = await tenant.post(
    '/payments/initialize',
    { amount: 1_000_000, transaction_type: 'RENT_PAYMENT', property_unit_id: unit_id },
    { 'idempotency-key': randomUUID() },
  )
  const { reference, payment_id } = begun.json()
  await payerAt(world.services.config.provider).pays(reference)
  const { receipt } = (await tenant.post('/payments/verify', { reference })).json()
  const person = await signedIn(world, 'TENANT')
  const more = await world.services.transaction('system', async (tx) => {
    await joinEstate(tx, { estate_id, user_id: person.id, role: 'TENANT' })
    await notify(tx, {
      user_id: tenant.id,
      type: 'payment',
      title: 'Test',
      message: 'Test',
      key: `test:${payment_id}`,
    })
    const unit = await tx
      .selectFrom('unit')
      .select('property_id')
      .where('id', '=', unit_id)
      .executeTakeFirstOrThrow()
    const lease = await tx
      .selectFrom('lease')
      .select('id')
      .where('unit_id', '=', unit_id)
      .executeTakeFirstOrThrow()
    const notification = await tx
      .selectFrom('notification')
      .select('id')
      .where('user_id', '=', tenant.id)
      .executeTakeFirstOrThrow()
    // A device of the tenant's besides the one that knocks, which would shut itself out.
    const session = await tx
      .insertInto('session')
      .values({ user_id: tenant.id, expires_at: new Date(tx.now.getTime() + 86_400_000) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const identity = await tx
      .insertInto('identity')
      .values({ user_id: tenant.id, issuer: 'https://issuer.test', subject: tenant.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const fee = await tx
      .insertInto('estate_fee')
      .values({
        estate_id,
        name: `Gate fee ${randomUUID()}`,
        transaction_type: 'AGREEMENT_FEE',
        amount: 100,
        rhythm: 'ONCE',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const invitation = await tx
      .insertInto('invitation')
      .values({
        estate_id,
        role: 'TENANT',
        unit_id,
        email: `invited-${payment_id}@test.gida.ng`,
        invited_by: manager.id,
        expires_at: new Date(tx.now.getTime() + 86_400_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const proof = await tx
      .insertInto('proof')
      .values({
        ...{ uploaded_by: manager.id, name: 'teller.jpg', content_type: 'image/jpeg', size: 5, sha256: 'x' },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.services.files.put(`proofs/${proof.id}`, Buffer.from('hello'), 'image/jpeg')
    await tx
      .insertInto('offline_payment')
      .values({
        ...{ payment_id, estate_id, landed: 'TRUST', received_by: manager.id, proof_id: proof.id },
        received_on: '2026-01-01',
      })
      .execute()
    const method = await tx
      .insertInto('payment_method')
      .values({
        ...{ user_id: tenant.id, signature: 'SIG_test', payer_email: tenant.email, payment_id },
        ...{ is_default: true, consented_at: tx.now },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const instruction = await tx
      .insertInto('standing_instruction')
      .values({
        ...{ estate_id, unit_id, lease_id: lease.id, tenant_id: tenant.id, method_id: method.id },
        ...{ transaction_types: ['RENT_PAYMENT'], ceiling: 100_000, day_offset: 0, takes_from: '2031-01-01' },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const debit = await tx
      .insertInto('standing_debit')
      .values({
        ...{ instruction_id: instruction.id, charge_id: flat.charge_ids[0] ?? '', tenant_id: tenant.id },
        ...{ amount: 100, debit_on: '2031-01-01' },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const holiday = await tx
      .insertInto('holiday')
      .values({
        estate_id,
        day: `20${randomInt(40, 99)}-${randomInt(10, 12)}-${randomInt(10, 28)}`,
        name: 'Founders',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const home = await tx
      .selectFrom('tenant_home')
      .select('id')
      .where('tenant_id', '=', tenant.id)
      .executeTakeFirstOrThrow()
    return {
      evidence: proof.id,
      payment_method: method.id,
      autopay_instruction: instruction.id,
      autopay_charge: debit.id,
      debtor: home.id,
      holiday: holiday.id,
      property: unit.property_id,
      lease: lease.id,
      notification: notification.id,
      session: session.id,
      identity: identity.id,
      person: person.id,
      tenant: tenant.id,
      landlord: landlord.id,
      property_manager: agent.id,
      fee: fee.id,
      invitation: invitation.id,
      ...(await ownersMoney(tx, { estate_id, landlord_id: landlord.id, created_by: manager.id })),
      ...(await listedHome(tx, { estate_id, unit_id, published_by: manager.id })),
      charge: flat.charge_ids[0] ?? '',
      ...(await moneyBackOf(tx, payment_id, flat)),
      ...(await waitingTransfer(tx, { estate_id, created_by: manager.id })),
    }
  })
  const expense = await boughtExpense(world, manager, estate_id)
  const brought = await bringRows(world, manager, [['Unit'], ['Z9']], { estate_id })
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
      receipt: receipt.id,
      import: brought.id,
      expense,
      ...more,
    },
  }
}

/** What was bought from the estate's fund, with its invoice. */
async function boughtExpense(world: World, manager: Person, estate_id: string): Promise<string> {
  const proof_key = `expenses/${estate_id}.pdf`
  await world.services.files.put(proof_key, Buffer.from('%PDF-1.7'), 'application/pdf')
  const expense = await world.services.transaction('system', (tx) =>
    tx
      .insertInto('fund_expense')
      .values({
        ...{ estate_id, category: 'DIESEL', vendor: 'Ola Energy', description: 'Diesel', amount: 100 },
        ...{ spent_on: '2026-11-01', paid_from: 'TRUST', recorded_by: manager.id },
        ...{ proof_key, proof_name: 'invoice.pdf', proof_type: 'application/pdf' },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return expense.id
}

/** What a landlord is paid out, by the provider and by the manager. */
async function ownersMoney(tx: Tx, of: { estate_id: string; landlord_id: string; created_by: string }) {
  const { estate_id, landlord_id, created_by } = of
  const [provider_id, owner] = [randomUUID(), { estate_id, landlord_id }]
  const day = '2026-11-20'
  await tx
    .insertInto('provider_settlement')
    .values({ provider_id, status: 'success', amount: 1, settled_on: day })
    .execute()
  const one = await Promise.all([
    tx
      .insertInto('settlement')
      .values({ ...owner, provider_id, settled_on: day, line_count: 0, booked: 1 })
      .returning('id')
      .executeTakeFirstOrThrow(),
    tx
      .insertInto('settlement_difference')
      .values({ ...owner, provider_id, key: provider_id, reason: 'TOTAL_DIFFERS', expected: 1, reported: 2 })
      .returning('id')
      .executeTakeFirstOrThrow(),
    tx
      .insertInto('remittance')
      .values({
        ...owner,
        ...{ amount: 1, way: 'RECORDED', status: 'SENT', reference: `test-${provider_id}` },
        ...{ bank_reference: 'FT-1', paid_on: day, due_on: day, lines: '[]', created_by },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
    tx
      .insertInto('remittance_hold')
      .values({ ...owner, reason: 'BY_HAND', note: 'Test' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  ])
  const [settlement, difference, remittance, hold] = one
  return {
    settlement: settlement.id,
    settlement_difference: difference.id,
    remittance: remittance.id,
    remittance_hold: hold.id,
  }
}

/** The unit in public, with a photo, and somebody who applied for it. */
async function listedHome(tx: Tx, of: { estate_id: string; unit_id: string; published_by: string }) {
  const { estate_id, unit_id } = of
  const listing = await tx
    .insertInto('listing')
    .values({ ...of, slug: `home-${unit_id}`, headline: 'A home by the lagoon' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const photo = await tx
    .insertInto('listing_photo')
    .values({ listing_id: listing.id, width: 1280, height: 960 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const application = await tx
    .insertInto('application')
    .values({
      ...{ listing_id: listing.id, estate_id, unit_id, code: unit_id, token_hash: Buffer.from(unit_id) },
      ...{ full_name: 'Test Applicant', phone: '+2348030000001', employment: 'EMPLOYED' },
      ...{ income_band: 'NOT_SAID', household: 2, move_in_date: '2031-01-01' },
      consented_at: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { application: application.id, listing_photo: photo.id }
}

/** What goes back of a payment: a refund, a dispute, a credit note; and a waiver of its charge. */
async function moneyBackOf(tx: Tx, payment_id: string, flat: LetFlat) {
  const { estate_id, unit_id } = flat
  const of = { estate_id, unit_id, landlord_id: flat.landlord.id, tenant_id: flat.tenant.id, amount: 1 }
  const about = { ...of, payment_id }
  const refund = await tx
    .insertInto('refund')
    .values({ ...about, way: 'PROVIDER', reason: 'A test', created_by: flat.manager.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const dispute = await tx
    .insertInto('dispute')
    .values({ ...about, provider_dispute_id: payment_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const waiver = await tx
    .insertInto('waiver')
    .values({
      ...of,
      charge_id: flat.charge_ids[0] ?? '',
      kind: 'WAIVER',
      reason: 'A test',
      created_by: flat.manager.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await issueCreditNote(tx, { payment_id, refund_id: refund.id, amount: 1, reason: 'A test' })
  const note = await tx
    .selectFrom('credit_note')
    .select('id')
    .where('payment_id', '=', payment_id)
    .executeTakeFirstOrThrow()
  return { refund: refund.id, dispute: dispute.id, waiver: waiver.id, credit_note: note.id }
}

/** A transfer of a statement that waits for somebody to say whose it is. */
async function waitingTransfer(tx: Tx, of: { estate_id: string; created_by: string }) {
  const account = await tx
    .insertInto('bank_account')
    .values({
      ...of,
      ...{ bank_name: 'Zenith Bank', account_name: 'Clients' },
      account_number: String(Math.floor(Math.random() * 9e9) + 1e9),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('bank_account_estate')
    .values({
      ...{ bank_account_id: account.id, home_estate_id: of.estate_id, estate_id: of.estate_id },
      added_by: of.created_by,
    })
    .execute()
  const under = { bank_account_id: account.id, estate_id: of.estate_id }
  const found = { rows: 0, credits: 0, credit_amount: 0, debits: 0, first_day: null, last_day: null }
  const statement = await tx
    .insertInto('bank_statement')
    .values({
      ...under,
      ...{ file_name: 'statement.csv', header_row: 1, columns: '[]', created_by: of.created_by },
      found: JSON.stringify({
        ...found,
        ...{ seen_before: 0, faults: [], fault_count: 0, balance_gaps: 0, lines: [] },
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = await tx
    .insertInto('bank_line')
    .values({
      ...under,
      ...{ statement_id: statement.id, day: '2026-11-02', amount: 100, reference: '', narration: 'RENT' },
      ...{ payer: '', fingerprint: statement.id, state: 'UNASSIGNED' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { bank_account: account.id, bank_statement: statement.id, bank_line: line.id }
}
