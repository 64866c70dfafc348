import { readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../server/migrations')
const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Name it in lower case: npm run db:new -- add_guarantors')
  process.exit(2)
}
const last = readdirSync(folder)
  .filter((file) => /^\d{4}_/.test(file))
  .sort()
  .at(-1)
const number = String(Number(last?.slice(0, 4) ?? 0) + 1).padStart(4, '0')
const file = join(folder, `${number}_${name}.sql`)
writeFileSync(file, '-- What this is for, in a line.\n\n', { flag: 'wx' })
console.log(`Made ${file}. After filling it: npm run db:types.`)
