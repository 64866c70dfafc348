import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** An import rule, applied to a file and one of its imports (both relative to the root, with `/`). */
type Rule = { name: string; breaks(from: string, to: string): boolean }

const root = resolve(import.meta.dirname, '..')

/** Domains in layers: each may import only from an earlier layer, through its `index.ts`. */
const LINES: string[][] = [
  ['users', 'sandboxes'],
  ['auth'],
  ['estates'],
  ['onboarding', 'law'],
  ['ledger'],
  ['charges'],
  ['payments'],
  ['receipts'],
  ['refunds', 'autopay'],
  ['leases'],
  ['deposits', 'collections', 'transfers', 'settlements', 'books'],
  ['invitations', 'conversations', 'meetings'],
  ['applications', 'imports', 'maintenance'],
  ['vendors'],
  ['work-orders', 'inspections'],
  ['assets', 'bills'],
  ['documents'],
  ['templates', 'signing'],
  ['notices'],
  ['calendar', 'alerts', 'audit', 'integrations', 'subscriptions'],
  ['notifications'],
  ['analytics', 'admin', 'search', 'phone'],
  ['reports', 'evidence', 'site'],
  ['privacy', 'faults'],
]
/** Maximum number of exports of a domain's `index.ts`. */
const MOST_NAMES = 25
const lineOf = (domain: string) => LINES.findIndex((line) => line.includes(domain))
const domainOf = (file: string) => /^(?:server|web)\/domains\/([^/]+)\//.exec(file)?.[1]
const roomOf = (file: string) => file.split('/')[0] ?? ''
const isAssembly = (file: string) =>
  /^server\/(app|main|cli)\.ts$|^server\/(demo|testing|bench|chaos|hammer|commands|sandboxes)\/|^web\/(routes|main|app)\.tsx$|^web\/live-updates\.ts$|\/testing\.tsx$/.test(
    file,
  )

const isForTests = (file: string) => /\.test\.|^web\/.*\/examples\.ts$/.test(file)

const RULES: Rule[] = [
  {
    name: 'what the whole contract shares knows no domain',
    breaks: (from, to) => from.startsWith('contract/shared/') && to.startsWith('contract/domains/'),
  },
  {
    name: 'contract imports Zod and itself',
    breaks: (from, to) =>
      roomOf(from) === 'contract' && !/^contract\/|^zod$/.test(to) && !from.endsWith('.test.ts'),
  },
  {
    name: 'server and web never import each other; nobody imports the simulator',
    breaks: (from, to) =>
      (roomOf(from) === 'server' && roomOf(to) === 'web') ||
      (roomOf(from) === 'web' && roomOf(to) === 'server') ||
      (roomOf(from) !== 'simulator' && roomOf(to) === 'simulator') ||
      (roomOf(from) === 'simulator' && /^(contract|server|web)\//.test(to)),
  },
  {
    name: 'platform and ui know no domain',
    breaks: (from, to) =>
      /^server\/platform\/|^web\/(platform|ui)\//.test(from) &&
      !from.includes('.test.') &&
      /^(server|web)\/domains\//.test(to),
  },
  {
    name: 'ui knows no router and no fetching',
    breaks: (from, to) =>
      from.startsWith('web/ui/') && /^@tanstack\/react-(router|query)$|^web\/platform\//.test(to),
  },
  {
    name: 'a domain imports another through its index.ts, and only one of an earlier line',
    breaks: (from, to) => {
      const [mine, theirs] = [domainOf(from), domainOf(to)]
      if (!theirs || mine === theirs || isForTests(from)) return false
      if (!mine) return from.startsWith('web/shell/') && !to.endsWith('/index.ts')
      return !to.endsWith('/index.ts') || lineOf(theirs) < 0 || lineOf(theirs) >= lineOf(mine)
    },
  },
  {
    name: 'only app.ts, main.ts and routes.tsx open a domain’s routes, jobs and events, or what it brings to the whole',
    breaks: (from, to) => {
      const theirs = domainOf(to)
      return (
        theirs !== undefined &&
        domainOf(from) !== theirs &&
        /\/(routes|jobs|events|domain)\.tsx?$/.test(to) &&
        !isAssembly(from)
      )
    },
  },
]

/**
 * Only the configuration reads the environment; only the platform talks to external services; time comes from the clock; money is typed in
 * one place.
 */
const CONTENTS: { name: string; where: RegExp; not: RegExp }[] = [
  {
    name: 'only platform/config reads the environment',
    where: /^server\/(?!platform\/config\/|commands\/|testing\/|bench\/|chaos\/|hammer\/|.*\.test\.ts)/,
    not: /process\.env/,
  },
  {
    name: 'time comes from the clock handed in',
    where: /^server\/domains\/(?!.*\.test\.ts)/,
    not: /Date\.now\(\)|new Date\(\)/,
  },
  {
    name: 'only the platform talks to the outside',
    where: /^server\/domains\/(?!.*\.test\.ts)/,
    not: /\bfetch\(/,
  },
  {
    name: 'an amount is typed into MoneyField, a share into PercentInput',
    where: /^web\/(?!ui\/)/,
    not: /inputMode="decimal"|type="number"|(?:placeholder|label)="₦/,
  },
  {
    name: 'what is typed as money is read by MoneyField, and pasted lines alone are read beside it',
    where: /^web\/(?!ui\/form\/MoneyField\.tsx$|domains\/payments\/read-payment-lines\.ts$)/,
    not: /\b(?:readAmount|readNaira|parseNaira)\b/,
  },
]

/** Every violation, as a sentence. */
export function checkImports(): string[] {
  const files = globSync('{contract,server,web,simulator,e2e,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|dist/.test(path),
  })
  return files.flatMap((file) => breachesOf(file.replaceAll('\\', '/')))
}

function breachesOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const breaches: string[] = []
  for (const [, specifier = ''] of text.matchAll(/(?<!['\w])(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    const to = targetOf(file, specifier)
    for (const rule of RULES) if (rule.breaks(file, to)) breaches.push(`${file} imports ${to}: ${rule.name}`)
  }
  if (/^(?:server|web)\/domains\/\w+\/index\.ts$/.test(file) && !isNarrow(text))
    breaches.push(`${file}: a door names what it lets through, one by one, and at most ${MOST_NAMES}`)
  for (const { name, where, not } of CONTENTS) {
    if (where.test(file) && not.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
      breaches.push(`${file}: ${name}`)
  }
  return breaches
}

function isNarrow(door: string): boolean {
  const names = [...door.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').filter((name) => name.trim()),
  )
  return names.length <= MOST_NAMES && !door.includes('export *')
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.'))
    return relative(root, join(root, dirname(file), specifier)).replaceAll('\\', '/')
  return specifier.replace(/^@gida\/(\w+)\//, '$1/')
}
