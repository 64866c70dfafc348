import { expect, test } from 'vitest'
import { useWorld } from '../../testing/world.ts'
import { trySpending } from './allowance.ts'
import { networkOf } from './network-of.ts'

const world = useWorld()
const spend = (spender: string) =>
  world.services.transaction('system', (tx) =>
    trySpending(tx, { name: 'test_of_addresses', spender, most: 1, seconds: 3600 }),
  )

test('one line spends one allowance, whichever of its addresses it calls from', async () => {
  expect(await spend('2001:db8:1:2::1')).toBe(0)
  for (const same of ['2001:db8:1:2::2', '2001:0db8:0001:0002:a:b:c:d', '2001:DB8:1:2:ffff:ffff:ffff:ffff'])
    expect(await spend(same), same).toBeGreaterThan(0)
  expect(await spend('2001:db8:1:3::1'), 'of another line').toBe(0)
})

test.each([
  ['102.89.1.2', '102.89.1.2'],
  ['::ffff:102.89.1.2', '102.89.1.2'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::102.89.1.2', '64:ff9b:0:0::/64'],
  ['2001:db8::a:b:c:d:e', '2001:db8:0:a::/64'],
  ['01a22c7f-44fe-7939-b9d1-a546dc7f79c3', '01a22c7f-44fe-7939-b9d1-a546dc7f79c3'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))
