import { choose } from './steps/choose.ts'
import { expect, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

/** One minute in days, the unit in which the clock is advanced. */
const MINUTES = 1 / 1_440

test('a manager raises an alarm, a tenant answers by the link, the silent are called again, and all is clear', async ({
  page,
  browser,
  gida,
  signIn,
}) => {
  const heading = 'Fire at the transformer'
  await signIn(page, 'manager', '/dashboard/alerts/new')
  const estate = 'Palmgrove Court'
  await page.getByLabel('What people read first').pressSequentially(heading)
  await page.getByLabel('What they must do').pressSequentially('Leave now by the gate.')
  await choose(page, 'Estate', estate)
  await expect(page.getByText(/^ALARM .*Answer: http.* or call 112$/)).toBeVisible()
  const submit = page.getByRole('button', { name: /^Raise the alarm to \d+ people$/ })
  await submit.click()
  await expect(page.getByText('To raise it, write the name of the estate').first()).toBeVisible()
  await page.getByLabel('To raise it, write the name of the estate').pressSequentially(estate)
  await submit.click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByText(/^Running \d+ minutes?\./)).toBeVisible()
  await expectNoOverflow(page, 'the board')
  await expectAccessible(page, 'the board')

  const texts = async () =>
    (await gida.outbox()).filter(({ channel, text }) => channel === 'SMS' && text.includes(heading))
  await expect.poll(async () => (await texts()).length).toBeGreaterThan(1)
  const [first] = await texts()
  const link = first?.links[0] ?? ''
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
  await phone.goto(link)
  await expectNoOverflow(phone, 'the answer page')
  await phone.getByRole('button', { name: /NEED HELP/ }).click()
  await expect(phone.getByText('We have it: NEED HELP')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Need help' }).getByRole('listitem')).toHaveCount(1)
  await phone.getByRole('button', { name: /^SAFE/ }).click()
  await expect(page.getByText('Nobody needs help.')).toBeVisible()

  await gida.pass(3 * MINUTES)
  await expect(page.getByText(/SMS again to the silent · \d+ silent/)).toBeVisible()

  await page.getByRole('button', { name: 'All-clear and close' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'All-clear and close' }).click()
  await expect(page.getByText('Half had answered')).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('You no longer need to answer.')).toBeVisible()
  await phone.close()
})
