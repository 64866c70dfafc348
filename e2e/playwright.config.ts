import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './steps/browser.ts'

const { executablePath, args, env } = await findBrowser()

/**
 * Journeys that run at one size, that of their typical users; every screen is walked at both. New ones belong here unless
 * size matters for them; if it does only for some tests of a file, the others have `{ tag: '@desk' }`.
 */
const ON_THE_PHONE = `
  account announcements any-phone platform-announcements applications autopay consent estate-switcher first-load integrations invitations
  languages law lite maintenance money-tabs new-version not-found notices offline offline-payments pay-badly payout-account privacy
  receipt-check sign-in unsent wording
`
const AT_THE_DESK = `
  alerts arrears bills books breaches bulk-units doubles estate estate-reports estate-settings evidence figures first-estate import-units
  landlord-payouts meetings platform refund search subscription transfers user-management
`

const files = (names: string) =>
  names.match(/\S+/g)?.map((name) => {
    if (!existsSync(join(import.meta.dirname, `${name}.e2e.ts`)))
      throw new Error(`There is no journey ${name}.`)
    return `**/${name}.e2e.ts`
  })

/** End-to-end journeys, on phone and desktop. Each worker has its own instance with its own demo data. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: '../.gida/e2e',
  globalSetup: './steps/seed-once.ts',
  fullyParallel: false,
  workers: 3, // on two cores, since pages mostly wait
  retries: 0,
  // Far longer than needed, since a slow machine is not a failure.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    actionTimeout: 30_000,
    serviceWorkers: 'block', // caching is covered by its own journey
    contextOptions: { reducedMotion: 'reduce' }, // no test depends on animations
    launchOptions: { executablePath, args, env: { ...process.env, ...env } as Record<string, string> },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desk',
      testIgnore: files(ON_THE_PHONE),
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: files(AT_THE_DESK),
      grepInvert: /@desk/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
