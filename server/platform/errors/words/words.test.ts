import { PROBLEMS, type ProblemCode } from '@gida/contract/shared/errors'
import { expect, test } from 'vitest'
import { useWorld } from '../../../testing/world.ts'
import { problemWords } from './words.ts'

const world = useWorld()

/** Messages about money or safety are followed by their English text. */
const WITH_ENGLISH: Partial<Record<ProblemCode, string>> = {
  ALERT_CLOSED: 'This alert is closed.',
  AMOUNT_TOO_LARGE: 'That is more than is owed.',
  NOTHING_OWED: 'Nothing is owed.',
  PAYMENT_ALREADY_OPEN: 'Please do not pay again.',
  INTERNAL_ERROR: 'Nothing was changed.',
  PROVIDER_UNAVAILABLE: 'Nothing was charged.',
}

test.each(Object.entries(problemWords))(
  '%s says each failure whole, in NFC and in its own words',
  (_, words) => {
    for (const [code, text] of Object.entries(words)) {
      expect(text).toBe(text.normalize('NFC'))
      expect(text.length, code).toBeLessThan(220)
      expect(text, code).not.toBe(PROBLEMS[code as ProblemCode][1])
      expect(text, code).toContain(WITH_ENGLISH[code as ProblemCode] ?? '')
      const amounts = PROBLEMS[code as ProblemCode][1].match(/₦[\d,]+/g) ?? []
      for (const amount of amounts) expect(text, code).toContain(amount)
    }
  },
)

test('a failure is said in the language of the page, and in English to programs', async () => {
  const message = async (headers: Record<string, string>) =>
    (await world.app.inject({ url: '/api/v1/payments', headers })).json()
  expect(await message({ cookie: 'gida.lang=ha' })).toMatchObject({
    code: 'UNAUTHENTICATED',
    message: problemWords.ha.UNAUTHENTICATED,
  })
  expect((await message({ 'accept-language': 'ig, en;q=0.5' })).message).toBe(problemWords.ig.UNAUTHENTICATED)
  expect((await message({})).message).toBe('Please sign in.')
  expect((await message({ cookie: 'gida.lang=en', 'accept-language': 'ha' })).message).toBe('Please sign in.')
  expect((await message({ cookie: 'gida.lang=constructor' })).message).toBe('Please sign in.')
})
