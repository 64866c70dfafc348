import type { OwnerStatement } from '@gida/contract/domains/settlements/statement'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ActorContext } from '../../../platform/session/actor.ts'
import { StatementSums } from './StatementSums.tsx'

const brought = (name: string, taken_back: number) => ({
  ...{ property_id: name, name, received: 10_000_000, commission: -1_000_000 },
  ...{ taken_back, net: 9_000_000 + taken_back },
})
const statement = {
  ...{ is_closed: true, from: '2026-11-01', to: '2026-11-30', opening: 0, closing: 13_500_000 },
  totals: { received: 20_000_000, commission: -2_000_000, taken_back: -4_500_000, paid_out: 0, other: 0 },
  ...{ closing_with_provider: 0, closing_with_us: 13_500_000 },
  by_property: [brought('Palmgrove', -4_500_000), brought('Osborne', 0)],
} as OwnerStatement

it('says of each property what went back of what came, so that its line adds up', () => {
  const actor = { user: { id: 'me', role: 'ESTATE_MANAGER' }, permissions: [] }
  render(
    <ActorContext value={actor as never}>
      <StatementSums statement={statement} />
    </ActorContext>,
  )
  const table = screen.getByRole('table', { name: 'By property' })
  const line = within(table).getByRole('row', { name: /Palmgrove/ })
  const sums = within(line)
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => Number((cell.textContent ?? '').replace('−', '-').replace(/[^-\d]/g, '')))
  expect(sums.at(-1)).toBe(4_500_000)
  expect(sums.slice(0, -1).reduce((all, sum) => all + sum, 0)).toBe(4_500_000)
})
