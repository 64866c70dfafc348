import type { BrowserContext } from '@playwright/test'

/**
 * Makes `setOffline` hold for what the browser says of its network too. The emulation alone does not always tell a page that opens
 * meanwhile; the name of a tab lives on from page to page, and is of no store that a journey looks into.
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
