import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { SignatureStatus } from '@gida/contract/domains/signing/request'
import { addDays } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '../../platform/errors/problem.ts'
import { upload } from '../../testing/files/uploads.ts'
import { sentTo } from '../../testing/outbox.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { asked, getSigning } from './requests/request-queries.ts'
import { runSigningClock } from './run-signing-clock.ts'
import { sealRequest } from './sealing/seal-request.ts'
import { askedOf } from './signers/find-signer.ts'
import { declineDocument, signDocument } from './signers/sign-document.ts'

const world = useWorld()
const RUNS = Number(process.env.GIDA_SIGNINGS ?? 8)
const FROM = { ip: '102.89.34.77', user_agent: 'Chrome on a phone' }
/** Below the hourly limit of one sender. */
const RUNS_OF_A_FLAT = 40

type Act =
  | { kind: 'sign' | 'decline' | 'replace'; place: number }
  | { kind: 'void' | 'extend' | 'lapse' | 'clock' }
/** The expected state, modelled without the rules under test. */
type Model = {
  state: 'OUT' | 'SEALING' | 'DECLINED' | 'VOIDED' | 'EXPIRED'
  isLate: boolean
  in_order: boolean
  signed: boolean[]
  accepted: Record<string, number>
}

/** The model after an action; null if the action must be refused. */
function apply(model: Model, act: Act): Model | null {
  if (model.state !== 'OUT') return null
  const accepted = { ...model.accepted, [act.kind]: (model.accepted[act.kind] ?? 0) + 1 }
  const next = { ...model, accepted }
  switch (act.kind) {
    case 'sign': {
      const isNext = !model.in_order || model.signed.slice(0, act.place - 1).every(Boolean)
      if (model.isLate || model.signed[act.place - 1] !== false || !isNext) return null
      const signed = model.signed.with(act.place - 1, true)
      return { ...next, signed, state: signed.every(Boolean) ? 'SEALING' : 'OUT' }
    }
    case 'decline':
      return model.isLate || model.signed[act.place - 1] !== false ? null : { ...next, state: 'DECLINED' }
    case 'replace':
      return model.signed[act.place - 1] === false ? next : null
    case 'void':
      return { ...next, state: 'VOIDED' }
    case 'extend':
      return { ...next, isLate: false }
    case 'lapse':
      return { ...next, isLate: true }
    case 'clock':
      return model.isLate ? { ...next, state: 'EXPIRED' } : model
  }
}

const place = fc.integer({ min: 1, max: 3 })
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: place.map((place): Act => ({ kind: 'sign', place })) },
  { weight: 1, arbitrary: place.map((place): Act => ({ kind: 'decline', place })) },
  { weight: 2, arbitrary: place.map((place): Act => ({ kind: 'replace', place })) },
  { weight: 2, arbitrary: fc.constantFrom<Act>({ kind: 'void' }, { kind: 'lapse' }, { kind: 'clock' }) },
  { weight: 1, arbitrary: fc.constant<Act>({ kind: 'extend' }) },
)
/** One action, or two concurrently. */
const step = fc.oneof({ weight: 3, arbitrary: fc.tuple(act) }, { weight: 1, arbitrary: fc.tuple(act, act) })
const run = fc.record({
  in_order: fc.boolean(),
  count: fc.integer({ min: 1, max: 3 }),
  steps: fc.array(step, { minLength: 2, maxLength: 9 }),
})

let flat: LetFlat
let runs = 0

async function sendOut(in_order: boolean, count: number) {
  if (runs++ % RUNS_OF_A_FLAT === 0) flat = await letFlat(world)
  const made = await PDFDocument.create()
  made.addPage([300, 200]).drawText(randomUUID(), { size: 10 })
  const filed = await upload(world, flat.manager, '/documents/upload', {
    ...{ related_entity_type: 'unit', related_entity_id: flat.unit_id, document_type: 'OTHER' },
    file: new File([new Uint8Array(await made.save())], 'paper.pdf'),
  })
  const path = `/documents/${filed.json().id}/signature`
  const signers = Array.from({ length: count }, (_, i) => ({
    name: `Signer ${i + 1}`,
    email: `${randomUUID()}@test.gida.ng`,
  }))
  const sent = await flat.manager.post(path, { signers, in_order })
  expect(sent.statusCode, sent.body).toBe(201)
  return { path, id: (sent.json() as SignatureStatus).request?.id ?? '', manager: flat.manager }
}
type Sent = Awaited<ReturnType<typeof sendOut>>

/** Whether the action succeeded. A refused one must change nothing. */
async function perform({ path, id, manager }: Sent, one: Act): Promise<boolean> {
  const posted = async (act: string, body: object) =>
    (await manager.post(`${path}/${act}`, body)).statusCode === 200
  switch (one.kind) {
    case 'void':
      return posted('void', { reason: 'A random run' })
    case 'extend':
      return posted('extend', { expires_on: addDays(world.today(), 20) })
    case 'replace':
      return posted('replace', {
        place: one.place,
        name: 'Somebody else',
        email: `${randomUUID()}@test.gida.ng`,
      })
    case 'lapse':
      return expireNow(id)
    case 'clock':
      return runSigningClock(world.services).then(() => true)
    default:
      return byLink(id, one as Act & { place: number })
  }
}

/** As a signer does it: enter the code in its own transaction, then act. */
async function byLink(id: string, { kind, place }: Act & { place: number }): Promise<boolean> {
  const found = await world.services.transaction('system', async (tx) => {
    const signing = await getSigning(tx, id)
    const signer = asked(signing).find((one) => one.place === place)
    if (!signer) return null
    const shown = { opened_at: tx.now, code_shown_at: tx.now }
    await tx.updateTable('signer').set(shown).where('id', '=', signer.id).execute()
    return askedOf(signing, signer.id)
  })
  if (!found) return false
  const signature = { kind: 'TYPED', value: found.signer.name } as const
  return world.services
    .transaction('system', async (tx) => {
      if (kind === 'decline') await declineDocument(tx, found, 'A random run', FROM)
      else await signDocument(tx, found, { signature, filled: [] }, FROM)
      return true
    })
    .catch((error) => {
      if (error instanceof Problem) return false
      throw error
    })
}

const expireNow = (id: string): Promise<boolean> =>
  world.services.transaction('system', async (tx) => {
    const lapsed = await tx
      .updateTable('signature_request')
      .set({ expires_at: new Date(tx.now.getTime() - 1_000) })
      .where('id', '=', id)
      .where('state', 'in', ['SENT', 'PARTLY_SIGNED'])
      .returning('id')
      .executeTakeFirst()
    return lapsed !== undefined
  })

/** A signer who signs while being replaced is refused, although their place is still open. */
const isOfWhoWasReplaced = (before: Act, { kind, ...act }: Act): boolean =>
  before.kind === 'replace' &&
  (kind === 'sign' || kind === 'decline') &&
  'place' in act &&
  act.place === before.place

/** The possible models after one action, or two concurrent ones in either order, that match the results. */
function follow(model: Model, acts: readonly Act[], taken: readonly boolean[]): Model[] {
  const orders =
    acts.length === 2
      ? [
          [0, 1],
          [1, 0],
        ]
      : [[0]]
  return orders.flatMap((order) => {
    let now = model
    let before: Act | undefined
    for (const at of order) {
      const [one, wasTaken] = [acts[at], taken[at]]
      if (!one) return []
      const next = apply(now, one)
      if (
        one.kind !== 'clock' &&
        (next !== null) !== wasTaken &&
        !(before && isOfWhoWasReplaced(before, one))
      )
        return []
      if (wasTaken || one.kind === 'clock') now = next ?? now
      before = wasTaken ? one : undefined
    }
    return [now]
  })
}

const SHOWN = {
  OUT: ['SENT', 'PARTLY_SIGNED'],
  SEALING: ['COMPLETED'],
  DECLINED: ['DECLINED'],
  VOIDED: ['VOIDED'],
  EXPIRED: ['EXPIRED'],
} as const
const EVENTS = {
  sign: 'SIGNED',
  decline: 'DECLINED',
  replace: 'REPLACED',
  void: 'VOIDED',
  extend: 'EXTENDED',
} as const

test(
  'random signings, also two acts at once, end as the model does: sealed once, with every act in the trail, and nobody told twice',
  async () => {
    const property = fc.asyncProperty(run, async ({ in_order, count, steps }) => {
      const sent = await sendOut(in_order, count)
      let models: Model[] = [
        { state: 'OUT', isLate: false, in_order, signed: Array(count).fill(false), accepted: {} },
      ]
      for (const acts of steps) {
        const taken = await Promise.all(acts.map((one) => perform(sent, one)))
        models = models.flatMap((model) => follow(model, acts, taken))
        expect(models, JSON.stringify({ acts, taken })).not.toEqual([])
      }
      await Promise.allSettled([1, 2].map(() => sealRequest.run(world.services, { request_id: sent.id })))
      await world.work()
      const { status, request, signers }: SignatureStatus = (
        await sent.manager.get(`${sent.path}/status`)
      ).json()
      const model = models.find(({ state }) => (SHOWN[state] as readonly string[]).includes(status))
      expect(model, `${status} is none of ${models.map(({ state }) => state)}`).toBeDefined()
      if (!model || !request) return
      const times = (kind: string) => request.events.filter((event) => event.kind === kind).length
      for (const [act, kind] of Object.entries(EVENTS))
        expect(times(kind), kind).toBe(model.accepted[act] ?? 0)
      expect(signers.map((signer) => signer.status === 'SIGNED')).toEqual(model.signed)
      const isSealed = model.state === 'SEALING'
      expect([times('SEALED'), request.sealed !== null]).toEqual([Number(isSealed), isSealed])
      const detail = (await sent.manager.get(sent.path.replace('/signature', ''))).json()
      expect(detail.versions).toHaveLength(isSealed ? 2 : 1)
      const { signers: all } = await world.services.transaction('system', (tx) => getSigning(tx, sent.id))
      for (const { email, state } of all) {
        const mails = (await sentTo(world, email ?? '')).map(({ subject }) => subject ?? '')
        const count = (start: string) => mails.filter((subject) => subject.startsWith(start)).length
        expect(count('Signed by all')).toBe(Number(isSealed && state === 'SIGNED'))
        expect(Math.max(count('Please sign'), count('Not signed'))).toBeLessThanOrEqual(1)
      }
    })
    await fc.assert(property, { numRuns: RUNS, endOnFailure: RUNS > 100 })
  },
  60_000 + RUNS * 4_000,
)
