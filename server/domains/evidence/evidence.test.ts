import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BundleChoice, EvidenceBundle } from '@gida/contract/domains/evidence/bundle'
import { checkBundle } from '@gida/contract/domains/evidence/check-bundle'
import { unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { readPdf } from '../../platform/files/pdf/read-pdf.ts'
import { sha256Hex } from '../../platform/sha256.ts'
import { makePdf } from '../../testing/files/make-pdf.ts'
import { phonePhoto } from '../../testing/files/photo.ts'
import { upload } from '../../testing/files/uploads.ts'
import { payAtCheckout } from '../../testing/money/paying.ts'
import type { Person } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()

async function leaseOf({ unit_id }: LetFlat): Promise<string> {
  const { id } = await world.services.transaction('system', (tx) =>
    tx.selectFrom('lease').select('id').where('unit_id', '=', unit_id).executeTakeFirstOrThrow(),
  )
  return id
}

async function file(who: Person, lease_id: string, name: string, bytes: Buffer): Promise<string> {
  const answer = await upload(world, who, '/documents/upload', {
    ...{ related_entity_type: 'lease', related_entity_id: lease_id, document_type: 'OTHER' },
    file: new File([new Uint8Array(bytes)], name),
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}

const idsOf = (choices: readonly BundleChoice[], kind: BundleChoice['kind']) =>
  choices.flatMap((choice) => (choice.kind === kind ? choice.id : []))

/** A bundle with everything about a lease. */
async function made(who: Person, lease_id: string): Promise<EvidenceBundle> {
  const { choices } = (await who.get(`/leases/${lease_id}/evidence/choices`)).json()
  const asked = await who.post(`/leases/${lease_id}/evidence`, {
    title: 'Rent of Flat B4',
    claim: 'Rent of one year is owed.',
    chosen: {
      ...{ documents: idsOf(choices, 'DOCUMENT'), receipts: idsOf(choices, 'RECEIPT') },
      ...{ messages: idsOf(choices, 'MESSAGE'), requests: idsOf(choices, 'REQUEST') },
    },
  })
  expect(asked.statusCode, asked.body).toBe(201)
  await world.work()
  const { data } = (await who.get(`/leases/${lease_id}/evidence`)).json()
  const bundle = data.find(({ id }: EvidenceBundle) => id === asked.json().id)
  expect(bundle).toMatchObject({ status: 'READY' })
  return bundle
}

const bytesOf = async (who: Person, { id }: EvidenceBundle, format: 'pdf' | 'zip') =>
  (await who.get(`/evidence-bundles/${id}/download?format=${format}`)).rawPayload

async function filledLease() {
  const flat = await letFlat(world)
  await payAtCheckout(world, flat, { amount: 1_000_000 })
  const lease_id = await leaseOf(flat)
  await file(flat.manager, lease_id, 'agreement.pdf', await makePdf('Tenancy of Flat B4, Ọ́bẹ̀ Close'))
  await file(flat.tenant, lease_id, 'door.jpg', await phonePhoto())
  return { flat, lease_id }
}

test('the same record gives the same bytes, whoever made it is told, and each original is in the hash list', async () => {
  const { flat, lease_id } = await filledLease()
  const { manager } = flat
  const [first, second] = [await made(manager, lease_id), await made(manager, lease_id)]
  expect(second.id).not.toBe(first.id)
  expect(second.pdf_sha256).toBe(first.pdf_sha256)
  expect(second.zip_sha256).toBe(first.zip_sha256)
  const pdf = await bytesOf(manager, first, 'pdf')
  const zip = await bytesOf(manager, first, 'zip')
  expect([sha256Hex(pdf), sha256Hex(zip)]).toEqual([first.pdf_sha256, first.zip_sha256])

  const files = unzipSync(zip)
  expect(Buffer.from(files['Evidence bundle.pdf'] ?? [])).toEqual(pdf)
  const list = Buffer.from(files['SHA256SUMS.txt'] ?? []).toString()
  for (const [name, bytes] of Object.entries(files))
    if (!/^(Evidence|SHA256SUMS)/.test(name)) expect(list).toContain(`${sha256Hex(bytes)}  ${name}\n`)

  const found = await readPdf(pdf, 'read')
  if (typeof found === 'string') throw new Error(found)
  expect(found.pages).toBe(first.pages)
  const words = found.text.replace(/\s+/g, ' ')
  for (const said of ['A1 Terms of the lease', 'Chronology', 'Rent of one year is owed.', 'A1 - page 2 of'])
    expect(words).toContain(said)
  expect(words).toContain(`SHA-256 of the list itself (SHA256SUMS.txt): ${sha256Hex(list)}`)
  expect(words).toContain('DRAFT certificate under section 84(4)')
  checkWithTools(pdf, zip)
})

/** Verifies with independent tools, if installed. */
function checkWithTools(pdf: Buffer, zip: Buffer): void {
  const folder = mkdtempSync(join(tmpdir(), 'gida-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'bundle.pdf'), pdf)
  writeFileSync(join(folder, 'bundle.zip'), zip)
  for (const [tool, ...said] of [
    ['qpdf', '--check', 'bundle.pdf'],
    ['unzip', '-t', 'bundle.zip'],
  ] as const) {
    try {
      execFileSync(tool, said, { cwd: folder, stdio: 'pipe' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

test('a flipped byte is found, and what it is in is named', async () => {
  const { flat, lease_id } = await filledLease()
  const bundle = await made(flat.manager, lease_id)
  const ask = async (sha256: string) =>
    (await world.app.inject(`/api/v1/evidence-checks/${sha256}`)).json().state
  const checked = (bytes: Buffer) => checkBundle(new Uint8Array(bytes), ask)
  const pdf = await bytesOf(flat.manager, bundle, 'pdf')
  const zip = await bytesOf(flat.manager, bundle, 'zip')
  expect(await checked(pdf)).toEqual({ state: 'GENUINE', altered: [] })
  expect(await checked(zip)).toEqual({ state: 'GENUINE', altered: [] })

  const flipped = (bytes: Buffer, at: number) => {
    const other = Buffer.from(bytes)
    other[at] = (other[at] ?? 0) ^ 1
    return other
  }
  for (const part of [0.1, 0.5, 0.9])
    expect((await checked(flipped(pdf, Math.floor(pdf.length * part)))).state).toBe('ALTERED')
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    const at = zip.indexOf(Buffer.from(bytes)) + Math.floor(bytes.length / 2)
    expect(await checked(flipped(zip, at))).toEqual({ state: 'ALTERED', altered: [name] })
  }
  expect((await checked(flipped(zip, 12))).state).toBe('ALTERED') // the date of the first file
  expect((await checked(await makePdf('Another paper'))).state).toBe('UNKNOWN')
})

test('it is its maker’s alone, as long as they run the home', async () => {
  const { flat, lease_id } = await filledLease()
  const { manager, landlord, tenant } = flat
  const bundle = await made(manager, lease_id)
  const stranger = (await letFlat(world)).manager
  expect((await tenant.get(`/leases/${lease_id}/evidence`)).json().data).toEqual([])
  expect((await tenant.get(`/leases/${lease_id}/evidence/choices`)).json().choices).toEqual([])
  const asked = await tenant.post(`/leases/${lease_id}/evidence`, { title: 'Mine', chosen: {} })
  expect(asked.statusCode).toBe(403)
  expect((await stranger.get(`/leases/${lease_id}/evidence`)).statusCode).toBe(404)
  const statusFor = async (who: Person) =>
    (await who.get(`/evidence-bundles/${bundle.id}/download`)).statusCode
  for (const other of [tenant, landlord, stranger]) expect([404, 403]).toContain(await statusFor(other))
  expect((await made(landlord, lease_id)).status).toBe('READY')

  expect(await statusFor(manager)).toBe(200)
  await world.services.transaction('system', async (tx) => {
    const fetched = await tx
      .selectFrom('evidence_download')
      .selectAll()
      .where('bundle_id', '=', bundle.id)
      .execute()
    expect(fetched).toMatchObject([{ user_id: manager.id, format: 'pdf' }])
    await tx.deleteFrom('estate_association').where('user_id', '=', manager.id).execute()
  })
  expect(await statusFor(manager)).toBe(404)
})

test('what is of another lease, or hidden from its maker, does not come in; nothing chosen is said', async () => {
  const { flat, lease_id } = await filledLease()
  const other = await filledLease()
  const { choices } = (await other.flat.manager.get(`/leases/${other.lease_id}/evidence/choices`)).json()
  const ask = (chosen: object) =>
    flat.manager.post(`/leases/${lease_id}/evidence`, { title: 'A bundle', chosen })
  expect((await ask({ documents: idsOf(choices, 'DOCUMENT') })).statusCode).toBe(404)
  expect((await ask({ terms: false, ledger: false })).json()).toMatchObject({ code: 'ILLEGAL_STATE' })
})

test('a PDF that is too long has a slip in its place, and stands in the zip', async () => {
  const { flat, lease_id } = await filledLease()
  await file(flat.manager, lease_id, 'long.pdf', await makePdf('Page\n'.repeat(46 * 310)))
  const bundle = await made(flat.manager, lease_id)
  expect(bundle.slips).toEqual([expect.stringMatching(/long.*more than 300 pages/)])
  expect(bundle.pages).toBeLessThan(40)
  expect(Object.keys(unzipSync(await bytesOf(flat.manager, bundle, 'zip'))).join()).toContain('long')
})
