import { KEY_CALLS_A_MINUTE } from '@gida/contract/domains/integrations/rules'

/** Texts of the developer documentation. */
export const developers = {
  title: 'Developers',
  description: 'Build on Gida: API keys, webhooks, and every call that a key may make.',
  lead: 'Everything that an estate manager sees of an estate, a program of theirs can ask for and, where they let it, change.',
  document: 'The same as an OpenAPI 3.1 document',
  parts: [
    {
      title: 'Keys',
      text: [
        'An estate manager makes a key in Settings, Developers: for some estates, with some permissions, until a day. It begins with gida_live_, or with gida_test_ where no money is real, and is shown once.',
        'It goes into the Authorization header. In an address it is refused, because addresses are written down on the way: then replace it.',
        'A key never does more than its owner may. It sends no money out, changes no payout account and gives nobody rights; the calls below are all that there are for it.',
      ],
    },
    {
      title: 'Test keys',
      text: [
        'A manager makes a test key in Settings, Developers. It begins with gida_test_ and acts in a copy of the demo of its own: estates, tenants and charges are there, every call below works, and the examples can be run as they stand. Nothing in it is real, and nobody else sees it.',
        'POST /integrations/test-payments lets the tenant of a unit pay, or fail to, at a simulated checkout; the test cards of the checkout page work too. Receipts, entries and webhooks follow as from real money.',
        'To set up webhooks, or to see what a program did, open /demo/key in a private window and paste the key. A person has two test keys at most. Seven days after its last call a copy is erased, and so it is by an update that changes the database: then make another.',
      ],
    },
    {
      title: 'Form',
      text: [
        'Bodies and answers are JSON. Money is whole kobo: ₦1,250.00 is 125000. Days are days in Lagos (2026-11-25), moments are UTC.',
        'Calls that move money take an Idempotency-Key: sent again with the same body within 24 hours, the first answer comes again.',
        'Lists take page and limit (100 at most) and say total and totalPages. They are for looking: a row that is added meanwhile moves the others.',
        'To copy all payments or receipts, walk: /payments/walk and /receipts/walk give the oldest first, a cursor, and whether there is more. Hand the cursor in for the next part: each row comes once, however many are added meanwhile. A new one is there after a minute and a half. What changes later, webhooks tell.',
      ],
    },
    {
      title: 'Errors',
      text: [
        'Every failure has a code that stays, a message for people, and status_code; a 400 names each field in details. What you may not see is 404, like what is not there.',
        `A key asks ${KEY_CALLS_A_MINUTE} times a minute. Beyond it comes 429 with Retry-After; RateLimit says with each answer what is left.`,
      ],
    },
  ],
  examples: 'Examples',
  webhooks: {
    title: 'Webhooks',
    text: [
      'Your server is told of events by POST, after Standard Webhooks. The body is thin: what happened, to what, in which estate, and how it stands. Ask the API for the rest.',
      'Answer 2xx within 15 seconds. Anything else is tried again ten times in three days; of one thing nothing later comes before. An event may come twice, under the same webhook-id: keep the ids that you have dealt with.',
      'Check the signature over the bytes that came, and refuse a webhook-timestamp that is older than five minutes.',
    ],
    events: 'Events',
  },
  calls: { title: 'Calls', call: 'Call', what: 'What it does', needs: 'Permission' },
  changes: {
    title: 'Changes of the API',
    description: 'What was added to the API of Gida, and what will change.',
    note: 'What is added does not break anything: take what you do not know as nothing. What would break comes under another address, and is said here first.',
    all: 'All changes',
    list: [
      ['26 November 2026', 'Test keys, and POST /integrations/test-payments.'],
      [
        '26 November 2026',
        'Walks by cursor: GET /payments/walk and GET /receipts/walk, and walk() in the client.',
      ],
      ['25 November 2026', 'API keys and webhooks; this page.'],
    ],
  },
} as const

/** Example requests. */
export const EXAMPLES: readonly (readonly [what: string, path: string])[] = [
  ['The estates that the key reaches', '/estates'],
  ['Payments that are in, the newest first', '/payments?status=COMPLETED&limit=50'],
  ['All payments, from the first one on', '/payments/walk?limit=100'],
  ['Tenants who owe something', '/payments/overdue'],
  ['Units that stand empty', '/onboarding/units?status=VACANT'],
]

/** Example of verifying a webhook's signature. */
export const VERIFY = `import { createHmac, timingSafeEqual } from 'node:crypto'

function isFromGida(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': said } = headers
  if (Math.abs(Number(new Date) / 1000 - Number(at)) > 300) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const ours = createHmac('sha256', key).update(\`\${id}.\${at}.\${body}\`).digest()
  return said.split(' ').some((one) => {
    const theirs = Buffer.from(one.replace('v1,', ''), 'base64')
    return theirs.length === ours.length && timingSafeEqual(theirs, ours)
  })
}`
