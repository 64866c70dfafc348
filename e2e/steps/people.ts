import { expect, type Page } from './gida.ts'

const at = (name: string) => ({ email: `${name}@demo.gida.ng` })

/** Demo tenants with open charges; each payment journey uses its own. */
export const tenants = {
  folasade: at('folasade.akinwunmiogundipe.flata3'),
  briggs: at('tamunoibi.briggs.house7'),
  danjuma: at('musa.danjuma.suite11'),
  balogun: at('yetunde.balogun.flata12'),
  nwosu: at('chukwuemeka.nwosuibekwe.flatc9'),
}

export type Newcomer = { email: string; password: string; full_name: string }
const NAMES = { LANDLORD: 'Ngozi Eze-Okoro', ESTATE_MANAGER: 'Tunde Bakare' }
let made = 0

/** A person without an account. */
export function newcomer(role: keyof typeof NAMES): Newcomer {
  made += 1
  const email = `${role.toLowerCase().replace('_', '-')}.${Date.now()}.${made}@example.ng`
  return { email, password: 'Harmattan-Mango-77', full_name: NAMES[role] }
}

/** Registers an account; ends on the empty dashboard. */
export async function register(page: Page, role: keyof typeof NAMES): Promise<Newcomer> {
  const person = newcomer(role)
  await page.goto('/auth/register')
  await page.getByRole('radio', { name: role === 'LANDLORD' ? 'Landlord' : 'Estate manager' }).check()
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Open my account' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('No properties yet')).toBeVisible()
  return person
}

export async function fillRegistration(page: Page, { email, password, full_name }: Newcomer): Promise<void> {
  await page.getByLabel('Full name').fill(full_name)
  await fillSignIn(page, email, password)
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** Signs in through the sign-in page. */
export async function signInByHand(page: Page, { email, password }: { email: string; password: string }) {
  await fillSignIn(page, email, password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page
    .getByRole('menuitem', { name: 'Log out' })
    .or(page.getByRole('button', { name: 'Log out' }))
    .click()
  await page.waitForURL('**/auth/login*')
}
