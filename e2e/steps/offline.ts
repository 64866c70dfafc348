import type { BrowserContext } from '@playwright/test'

/**
 * Makes `navigator.onLine` follow `setOffline`: the emulation does not always reach a page that opens meanwhile. The state is in
 * `window.name`, which survives navigation and is in no storage that a journey checks.
 */
export async function tellOffline(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => window.name !== 'offline' })
  })
  const cut = context.setOffline.bind(context)
  context.setOffline = async (isOffline) => {
    await cut(isOffline)
    for (const page of context.pages())
      await page.evaluate((away) => {
        window.name = away ? 'offline' : ''
        window.dispatchEvent(new Event(away ? 'offline' : 'online'))
      }, isOffline)
  }
}
