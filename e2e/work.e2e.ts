import { expect, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

test('the office asks vendors for a price, one answers on a phone without script, the landlord approves by the link, and it is done with a photo', {
  tag: '@phone',
}, async ({ page, browser, gida, signIn }) => {
  await signIn(page, 'manager', '/dashboard/maintenance?search=burst')
  await page.getByRole('link', { name: /Burst pipe in the bedroom wall/ }).click()
  await page.getByRole('link', { name: 'Make a work order' }).click()
  await page.getByRole('button', { name: 'Make work order' }).press('Enter') // on the phone a toast may lie over it
  await page.getByRole('button', { name: 'Ask vendors' }).click()
  await page.getByRole('checkbox', { name: /Sunday Okafor/ }).check()
  await page.getByRole('checkbox', { name: /Aqua-Tech/ }).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('0 of 2 came in')).toBeVisible()

  const asked = async () =>
    (await gida.outbox()).filter(({ text }) => /Burst pipe.*Reply 1 yes, 2 no/.test(text))
  await expect.poll(async () => (await asked()).length).toBe(2)
  const [first] = await asked()
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
  await phone.goto(first?.links[0] ?? '')
  await expectNoOverflow(phone, 'the link of a job')
  await phone.getByRole('button', { name: 'Yes, I take it' }).click()
  await phone.getByLabel('Workmanship, ₦').pressSequentially('300,000')
  await phone.getByLabel('Transport, ₦').pressSequentially('5k')
  await phone.getByRole('button', { name: 'Send price' }).click()
  await expect(phone.getByText('We have your price of ₦305,000')).toBeVisible()

  const choose = page.getByRole('button', { name: /^Choose / })
  const cheapest = (await choose.getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: 'Write down a price' }).click()
  const whose = page.getByLabel('Whose price')
  const names = await whose.getByRole('option').allTextContents()
  const other = names.find((name) => name && !cheapest.includes(name.split(' · ')[0] ?? ''))
  await whose.selectOption({ label: other ?? '' })
  await page.getByLabel('Workmanship').pressSequentially('310000')
  await page.getByRole('button', { name: 'Save this price' }).click()
  await expect(page.getByText(/By phone, written down by/).first()).toBeVisible()

  await page.getByRole('button', { name: cheapest }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose' }).click()
  await expect(page.getByText('Waiting for approval').first()).toBeVisible()
  await expectNoOverflow(page, 'a work order')
  await expectAccessible(page, 'a work order')

  const approvals = async () =>
    (await gida.outbox()).filter(({ subject }) => /^Approve ₦305,000/.test(subject))
  await expect.poll(async () => (await approvals()).length).toBe(1)
  const landlord = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
  await landlord.goto((await approvals())[0]?.links[0] ?? '')
  await expectNoOverflow(landlord, 'the approval of a landlord')
  await landlord.getByRole('button', { name: 'Approve' }).click()
  await expect(landlord.getByText('Approved. The vendor has been told.')).toBeVisible()
  await expect(page.getByText('Assigned', { exact: true }).first()).toBeVisible()

  await phone.reload()
  await phone.getByLabel('Photo (JPEG, PNG or WebP)').setInputFiles('docs/picture.png')
  await phone.getByRole('button', { name: 'Send photo' }).click()
  await expect(phone.getByText('1 photo is here.')).toBeVisible()

  const smart = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await smart.addCookies(await phone.context().cookies())
  const job = await smart.newPage()
  await job.goto(first?.links[0] ?? '')
  const script = await (await job.request.get('/job-page.js')).body()
  expect(script.length + (await job.content()).length, 'a page and its script').toBeLessThan(30_000)
  await smart.setOffline(true)
  await job.getByLabel('Photo (JPEG, PNG or WebP)').setInputFiles('docs/picture.png')
  await job.getByRole('button', { name: 'Send photo' }).click()
  await expect(job.getByText('1 photo waits for a line.')).toBeVisible()
  await job.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(job.getByText('“Done” goes when there is a line.')).toBeVisible()
  await expectNoOverflow(job, 'a job without a line')
  await job.close()
  await smart.setOffline(false)
  const later = await smart.newPage()
  await later.goto(first?.links[0] ?? '')
  await expect(later.getByText('It is done. Your photos are in.')).toBeVisible()
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible()
  await smart.close()
  await phone.context().close()
  await landlord.context().close()
})
