import { expect, test } from 'vitest'
import { makeClock } from '../../platform/clock/clock.ts'
import { ProviderUnknown } from '../../platform/pay/provider.ts'
import type { Services } from '../../platform/services.ts'
import { bankName, listBanks } from './banks.ts'

const servicesWith = (list: () => Promise<{ code: string; name: string }[]>) =>
  ({ clock: makeClock(), provider: { listBanks: list } }) as unknown as Services

test('answers our own list where the provider never answered, without dead banks', async () => {
  const banks = await listBanks(servicesWith(() => Promise.reject(new ProviderUnknown('down'))))
  const names = banks.map((bank) => bank.name)
  expect(names).toContain('Guaranty Trust Bank')
  expect(names.some((name) => name.includes('Heritage') || name.includes('Diamond'))).toBe(false)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  expect(new Set(banks.map((bank) => bank.code)).size).toBe(banks.length)
  expect(Object.keys(banks[0] ?? {})).toEqual(['code', 'name'])
})

test('many who ask at once make one question, and a silent provider is asked again after a minute', async () => {
  let asked = 0
  const services = servicesWith(async () => {
    asked++
    throw new ProviderUnknown('down')
  })
  await Promise.all([listBanks(services), listBanks(services), bankName(services, '058')])
  await listBanks(services)
  expect(asked).toBe(1)
  services.clock.advance(61_000)
  await listBanks(services)
  expect(asked).toBe(2)
})
