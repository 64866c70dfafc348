import { beforeAll } from 'vitest'
import type { World } from '../world.ts'
import { type Portfolio, type PortfolioOptions, portfolio } from './portfolio.ts'

/** A portfolio created before the first test of a file and shared by all of them. */
export function usePortfolio(world: World, options: PortfolioOptions = {}): Portfolio {
  const shared = {} as Portfolio
  beforeAll(async () => {
    Object.assign(shared, await portfolio(world, options))
  })
  return shared
}
