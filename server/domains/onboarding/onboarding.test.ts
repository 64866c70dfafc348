import { beforeEach, expect, test } from 'vitest'
import { ProviderRefusal, ProviderUnknown } from '../../platform/pay/provider.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { portfolio } from '../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../testing/world.ts'

/** A provider with two banks that finds every account, until a test says otherwise. */
const LIVE = [
  { code: '057', name: 'Zenith Bank' },
  { code: '058', name: 'Guaranty Trust Bank' },
  { code: '058', name: 'Guaranty Trust Bank ' },
]
const asked = {
  banks: 0,
  accounts: 0,
  subaccounts: [] as { business_name: string; account_number: string }[],
}
const answers = {
  banks: async () => LIVE,
  account: async (): Promise<{ account_name: string }> => ({ account_name: 'OKAFOR ADA NGOZI' }),
  subaccount: async () => ({ subaccount_code: `ACCT_${asked.subaccounts.length}` }),
}
const usual = { ...answers }

const world = useWorld({
  provider: {
    listBanks: () => {
      asked.banks++
      return answers.banks()
    },
    resolveAccount: () => {
      asked.accounts++
      return answers.account()
    },
    createSubaccount: (account) => {
      asked.subaccounts.push(account)
      return answers.subaccount()
    },
  },
})

let ada: Person
beforeEach(async () => {
  Object.assign(answers, usual)
  Object.assign(asked, { banks: 0, accounts: 0 })
  ada = await signedIn(world, 'LANDLORD', { full_name: 'Ada Okafor', phone: null })
  world.services.clock.advance(61 * 60_000) // the cached list of banks is an hour old
  ada = await signedIn(world, 'LANDLORD', { full_name: 'Ada Okafor', phone: null })
})

const verify = (person = ada, account_number = '0123456789') =>
  person.post('/onboarding/bank-verification', { bank_code: '058', account_number })
const setUp = (body: object = {}, person = ada) =>
  person.post('/onboarding/complete-bank-setup', { bank_code: '058', account_number: '0123456789', ...body })
const mailTo = async (email: string) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('outbox_message').selectAll().where('recipient', '=', email).orderBy('id').execute(),
  )
const accountsOf = (user_id: string) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('payout_account')
      .selectAll()
      .where('user_id', '=', user_id)
      .orderBy('verified_at')
      .execute(),
  )

test('lists the provider’s banks by name, each once, and asks for them once an hour', async () => {
  expect((await ada.get('/onboarding/banks')).json()).toEqual({
    data: [
      { code: '058', name: 'Guaranty Trust Bank' },
      { code: '057', name: 'Zenith Bank' },
    ],
  })
  await ada.get('/onboarding/banks')
  expect(asked.banks).toBe(1)
  world.services.clock.advance(61 * 60_000)
  const later = await signedIn(world, 'LANDLORD')
  await later.get('/onboarding/banks')
  expect(asked.banks).toBe(2)
})

test('keeps to the last list while the provider gives no answer', async () => {
  answers.banks = () => Promise.reject(new ProviderUnknown('down'))
  const { data } = (await ada.get('/onboarding/banks')).json()
  expect(data).toContainEqual({ code: '058', name: 'Guaranty Trust Bank' })
})

test('tells whose an account is and whether the name is like one’s own', async () => {
  expect((await verify()).json()).toEqual({
    account_name: 'OKAFOR ADA NGOZI',
    account_number: '0123456789',
    bank_code: '058',
    verified: true,
    name_matches: true,
  })
  answers.account = async () => ({ account_name: 'PALMGROVE PROPERTIES LTD' })
  expect((await verify()).json().name_matches).toBe(false)
})

test('tells a wrong number from a bank that does not answer, naming the bank', async () => {
  answers.account = () => Promise.reject(new ProviderRefusal('Could not resolve account name.', 422, ''))
  const wrong = await verify()
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'ACCOUNT_NOT_RESOLVED'])
  expect(wrong.json().message).toBe('Guaranty Trust Bank has no account 0123456789. Check the number.')

  answers.account = () => Promise.reject(new ProviderUnknown('timeout'))
  const silent = await verify()
  expect([silent.statusCode, silent.json().code]).toEqual([503, 'PROVIDER_UNAVAILABLE'])
  expect(silent.json().message).toBe(
    'We could not reach Guaranty Trust Bank. Nothing is wrong with your number.',
  )
  expect(Number(silent.headers['retry-after'])).toBeGreaterThan(0)

  answers.account = () => Promise.reject(new ProviderRefusal('Invalid key', 401, ''))
  expect((await verify()).statusCode).toBe(503) // our own key was refused, not their number
})

test('stops after ten checks an hour, at once or in a row, and lets the account be saved all the same', async () => {
  const first = await Promise.all(Array.from({ length: 12 }, () => verify()))
  expect(first.filter((answer) => answer.statusCode === 200)).toHaveLength(10)
  const refused = first.find((answer) => answer.statusCode === 429)
  const wait = Number(refused?.headers['retry-after'])
  expect(wait).toBeGreaterThan(300)
  expect(asked.accounts).toBe(10)
  expect((await setUp()).statusCode).toBe(200)

  const other = await signedIn(world, 'LANDLORD')
  expect((await verify(other)).statusCode).toBe(200)
  world.services.clock.advance(wait * 1000)
  expect([(await verify()).statusCode, (await verify()).statusCode]).toEqual([200, 429])
})

test('sets the account by the bank’s word, not the client’s, and mails its owner', async () => {
  const done = await setUp({ account_name: 'SOMEBODY ELSE', business_name: 'Okafor Homes' })
  expect(done.json()).toEqual({
    status: 'COMPLETED',
    account_name: 'OKAFOR ADA NGOZI',
    message: 'Your rent goes to Guaranty Trust Bank, account ending in 6789.',
    subaccount_code: expect.stringMatching(/^ACCT_/),
  })
  expect(asked.subaccounts.at(-1)).toMatchObject({
    business_name: 'Okafor Homes',
    account_number: '0123456789',
  })
  const shown = (await ada.get('/onboarding/payout-account')).json()
  expect(shown).toMatchObject({
    skipped: false,
    account: { account_number: '6789', business_name: 'Okafor Homes' },
  })
  expect(JSON.stringify(shown)).not.toContain('0123456789')

  const mails = await mailTo(ada.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain('account ending in 6789')
  expect(mails[0]?.body).not.toContain('0123456789')
})

test('the same account again answers the same subaccount and makes no second one', async () => {
  const first = (await setUp()).json()
  const made = asked.subaccounts.length
  expect((await setUp()).json()).toEqual(first)
  expect(asked.subaccounts.length).toBe(made)
  expect(await mailTo(ada.email)).toHaveLength(1)
})

test('the same account twice at once is in force once', async () => {
  const [one, two] = await Promise.all([setUp(), setUp()])
  expect([one.statusCode, two.statusCode]).toEqual([200, 200])
  expect(one.json().subaccount_code).toBe(two.json().subaccount_code)
  expect(await accountsOf(ada.id)).toHaveLength(1)
  expect(await mailTo(ada.email)).toHaveLength(1)
})

test('another account replaces the first, which stays on record, and its owner is told again', async () => {
  await setUp()
  await setUp({ account_number: '9876543210' })
  const accounts = await accountsOf(ada.id)
  expect(accounts.map((account) => [account.account_number, account.replaced_at !== null])).toEqual([
    ['0123456789', true],
    ['9876543210', false],
  ])
  expect(await mailTo(ada.email)).toHaveLength(2)
})

test('nothing is set when the bank says no or says nothing', async () => {
  answers.account = () => Promise.reject(new ProviderRefusal('no', 422, ''))
  expect((await setUp()).statusCode).toBe(422)
  answers.account = usual.account
  answers.subaccount = () => Promise.reject(new ProviderUnknown('timeout'))
  expect((await setUp()).statusCode).toBe(503)
  expect(await accountsOf(ada.id)).toEqual([])
  expect(await mailTo(ada.email)).toEqual([])
})

test('a skip is remembered until an account is set', async () => {
  const skip = await ada.post('/onboarding/complete-bank-setup', { skip_setup: true })
  expect(skip.json()).toMatchObject({ status: 'SKIPPED', account_name: null, subaccount_code: null })
  expect((await ada.get('/onboarding/payout-account')).json()).toEqual({ account: null, skipped: true })
  await ada.post('/onboarding/complete-bank-setup', { skip_setup: true })
  await setUp()
  expect((await ada.get('/onboarding/payout-account')).json()).toMatchObject({
    skipped: false,
    account: { bank_name: 'Guaranty Trust Bank' },
  })
})

test('refuses numbers that are none with the words of the form', async () => {
  const short = (await verify(ada, '123')).json()
  expect(short.details[0].message).toBe('Account number must be exactly 10 digits')
  const letters = (await verify(ada, '01234567AB')).json()
  expect(letters.details[0].message).toBe('Account number must contain only digits')
  expect((await ada.post('/onboarding/complete-bank-setup', { bank_code: '058' })).statusCode).toBe(400)
})

test('nobody sees or sets another person’s account, and a tenant or agent has none', async () => {
  const home = await portfolio(world, { people: { landlord: ada } })
  await setUp()
  expect((await home.manager.get('/onboarding/payout-account')).json().account).toBeNull()
  for (const person of [home.tenant, home.agent]) {
    expect((await verify(person)).statusCode).toBe(403)
    expect((await setUp({}, person)).statusCode).toBe(403)
    expect((await person.get('/onboarding/payout-account')).statusCode).toBe(403)
  }
  const seen = await world.services.transaction(home.manager.actor, (tx) =>
    tx.selectFrom('payout_account').select('id').execute(),
  )
  expect(seen).toEqual([])
})
