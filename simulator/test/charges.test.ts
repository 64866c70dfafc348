import { describe, expect, test } from 'vitest'
import { openSimulator } from './open-simulator.ts'

async function open() {
  const simulator = await openSimulator()
  const charge = async (fields: object) =>
    (
      await simulator.call('POST', '/charge', {
        email: 'ada@example.ng',
        amount: 500_000,
        reference: 'CH-1',
        ...fields,
      })
    ).body
  const submit = async (what: string, value: string) =>
    (await simulator.call('POST', `/charge/submit_${what}`, { reference: 'CH-1', [what]: value })).body
  const check = async () => (await simulator.call('GET', '/charge/CH-1')).body
  return { ...simulator, charge, submit, check }
}
const card = (number: string, cvv: string) => ({
  card: { number, cvv, expiry_month: '12', expiry_year: '2030' },
})

describe('a charge without a page', () => {
  test('shows an account to send money to, and is paid when it comes', async () => {
    const { charge, check, pay } = await open()
    expect((await charge({ bank_transfer: {} })).data).toMatchObject({
      status: 'pending_bank_transfer',
      account_number: expect.stringMatching(/^\d{10}$/),
    })
    expect(await check()).toMatchObject({
      message: 'Reference check successful',
      data: { status: 'pending' },
    })
    await pay('CH-1', { channel: 'bank_transfer' })
    expect(await check()).toMatchObject({ message: 'Charge attempted', data: { status: 'success' } })
  })

  test('shows a code to dial', async () => {
    const { charge } = await open()
    expect((await charge({ ussd: { type: '737' } })).data).toMatchObject({
      status: 'pay_offline',
      ussd_code: expect.stringMatching(/^\*737\*/),
    })
  })

  test('asks a bank customer for the birthday and the code', async () => {
    const { charge, submit, check } = await open()
    const bank = { code: '057', account_number: '0000000000' }
    expect((await charge({ bank })).data.status).toBe('send_birthday')
    expect((await submit('otp', '123456')).status).toBe(false) // not what was asked
    expect((await submit('birthday', '2007-04-15')).data.status).toBe('send_otp')
    expect((await submit('otp', '123456')).data).toMatchObject({ status: 'success', channel: 'bank' })
    expect((await check()).data.status).toBe('success')
  })

  test('walks a card through PIN, phone and code', async () => {
    const { charge, submit, verify } = await open()
    expect((await charge(card('507850785078507804', '884'))).data.status).toBe('send_pin')
    expect((await submit('pin', '0000')).data.status).toBe('send_phone')
    expect((await submit('phone', '08031234567')).data.status).toBe('send_otp')
    expect((await submit('otp', '123456')).data.status).toBe('success')
    expect(await verify('CH-1')).toMatchObject({ status: 'success', authorization: { last4: '7804' } })
  })

  test('that gets a wrong answer has failed, with HTTP 200', async () => {
    const { charge, call } = await open()
    await charge(card('507850785078507812', '081'))
    const wrong = await call('POST', '/charge/submit_pin', { reference: 'CH-1', pin: '9999' })
    expect(wrong).toMatchObject({ status: 200, body: { status: false, data: { status: 'failed' } } })
  })

  test('sends a card with 3-D Secure to its bank', async () => {
    const { charge } = await open()
    const { data } = await charge(card('5192602720584796', '123'))
    expect(data).toMatchObject({ status: 'open_url', url: expect.stringContaining('/checkout/') })
    expect(await (await fetch(data.url)).text()).toContain('Your bank’s page')
  })

  test('without a way to pay, or for an unknown reference, is refused', async () => {
    const { charge, check } = await open()
    expect((await charge({})).message).toMatch(/^One of Authorization code/)
    expect((await check()).message).toBe('Transaction reference is invalid')
  })
})

describe('a saved card', () => {
  async function withCard() {
    const opened = await open()
    await opened.initialize({ reference: 'FIRST-1' })
    await opened.pay('FIRST-1')
    const { authorization } = await opened.verify('FIRST-1')
    let count = 0
    const again = (fields: object = {}) =>
      opened.call('POST', '/transaction/charge_authorization', {
        email: 'ada@example.ng',
        amount: 500_000,
        reference: `AGAIN-${++count}`,
        authorization_code: authorization.authorization_code,
        ...fields,
      })
    return { ...opened, again, authorization }
  }

  test('is charged, through either call', async () => {
    const { again, charge, authorization } = await withCard()
    expect((await again()).body).toMatchObject({
      message: 'Charge attempted',
      data: { status: 'success', fees: 17_500 },
    })
    const { authorization_code } = authorization
    expect((await charge({ authorization_code })).data.status).toBe('success')
  })

  test('of somebody else is refused', async () => {
    const { again } = await withCard()
    expect((await again({ email: 'musa@example.ng' })).body.message).toMatch(/^Email does not match/)
  })

  test('that fails ten times in a row rests for a day', async () => {
    const { again, faults, advance } = await withCard()
    await faults({ charges: 'insufficient_funds' })
    for (let tries = 0; tries < 10; tries++) {
      expect((await again()).body.data).toMatchObject({ gateway_response: 'Insufficient Funds' })
    }
    await faults({ charges: 'normal' })
    expect((await again()).body.message).toMatch(/cannot be fulfilled until 1440 minutes/)
    await advance(25)
    expect((await again()).body.data.status).toBe('success')
  })

  test('whose bank takes its time is pending, and paid later', async () => {
    const { again, faults, pay, verify } = await withCard()
    await faults({ charges: 'pending' })
    expect((await again()).body.data.status).toBe('pending')
    await pay('AGAIN-1')
    expect((await verify('AGAIN-1')).status).toBe('success')
  })
})
