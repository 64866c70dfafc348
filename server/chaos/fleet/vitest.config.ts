import { defineConfig } from 'vitest/config'

/** The fleet brings databases of its own, so it needs none of what the server's other tests prepare. */
export default defineConfig({ test: { root: import.meta.dirname, include: ['*.test.ts'] } })
