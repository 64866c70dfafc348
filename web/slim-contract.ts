import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const ENDPOINTS = /\/contract\/domains\/[^/]+\/endpoints\.ts$/
const CONTRACT = /\/contract\/(?:(?:domains|shared)\/.+|live|effects)\.ts$/

/**
 * Keeps Zod out of the first load. In the browser an endpoint is only its method, path and a few flags: types come from the contract, and
 * answers are not parsed. The schemas stay importable, for forms, and are tree-shaken where unused.
 */
export function slimContract(): Plugin {
  return {
    name: 'gida:slim-contract',
    enforce: 'post',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (ENDPOINTS.test(file))
        return { code: await plainEndpoints(file), map: null, moduleSideEffects: false }
      if (CONTRACT.test(file)) {
        return {
          code: markPure(code, this.parse(code).body as Statement[]),
          map: null,
          moduleSideEffects: false,
        }
      }
    },
  }
}

async function plainEndpoints(file: string): Promise<string> {
  const domains = (await import(pathToFileURL(file).href)) as Record<string, Record<string, Plain>>
  return Object.entries(domains)
    .map(([name, actions]) => `export const ${name} = ${JSON.stringify(plainActions(actions))}`)
    .join('\n')
}

type Plain = {
  method: string
  path: string
  access: string
  answer: unknown
  money?: true
  changes?: readonly string[]
  kept?: true
}

const plainActions = (actions: Record<string, Plain>) =>
  Object.fromEntries(
    Object.entries(actions).map(([action, { method, path, access, answer, money, changes, kept }]) => [
      action,
      {
        ...{ method, path, money, changes, kept },
        // The server checks access; the browser only needs to know whether a call goes without a session.
        access: access === 'public' ? access : undefined,
        answer: answer === 'file' ? answer : undefined,
      },
    ]),
  )

type Node = { type: string; start: number; end: number }
type Statement = Node & { declaration?: Statement; declarations?: { init: Node | null }[] }

/** `const Kobo = z.int()` → `const Kobo = /*#__PURE__*\/ (() => z.int())()`, so that it is tree-shaken where unused. */
function markPure(code: string, body: Statement[]): string {
  const made = body
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .flatMap(({ init }) => (init && init.type === 'CallExpression' ? [init] : []))
  return made.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/*#__PURE__*/ (() => ${text.slice(start, end)})()${text.slice(end)}`,
    code,
  )
}
