import type { CDPSession, Page } from '@playwright/test'
import { goWithin } from '../steps/go-within.ts'
import { openBrowser } from '../steps/open-browser.ts'
import { signIn } from '../steps/sign-in.ts'

/** What a manager goes through again and again in a day of work, from the dashboard and back to it. */
const ROUND = [
  ...['/dashboard/payments', '/dashboard/payments?page=2', '/dashboard/payments/overdue'],
  ...['/dashboard/payments/charges', '/dashboard/payments/receipts', '/dashboard/properties'],
  ...['/dashboard/tenants', '/dashboard/tenants/leases', '/dashboard/messages', '/dashboard/maintenance'],
  ...['/dashboard/calendar', '/dashboard/estates', '/dashboard/reports', '/dashboard/notifications'],
  '/dashboard',
]

type Held = { bytes: number; nodes: number; listeners: number }

/**
 * What the app holds in a browser at its start on the dashboard, after every screen of a round was open once, and after so many rounds; what
 * nothing holds any more is collected before each. A person opens a screen each ten seconds or so: an hour is 24 rounds.
 */
async function weighRounds(page: Page, rounds: number): Promise<object> {
  const devtools = await page.context().newCDPSession(page)
  const held: Held[] = [await weigh(devtools)]
  for (let round = 1; round <= rounds; round++) {
    for (const address of ROUND) {
      await goWithin(page, address)
      await page.waitForLoadState('networkidle')
    }
    held.push(await weigh(devtools))
  }
  const of = (what: keyof Held, from: number) => {
    const [before, after] = [held[from]?.[what] ?? Number.NaN, held.at(-1)?.[what] ?? Number.NaN]
    return Math.round((after / before) * 1000) / 1000
  }
  return {
    screens: rounds * ROUND.length,
    bytes: held.map(({ bytes }) => bytes),
    nodes: held.map(({ nodes }) => nodes),
    listeners: held.map(({ listeners }) => listeners),
    bytes_to_start: of('bytes', 0),
    bytes_to_first_round: of('bytes', 1),
    nodes_to_start: of('nodes', 0),
    listeners_to_start: of('listeners', 0),
  }
}

async function weigh(devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage') // what the first one set free holds more
  const [{ usedSize }, { nodes, jsEventListeners }] = [
    await devtools.send('Runtime.getHeapUsage'),
    await devtools.send('Memory.getDOMCounters'),
  ]
  return { bytes: usedSize, nodes, listeners: jsEventListeners }
}

const [baseURL = '', email = '', password = '', rounds = '1'] = process.argv.slice(2)
const browser = await openBrowser()
try {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  await signIn(page, { email, password })
  await page.waitForLoadState('networkidle')
  process.stdout.write(JSON.stringify(await weighRounds(page, Number(rounds))))
} finally {
  await browser.close()
}
