import { KEY_CALLS_A_MINUTE } from '@gida/contract/domains/integrations/rules'

/** Texts of the developer documentation. */
export const developers = {
  title: 'Developers',
  description: 'Build on Gida: API keys, webhooks, and every call that a key can make.',
  lead: 'Your program can read everything an estate manager sees in an estate and, with permission, change it.',
  document: 'The same as an OpenAPI 3.1 document',
  parts: [
    {
      title: 'Keys',
      text: [
        'An estate manager creates a key in Settings, Developers: for some estates, with some permissions, until a date. It begins with gida_live_, or gida_test_ if no money is real, and is shown once.',
        'Send it in the Authorization header. A key in a URL is refused, because URLs are logged on the way: replace that key.',
        'A key can never do more than its owner. It cannot send money out, change a payout account or give anybody rights; the calls below are the only ones it can make.',
      ],
    },
    {
      title: 'Test keys',
      text: [
        'A manager creates a test key in Settings, Developers. It begins with gida_test_ and works in its own copy of the demo: estates, tenants and charges are there, every call below works, and you can run the examples as they are. Nothing in it is real, and nobody else sees it.',
        'POST /integrations/test-payments lets the tenant of a unit pay, or fail to, at a simulated checkout; the test cards on the checkout page work too. Receipts, entries and webhooks follow as with real money.',
        'To set up webhooks, or to see what a program did, open /demo/key in a private window and paste the key. A person can have at most two test keys. A copy is erased seven days after its last call, or by an update that changes the database: then create another.',
      ],
    },
    {
      title: 'Form',
      text: [
        'Requests and responses are JSON. Amounts are whole kobo: ₦1,250.00 is 125000. Dates are days in Lagos (2026-11-25), times are UTC.',
        'Calls that move money take an Idempotency-Key: if you send the same body again within 24 hours, you get the first response.',
        'Lists take page and limit (at most 100) and return total and totalPages. They are for display: a row added meanwhile moves the others.',
        'To copy all payments or receipts, walk: /payments/walk and /receipts/walk return the oldest first, a cursor, and whether there is more. Pass the cursor to get the next part: each row comes once, however many are added meanwhile. A new row appears after a minute and a half. Webhooks tell you about later changes.',
      ],
    },
    {
      title: 'Errors',
      text: [
        'Every error has a stable code, a message for people, and status_code; a 400 names each field in details. What you may not see returns 404, like what does not exist.',
        `A key can make ${KEY_CALLS_A_MINUTE} calls a minute. Above that you get 429 with Retry-After; RateLimit in each response shows what is left.`,
      ],
    },
  ],
  examples: 'Examples',
  webhooks: {
    title: 'Webhooks',
    text: [
      'We send events to your server by POST, following Standard Webhooks. The body is short: what happened, to what, in which estate, and its state. Ask the API for the rest.',
      'Answer 2xx within 15 seconds. Anything else is retried ten times in three days; events about one object arrive in order. An event may come twice, with the same webhook-id: keep the ids that you have handled.',
      'Check the signature over the raw bytes received, and refuse a webhook-timestamp older than five minutes.',
    ],
    events: 'Events',
  },
  calls: { title: 'Calls', call: 'Call', what: 'What it does', needs: 'Permission' },
  changes: {
    title: 'API changes',
    description: 'What was added to the Gida API, and what will change.',
    note: 'Additions do not break anything: ignore fields you do not know. A breaking change gets a new address, and is announced here first.',
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
