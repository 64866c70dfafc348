import { rmSync } from 'node:fs'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { dist } from './steps/built.ts'
import { beginWithOffice } from './steps/conversations.ts'
import { navigateInApp } from './steps/go-within.ts'
import { makeNextBuild } from './steps/next-build.ts'
import { SEEDED } from './steps/seed-once.ts'
import { signIn } from './steps/sign-in.ts'
import { copyFolder, freePorts, makeFolder, startGida } from './steps/start-gida.ts'

/** A separate instance that can be restarted as the next version on the same port. */
type Deployed = { url: string; deploy(): Promise<void> }

const test = base.extend<{ gida: Deployed }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  gida: async ({}, use) => {
    const [folder, web] = [copyFolder(process.env[SEEDED] ?? ''), makeFolder()]
    const ports = await freePorts()
    let running = await startGida(folder, { ports })
    makeNextBuild(dist, web)
    const deploy = async () => {
      await running.stop()
      running = await startGida(folder, { ports, web })
    }
    await use({ url: running.url, deploy })
    await running.stop()
    for (const made of [folder, web]) rmSync(made, { recursive: true, force: true })
  },
  baseURL: async ({ gida }, use) => use(gida.url),
})
test.use({ serviceWorkers: 'allow' })
test.setTimeout(300_000) // two starts of the server and two of a service worker, possibly on a busy machine

const words = (page: Page) => page.getByLabel('In a few words')
const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true })
/** A script of the next build; it exists only in pages of that build. */
const newScript = (page: Page) => page.locator('script[src*="/assets/nindex-"]')

/** Whether a new service worker took control of this page, as 0 or 1. */
async function countWorkers(page: Page): Promise<() => Promise<number>> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 30_000,
  })
  await page.evaluate(() => {
    Object.assign(window, { begun: 0 })
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      Object.assign(window, { begun: 1 })
    })
  })
  return () => page.evaluate(() => (window as unknown as { begun: number }).begun)
}

async function startReport(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Doors' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await words(page).pressSequentially(title)
}

async function openConversation(page: Page): Promise<void> {
  await page.goto('/dashboard/messages')
  await beginWithOffice(page)
  await expect(page.getByLabel('Write a message')).toBeVisible()
}

/** Makes the page visible again, until it has found the update. */
async function returnToTab(page: Page): Promise<void> {
  const looks = async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    return (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed'
  }
  await page.waitForFunction(looks, undefined, { polling: 500, timeout: 30_000 })
}

/** Sends requests for a second, also while one worker takes over from another. */
const askForSecond = async (page: Page) =>
  page.evaluate(() => {
    const asks = setInterval(() => fetch('/icon.svg').catch(() => {}), 15)
    setTimeout(() => clearInterval(asks), 1000)
  })

/** Unreliable network: writes fail while it is `thin`. */
const thin = async (context: BrowserContext) =>
  context.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )

test('a new version waits for a yes, takes nothing that was written or waits in two tabs, and sends it once', async ({
  page: form,
  context,
  gida,
}) => {
  await signIn(form, 'tenant', '/dashboard/maintenance/new')
  const begunInForm = await countWorkers(form)
  const other = await context.newPage()
  await openConversation(other)

  await context.setOffline(true)
  await startReport(form, 'The door of the kitch')
  await other.getByLabel('Write a message').pressSequentially('The lift stands still')
  await other.getByRole('button', { name: 'Send', exact: true }).click()
  await other.goto('/dashboard/maintenance/new')
  await startReport(other, 'The gate hinge is off')
  await other.getByLabel('Photos', { exact: true }).setInputFiles('docs/picture.png')
  await other.getByRole('button', { name: 'Next' }).click()
  await other.getByRole('button', { name: 'Send report' }).click()
  await expect(other.getByRole('link', { name: '2 items to send' })).toBeVisible()
  const begunInOther = await countWorkers(other)

  await gida.deploy()
  await thin(context)
  await context.setOffline(false)
  await returnToTab(form)
  await expect(update(form)).toBeVisible()
  await expect(update(other)).toBeVisible()
  expect([await begunInForm(), await begunInOther()]).toEqual([0, 0])
  await expect(newScript(other)).toHaveCount(0)

  await askForSecond(form)
  await update(other).click()
  await expect(newScript(other)).toHaveCount(1)
  await expect(words(form)).toHaveValue('The door of the kitch')
  expect(await begunInForm()).toBe(1)
  await expect(newScript(form)).toHaveCount(0)
  form.once('dialog', (asked) => asked.dismiss())
  await update(form).click()
  await expect(words(form)).toHaveValue('The door of the kitch')
  // A chunk that this page has not loaded belongs to a removed version.
  await form.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(form.getByRole('dialog')).toBeVisible()
  await form.keyboard.press('Escape')
  await expect(words(form)).toHaveValue('The door of the kitch')

  await expect(other.getByRole('link', { name: '2 items to send' })).toBeVisible()
  await context.unrouteAll()
  await context.setOffline(true)
  await context.setOffline(false)
  await navigateInApp(other, '/dashboard/unsent') // its count leaves out what is sent just now, photos among it
  const sent = other.getByRole('region', { name: /^Sent within a day/ })
  await expect(sent.getByRole('listitem')).toHaveCount(2)

  await other.goto('/dashboard/maintenance')
  const report = other.getByRole('link', { name: /The gate hinge is off/ })
  await expect(report).toHaveCount(1)
  await report.click()
  await expect(other.getByRole('button', { name: /picture/ })).toHaveCount(1)
  await openConversation(other)
  await expect(other.getByRole('log').getByText('The lift stands still')).toHaveCount(1)

  form.once('dialog', (asked) => asked.accept())
  await form.reload()
  await expect(newScript(form)).toHaveCount(1)
})
