import { randomUUID } from 'node:crypto'
import { api } from '@gida/contract/api'
import { type Endpoint, fillPath } from '@gida/contract/shared/endpoint'
import { ROLE_PERMISSIONS, Role } from '@gida/contract/shared/roles'
import { beforeAll, describe, expect, test } from 'vitest'
import { entrustUnits, joinEstate } from './domains/estates/index.ts'
import { notify } from './domains/notifications/index.ts'
import { issueCreditNote } from './domains/payments/credit-notes/issue-credit-note.ts'
import type { Tx } from './platform/db/db.ts'
import { bringRows } from './testing/bring-file.ts'
import { type LetFlat, letFlat } from './testing/let-flat.ts'
import { payerAt } from './testing/payer.ts'
import { type Person, signedIn } from './testing/people.ts'
import { useWorld } from './testing/world.ts'

/**
 * Every call of the contract, by every role, on its own things, on another's in the same estate, on a foreign estate's,
 * and on what is not there. It is made from the contract: a new call is tried by itself, and fails here until the
 * things below say what its parameters stand for.
 */
const world = useWorld()

const calls = Object.entries(api).flatMap(([domain, endpoints]) =>
  Object.entries(endpoints).map(([deed, endpoint]): [string, Endpoint] => [`${domain}.${deed}`, endpoint]),
)
const guarded = calls.filter(([, call]) => call.access !== 'public')
/** The thing that a call is about. */
const hasId = (call: Endpoint) => /\{(estate_)?id\}/.test(call.path)
const withIds = guarded.filter(([, call]) => hasId(call))

/** What a body has to hold for a call on one thing to reach that thing. */
const BODIES: Record<string, (things: Things) => object> = {
  'payments.retryRefund': () => ({ bank_code: '058', account_number: '0123456785' }),
  'payments.answerDispute': () => ({ answer: 'ACCEPT', message: 'It was paid twice by them.' }),
  'payments.waiveCharge': () => ({ reason: 'A test', amount: 1 }),
  'payments.writeOffCharge': () => ({ reason: 'A test', amount: 1 }),
  'payments.cancelPayment': () => ({ reason: 'A test' }),
  'payments.updatePayment': () => ({ description: 'A test' }),
  'deposits.disputeDeductions': () => ({ words: 'A test' }),
  'deposits.proposeDeductions': () => ({ deductions: [] }),
  'deposits.nameReturnAccount': () => ({ bank_code: '058', account_number: '0123456785' }),
  'deposits.recordReturn': () => ({ returned_on: '2026-01-01', bank_reference: 'A test' }),
  'payments.updateInstruction': () => ({ status: 'PAUSED' }),
  'payments.skipDebit': () => ({ debit_id: randomUUID() }),
  'settlements.closeDifference': () => ({ note: 'A test' }),
  'settlements.undoRemittance': () => ({ reason: 'A test' }),
  'leases.assignTenant': ({ people }) => ({ tenant_id: people.TENANT.id, start_date: '2031-01-01' }),
  'law.quoteUnit': () => ({ rent_amount: 1_200_000, payer: 'PERSON' }),
  'leases.removeTenant': () => ({ date: '2020-01-01' }),
  'leases.transferTenant': ({ ids }) => ({ to_unit_id: ids.unit }),
  'leases.renewLease': () => ({ start_date: '2020-01-01' }),
  'payments.updateFee': () => ({ on_renewal: true }),
  'estates.updateEstate': () => ({ name: 'Another name' }),
  'estates.updateUnit': () => ({ bedrooms: 3 }),
  'users.checkPermission': () => ({ resource: 'payments' }),
  'users.assignEstate': ({ ids }) => ({ estate_id: ids.estate }),
  'estates.updateProperty': () => ({ property_type: 'MIXED' }),
  'estates.entrustUnits': ({ people, ids }) => ({
    user_id: people.PROPERTY_MANAGER.id,
    unit_ids: [ids.unit],
  }),
  'estates.addNationalHoliday': () => ({ day: '2031-03-04', name: 'A test' }),
  'estates.addHoliday': () => ({ day: '2031-03-03', name: 'A test' }),
  'applications.publishListing': () => ({ headline: 'A home by the lagoon' }),
  'applications.approveApplication': () => ({ start_date: '2031-01-01' }),
  'applications.rejectApplication': () => ({ reason: 'A test' }),
  'books.recordExpense': () => ({
    ...{ category: 'DIESEL', vendor: 'Ola Energy', description: 'Diesel', amount: 100 },
    ...{ spent_on: '2020-01-01', paid_from: 'TRUST', advanced: true },
  }),
  'books.voidExpense': () => ({ reason: 'A test' }),
  'books.billServiceCharge': () => ({ title: 'Security', amount: 500_000, due_date: '2031-01-01' }),
  'collections.addContactNote': () => ({ body: 'A test' }),
  'collections.recordPromise': () => ({ amount: 1, promised_on: '2020-01-01' }),
  'transfers.addBankAccount': ({ ids }) => ({
    estate_id: ids.estate,
    bank_name: 'Zenith Bank',
    account_number: '1012345678',
    account_name: 'Clients',
  }),
  'transfers.updateBankAccount': () => ({ is_retired: true }),
  'transfers.assignLine': ({ ids }) => ({ parts: [{ lease_id: ids.lease, amount: 100 }] }),
  'transfers.dismissLine': () => ({ reason: 'NOT_OURS' }),
  'transfers.takeBackLine': () => ({ reason: 'The wrong Okafor' }),
  'transfers.readStatement': () => ({ bank_account_id: randomUUID() }),
  'analytics.generateReport': ({ ids }) => ({ report: 'ARREARS', estate_id: ids.estate }),
}

type Kind =
  | 'estate'
  | 'property'
  | 'unit'
  | 'lease'
  | 'payment'
  | 'proof'
  | 'receipt'
  | 'notification'
  | 'session'
  | 'identity'
  | 'person'
  | 'tenant'
  | 'fee'
  | 'invitation'
  | 'application'
  | 'photo'
  | 'import'
  | 'expense'
  | 'charge'
  | 'refund'
  | 'dispute'
  | 'waiver'
  | 'credit_note'
  | 'method'
  | 'instruction'
  | 'home'
  | 'statement'
  | 'bank_account'
  | 'line'
  | 'settlement'
  | 'difference'
  | 'remittance'
  | 'hold'
type Things = { people: Record<Role, Person>; ids: Record<Kind, string> }

/** What `{id}` stands for, by the first words of the address. */
const KINDS: [prefix: string, kind: Kind][] = [
  ['/payments/refunds/', 'refund'],
  ['/payments/disputes/', 'dispute'],
  ['/payments/waivers/', 'waiver'],
  ['/charges/', 'charge'],
  ['/credit-notes/', 'credit_note'],
  ['/payments/proofs/', 'proof'],
  ['/payments/methods/', 'method'],
  ['/payments/recurring/', 'instruction'],
  ['/payments/overdue/', 'home'],
  ['/payments/properties/', 'property'],
  ['/payments/tenants/', 'tenant'],
  ['/payments/', 'payment'],
  ['/deposits/', 'lease'],
  ['/receipts/', 'receipt'],
  ['/estates/', 'estate'],
  ['/onboarding/estates/', 'estate'],
  ['/onboarding/units/', 'unit'],
  ['/properties/', 'property'],
  ['/leases/', 'lease'],
  ['/tenants/', 'tenant'],
  ['/fees/', 'fee'],
  ['/communication/notifications/', 'notification'],
  ['/auth/sessions/', 'session'],
  ['/auth/identities/', 'identity'],
  ['/users/estates/', 'estate'],
  ['/users/', 'person'],
  ['/invitations/', 'invitation'],
  ['/applications/', 'application'],
  ['/onboarding/listing-photos/', 'photo'],
  ['/imports/', 'import'],
  ['/fund-expenses/', 'expense'],
  ['/transfers/statements/', 'statement'],
  ['/transfers/accounts/', 'bank_account'],
  ['/transfers/lines/', 'line'],
  ['/settlements/differences/', 'difference'],
  ['/settlements/', 'settlement'],
  ['/remittances/holds/', 'hold'],
  ['/remittances/', 'remittance'],
]
/** What all who belong to an estate have in common. */
const OF_THE_ESTATE: readonly Kind[] = ['estate', 'fee', 'expense', 'bank_account']
/** Things that one role alone has here; what others ask about them is not there. */
const MADE_FOR: Partial<Record<Kind, Role>> = {
  notification: 'TENANT',
  import: 'ESTATE_MANAGER',
  statement: 'ESTATE_MANAGER',
  bank_account: 'ESTATE_MANAGER',
  line: 'ESTATE_MANAGER',
  person: 'ESTATE_MANAGER',
  method: 'TENANT',
  instruction: 'TENANT',
}
function kindOf(path: string): Kind {
  const found = KINDS.find(([prefix]) => path.startsWith(prefix))
  if (!found) throw new Error(`Say in KINDS what {id} of ${path} stands for.`)
  return found[1]
}

let mine: Things
let neighbours: Things
let foreign: Things

beforeAll(async () => {
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  const admin = await signedIn(world, 'ADMIN')
  const flat = await letFlat(world)
  mine = await thingsOf(flat, agent, admin)
  // Another landlord's flat, with another tenant and agent, in the same estate.
  const beside = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  neighbours = await thingsOf(beside, await signedIn(world, 'PROPERTY_MANAGER'), admin)
  foreign = await thingsOf(await letFlat(world), await signedIn(world, 'PROPERTY_MANAGER'), admin)
})

async function thingsOf(flat: LetFlat, agent: Person, admin: Person): Promise<Things> {
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
    const home = await tx
      .selectFrom('tenant_home')
      .select('id')
      .where('tenant_id', '=', tenant.id)
      .executeTakeFirstOrThrow()
    return {
      proof: proof.id,
      method: method.id,
      instruction: instruction.id,
      home: home.id,
      property: unit.property_id,
      lease: lease.id,
      notification: notification.id,
      session: session.id,
      identity: identity.id,
      person: person.id,
      tenant: tenant.id,
      fee: fee.id,
      invitation: invitation.id,
      ...(await ownersMoney(tx, { estate_id, landlord_id: landlord.id, created_by: manager.id })),
      ...(await listedHome(tx, { estate_id, unit_id, published_by: manager.id })),
      charge: flat.charge_ids[0] ?? '',
      ...(await moneyBackOf(tx, payment_id, flat)),
      ...(await waitingTransfer(tx, { estate_id, created_by: manager.id })),
    }
  })
  const expense = await boughtExpense(manager, estate_id)
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
async function boughtExpense(manager: Person, estate_id: string): Promise<string> {
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
    difference: difference.id,
    remittance: remittance.id,
    hold: hold.id,
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
  return { application: application.id, photo: photo.id }
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
  return { bank_account: account.id, statement: statement.id, line: line.id }
}

const mayCall = (call: Endpoint, role: Role) =>
  call.access === 'signed_in' || ROLE_PERMISSIONS[role].some((permission) => permission === call.access)

/** What stands in an address beside the thing itself: somebody and something that nobody knows. */
const wordsOf = (id: string) => ({
  id,
  estate_id: id,
  role: 'TENANT',
  state: 'lagos',
  lga: 'ikeja',
  user_id: randomUUID(),
  holiday_id: randomUUID(),
})

async function knock(who: Person, name: string, call: Endpoint, id: string, things: Things) {
  const sent = await sentTo(name, call, things)
  const answer = await world.app.inject({
    method: call.method,
    url: `/api/v1${fillPath(call.path, wordsOf(id))}`,
    headers: { authorization: `Bearer ${who.token}`, 'idempotency-key': randomUUID(), ...sent.headers },
    ...(call.method === 'GET' ? {} : { payload: sent.payload }),
  })
  return {
    status: answer.statusCode,
    code: answer.headers['content-type']?.includes('json') ? answer.json().code : undefined,
  }
}

/** A body, or a form with a file where the call takes one. */
async function sentTo(name: string, { upload }: Endpoint, things: Things) {
  const body = BODIES[name]?.(things) ?? {}
  if (!upload) return { headers: {}, payload: body }
  const form = new FormData()
  for (const [field, value] of Object.entries(body)) form.append(field, String(value))
  form.append(upload.field, new File(['hello'], 'hello.txt'))
  const request = new Request('http://test', { method: 'POST', body: form })
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  }
}

test('every call of the contract is served, and every served call is of the contract', () => {
  expect(new Set(calls.map(([, call]) => call))).toEqual(world.mount.mounted)
})

test.each(guarded)('%s wants a token that holds', async (_, call) => {
  const url = `/api/v1${fillPath(call.path, wordsOf(randomUUID()))}`
  for (const authorization of [
    undefined,
    'Bearer ',
    'Bearer nonsense',
    'Basic YTpi',
    `Bearer ${mine.people.TENANT.token}x`,
  ]) {
    const answer = await world.app.inject({
      method: call.method,
      url,
      headers: authorization ? { authorization } : {},
    })
    expect(answer.statusCode).toBe(401)
  }
})

describe.each(Role.options)('%s', (role) => {
  test.each(guarded.filter(([, call]) => !mayCall(call, role)))(
    'is refused %s before anything is read',
    async (name, call) => {
      const answer = await knock(
        mine.people[role],
        name,
        call,
        mine.ids[hasId(call) ? kindOf(call.path) : 'unit'],
        mine,
      )
      expect(answer).toEqual({ status: 403, code: 'PERMISSION_DENIED' })
    },
  )

  const allowed = withIds.filter(([, call]) => mayCall(call, role))
  if (allowed.length > 0) {
    test.each(allowed)('%s: what is not there and what is foreign are the same 404', async (name, call) => {
      const who = mine.people[role]
      const absent = await knock(who, name, call, randomUUID(), mine)
      expect(absent.status).toBe(404)
      if (role === 'ADMIN') return
      expect(await knock(who, name, call, foreign.ids[kindOf(call.path)], mine)).toEqual(absent)
    })

    test.each(allowed)('%s: answers about one’s own, and never with a fault of ours', async (name, call) => {
      const kind = kindOf(call.path)
      const answer = await knock(mine.people[role], name, call, mine.ids[kind], mine)
      expect(answer.status).toBeLessThan(500)
      const isNobodyElses = kind in MADE_FOR ? MADE_FOR[kind] === role : true
      const isReading = call.method === 'GET'
      if (isReading && isNobodyElses && role !== 'ADMIN') expect(answer.status).toBe(200)
    })
  }

  if (role !== 'ESTATE_MANAGER' && role !== 'ADMIN' && allowed.length > 0) {
    const ofOthers = allowed.filter(([, call]) => !OF_THE_ESTATE.includes(kindOf(call.path)))
    test.each(ofOthers)('%s: another’s in the same estate is not there either', async (name, call) => {
      const answer = await knock(mine.people[role], name, call, neighbours.ids[kindOf(call.path)], mine)
      expect(answer.status).toBe(404)
    })
  }
})

describe('lists show nobody else’s', () => {
  const lists = guarded.filter(
    ([, call]) => call.method === 'GET' && !call.path.includes('{') && call.query !== undefined,
  )
  test.each(
    lists.flatMap(([name, call]) =>
      Role.options
        .filter((role) => role !== 'ADMIN' && mayCall(call, role))
        .map((role) => [name, role, call] as const),
    ),
  )('%s to %s', async (_, role, call) => {
    const answer = await mine.people[role].get(`${call.path}${call.query?.shape.limit ? '?limit=100' : ''}`)
    expect(answer.statusCode).toBe(200)
    for (const id of Object.values(foreign.ids)) expect(answer.body).not.toContain(id)
    if (role === 'ESTATE_MANAGER') return
    const theirs = Object.entries(neighbours.ids).filter(([kind]) => !OF_THE_ESTATE.includes(kind as Kind))
    for (const [, id] of theirs) expect(answer.body).not.toContain(id)
  })

  test.each(lists.filter(([, call]) => call.query?.shape.estate_id !== undefined && call.answer !== 'file'))(
    '%s asked for a foreign estate is empty',
    async (_, call) => {
      const answer = await mine.people.ESTATE_MANAGER.get(`${call.path}?estate_id=${foreign.ids.estate}`)
      expect(answer.statusCode).toBe(200)
      for (const id of Object.values(foreign.ids))
        if (id !== foreign.ids.estate) expect(answer.body).not.toContain(id)
      if ('pagination' in answer.json()) expect(answer.json().pagination.total).toBe(0)
    },
  )
})
