import { beginWithOffice } from './steps/conversations.ts'
import { expect, type Page, test } from './steps/gida.ts'
import { holdPictures } from './steps/hold-pictures.ts'
import { expectAccessible, expectNoOverflow, expectTouchable } from './steps/page-checks.ts'
import { expandRow, menuItem, openRowMenu } from './steps/tables.ts'

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const TENANT = 'Olúwaṣeun Adébáyọ̀'
const LANDLORD = 'Chief Babatunde Oyelaran-Williams'

const field = (page: Page) => page.getByLabel('Write a message')

async function write(page: Page, text: string): Promise<void> {
  await field(page).pressSequentially(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

/** Plays the last voice note to its end, including audio output. */
async function listenTo(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Play the voice note/ })
    .last()
    .click()
  const note = page.locator('audio').last()
  await expect.poll(() => note.evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(true)
  expect(await note.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.5)
}

test('a tenant asks about a payment, a manager takes it and answers, and each sees how far it came', {
  tag: '@phone',
}, async ({ page, signIn, asOther }) => {
  const question = 'Is this for the year, or for a half?'
  await signIn(page, 'tenant', '/dashboard/payments/history')
  const row = page.getByRole('list', { name: 'Payments' }).getByRole('listitem').first()
  await openRowMenu(await expandRow(page, row, true))
  await menuItem(page, 'View Details').click()
  await page.getByRole('button', { name: 'Ask about this' }).click()
  await write(page, question)
  await expect(page.getByText(/^Sent|^Delivered|^Read/).last()).toBeVisible()
  await expect(field(page)).toHaveValue('')

  const manager = await asOther('manager', '/dashboard/messages', 'desk')
  await manager.getByRole('link', { name: question }).click()
  await expect(manager.getByRole('log').getByText(question)).toBeVisible()
  const take = manager.getByRole('button', { name: /I take it|Hand over/ })
  if ((await take.textContent()) === 'I take it') await take.click()
  await expect(manager.getByText('Taken by you.')).toBeVisible()
  await expect(page.getByText(/took this conversation/).last()).toBeVisible()
  await field(manager).pressSequentially('One moment')
  await expect(page.getByText(/is writing…$/)).toBeVisible()
  await field(manager).fill('')
  await expect(page.getByText(/^Read/).last()).toBeVisible()

  await write(manager, 'For the year')
  await expect(page.getByRole('log').getByText('For the year').last()).toBeVisible()
  await expect(manager.getByText(/^Read/).last()).toBeVisible()
  await expectNoOverflow(page, 'a conversation')
  await expectTouchable(page, 'a conversation')
  await expectAccessible(page, 'a conversation')
})

test('what is written without a network waits, outlives a reload and is sent once', {
  tag: '@phone',
}, async ({ page, context, signIn }) => {
  const words = 'Please come early'
  await signIn(page, 'tenant', '/dashboard/messages')
  await beginWithOffice(page)
  await expect(field(page)).toBeVisible()
  await context.setOffline(true)
  await write(page, words)
  await expect(page.getByText(/^Waiting for network/)).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText(/^Sent|^Delivered|^Read/).last()).toBeVisible()
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1)
})

test('a photo waits with its words, outlives a reload, and is seen and opened by the office', {
  tag: '@phone',
}, async ({ page, context, signIn, asOther }) => {
  await signIn(page, 'tenant', '/dashboard/messages')
  await beginWithOffice(page)
  const drawPictures = await holdPictures(page)
  await page.locator('input[type=file]').setInputFiles([
    { name: 'tank.png', mimeType: 'image/png', buffer: PICTURE },
    { name: 'quotation.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') },
  ])
  await expect(page.getByRole('button', { name: 'Remove tank.png' })).toBeVisible()
  await context.setOffline(true)
  await field(page).pressSequentially('This is how it looks')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled() // not before the photo is processed
  await drawPictures()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(/^Waiting for network/)).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText(/^Sent|^Delivered|^Read/).last()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Open tank/ }).last()).toBeVisible()

  const manager = await asOther('manager', '/dashboard/messages')
  await manager
    .getByRole('link', { name: /This is how it looks/ })
    .first()
    .click()
  await expect(manager.getByText('quotation.pdf')).toHaveCount(1)
  await manager.getByRole('button', { name: 'Open tank.jpg' }).click()
  await expect(manager.getByRole('dialog').getByRole('img', { name: 'tank.jpg' })).toBeVisible()
  await expectAccessible(manager, 'a picture of a message')
})

test('a voice note is recorded, heard, waits without a network, and is played by the office', {
  tag: '@phone',
}, async ({ page, context, signIn, asOther }) => {
  await signIn(page, 'tenant', '/dashboard/messages')
  await beginWithOffice(page)
  await page.getByRole('button', { name: 'Record a voice note' }).click()
  await expect(page.getByText('Recording, 0:01')).toBeVisible()
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await listenTo(page)
  await expectAccessible(page, 'a voice note that is not sent yet')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send the voice note' }).click()
  await expect(page.getByText(/^Waiting for network/)).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText(/^Sent|^Delivered|^Read/).last()).toBeVisible()

  const manager = await asOther('manager', '/dashboard/messages')
  await manager
    .getByRole('link', { name: /Voice note/ })
    .first()
    .click()
  await listenTo(manager)
})

test('a message is answered, put right and deleted, and a stranger finds nobody', { tag: '@desk' }, async ({
  page,
  signIn,
}) => {
  await signIn(page, 'manager', '/dashboard/messages')
  await page.getByRole('button', { name: 'New message' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Find a person').pressSequentially('nobody of this name')
  await expect(sheet.getByText(/Nobody you share/)).toBeVisible()
  await sheet.getByLabel('Find a person').fill('')
  await sheet.getByRole('listitem').getByRole('button').first().click()
  await field(page).pressSequentially('Come at 8\n')
  const log = page.getByRole('log')
  const menu = log.getByRole('button', { name: 'What to do with this message' }).last()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByText('Edit your message')).toBeVisible()
  await expect(field(page)).toHaveValue('Come at 8')
  await field(page).press('End')
  await field(page).press('Backspace')
  await field(page).pressSequentially('9\n')
  await expect(log.getByText('Come at 9')).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Reply' }).click()
  await expect(page.getByText(/^Reply to/)).toBeVisible()
  await field(page).pressSequentially('At the gate\n')
  await expect(log.getByRole('blockquote')).toHaveText(/Come at 9/)
  await page.getByLabel('Search people and messages').pressSequentially('gate')
  const found = page.getByRole('region', { name: 'In messages' }).getByRole('link')
  await expect(page).toHaveURL(/search=gate/)
  await found.first().click()
  await expect(page).toHaveURL(/at=\d+/)
  await expect(log.getByText('At the gate')).toBeInViewport()
  await page.getByRole('button', { name: 'More about this conversation' }).click()
  await page.getByRole('menuitem', { name: 'Block this person' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeHidden()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(log.getByText('This message was deleted.')).toBeVisible()
})

test('a group is named, somebody is added who sees what comes alone, and who has read it is seen by name', {
  tag: '@phone',
}, async ({ page, signIn, asOther }) => {
  const open = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
  const menu = () => page.getByRole('button', { name: 'More about this conversation' }).click()
  const choose = async (name: string) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Add people' }).click()
    await page.getByLabel('Find a person').fill(name)
    await page.getByRole('checkbox', { name }).check()
    await page.getByRole('button', { name: 'Done' }).click()
  }
  await signIn(page, 'manager', '/dashboard/messages')
  await page.getByRole('button', { name: 'New message' }).click()
  await page.getByRole('button', { name: 'New group' }).click()
  await page.getByLabel('Name of the group').fill('Borehole')
  await choose(TENANT)
  await expectAccessible(page, 'a new group')
  await page.getByRole('button', { name: 'Start the group' }).click()
  await write(page, 'Among the two of us')
  await expect(page.getByText(/^Sent|^Delivered|^Read/).last()).toBeVisible()

  await menu()
  await open('Add people')
  await choose(LANDLORD)
  await expectNoOverflow(page, 'people who are added')
  await page.getByRole('button', { name: 'Add them' }).click()
  await expect(page.getByText(/^You added/)).toBeVisible()
  await menu()
  await open('Change its name')
  await page.getByLabel('Name', { exact: true }).fill('Borehole pump')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Borehole pump' })).toBeVisible()
  await write(page, 'Now the three of us')
  await expect(page.getByText(/^Sent|^Delivered|^Read/).last()).toBeVisible()
  const landlord = await asOther('landlord', '/dashboard/messages')
  await landlord.getByRole('link', { name: /Borehole pump/ }).click()
  const said = landlord.getByRole('log')
  await expect(said.getByText('Now the three of us')).toBeVisible()
  await expect(said.getByText('Among the two of us')).toBeHidden()
  await page.getByRole('button', { name: 'What to do with this message' }).last().click()
  await open('Who has read it')
  const hasRead = page.getByRole('region', { name: 'Read', exact: true })
  await expect(hasRead.getByText(LANDLORD)).toBeVisible()
  await page.keyboard.press('Escape')

  await menu()
  await open('Who is in it')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, 'who is in a conversation')
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^You removed/)).toBeVisible()

  await page.getByRole('link', { name: 'Back to messages' }).click()
  await page.getByRole('button', { name: 'New message' }).click()
  await page.getByLabel('Find a person').fill(TENANT)
  await page.getByRole('button', { name: TENANT }).click()
  await write(page, 'A word to you alone')
  await expect(page.getByText(/^Sent|^Delivered|^Read/).last()).toBeVisible()
  await page.getByRole('link', { name: 'Back to messages' }).click()
  await page.getByRole('button', { name: 'Archive several' }).click()
  await page.getByRole('checkbox', { name: /Borehole pump/ }).check()
  await page.getByRole('button', { name: 'Archive 1' }).click()
  await expect(page.getByText('1 conversation is archived.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Borehole pump/ })).toBeHidden()
})
