import { expect, test } from 'vitest'
import { piecesOf, thingsIn } from './links.ts'

const HERE = 'https://gida.ng'
const ID = '0198f2c4-0000-7000-8000-000000000001'

test('a link to a thing of this app is known by what it leads to, once', () => {
  const text = `See ${HERE}/dashboard/payments/${ID}, and ${HERE}/dashboard/leases/${ID}. Again: ${HERE}/dashboard/payments/${ID}`
  expect(thingsIn(text, HERE)).toEqual([`payment:${ID}`, `lease:${ID}`])
  expect(thingsIn(`${HERE}/dashboard/properties/${ID}?unit=${ID}`, HERE)).toEqual([`unit:${ID}`])
  expect(thingsIn(`https://evil.ng/dashboard/payments/${ID}`, HERE)).toEqual([])
  expect(thingsIn(`${HERE}.evil.ng/dashboard/payments/${ID}`, HERE)).toEqual([])
})

test('a foreign address stays words, with the host it really leads to', () => {
  expect(piecesOf('Pay at https://gida.ng@evil.ng/pay now', HERE)).toEqual([
    { text: 'Pay at ' },
    { text: 'https://gida.ng@evil.ng/pay', host: 'evil.ng' },
    { text: ' now' },
  ])
  expect(piecesOf('https://gіda.ng/x', HERE)).toEqual([{ text: 'https://gіda.ng/x', host: 'xn--gda-jhd.ng' }])
  expect(piecesOf('no address', HERE)).toEqual([{ text: 'no address' }])
})
