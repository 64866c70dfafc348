import '../attach-hooks.ts'
import type { Client } from 'pg'
import { agreeToTerms, hashPassword } from '../domains/auth/index.ts'
import { createUser, findUserByName } from '../domains/users/index.ts'
import type { Tx } from '../platform/db/db.ts'
import { withClient } from '../platform/db/schema/provision.ts'
import type { Services } from '../platform/services.ts'
import { DEMO_PASSWORD } from './people/people.ts'
import { makeEvents } from './volume/make-events.ts'
import { keepFiles, makeMessages } from './volume/make-messages.ts'
import { makePapers } from './volume/make-papers.ts'
import { makePayments, prepareWords, STEP } from './volume/make-payments.ts'
import { makePortfolio, type SamplePeople, type Volume } from './volume/make-portfolio.ts'
import { makeAssets, makeInspections } from './volume/make-register.ts'
import { makeRequests } from './volume/make-requests.ts'
import { makeBills, makeOrders, makeVendors } from './volume/make-work.ts'
import { payOut } from './volume/pay-out.ts'
import { rebuildRollups } from './volume/rebuild-rollups.ts'
import { layAside, suspendAudit } from './volume/suspend-triggers.ts'

export type VolumeOptions = Volume & {
  messages?: number
  /** So many maintenance requests, and of each a vendor, an order, a bill, an asset, a report and a paper, which are left out unless it is said. */
  upkeep?: number
  onProgress?: (text: string) => void
}

/** One of each to look around as, with the demo's password. The manager manages every estate of volume. */
export const volumeAccounts = {
  manager: 'volume@demo.gida.ng',
  landlord: 'volume-landlord@demo.gida.ng',
  tenant: 'volume-tenant@demo.gida.ng',
  admin: 'volume-admin@demo.gida.ng',
}

/** Payments to a maintenance request, unless said. */
const REQUEST_EACH = 10

/**
 * Adds estates, units and payments by the thousand, with ledger, receipts and rollups as if each had been paid one
 * by one, and as many messages as payments and a tenth as many requests unless said. All in one transaction of the owner's, in which the big tables are closed to everybody else.
 */
export async function seedVolume(
  ownerUrl: string,
  services: Services,
  options: VolumeOptions,
): Promise<void> {
  const { onProgress: say = () => {}, messages = options.payments, ...more } = options
  const { upkeep = 0, ...volume } = more
  refuseOdd(volume)
  const people = await samplePeople(services)
  const now = services.clock.now()
  await withClient(ownerUrl, async (owner) => {
    await owner.query('begin')
    for (const setting of SETTINGS) await owner.query(`set local ${setting}`)
    const auditAgain = await suspendAudit(owner)
    await makePortfolio(owner, volume, now, people)
    say(`${volume.estates.toLocaleString('en')} estates with ${volume.units.toLocaleString('en')} units`)
    const putBack = await layAside(owner, say)
    await payAll(owner, volume, now, say)
    await payOut(owner, now)
    await makeMessages(owner, messages, now, Object.values(volumeAccounts))
    await makeRequests(owner, upkeep || Math.floor(options.payments / REQUEST_EACH), now)
    if (upkeep > 0) await makeUpkeep(owner, now)
    if (upkeep > 0) await makePapers(owner, upkeep, now)
    await makeEvents(owner, now, Object.values(volumeAccounts))
    await rebuildRollups(owner)
    await putBack()
    await auditAgain()
    await owner.query('commit')
    say('counting what is there, so that queries are planned well')
    // What was counted again and again in one transaction left its rollups full of holes, which nothing else closes.
    await owner.query('vacuum full arrears_count, joined_tenant')
    await owner.query('vacuum analyze')
  })
  await keepFiles(services)
}

async function makeUpkeep(owner: Client, now: Date): Promise<void> {
  await makeVendors(owner)
  await makeOrders(owner)
  await makeBills(owner)
  await makeAssets(owner, now)
  await makeInspections(owner)
  await owner.query(
    'insert into vendor_score select * from vendor_score_counted where estate_id in (select estate_id from volume_estate)',
  )
}

/** Indexes are sorted in memory, and no commit of ours waits for the disk. */
const SETTINGS = [
  `maintenance_work_mem = '512MB'`,
  `work_mem = '128MB'`,
  'synchronous_commit = off',
  'statement_timeout = 0',
  'jit = off',
]

async function payAll(owner: Client, volume: Volume, now: Date, say: (text: string) => void): Promise<void> {
  await prepareWords(owner)
  const there = await owner.query<{ n: number }>('select count(*) as n from payment')
  const base = there.rows[0]?.n ?? 0
  const total = volume.payments.toLocaleString('en')
  for (let from = 0; from < volume.payments; from += STEP) {
    const count = Math.min(STEP, volume.payments - from)
    await makePayments(owner, volume, now, { from, count, base })
    say(`${(from + count).toLocaleString('en')} of ${total} payments`)
  }
}

function refuseOdd({ estates, units, payments }: Volume): void {
  const whole = [estates, units, payments].every((n) => Number.isSafeInteger(n) && n > 0)
  if (!whole) throw new Error('Estates, units and payments are whole numbers above zero.')
  if (units < estates)
    throw new Error('Every estate has at least one unit: give as many units as estates, or more.')
}

/** The sample people, made at the first seeding. A landlord and a tenant who are there already keep what they have. */
async function samplePeople(services: Services): Promise<SamplePeople> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  return services.transaction('system', async (tx) => {
    const manager = await findOrMake(
      tx,
      volumeAccounts.manager,
      'ESTATE_MANAGER',
      'Ifeanyi Volume-Okeke',
      password_hash,
    )
    const landlord = await findOrMake(
      tx,
      volumeAccounts.landlord,
      'LANDLORD',
      'Chief Bayo Volume-Cole',
      password_hash,
    )
    const tenant = await findOrMake(tx, volumeAccounts.tenant, 'TENANT', 'Amina Volume-Sani', password_hash)
    await findOrMake(tx, volumeAccounts.admin, 'ADMIN', 'Halima Volume-Bello', password_hash)
    return {
      manager: manager.id,
      landlord: landlord.is_new ? landlord.id : null,
      tenant: tenant.is_new ? tenant.id : null,
    }
  })
}

async function findOrMake(
  tx: Tx,
  email: string,
  role: 'ESTATE_MANAGER' | 'LANDLORD' | 'TENANT' | 'ADMIN',
  full_name: string,
  password_hash: string,
): Promise<{ id: string; is_new: boolean }> {
  const known = await findUserByName(tx, email)
  if (known) return { id: known.id, is_new: false }
  const { id } = await createUser(tx, { email, role, full_name, phone: null, is_demo: true })
  await tx.insertInto('credential').values({ user_id: id, password_hash }).execute()
  await agreeToTerms(tx, id)
  return { id, is_new: true }
}
