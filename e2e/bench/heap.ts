import type { CDPSession, Page } from '@playwright/test'
import { navigateInApp } from '../steps/go-within.ts'
import { openBrowser } from '../steps/open-browser.ts'
import { signIn } from '../steps/sign-in.ts'

/** Screens that a manager opens repeatedly in a working day, starting and ending at the dashboard. */
const ROUND = [
  ...['/dashboard/payments', '/dashboard/payments?page=2', '/dashboard/payments/overdue'],
  ...['/dashboard/payments/charges', '/dashboard/payments/receipts', '/dashboard/properties'],
  ...['/dashboard/tenants', '/dashboard/tenants/leases', '/dashboard/messages', '/dashboard/maintenance'],
  ...['/dashboard/calendar', '/dashboard/estates', '/dashboard/reports', '/dashboard/notifications'],
  '/dashboard',
]

type HeapSize = { bytes: number; nodes: number; listeners: number }

/**
 * Heap size in a browser: at the start on the dashboard, after a first round through all screens, and after more rounds,
 * each after a garbage collection. A person opens a screen about every ten seconds, so an hour is 24 rounds.
 */
async function weighRounds(page: Page, rounds: number): Promise<object> {
  const devtools = await page.context().newCDPSession(page)
  const held: HeapSize[] = [await weigh(devtools)]
  for (let round = 1; round <= rounds; round++) {
    for (const address of ROUND) {
      await navigateInApp(page, address)
      await page.waitForLoadState('networkidle')
    }
    held.push(await weigh(devtools))
  }
  const of = (what: keyof HeapSize, from: number) => {
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

async function weigh(devtools: CDPSession): Promise<HeapSize> {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage') // a second one collects what finalizers of the first have freed
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
