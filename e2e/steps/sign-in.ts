import { expect, type Page } from '@playwright/test'

export const PASSWORD = 'Gida-demo-2026'
export type Account = 'admin' | 'manager' | 'landlord' | 'agent' | 'tenant'
export type Person = Account | { email: string; password?: string }

/** Signs in through the API, without the sign-in page, and opens the address. */
export async function signIn(page: Page, person: Person, address = '/dashboard'): Promise<void> {
  const { email, password = PASSWORD } =
    typeof person === 'string' ? { email: `${person}@demo.gida.ng` } : person
  await page.goto('/icon.svg') // any resource of the same origin
  await page.evaluate(
    async (body) => {
      const answer = await fetch('/api/v1/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${body.email} could not sign in: ${await answer.text()}`)
      const { access_token, refresh_token, expires_in, user } = await answer.json()
      const tokens = {
        access_token,
        refresh_token,
        expires_at: Date.now() + expires_in * 1000,
        user_id: user.id,
      }
      localStorage.setItem('gida.tokens', JSON.stringify(tokens))
    },
    { email, password },
  )
  await page.goto(address)
  if (address === '/dashboard')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}
