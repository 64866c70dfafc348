import { api } from '@gida/contract/api'
import type { Endpoint } from '@gida/contract/shared/endpoint'
import { partsOf } from '@gida/contract/shared/references'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { mayCall } from '../../../access/calls.ts'
import { useWorld } from '../../../testing/world.ts'
import { fieldWords } from './words.ts'

const world = useWorld()

/** The forms of tenants, applicants and invited people. */
const FILLED_IN: readonly Endpoint[] = [
  ...Object.values(api.auth),
  ...Object.values(api.calendar),
  ...Object.values(api.conversations),
  ...Object.values(api.meetings),
  ...[api.admin.proposeWording, api.applications.submitApplication, api.invitations.acceptInvitation],
  ...[api.autopay.createInstruction, api.autopay.updateInstruction, api.payments.cancelPayment],
  ...[api.deposits.disputeDeductions, api.deposits.setReturnAccount],
  ...[api.documents.addDocumentVersion, api.documents.updateDocument, api.documents.uploadDocument],
  ...[api.inspections.remarkItem, api.inspections.signInspection],
  ...[api.maintenance.addFile, api.maintenance.addNote],
  ...[api.maintenance.createRequest, api.maintenance.updateRequest],
  ...[api.notifications.updateNotificationChoices, api.phone.setPhonePin, api.users.updateProfile],
  ...[api.privacy.createRequest],
  ...[api.signing.declineDocument, api.signing.openSigning, api.signing.signDocument],
]

/** Messages that only programs can cause. */
const OF_PROGRAMS = /SHA-256|UUID/

const said = FILLED_IN.filter((call) => call.access === 'public' || mayCall(call, 'TENANT')).flatMap(
  ({ body }) => (body ? sentencesOf(body) : []),
)
const sentences = [...new Set(said.filter((sentence) => !OF_PROGRAMS.test(sentence)))].sort()

describe.each(Object.entries(fieldWords))('%s', (_, words) => {
  test('says whatever may be said of a field that a tenant fills in', () => {
    expect(Object.keys(words).sort()).toEqual(sentences)
  })

  test.each(Object.entries(words))('%s: in NFC, in its own words, with all figures', (sentence, text) => {
    expect(text).toBe(text.normalize('NFC'))
    expect(text).not.toBe(sentence)
    expect(text.length).toBeLessThan(120)
    for (const figure of sentence.match(/[\d₦,:+{}]*\d[\d,:{}]*/g) ?? []) expect(text).toContain(figure)
  })
})

test('a field that is refused says why in the language of the page', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { cookie: 'gida.lang=yo' },
    payload: { email: 'ada@example.ng', password: '' },
  })
  expect(answer.json().details).toEqual([{ path: 'password', message: fieldWords.yo['Enter your password'] }])
})

/** All custom messages of a schema, at any depth. */
function sentencesOf(shape: z.core.$ZodType): string[] {
  const { checks = [], error } = shape._zod.def
  const errors = [error, ...checks.map((check) => check._zod.def.error)]
  const own = errors.map((say) =>
    say?.({ code: 'custom', input: undefined, path: [], inst: undefined } as never),
  )
  const texts = own
    .map((text) => (typeof text === 'string' ? text : text?.message))
    .filter((text) => text !== undefined)
  return [...texts, ...partsOf(shape).flatMap(([, part]) => sentencesOf(part))]
}
