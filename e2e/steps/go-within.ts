import type { Page } from './gida.ts'

/**
 * Goes there as a link within the app does, without loading it again; ends when the screen has taken the place of the one
 * before. From and to a public page it is loaded.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  const isWithin = await page.evaluate((href) => {
    if (!window.__TSR_ROUTER__ || !href.startsWith('/dashboard')) return false
    window.__TSR_ROUTER__.history.push(href)
    return true
  }, address)
  if (!isWithin) return void (await page.goto(address))
  await page.waitForFunction(() => {
    const { status, location, resolvedLocation } = window.__TSR_ROUTER__?.state ?? {}
    return status === 'idle' && resolvedLocation?.href === location?.href
  })
}
