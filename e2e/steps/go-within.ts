import type { Page } from './gida.ts'

type Router = {
  history: { push(href: string): void }
  state: { status: string; location: { href: string }; resolvedLocation?: { href: string } }
}
/** The global of TanStack Router; missing on pages that are not part of the app. */
const KEPT_AT = '__TSR_ROUTER__'

/**
 * Navigates like a link in the app, without a page load; resolves when the new screen has rendered. From or to a public page it is a page
 * load.
 */
export async function navigateInApp(page: Page, address: string): Promise<void> {
  const isWithin = await page.evaluate(
    ([keptAt, href]) => {
      const router: Router | undefined = Reflect.get(window, keptAt)
      if (!router || !href.startsWith('/dashboard')) return false
      router.history.push(href)
      return true
    },
    [KEPT_AT, address] as const,
  )
  if (!isWithin) return void (await page.goto(address))
  await page.waitForFunction((keptAt) => {
    const { state }: Router = Reflect.get(window, keptAt)
    return state.status === 'idle' && state.resolvedLocation?.href === state.location.href
  }, KEPT_AT)
}
