import type { Page } from './gida.ts'

type Router = {
  history: { push(href: string): void }
  state: { status: string; location: { href: string }; resolvedLocation?: { href: string } }
}
/** Where TanStack Router keeps itself; nothing on a page that is none of the app. */
const KEPT_AT = '__TSR_ROUTER__'

/**
 * Goes there as a link within the app does, without loading it again; ends when the screen has taken the place of the one
 * before. From and to a public page it is loaded.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
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
