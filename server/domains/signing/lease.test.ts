import { PDFDocument } from '@cantoo/pdf-lib'
import { CONSENT } from '@gida/contract/domains/signing/rules'
import { addDays } from '@gida/contract/shared/dates'
import { afterQuietHours } from '@gida/contract/shared/quiet-hours'
import { expect, test } from 'vitest'
import { upload } from '../../testing/files/uploads.ts'
import { sentTo } from '../../testing/outbox.ts'
import { signedIn } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { portfolio } from '../../testing/portfolios/portfolio.ts'
import { signerOf } from '../../testing/sign-by-link.ts'
import { useWorld } from '../../testing/world.ts'
import { collectOf } from '../privacy/exports/collect.ts'
import { signingWords } from './words/words.ts'

const world = useWorld()

/** A draft lease for somebody who has not accepted anything, with its agreement out for signing. */
async function sentFor(
  signers: (tenant: { full_name: string; email: string }) => object[],
  { days = 364, phone }: { days?: number; phone?: string } = {},
) {
  const home = await portfolio(world, { units: 2 })
  const tenant = await signedIn(world, 'TENANT', phone === undefined ? {} : { phone })
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('estate_association')
      .values({ estate_id: home.estate.id, user_id: tenant.id, role: 'TENANT' })
      .execute(),
  )
  const today = world.today()
  const draft = await home.manager.post('/leases', {
    ...{
      unit_id: home.unitAt(1).id,
      tenant_id: tenant.id,
      start_date: today,
      end_date: addDays(today, days),
    },
    ...{ rent_amount: 120_000_000, frequency: 'YEARLY' },
  })
  expect(draft.statusCode, draft.body).toBe(201)
  const lease_id: string = draft.json().id
  const made = await PDFDocument.create()
  made.addPage()
  const filed = await upload(world, home.manager, '/documents/upload', {
    ...{ related_entity_type: 'lease', related_entity_id: lease_id, document_type: 'TENANCY_AGREEMENT' },
    file: new File([new Uint8Array(await made.save())], 'agreement.pdf'),
  })
  const path = `/documents/${filed.json().id}/signature`
  const sent = await home.manager.post(path, { signers: signers(tenant) })
  expect(sent.statusCode, sent.body).toBe(201)
  const lease = async () => {
    await world.work()
    return (await home.manager.get(`/leases/${lease_id}`)).json()
  }
  return { ...home, tenant, path, sent: sent.json(), lease }
}

test('a draft waits while its agreement is out, starts when its tenant and landlord have signed, and its charges stand', async () => {
  const { tenant, manager, lease, sent } = await sentFor(({ full_name, email }) => [
    { name: full_name, email, role: 'TENANT' },
    { name: 'The landlord', email: 'owner@test.gida.ng', role: 'LANDLORD' },
  ])
  expect(sent.cautions).toEqual(['LAWYER'])
  expect((await lease()).status).toBe('PENDING_SIGNATURE')
  for (const email of [tenant.email, 'owner@test.gida.ng']) {
    const signer = await signerOf(world, email)
    await signer.open()
    expect((await signer.sign()).statusCode).toBe(200)
  }
  const started = await lease()
  expect(started.status).toBe('ACTIVE')
  expect(started.charges).not.toEqual([])
  const bell = (await manager.get('/communication/notifications?limit=100')).json().data
  const titles = bell.map(({ title }: { title: string }) => title)
  expect(titles).toEqual(
    expect.arrayContaining([`${tenant.full_name} has signed`, 'Signed by all, and sealed']),
  )
})

test('a signature under another name than the tenant’s does not start their tenancy', async () => {
  const { tenant, lease } = await sentFor(() => [
    { name: 'A friend', email: 'friend@test.gida.ng', role: 'TENANT' },
  ])
  const friend = await signerOf(world, 'friend@test.gida.ng')
  await friend.open()
  await friend.sign()
  const { id, status } = await lease()
  expect(status).toBe('PENDING_SIGNATURE')
  const bell = (await tenant.get('/communication/notifications')).json().data
  expect(bell).toMatchObject([{ title: 'Is this your tenancy?', actionUrl: `/dashboard/leases/${id}` }])
  expect((await tenant.post(`/leases/${id}/accept`)).json().status).toBe('ACTIVE')
})

test('a tenancy whose agreement is out starts when all have signed, and not by a yes beside it', async () => {
  const { tenant, manager, path, lease } = await sentFor(({ full_name, email }) => [
    { name: full_name, email, role: 'TENANT' },
    { name: 'The landlord', email: 'careful@test.gida.ng', role: 'LANDLORD' },
  ])
  const { id } = await lease()
  expect((await tenant.get(`/leases/${id}`)).json().can.answer).toBe(false)
  for (const action of ['accept', 'decline']) {
    const answer = await tenant.post(`/leases/${id}/${action}`, {})
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ILLEGAL_STATE'])
  }
  expect(
    (await manager.post(`${path}/void`, { reason: 'The landlord wants another tenant' })).statusCode,
  ).toBeLessThan(300)
  expect(await lease()).toMatchObject({ status: 'DRAFT', charges: [] })
})

test('the code of who signs as the tenant goes to an address of the tenant, whatever else was named beside it', async () => {
  const { clock } = world.services
  clock.advance(afterQuietHours(clock.now()).getTime() - clock.now().getTime()) // no texts are sent at night
  const phone = '+2348030007711'
  const { lease } = await sentFor(
    ({ full_name }) => [{ name: full_name, email: 'office@test.gida.ng', phone, role: 'TENANT' }],
    { phone },
  )
  const office = await signerOf(world, 'office@test.gida.ng')
  const asked = await office.call('/code', { way: 'EMAIL' })
  expect(asked.json()).toEqual({ sent_to: '+234 ••• ••• 7711' })
  expect((await sentTo(world, 'office@test.gida.ng')).map(({ text }) => text)).not.toContainEqual(
    expect.stringMatching(/^\d{6}/),
  )
  const own = await signerOf(world, phone)
  await own.open()
  expect((await own.sign()).statusCode).toBe(200)
  expect((await lease()).status).toBe('ACTIVE')
})

test('what a lease says stays while its agreement is out: the paper is taken back first', async () => {
  const { tenant, manager, lease } = await sentFor(({ full_name, email }) => [{ name: full_name, email }])
  const { id } = await lease()
  const change = (to: object) => manager.patch(`/leases/${id}`, to)
  const refused = await change({ status: 'DRAFT' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'ILLEGAL_STATE'])
  await change({ rent_amount: 480_000_000 })
  await change({ status: 'PENDING_SIGNATURE' })
  const signer = await signerOf(world, tenant.email)
  await signer.open()
  await signer.sign()
  expect(await lease()).toMatchObject({ status: 'ACTIVE', rent_amount: 120_000_000 })

  const other = await sentFor(({ full_name, email }) => [{ name: full_name, email }])
  await other.manager.post(`${other.path}/void`, { reason: 'A slip' })
  expect((await other.lease()).status).toBe('DRAFT')
})

test('taken back and sent anew at once, the lease waits for the new signatures and starts with them', async () => {
  const { tenant, manager, path, lease } = await sentFor(({ full_name, email }) => [
    { name: full_name, email },
  ])
  await manager.post(`${path}/void`, { reason: 'A slip' })
  const signers = [{ name: tenant.full_name, email: tenant.email, role: 'TENANT' }]
  expect((await manager.post(path, { signers })).statusCode).toBe(201)
  expect((await lease()).status).toBe('PENDING_SIGNATURE')
  const signer = await signerOf(world, tenant.email)
  await signer.open()
  expect((await signer.sign()).statusCode).toBe(200)
  expect((await lease()).status).toBe('ACTIVE')
})

test('above three years the law of deeds and registration is said before and while it is out', async () => {
  const { sent, manager, path } = await sentFor(({ full_name, email }) => [{ name: full_name, email }], {
    days: 4 * 365,
  })
  expect(sent.cautions).toEqual(['LONG_LEASE', 'LAWYER'])
  expect((await manager.get(`${path}/status`)).json().cautions).toEqual(['LONG_LEASE', 'LAWYER'])
})

test('declined, the lease is a draft again and the unit is free', async () => {
  const { tenant, lease, manager } = await sentFor(({ full_name, email }) => [{ name: full_name, email }])
  const signer = await signerOf(world, tenant.email)
  await signer.open()
  await signer.call('/decline', { reason: 'I live in Ibadan.' })
  const { status, unit_id } = await lease()
  expect(status).toBe('DRAFT')
  expect((await manager.get(`/onboarding/units/${unit_id}`)).json().status).toBe('VACANT')
})

test('a signer is written to in the language of their account, and reads the page in that of their browser', async () => {
  const { tenant } = await sentFor(({ full_name, email }) => [{ name: full_name, email, role: 'TENANT' }])
  await tenant.patch('/users/me/notification-choices', { language: 'yo' })
  const subjects = async () => (await sentTo(world, tenant.email)).map(({ subject }) => subject)
  expect(await subjects()).toEqual([signingWords.yo.asked.subject('agreement')])
  const signer = await signerOf(world, tenant.email)
  await signer.open()
  expect((await subjects())[0]).toMatch(/^Kóòdù yín: \d{6}$/)
  const page = async (cookie: string) =>
    (await world.app.inject({ url: `/sign/${await signer.link()}?code=sent`, headers: { cookie } })).body
  expect(await page('gida.lang=ig')).toContain(signingWords.ig.forWhom(tenant.full_name))
  expect(await page(`gida.lang=ha; ${signer.cookie()}`)).toContain(signingWords.ha.consent(CONSENT.text))
  expect(await page('')).toContain('<html lang="en-NG">')
})

test('who signs in place of a mistyped address is known as the tenant, also where their lease runs already', async () => {
  const { manager, tenant, unit_id } = await letFlat(world)
  await tenant.patch('/users/me/notification-choices', { language: 'yo' })
  const { id } = await world.services.transaction('system', (tx) =>
    tx.selectFrom('lease').select('id').where('unit_id', '=', unit_id).executeTakeFirstOrThrow(),
  )
  const made = await PDFDocument.create()
  made.addPage()
  const filed = await upload(world, manager, '/documents/upload', {
    ...{ related_entity_type: 'lease', related_entity_id: id, document_type: 'TENANCY_AGREEMENT' },
    file: new File([new Uint8Array(await made.save())], 'agreement.pdf'),
  })
  const path = `/documents/${filed.json().id}/signature`
  const signers = [{ name: tenant.full_name, email: 'adda@test.gida.ng', role: 'TENANT' }]
  expect((await manager.post(path, { signers })).statusCode).toBe(201)
  const other = { place: 1, name: tenant.full_name, email: tenant.email }
  expect((await manager.post(`${path}/replace`, other)).statusCode).toBe(200)
  const subjects = (await sentTo(world, tenant.email)).map(({ subject }) => subject)
  expect(subjects).toEqual([signingWords.yo.asked.subject('agreement')])
  const signer = await signerOf(world, tenant.email)
  await signer.open()
  expect((await signer.sign()).statusCode).toBe(200)
  const copy = await world.services.transaction('system', (tx) => collectOf(tx, tenant.id))
  expect(copy.map(({ table }) => table)).toContain('signature')
})
