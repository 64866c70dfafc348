import { randomUUID } from 'node:crypto'
import type { ItemDraft } from '@gida/contract/domains/inspections/inspection'
import { photoKey } from '../../domains/inspections/photos/add-photo.ts'
import { createInspection } from '../../domains/inspections/reports/create-inspection.ts'
import { getInspection } from '../../domains/inspections/reports/inspection-queries.ts'
import { itemsOf } from '../../domains/inspections/reports/items.ts'
import { remarkItem } from '../../domains/inspections/reports/remark-item.ts'
import { saveItems } from '../../domains/inspections/reports/save-items.ts'
import { hashOf } from '../../domains/inspections/reports/seal.ts'
import { signInspection } from '../../domains/inspections/reports/sign-inspection.ts'
import type { Tx } from '../../platform/db/db.ts'
import { openPicture } from '../../platform/files/open-picture.ts'
import type { Services } from '../../platform/services.ts'
import { sha256Hex } from '../../platform/sha256.ts'
import { actingAs, type Lane } from '../lane.ts'
import type { MadePeople } from '../people/make-people.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

type Seen = Pick<ItemDraft, 'condition'> & Partial<ItemDraft>
/** What is not good in the home of the demo's tenant; all else is. */
const WORSE: Record<string, Seen> = {
  'Sitting room, Walls': { condition: 'FAIR', cleanliness: 'DUSTY', words: 'Two old drill holes, filled.' },
  'Kitchen, Worktop': { condition: 'FAIR', cleanliness: 'CLEAN', words: 'Burn mark, 3 cm.' },
  'Bathroom 1, Shower': { condition: 'POOR', works: 'YES', words: 'Glass chipped, lower corner.' },
}

/** A move-in report of the demo's tenant: three things are not good, each with its photo, and both have signed. */
export function reportConditions(services: Services, lane: Lane, people: MadePeople, now: Date): void {
  const begun = now.getTime() - 12 * DAY
  const made = { id: '', tenant_id: '', tenant_name: '' }
  const manager = actingAs(people.manager, 'ESTATE_MANAGER')
  lane.plan(new Date(begun), async (tx) => {
    const home = await tx
      .selectFrom('lease')
      .innerJoin('users', 'users.id', 'lease.tenant_id')
      .select(['lease.unit_id', 'users.id as tenant_id', 'users.full_name as tenant_name'])
      .where('users.email', '=', 'tenant@demo.gida.ng')
      .where('lease.status', '=', 'ACTIVE')
      .executeTakeFirstOrThrow()
    const { row } = await createInspection(tx, manager, home.unit_id, { kind: 'MOVE_IN' })
    Object.assign(made, home, { id: row.id })
    await lookAtAll(tx, manager, row.id)
    for (const item of await itemsOf(tx, row.id))
      if (item.needs_photo) await photograph(services, tx, manager.user_id, { inspection_id: row.id, item })
  })
  const sign = (side: 'STAFF' | 'TENANT', after: number, drawing: string) =>
    lane.plan(new Date(begun + after), async (tx) => {
      const inspection = await getInspection(tx, made.id)
      const hash = inspection.hash?.toString('hex') ?? (await hashOf(tx, inspection))
      const isOffice = side === 'STAFF'
      const signer = isOffice ? manager : actingAs(made.tenant_id, 'TENANT')
      const name = isOffice ? inspection.made_by : made.tenant_name
      await signInspection(tx, signer, made.id, { side, way: 'DRAWN', name, drawing, reason: '', hash })
    })
  sign('STAFF', HOUR, 'M 40 96 L 58 50 L 70 92 L 92 54 L 104 96 L 140 60 L 168 96 L 210 70 L 250 90')
  lane.plan(new Date(begun + 2 * HOUR), async (tx) => {
    const item = (await itemsOf(tx, made.id)).find(({ name }) => name === 'Worktop')
    if (item)
      await remarkItem(tx, actingAs(made.tenant_id, 'TENANT'), made.id, {
        ...{ item_id: item.id, agrees: false, words: 'There are two burn marks, not one.' },
      })
  })
  sign('TENANT', 2 * HOUR, 'M 30 80 L 62 44 L 78 96 L 120 40 L 128 98 L 170 66 L 200 96 L 262 58')
}

async function lookAtAll(tx: Tx, manager: { user_id: string }, id: string): Promise<void> {
  const drafts = (await itemsOf(tx, id)).map(({ before: _, needs_photo: __, life_class: ___, ...item }) => {
    const seen: Seen = WORSE[`${item.room}, ${item.name}`] ?? { condition: 'GOOD', cleanliness: 'CLEAN' }
    if (item.kind === 'METER') return { ...item, reading: '4512.7', units_left: null }
    return item.kind === 'COUNT' ? { ...item, count: 2 } : { ...item, ...seen }
  })
  await saveItems(tx, manager, id, drafts)
}

type Photographed = { inspection_id: string; item: { id: string; name: string } }

/** A drawing stands for the photo. */
async function photograph(
  { files }: Services,
  tx: Tx,
  uploaded_by: string,
  { inspection_id, item }: Photographed,
): Promise<void> {
  const id = randomUUID()
  const [width, height] = [960, 720]
  const drawn = await openPicture(Buffer.from(DRAWN))
  const full = await drawn.resize({ width, height }).jpeg({ quality: 80 }).toBuffer()
  const seen = await openPicture(full)
  const preview = await seen.resize({ width: 320 }).webp({ quality: 70 }).toBuffer()
  await files.put(photoKey(id), full, 'image/jpeg')
  await files.put(photoKey(id, 'preview'), preview, 'image/webp')
  const hash = Buffer.from(sha256Hex(full), 'hex')
  await tx
    .insertInto('inspection_photo')
    .values({
      ...{ id, inspection_id, item_id: item.id, uploaded_by, client_id: randomUUID(), source: 'CAMERA' },
      ...{ taken_sha256: hash, sent_sha256: hash, kept_sha256: hash, size: full.length, width, height },
      ...{ captured_at: tx.now, created_at: tx.now },
    })
    .execute()
}

/** A wall with a stain and two holes. */
const DRAWN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><rect width="120" height="90" fill="#e2d8c2"/>
<path d="M0 72h120v18H0z" fill="#a98055"/><path d="M0 70h120v4H0z" fill="#e9e2d2"/>
<path d="M16 20c8-5 20-4 26 3s-2 13-10 14-26-9-16-17z" fill="#b79f77" opacity=".75"/>
<circle cx="66" cy="24" r="2.6" fill="#5a4a35"/><circle cx="52" cy="18" r="1.8" fill="#5a4a35"/></svg>`
