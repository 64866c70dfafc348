import { defineConfig } from 'vitest/config'
import { LongestFirst } from './testing/longest-first.ts'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./testing/global-setup.ts'],
    // Far more than a test needs: what is late on a busy machine is not broken.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 3, // of two cores: a test waits for the database more than it works
    sequence: { sequencer: LongestFirst },
    chaiConfig: { truncateThreshold: 4_000 }, // what was wrong is read from the message alone
    // No module keeps anything of its own, and each file has a database of its own. Since modules are shared
    // between files, a test never mocks one (`vi.mock`): it gives the function another part instead.
    isolate: false,
  },
})
