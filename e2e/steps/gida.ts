import { rmSync } from 'node:fs'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { tellOffline } from './offline.ts'
import { SEEDED } from './seed-once.ts'
import { type Person, signIn } from './sign-in.ts'
import { copyFolder, startGida } from './start-gida.ts'

/** A payment at the provider; the access code is the last part of its checkout URL. */
export type Transaction = { reference: string; access_code: string; status: string; amount: number }
export type Mail = { channel: string; to: string; subject: string; text: string; links: string[] }

export type Gida = {
  url: string
  simulatorUrl: string
  /** Calls the simulator's control API. */
  simulator(path: string, body: object): Promise<void>
  /** All payments initialised at the provider, oldest first. */
  transactions(): Promise<Transaction[]>
  /** Advances the clock of Gida and the simulator, and runs what falls due. Only for a file with its own `world`. */
  pass(days: number): Promise<void>
  /** All e-mails and SMS, newest first. */
  outbox(): Promise<Mail[]>
}

type Fixtures = {
  isPhone: boolean
  /** Signs in without the sign-in page, which has journeys of its own, and opens the address. */
  signIn: (page: Page, person: Person, address?: string) => Promise<void>
  /** A page of another person in a separate browser context; by default of the same size. */
  asOther: (person: Person, address?: string, size?: keyof typeof SIZES) => Promise<Page>
}

const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } } as const

/** A test with a running Gida, started as `npm start` does. */
export const test = base.extend<Fixtures, { gida: Gida; world: string }>({
  /** A file that names its own world gets an instance that no other file shares. */
  world: ['shared', { option: true, scope: 'worker' }],
  gida: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const folder = copyFolder(process.env[SEEDED] ?? '')
      const running = await startGida(folder)
      await use(controls(running))
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ gida }, use) => use(gida.url),
  context: async ({ context }, use) => {
    await tellOffline(context)
    await use(context)
  },
  isPhone: async ({ isMobile }, use) => use(isMobile),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  signIn: async ({}, use) => use(signIn),
  asOther: async ({ browser }, use) => {
    const opened: Page[] = []
    await use(async (person, address, size) => {
      const page = await (await browser.newContext(size && { viewport: SIZES[size] })).newPage()
      opened.push(page)
      await signIn(page, person, address)
      return page
    })
    for (const page of opened) await page.context().close()
  },
})
export { type Account, PASSWORD } from './sign-in.ts'
export { expect, type Locator, type Page }

function controls({ url, simulatorUrl }: { url: string; simulatorUrl: string }): Gida {
  async function control(path: string, body?: object) {
    const answer = await fetch(`${simulatorUrl}/simulator/${path}`, {
      headers: { authorization: 'Bearer sk_test_gida', 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`The simulator answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  return {
    url,
    simulatorUrl,
    simulator: async (path, body) => {
      await control(path, body)
    },
    pass: async (days) => {
      const answer = await fetch(`${url}/dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advance_hours: days * 24 }),
      })
      if (!answer.ok) throw new Error(`The clock was not moved: ${answer.status}`)
    },
    transactions: async () => (await control('state')).transactions,
    outbox: async () => {
      const read = await (await fetch(`${url}/dev/outbox.json`)).json()
      return Array.isArray(read) ? read : read.data
    },
  }
}
