import type { ReceiptFacts } from '@gida/contract/domains/receipts/receipt'
import { expect, test } from 'vitest'
import { sha256Hex } from '../../platform/sha256.ts'
import { textsOf } from '../../testing/files/read-pdf.ts'
import { drawReceipt } from './draw-receipt.ts'
import { receiptWords } from './words/words.ts'

const CHECK = `https://gida.example/r#${'R1JfMSwiUEMtMjAyNi0wMDAxMjMi'.repeat(16)}`
const facts: ReceiptFacts = {
  number: 'PC-2026-000123',
  received_at: '2026-11-05T09:44:00.000Z',
  landlord: { name: 'Chief Babátúndé Oyèlárán-Williams', address: '7 Queen’s Drive, Ikoyi, Lagos' },
  tenant: {
    name: 'Olúwaṣeun Adébáyọ̀',
    address: 'Flat B4, Palmgrove Court, 14 Freedom Way, Lekki, Eti-Osa, Lagos',
  },
  manager: {
    name: 'Okonkwo & Bello Property Services',
    address: '22 Admiralty Way, Lekki',
    phone: '+2348035550192',
  },
  estate: 'Palmgrove Court',
  premises: 'Flat B4, Palmgrove Court, 14 Freedom Way, Lekki, Eti-Osa, Lagos',
  period: '1 Oct 2026 to 11 May 2027',
  amount: 143_000_000,
  amount_in_words: 'One million, four hundred and thirty thousand naira only',
  lines: [
    { description: 'Service charge', period: '1 Oct to 31 Dec 2026', amount: 18_000_000 },
    { description: 'Rent, 1 of 2, Flat B4', period: '12 Nov 2026 to 11 May 2027', amount: 125_000_000 },
  ],
  balance_left: 0,
  channel: 'Bank transfer',
  reference: 'GD-7K3M9Q2X4B',
  provider_reference: '4085546798',
  state: 'Confirmed by the bank',
  law: 'Rent receipt under section 5, Tenancy Law of Lagos State.',
}

test('the same receipt gives the same bytes, and another amount gives others', async () => {
  const [first, again, other] = await Promise.all([
    drawReceipt(facts, CHECK, 'en'),
    drawReceipt(facts, CHECK, 'en'),
    drawReceipt({ ...facts, amount: 143_000_001 }, CHECK, 'en'),
  ])
  expect(Buffer.from(first.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(sha256Hex(first)).toBe(sha256Hex(again))
  expect(sha256Hex(first)).not.toBe(sha256Hex(other))
})

test('behind the receipt stands a page in what its tenant reads, and none where that is English', async () => {
  const [receipt = '', ...others] = await textsOf(await drawReceipt(facts, CHECK, 'en'))
  expect(others).toEqual([])
  for (const language of ['pcm', 'ha', 'yo', 'ig'] as const) {
    const pages = await textsOf(await drawReceipt(facts, CHECK, language))
    expect(pages, language).toHaveLength(2)
    expect(pages[0], language).toBe(receipt)
    const said = pages[1]?.normalize('NFC').replaceAll(/\s+/g, ' ')
    const { title, note, left } = receiptWords[language].page
    for (const text of [title, note, left, '₦1,430,000', facts.number, 'Rent, 1 of 2, Flat B4: ₦1,250,000'])
      expect(said, language).toContain(text)
  }
})
