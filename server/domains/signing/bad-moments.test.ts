import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { SignatureStatus } from '@gida/contract/domains/signing/request'
import { expect, test } from 'vitest'
import type { Outcome } from '../../platform/delivery/outcome.ts'
import { upload } from '../../testing/files/uploads.ts'
import { sentTo } from '../../testing/outbox.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { signerOf } from '../../testing/sign-by-link.ts'
import { useWorld } from '../../testing/world.ts'
import { getSigning } from './requests/request-queries.ts'
import { trailOf } from './requests/trail.ts'
import { runSigningClock } from './run-signing-clock.ts'

const world = useWorld()
const HOUR_MS = 3_600_000
const at = (name: string) => `${name}-${randomUUID().slice(0, 8)}@test.gida.ng`

/** A document sent to these signers, one after the other. */
async function sendTo(emails: string[], more: object = {}) {
  const { manager, unit_id } = await letFlat(world)
  const made = await PDFDocument.create()
  made.addPage([300, 200]).drawText(randomUUID(), { size: 10 })
  const filed = await upload(world, manager, '/documents/upload', {
    ...{ related_entity_type: 'unit', related_entity_id: unit_id, document_type: 'OTHER' },
    file: new File([new Uint8Array(await made.save())], 'paper.pdf'),
  })
  const path = `/documents/${filed.json().id}/signature`
  const signers = emails.map((email, i) => ({ name: `Signer ${i + 1}`, email }))
  const sent = await manager.post(path, { signers, ...more })
  expect(sent.statusCode, sent.body).toBe(201)
  const { id = '' } = (sent.json() as SignatureStatus).request ?? {}
  /** As the system, since sessions expire as the clock advances. */
  return () =>
    world.services.transaction('system', async (tx) => {
      const { state } = await getSigning(tx, id)
      return { state, trail: await trailOf(tx, id) }
    })
}

test('a clock that is set back opens nothing that has ended, and nothing happens before what happened', async () => {
  const emails = [at('ada'), at('tunde')]
  const found = await sendTo(emails)
  const [ada, tunde] = [await signerOf(world, emails[0] ?? ''), await signerOf(world, emails[1] ?? '')]
  await ada.open()
  const code = await ada.code()
  world.services.clock.advance(-2 * HOUR_MS)
  const answer = await ada.call('/sign', {
    consent: true,
    signature: { kind: 'TYPED', value: 'Ada Obi' },
    code,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const times = (await found()).trail.map((event) => event.at.getTime())
  expect(times).toEqual([...times].sort((a, b) => a - b))

  await tunde.open()
  world.services.clock.advance(16 * 24 * HOUR_MS)
  await runSigningClock(world.services)
  expect((await found()).state).toBe('EXPIRED')
  world.services.clock.advance(-14 * 24 * HOUR_MS)
  expect((await tunde.look()).statusCode).toBe(410)
  expect((await tunde.page('/pages/1')).statusCode).toBe(404)
  expect((await ada.page('/copy')).statusCode).toBe(404)
})

test('a mail that the provider lost is sent again with the same link, and nobody is asked twice', async () => {
  const email = at('ada')
  const { send } = world.services.mailer
  const lost: string[] = []
  const losing = async (mail: { to: string; text: string }): Promise<Outcome> => {
    if (mail.to !== email || lost.length > 0) return { kind: 'accepted', id: null }
    lost.push(mail.text)
    return { kind: 'again', words: 'The line broke', isDown: false }
  }
  Object.assign(world.services.mailer, { real: true, send: losing })
  const found = await sendTo([email])
  await world.work()
  world.services.clock.advance(HOUR_MS)
  await world.work()
  Object.assign(world.services.mailer, { real: false, send })
  expect(lost).toHaveLength(1)
  const mails = (await sentTo(world, email)).filter(({ subject }) => subject === 'Please sign: paper')
  expect(mails).toHaveLength(1)
  expect((await found()).trail.filter(({ kind }) => kind === 'LINK_SENT')).toHaveLength(1)
  const ada = await signerOf(world, email)
  await ada.open()
  expect((await ada.sign()).statusCode).toBe(200)
})
