import { rmSync } from 'node:fs'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { SEEDED } from './seed-once.ts'
import { copyFolder, startGida } from './start-gida.ts'

export const PASSWORD = 'Gida-demo-2026'
export type Account = 'admin' | 'manager' | 'landlord' | 'agent' | 'tenant'
/** As the provider has it; the last part of its page's address is the access code. */
export type Transaction = { reference: string; access_code: string; status: string; amount: number }
export type Mail = { channel: string; to: string; subject: string; text: string; links: string[] }

export type Gida = {
  url: string
  simulatorUrl: string
  /** The simulator's control calls. */
  simulator(path: string, body: object): Promise<void>
  /** Every payment that the provider was asked for, oldest first. */
  transactions(): Promise<Transaction[]>
  /** Everything that was mailed or texted, newest first. */
  outbox(): Promise<Mail[]>
}

type Person = Account | { email: string; password?: string }
type Fixtures = {
  isPhone: boolean
  /** Through the sign-in page; ends where the address says. */
  signIn: (page: Page, person: Person) => Promise<void>
  /** A page of somebody else, in a browser of their own. */
  asOther: (person: Person) => Promise<Page>
}

/** A test with a running Gida, as a stranger gets it from `npm start`. */
export const test = base.extend<Fixtures, { gida: Gida }>({
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
  isPhone: async ({ isMobile }, use) => use(isMobile),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  signIn: async ({}, use) => use(signIn),
  asOther: async ({ browser }, use) => {
    const opened: Page[] = []
    await use(async (person) => {
      const page = await (await browser.newContext()).newPage()
      opened.push(page)
      await signIn(page, person)
      return page
    })
    for (const page of opened) await page.context().close()
  },
})
export { expect, type Locator, type Page }

async function signIn(page: Page, person: Person): Promise<void> {
  const { email, password = PASSWORD } =
    typeof person === 'string' ? { email: `${person}@demo.gida.ng` } : person
  await page.goto('/auth/login')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

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
    transactions: async () => (await control('state')).transactions,
    outbox: async () => {
      const read = await (await fetch(`${url}/dev/outbox.json`)).json()
      return Array.isArray(read) ? read : read.data
    },
  }
}
