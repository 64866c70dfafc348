import { describe, expect, test } from 'vitest'
import { testCards } from '../checkout/test-cards.ts'
import { openSimulator } from './open-simulator.ts'

type Form = Record<string, string>

const callback_url = 'http://shop.example.ng/back?basket=4'
const back = 'http://shop.example.ng/back?basket=4&trxref=PAGE-1&reference=PAGE-1'

async function openPage(fields: object = {}) {
  const simulator = await openSimulator()
  const { body } = await simulator.initialize({ reference: 'PAGE-1', callback_url, ...fields })
  const address = body.data.authorization_url
  const visit = async (path = '') => {
    const response = await fetch(address + path, { redirect: 'manual' })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const submit = async (path: string, form: Form) => {
    const options = { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' } as const
    const response = await fetch(address + path, options)
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    }
  }
  const verify = () => simulator.verify('PAGE-1')
  return { ...simulator, address, visit, submit, verify }
}

const formOf = (ending: string): Form => {
  const card = testCards.find(({ number }) => number.endsWith(ending))
  return { number: card?.number ?? '', expiry: '12/40', cvv: card?.cvv ?? '' }
}

describe('the page', () => {
  test('says that no money moves, who asks and for how much', async () => {
    const { visit } = await openPage({ amount: 120_000_000, label: 'March' })
    const { status, text } = await visit()
    expect(status).toBe(200)
    for (const words of [
      'Test mode: no money moves',
      'Corner shop',
      '₦1,200,000.00',
      'ada@example.ng',
      'March',
    ]) {
      expect(text).toContain(words)
    }
  })

  test('loads nothing foreign and may only send forms home or to the callback', async () => {
    const { visit } = await openPage({ metadata: { cancel_action: 'https://other.example.ng/no' } })
    const { headers, text } = await visit()
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://shop.example.ng https://other.example.ng;")
    expect(text).not.toMatch(/<script|<img|<link|src=/)
  })

  test('escapes what it is given', async () => {
    const { visit, submit } = await openPage({ label: '<b>"Rent" & more</b>' })
    expect((await visit()).text).toContain('&lt;b&gt;&quot;Rent&quot; &amp; more&lt;/b&gt;')
    const wrong = await submit('/card', { number: '"><script>alert(1)</script>', expiry: '"x', cvv: '1' })
    expect(wrong.text).not.toContain('<script>')
  })

  test('fills in a test card at one tap', async () => {
    const { visit } = await openPage()
    const { text } = await visit('?method=card&fill=4084084084084081')
    expect(text).toContain('value="4084 0840 8408 4081"')
    expect(text).toContain('value="408"')
  })

  test('offers only the ways that are allowed', async () => {
    const { visit } = await openPage({ channels: ['card', 'ussd'] })
    const { text } = await visit('?method=bank_transfer')
    expect(text).toContain('USSD')
    expect(text).not.toContain('Transfer')
    expect(text).toContain('Card number')
  })

  test('offers no transfer below ₦100', async () => {
    const { visit } = await openPage({ amount: 9_999 })
    expect((await visit()).text).not.toContain('Transfer')
  })

  test('does not exist for another code', async () => {
    const { url } = await openSimulator()
    const response = await fetch(`${url}/checkout/nobody`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('No such payment')
  })
})

describe('a card', () => {
  const steps: [string, string, Form[]][] = [
    ['4081', 'at once', []],
    ['7812', 'after its PIN', [{ answer: '1111' }]],
    ['6666', 'after PIN and code', [{ answer: '1234' }, { answer: '123456' }]],
    [
      '7804',
      'after PIN, phone and code',
      [{ answer: '0000' }, { answer: '08031234567' }, { answer: '123456' }],
    ],
    ['4796', 'when its bank approves', [{ decision: 'approve' }]],
    ['0409', 'when its bank approves', [{ decision: 'approve' }]],
    ['7853', 'after its PIN', [{ answer: '0000' }]],
    ['1803', 'at once', []],
    ['1902', 'at once', []],
  ]

  test.each(steps)('ending in %s pays %s', async (ending, _when, answers) => {
    const { submit, verify } = await openPage()
    let answer = await submit('/card', formOf(ending))
    for (const form of answers) {
      expect((await verify()).status).toBe('ongoing')
      answer = await submit('/step', form)
    }
    expect(answer).toMatchObject({ status: 303, location: back })
    expect(await verify()).toMatchObject({
      status: 'success',
      channel: 'card',
      authorization: { last4: ending, exp_month: '12', exp_year: '2040', reusable: ending !== '7853' },
    })
  })

  test.each([
    ['5408', 'Declined'],
    ['0037', 'Insufficient Funds'],
    ['6067', 'Timeout'],
    ['0064', 'Bank error'],
  ])('ending in %s fails with %s, and another can be tried', async (ending, reason) => {
    const { submit, verify, visit } = await openPage()
    expect(await submit('/card', formOf(ending))).toMatchObject({ status: 303 })
    expect(await verify()).toMatchObject({ status: 'failed', gateway_response: reason })
    expect((await visit()).text).toContain(`Payment failed: ${reason}`)
    expect(await submit('/card', formOf('4081'))).toMatchObject({ location: back })
    expect(await verify()).toMatchObject({ status: 'success', log: { attempts: 2, errors: 1 } })
  })

  test('is declined on the bank’s page', async () => {
    const { submit, verify } = await openPage()
    await submit('/card', formOf('4796'))
    await submit('/step', { decision: 'decline' })
    expect(await verify()).toMatchObject({ status: 'failed', gateway_response: 'Declined' })
  })

  test.each<[string, Form, string]>([
    ['not a test card', { ...formOf('4081'), number: '4111 1111 1111 1111' }, 'Use one of the test cards'],
    ['out of date', { ...formOf('4081'), expiry: '01/20' }, 'future date'],
    ['with another CVV', { ...formOf('4081'), cvv: '000' }, 'CVV of this test card is 408'],
  ])('%s is sent back with a word about it', async (_name, form, words) => {
    const { submit, verify } = await openPage()
    const answer = await submit('/card', form)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(words)
    expect((await verify()).status).toBe('abandoned')
  })

  test('asks again after a wrong PIN', async () => {
    const { submit, visit, verify } = await openPage()
    await submit('/card', formOf('7812'))
    expect((await visit()).text).toContain('Your bank asks for the PIN')
    const wrong = await submit('/step', { answer: '9999' })
    expect(wrong).toMatchObject({ status: 422 })
    expect(wrong.text).toContain('Wrong PIN')
    expect(await submit('/step', { answer: '1111' })).toMatchObject({ location: back })
    expect((await verify()).status).toBe('success')
  })

  test('keeps its code with the same customer', async () => {
    const { submit, verify, initialize, pay, call } = await openPage()
    await submit('/card', formOf('4081'))
    await initialize({ reference: 'PAGE-2' })
    await pay('PAGE-2')
    const second = (await call('GET', '/transaction/verify/PAGE-2')).body.data
    expect(second.authorization.authorization_code).toBe((await verify()).authorization.authorization_code)
  })
})

describe('without a card', () => {
  test.each([
    ['transfer', 'bank_transfer', 'I have sent it'],
    ['ussd', 'ussd', 'I have dialled it'],
  ])('%s pays when the payer says so', async (path, channel, button) => {
    const { submit, verify, visit } = await openPage()
    expect((await visit(`?method=${channel}`)).text).toContain(button)
    expect(await submit(`/${path}`, { outcome: 'failed' })).toMatchObject({ status: 303 })
    expect(await verify()).toMatchObject({ status: 'failed', channel })
    expect(await submit(`/${path}`, { outcome: 'success' })).toMatchObject({ location: back })
    expect(await verify()).toMatchObject({
      status: 'success',
      channel,
      fees: 17_500,
      authorization: { channel },
    })
  })
})

describe('leaving', () => {
  test('goes to the callback with nothing paid', async () => {
    const { submit, visit, verify } = await openPage()
    await submit('/card', formOf('7812'))
    const { status, headers } = await visit('/cancel')
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(back)
    expect(await verify()).toMatchObject({ status: 'abandoned', paid_at: null })
  })

  test('goes to cancel_action when there is one', async () => {
    const { visit } = await openPage({ metadata: '{"cancel_action":"https://shop.example.ng/cancelled"}' })
    expect((await visit('/cancel')).headers.get('location')).toBe('https://shop.example.ng/cancelled')
  })

  test('never goes to anything but http and https', async () => {
    const bad = 'javascript:alert(1)'
    const { visit, submit } = await openPage({ callback_url: bad, metadata: { cancel_action: bad } })
    expect(await visit('/cancel')).toMatchObject({
      status: 200,
      text: expect.stringContaining('Nothing was paid'),
    })
    expect(await submit('/card', formOf('4081'))).toMatchObject({ status: 200 })
    expect((await visit()).text).not.toContain('javascript:')
  })
})

describe('a page that is over', () => {
  test('says so when it is paid, and takes nothing more', async () => {
    const { submit, visit, verify } = await openPage({
      metadata: { cancel_action: 'http://shop.example.ng/no' },
    })
    await submit('/card', formOf('4081'))
    const paid = await verify()
    const { text } = await visit()
    expect(text).toContain('Already paid')
    expect(text).toContain(back.replaceAll('&', '&amp;'))
    expect((await submit('/transfer', { outcome: 'failed' })).text).toContain('Already paid')
    expect(await verify()).toEqual(paid)
  })

  test('says so when it has expired, and takes nothing more', async () => {
    const { submit, visit, verify, call, advance } = await openPage()
    await call('PUT', '/integration/payment_session_timeout', { timeout: 1800 })
    expect((await visit()).status).toBe(200)
    await advance(1)
    const { status, text } = await visit()
    expect(status).toBe(410)
    expect(text).toContain('This payment page has expired')
    expect((await submit('/card', formOf('4081'))).status).toBe(410)
    expect((await verify()).status).toBe('abandoned')
  })
})
