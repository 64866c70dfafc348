import { expect, type Gida, PASSWORD, test } from './steps/gida.ts'
import { linkTo } from './steps/links.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

const NAME = 'Nkechi Okonjo'
let made = 0

type Joined = { token: string; email: string; tenant_id: string; unit: Unit }
type Unit = { id: string; name: string; estate_id: string; estate_name: string }
type Invited = { email: string; unit: Unit; lease_id: string }

/** Calls the API as a person. */
async function call(gida: Gida, token: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${gida.url}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.json()
}

/** A tenant who joined one estate of the manager's by invitation, optionally into a vacant home. */
async function join(gida: Gida, to: (units: Unit[]) => Unit | undefined, isToHome = false): Promise<Joined> {
  const email = `asked.${Date.now()}.${++made}@example.ng`
  const body = { email: 'manager@demo.gida.ng', password: PASSWORD }
  const { access_token: token } = await call(gida, '', 'POST', '/auth/login', body)
  const { data: units } = await call(gida, token, 'GET', '/onboarding/units?status=VACANT&limit=100')
  const unit = to(units)
  if (!unit) throw new Error('No home is vacant there.')
  const { id: unit_id, estate_id } = unit
  const place = { estate_id, ...(isToHome && { unit_id }) }
  await call(gida, token, 'POST', '/auth/invite', { email, role: 'TENANT', ...place })
  const link = await linkTo(gida, email)
  const accept = `/auth/invite/${link.split('/').at(-1)}/accept`
  const { user } = await call(gida, '', 'POST', accept, { full_name: NAME, password: PASSWORD })
  return { token, email, tenant_id: user.id, unit }
}

/** Other journeys count the homes of Palmgrove Court. */
const isElsewhere = ({ estate_name }: Unit) => estate_name !== 'Palmgrove Court'

/** A tenant who joined one estate of the manager's, and for whom a home in another one is let without being asked. */
async function letUnasked(gida: Gida): Promise<Invited> {
  let unit: Unit | undefined
  const { token, email, tenant_id } = await join(gida, (units) => {
    unit = units.find(isElsewhere)
    return units.find((one) => one.estate_name === 'Palmgrove Court')
  })
  if (!unit) throw new Error('No home is vacant outside Palmgrove Court.')
  const wanted = { tenant_id, start_date: new Date().toISOString().slice(0, 10) }
  const path = `/onboarding/units/${unit.id}/assign-tenant`
  const lease = await call(gida, token, 'POST', path, wanted)
  return { email, unit, lease_id: lease.id }
}

test('a tenant who is asked says yes, and has a home with what is due', async ({
  page,
  gida,
  signIn,
  asOther,
}) => {
  const { email, unit, lease_id } = await letUnasked(gida)
  await signIn(page, { email })
  const card = page.getByRole('region', { name: 'Is this your tenancy?' })
  await expect(card).toContainText(`says that you rent ${unit.name} at ${unit.estate_name}`)
  await expect(card).toContainText(/₦[\d,.]+(a|per) /)
  await expect(card.getByRole('region', { name: 'Asked for at the start' })).toContainText('₦')
  await expectNoOverflow(page, 'the question')
  await expectAccessible(page, 'the question')

  await card.getByRole('button', { name: 'Yes, this is my tenancy' }).click()
  await expect(page.getByText(`${unit.name} is now your home in Gida`)).toBeVisible()
  await expect(card).toBeHidden()
  await expect(page.getByRole('region', { name: 'Your lease' })).toContainText(unit.name)
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible()

  const manager = await asOther('manager', `/dashboard/leases/${lease_id}`)
  await expect(manager.getByText('Charges by due date')).toBeVisible()
  await expect(manager.getByText('Active', { exact: true })).toBeVisible()
})

test('a tenant who is asked says no, and the manager reads why', async ({ page, gida, signIn, asOther }) => {
  const { email, lease_id, unit } = await letUnasked(gida)
  const manager = await asOther('manager', `/dashboard/leases/${lease_id}`)
  await expect(manager.getByText(`It starts when ${NAME} accepts.`)).toBeVisible()
  await expectNoOverflow(manager, 'a lease that waits')

  await signIn(page, { email }, `/dashboard/leases/${lease_id}`)
  await page.getByRole('button', { name: 'This is not mine' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You owe nothing')
  await dialog.getByLabel('Message to whoever asked').fill('I live in Ibadan.')
  await expectAccessible(page, 'the no')
  await dialog.getByRole('button', { name: 'This is not mine' }).click()
  await expect(page.getByText(`You have declined ${unit.name}`)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('You are in no unit yet')).toBeVisible()

  await manager.reload()
  await expect(
    manager.getByText('The tenant said that it is not their lease. I live in Ibadan.'),
  ).toBeVisible()
})

test('who joined stands among the tenants, and the home of their invitation is let to them', async ({
  page,
  gida,
  signIn,
}) => {
  const { unit } = await join(gida, (units) => units.findLast(isElsewhere), true)
  await signIn(page, 'manager', '/dashboard/tenants')
  const joined = page.getByRole('region', { name: 'Joined, not renting yet' })
  await expect(joined).toContainText(NAME)
  await expectNoOverflow(page, 'who joined')
  await expectAccessible(page, 'who joined')
  await joined
    .getByRole('link', { name: `${unit.name}, ${unit.estate_name}` })
    .first()
    .click()

  await expect(page.getByRole('heading', { name: `Let ${unit.name}`, level: 1 })).toBeVisible()
  const tenant = page.getByLabel('Tenant', { exact: true })
  await tenant.click()
  await tenant.fill('okonjo')
  await page
    .getByRole('option', { name: `joined ${unit.estate_name}` })
    .first()
    .click()
  await page.getByRole('button', { name: /^Let / }).click()
  const anyway = page.getByRole('button', { name: /anyway$/ })
  const let_ = page.getByText(`${unit.name} is let to ${NAME}`)
  await expect(let_.or(anyway)).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(let_).toBeVisible()
})
