import { payCodeOf } from '@gida/contract/domains/transfers/pay-code'
import { describe, expect, test } from 'vitest'
import { randomFor } from '../../../demo/random.ts'
import { type NoisyLine, nextLine } from '../../../testing/noisy-statement/next-line.ts'
import { makeLeases } from '../../../testing/noisy-statement/paying-leases.ts'
import type { Transfer } from './match.ts'
import { matchTransfer } from './match-transfer.ts'
import { payerKey, payerWords } from './names.ts'
import { type Candidate, makeBook } from './transfer-book.ts'

const tenancy = (id: string, given: Partial<Candidate> = {}): Candidate => ({
  lease_id: id,
  codes: [],
  accounts: [],
  tenant_name: 'Adébáyọ̀ Ọlátúnjí Balogun',
  charges: [{ amount: 120_000_000, due_date: '2026-11-01' }],
  payers: [],
  recorded: [],
  ...given,
})
const ada = tenancy('ada', { tenant_name: 'Mrs. Adaeze Okafor', codes: [payCodeOf(7)] })
const bello = tenancy('bello', {
  tenant_name: 'Ibrahim Bello',
  codes: [payCodeOf(8)],
  charges: [
    { amount: 40_000_000, due_date: '2026-10-01' },
    { amount: 20_000_000, due_date: '2026-12-01' },
  ],
})
const sent = (narration: string, given: Partial<Transfer> = {}): Transfer => ({
  narration,
  amount: 120_000_000,
  day: '2026-11-03',
  payer: '',
  ...given,
})
const match = (transfer: Transfer, candidates: Candidate[] = [ada, bello]) =>
  matchTransfer(transfer, makeBook(candidates))
const sureOf = (transfer: Transfer, candidates?: Candidate[]) =>
  match(transfer, candidates).sure?.parts.map(({ lease_id }) => lease_id) ?? []

describe('a pay code', () => {
  const code = payCodeOf(7)
  test.each([
    code,
    code.toLowerCase(),
    `${code.slice(0, 3)}-${code.slice(3)}`,
    [...code].join(' '),
    `RENT${code}`,
    `NIP/GTB/SOMEBODY ELSE/${code}/000013`,
  ])('is found in %s', (narration) => expect(sureOf(sent(narration))).toEqual(['ada']))

  test('with a part of what is owed is sure; with more a person looks', () => {
    expect(sureOf(sent(code, { amount: 5_000_000 }))).toEqual(['ada'])
    const over = match(sent(code, { amount: 130_000_000 }))
    expect(over.sure).toBeNull()
    expect(over.guesses[0]).toMatchObject({
      parts: [{ lease_id: 'ada' }],
      reasons: ['CODE', 'AMOUNT_OVER', 'DUE_NEAR'],
    })
  })

  test('with one wrong sign names nobody', () => {
    const wrong = (code[0] === 'A' ? 'B' : 'A') + code.slice(1)
    expect(sureOf(sent(`RENT ${wrong}`))).toEqual([])
  })

  test('that a bank has cut is sure with the exact amount and a name that fits, and not without', () => {
    const cut = payCodeOf(7).slice(0, 6)
    expect(/\d/.test(cut)).toBe(true)
    expect(sureOf(sent(`NIP/OKAFOR ADAEZE/${cut}`))).toEqual(['ada'])
    expect(sureOf(sent(`NIP/QUADRI DIKKO/${cut}`))).toEqual([])
    expect(sureOf(sent(`NIP/OKAFOR ADAEZE/${cut}`, { amount: 90_000_000 }))).toEqual([])
  })

  test('beside another one divides what was sent, where it is what both owe to the kobo', () => {
    const both = sent(`${payCodeOf(7)} and ${payCodeOf(8)}`, { amount: 180_000_000 })
    expect(match(both).sure?.parts).toEqual([
      { lease_id: 'ada', amount: 120_000_000 },
      { lease_id: 'bello', amount: 60_000_000 },
    ])
    expect(match({ ...both, amount: 170_000_000 }).sure).toBeNull()
  })
})

test('an account of the tenancy’s own is enough, whatever comes', () => {
  const own = { ...bello, accounts: ['1230001644'] }
  expect(sureOf(sent('', { account: '1230001644', amount: 1 }), [ada, own])).toEqual(['bello'])
})

describe('a name', () => {
  test.each([
    ['NIP/ZENITH/OKAFOR ADAEZE', 'NAME_SAME'],
    ['TRF FROM ADAEZE N. OKAFOR TO PALMGROVE', 'NAME_SAME'],
    ['MOB/UTO/OKAFOR A/0000132', 'NAME_LIKE'],
    ['TRF FRM OKAFO ADAEZE/RMK:RENT', 'NAME_LIKE'],
  ])('in %s suggests and is never sure', (narration, reason) => {
    const found = match(sent(narration))
    expect(found.sure).toBeNull()
    expect(found.guesses[0]).toMatchObject({ parts: [{ lease_id: 'ada' }] })
    expect(found.guesses[0]?.reasons).toContain(reason)
  })

  test('learnt from a person is sure with the exact amount, and only while nobody else fits', () => {
    const key = payerKey(payerWords({ payer: 'DIKKO VENTURES QUADRI LTD', narration: '' }))
    const learnt = { ...ada, payers: [key as string] }
    const from = sent('NIP/GTB/QUADRI DIKKO/RENT NOV')
    expect(sureOf(from, [learnt, bello])).toEqual(['ada'])
    expect(sureOf({ ...from, amount: 119_000_000 }, [learnt, bello])).toEqual([])
    expect(sureOf(from, [learnt, { ...bello, payers: [key as string] }])).toEqual([])
    const namesake = tenancy('namesake', { tenant_name: 'Quadri Dikko', charges: [] })
    expect(sureOf(from, [learnt, namesake])).toEqual([])
  })

  test('with what two owe together suggests both', () => {
    const found = match(sent('NIP/IBRAHIM BELLO/RENT FOR TWO', { amount: 180_000_000 }))
    expect(found.sure).toBeNull()
    expect(found.guesses.find(({ parts }) => parts.length === 2)).toMatchObject({
      parts: [{ lease_id: 'bello' }, { lease_id: 'ada' }],
    })
  })
})

test('money that may have been counted already is never sure', () => {
  const coded = sent(payCodeOf(7))
  expect(match({ ...coded, is_seen_reference: true })).toMatchObject({ sure: null, doubt: 'SAME_REFERENCE' })
  const recorded = { ...ada, recorded: [{ amount: 120_000_000, day: '2026-11-01' }] }
  expect(match(coded, [recorded, bello])).toMatchObject({ sure: null, doubt: 'RECORDED_ALREADY' })
})

test('10,000 noisy lines: none is posted to anybody wrong, and 95 % of what can be known is', () => {
  const random = randomFor('noisy-statement')
  const leases = makeLeases(400)
  const of = new Map(leases.map((lease) => [lease.candidate.lease_id, lease]))
  const book = makeBook(leases.map(({ candidate }) => candidate))
  const change = (id: string, given: Partial<Candidate>) => {
    const lease = of.get(id) as (typeof leases)[number]
    lease.candidate = { ...lease.candidate, ...given }
    book.put(lease.candidate)
  }
  const counted = { matchable: 0, posted: 0, right: 0, missed: [] as NoisyLine[], wrong: [] as NoisyLine[] }
  const began = performance.now()
  for (let number = 0; number < 10_000; number++) {
    for (const { candidate, rent } of leases) {
      if (candidate.charges.length > 0) continue
      const due_date = '2026-06-01'
      change(candidate.lease_id, {
        charges: random.chance(0.3)
          ? [
              { amount: rent, due_date },
              { amount: 15_000_000, due_date },
            ]
          : [{ amount: rent, due_date }],
      })
    }
    const line = nextLine(leases, number, random)
    const { amount, day } = line.transfer
    if (line.kind === 'written-down') change(line.lease_id, { recorded: [{ amount, day }] })
    const { sure } = matchTransfer(line.transfer, book)
    const said = JSON.stringify(sorted(sure?.parts ?? []))
    const isRight = sure !== null && said === JSON.stringify(sorted(line.truth))
    if (line.kind === 'written-down') change(line.lease_id, { recorded: [] })
    if (line.is_matchable) counted.matchable++
    if (sure) counted.posted++
    if (isRight) counted.right++
    else if (sure) counted.wrong.push(line)
    if (line.is_matchable && !sure) counted.missed.push(line)
    // A person sees to the rest: what was paid is settled, and the payer is learnt.
    for (const { lease_id, amount } of line.truth) {
      const lease = of.get(lease_id) as (typeof leases)[number]
      change(lease_id, { charges: settled(lease.candidate.charges, amount) })
      const key = payerKey(payerWords(line.transfer))
      if (sure || !key || line.truth.length > 1) continue
      change(lease_id, { payers: [...new Set([...lease.candidate.payers, key])] })
      if (line.kind === 'payer') lease.is_learnt = true
    }
  }
  const milliseconds = performance.now() - began
  const posted = (counted.matchable - counted.missed.length) / counted.matchable
  process.stdout.write(
    `10,000 lines in ${Math.round(milliseconds)} ms: ${counted.matchable} matchable, ${counted.posted} posted, ` +
      `precision ${counted.right}/${counted.posted}, recall ${(posted * 100).toFixed(2)} %\n`,
  )
  expect(counted.wrong).toEqual([])
  expect(posted).toBeGreaterThanOrEqual(0.95)
  expect(counted.matchable).toBeGreaterThan(6000)
}, 60_000) // some 4 s by itself; a busy machine takes longer

const sorted = (parts: readonly { lease_id: string; amount: number }[]) =>
  [...parts].sort((a, b) => (a.lease_id < b.lease_id ? -1 : 1))

function settled(charges: Candidate['charges'], amount: number): Candidate['charges'] {
  let left = amount
  return charges.flatMap((charge) => {
    const paid = Math.min(left, charge.amount)
    left -= paid
    return paid === charge.amount ? [] : [{ ...charge, amount: charge.amount - paid }]
  })
}
