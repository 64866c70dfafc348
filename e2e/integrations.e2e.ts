import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

/** Reads a secret from the dialog that shows it once. */
async function secretOf(page: Page, label: string): Promise<string> {
  const dialog = page.getByRole('dialog')
  const secret = (await dialog.getByLabel(label).textContent()) ?? ''
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled()
  await expectAccessible(page, label)
  await dialog.getByLabel('I have stored it safely').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  return secret
}

test('a manager gives a program a key, replaces it and ends it, and has a server told of a test that they send again', async ({
  page,
  gida,
  signIn,
}) => {
  const got: string[] = []
  const receiver = createServer((request, reply) => {
    got.push(String(request.headers['webhook-id']))
    reply.end('thanks')
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  await signIn(page, 'manager', '/dashboard/settings/developers')

  await page.getByRole('button', { name: 'Create a key' }).click()
  await page.getByRole('button', { name: 'Create the key' }).click()
  await expect(page.getByText('Say what it is for.')).toBeVisible()
  await page.getByLabel('What it is for').pressSequentially('Accounts in Sage')
  await page.getByLabel('See payments, receipts and deposits').check()
  await page.getByRole('group', { name: 'For which estates' }).getByRole('checkbox').first().check()
  await expectNoOverflow(page, 'a new key')
  await page.getByRole('button', { name: 'Create the key' }).click()
  const key = await secretOf(page, 'The key')
  const ask = async (bearer: string, path = '/payments') =>
    (await fetch(`${gida.url}/api/v1${path}`, { headers: { authorization: `Bearer ${bearer}` } })).status
  expect([await ask(key), await ask(key, '/tenants'), await ask(key, '/users/me')]).toEqual([200, 403, 403])

  const menu = page.getByRole('button', { name: 'Actions for Accounts in Sage' })
  const confirm = async (action: string, title: string) => {
    await menu.first().click()
    await page.getByRole('dialog').getByRole('button', { name: action }).click()
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: action }).click()
  }
  await confirm('Replace it', 'Replace the key of Accounts in Sage?')
  const next = await secretOf(page, 'The key')
  expect([await ask(key), await ask(next)]).toEqual([200, 200])
  await confirm('Revoke it', 'Revoke the key of Accounts in Sage?')
  await expect(page.getByText('The key of Accounts in Sage is revoked')).toBeVisible()
  expect([await ask(next), await ask(key)]).toEqual([401, 200])

  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByRole('textbox', { name: 'Address' }).pressSequentially('https://10.0.0.1/gida')
  await page.getByLabel('A payment arrived').check()
  const save = page.getByRole('dialog').getByRole('button', { name: 'Add the address' })
  await save.click()
  await expect(page.getByText(/Nothing is sent to this address/)).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Address' })
    .fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/gida`)
  await save.click()
  expect(await secretOf(page, 'The secret')).toMatch(/^whsec_/)
  await expectNoOverflow(page, 'keys and webhooks')
  await page.getByRole('link', { name: /127\.0\.0\.1/ }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Arrived')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.locator('summary').click()
  await expect(page.getByText('thanks')).toBeVisible()
  await expectNoOverflow(page, 'the log of a webhook')
  await expectAccessible(page, 'the log of a webhook')
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect.poll(() => got).toHaveLength(2)
  expect(new Set(got).size).toBe(1)
  receiver.closeAllConnections()
  receiver.close()
})
