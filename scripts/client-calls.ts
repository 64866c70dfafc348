import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { api } from '../contract/api.ts'
import { KEY_SCOPES } from '../contract/domains/integrations/rules.ts'
import type { Endpoint } from '../contract/shared/endpoint.ts'

const FILE = resolve(import.meta.dirname, '../client/calls.ts')
const scopes = new Set<string>(KEY_SCOPES)

/** Whether the client has this call: allowed for an API key, and without a file upload. */
const isOpen = ({ access, person_only, upload, raw }: Endpoint): boolean =>
  scopes.has(access) && !person_only && !upload && !raw

const said = ({ method, path, money, answer }: Endpoint): string =>
  [method, path, money ? 'money' : answer === 'file' ? 'file' : ''].filter(Boolean).join(' ')

/** Generates the client's table of calls from the contract, so that the client does not need the contract at run time. */
export function drawClientCalls(): string {
  const domains = Object.entries(api).flatMap(([domain, calls]) => {
    const open = Object.entries<Endpoint>(calls).filter(([, endpoint]) => isOpen(endpoint))
    if (open.length === 0) return []
    return `  ${domain}: {\n${open.map(([name, endpoint]) => `    ${name}: '${said(endpoint)}',\n`).join('')}  },\n`
  })
  return `/** Made from the contract by \`npm run client:calls\`: method, path, and whether it moves money or answers a file. */
export const CALLS = {
${domains.join('')}} as const
`
}

export const clientCallsAreCurrent = (): boolean => readFileSync(FILE, 'utf8') === drawClientCalls()

if (import.meta.main) writeFileSync(FILE, drawClientCalls())
