import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StandbysCard } from './StandbysCard.tsx'

test('says of each standby whether it has everything, and warns of one that is behind', () => {
  const near = { name: 'near', bytes: 0, seconds: 0 }
  const far = { name: 'far', bytes: 90_000_000, seconds: 95 }
  render(<StandbysCard standbys={[near, far]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'nearIt has everything.In sync',
    'farIt lacks 90 MB, and took 1:35 for its last update.Behind',
  ])
})

test('is not there without a standby', () => {
  expect(render(<StandbysCard standbys={[]} />).container.textContent).toBe('')
})
